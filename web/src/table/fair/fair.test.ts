import { createHash } from "node:crypto";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/state/settings.svelte";
import type { Table } from "../model";
import { lineOf, sealedText } from "./checking";
import FairDialog from "./FairDialog.svelte";
import { seals } from "./seals.svelte";

const sealed = (text: string) => createHash("sha256").update(text).digest("hex");
const SEAL = sealed("fondaco-seed 7 ab12");
const RECORD = 'fondaco-record 1\ngame calimala\nrules 1\nseed 7\nposition {"turns": 3}\n\n1 0 keep croce\nopen\n';

let mounted: Record<string, unknown> | null = null;
let tables = 0;
let id = "";
function open(about: object, seed: string | undefined): void {
  const result = seed === undefined ? undefined : { standings: [], seed, nonce: "ab12" };
  const table = { about, shown: { result } } as unknown as Table;
  mounted = mount(FairDialog, { target: document.body, props: { table, id, onclose: () => undefined } });
  flushSync();
}
const text = () => document.querySelector("dialog")!.textContent.replaceAll("\u00a0", " ");
async function compute(): Promise<void> {
  [...document.querySelectorAll("dialog button")].find((button) => button.textContent === "Compute it")!.dispatchEvent(new Event("click", { bubbles: true }));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("code.same, code.differs, p.bad")).not.toBeNull();
  });
}

beforeEach(() => {
  settings.language = "en";
  id = `t${++tables}`;
});
function close(): void {
  if (mounted !== null) void unmount(mounted);
  mounted = null;
}
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

describe("the check of a shuffle", () => {
  it("seals what the protocol says", () => {
    expect(sealedText("7", "ab12", null)).toBe("fondaco-seed 7 ab12");
    expect(sealedText("7", "ab12", '{"turns": 3}')).toBe('fondaco-seed 7 ab12 {"turns": 3}');
    expect(lineOf(RECORD, "position")).toBe('{"turns": 3}');
    expect(lineOf(RECORD.replace(/position.*\n/, ""), "position")).toBeNull();
  });

  it("finds that the seed is the one that was sealed, and then says what it decides", async () => {
    seals.note(id, SEAL, 0);
    open({ commitment: SEAL, from_position: false }, "7");
    expect(text()).toContain("before the first move, on");
    expect(text()).not.toContain("What the seed decides");
    await compute();
    expect(document.querySelector("code.same")!.textContent).toBe(SEAL);
    expect(text()).toContain("Both are the same");
    expect(text()).toContain(`fondaco replay ${id}.fgn`);
  });

  it("finds that another seed was told", async () => {
    open({ commitment: SEAL, from_position: false }, "8");
    await compute();
    expect(document.querySelector("code.differs")!.textContent).toBe(sealed("fondaco-seed 8 ab12"));
    expect(text()).toContain("They differ");
  });

  it("reads the position from the record where the game began with one", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ text: () => Promise.resolve(RECORD) }));
    open({ commitment: sealed('fondaco-seed 7 ab12 {"turns": 3}'), from_position: true }, "7");
    await compute();
    expect(text()).toContain("Both are the same");
  });

  it("says that another seal was noted before, and when it was seen too late", () => {
    seals.note(id, "00ff", 0);
    seals.note(id, SEAL, 5);
    open({ commitment: SEAL, from_position: false }, undefined);
    expect(text()).toContain("which was 00ff");
    close();
    id += "late";
    seals.note(id, SEAL, 5);
    open({ commitment: SEAL, from_position: false }, undefined);
    expect(text()).toContain("after decision 5");
  });

  it("tells the seed only at the end", () => {
    open({ commitment: SEAL, from_position: false }, undefined);
    expect(text()).toContain("as soon as the game is over");
    expect(text()).not.toContain("Compute it");
  });
});
