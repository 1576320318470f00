// Everything that may be chosen must be on the board or the mat, in every arrangement, and touching it must lead to the option.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { asView, galley, people, port, position } from "./sample";
import TheirMat from "./TheirMat.svelte";
import type { Phase, SerenissimaView } from "./view";
import { peopleOf, recorded, type Recording } from "../generic/recording";
import type { Option, People } from "../face";
import type { Legal, View } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";
import { settings } from "@/state/settings.svelte";

const mounted: Record<string, unknown>[] = [];
afterEach(() => {
  mounted.splice(0).forEach((one) => void unmount(one));
  document.body.innerHTML = "";
});

const WIDE = [null];
const NARROW = ["chart", "galley", "wheel"];

/** Draws board and mat, as the page does. */
function draw(view: View, who: People, choosing: Choosing, parts: (string | null)[]): void {
  mounted.splice(0).forEach((one) => void unmount(one));
  document.body.innerHTML = "";
  const props = { view, people: who, choosing, last: new Set<string>(), preview: null };
  for (const part of parts) mounted.push(mount(face.board, { target: document.body, props: { ...props, part } }));
  mounted.push(mount(face.mat!, { target: document.body, props: { ...props, part: parts.length > 1 ? "mat" : null } }));
  flushSync();
}

const lit = (): Set<string> =>
  new Set([...document.querySelectorAll("[data-light=legal], [data-light=chosen]")].map((one) => one.getAttribute("data-element") ?? ""));

/** Touches an option's things one after another; each must be drawn and lit when its turn comes. */
function reach(choosing: Choosing, { lead, targets }: Option): string[] {
  const missing: string[] = [];
  choosing.drop();
  for (const element of [...(lead === null ? [] : [lead]), ...targets]) {
    flushSync();
    if (!lit().has(element)) missing.push(element);
    choosing.touch(element);
  }
  flushSync();
  return missing;
}

const games: Recording[] = [];
beforeAll(async () => {
  for (const file of [playedFile, randomFile]) games.push(await recorded(file));
});

/** Of each phase the moments with the most to choose from. */
function moments(): { phase: Phase; view: View; legal: Legal[]; seats: Recording["seats"] }[] {
  const best = new Map<Phase, { phase: Phase; view: View; legal: Legal[]; seats: Recording["seats"] }>();
  for (const { moments: all, seats } of games) {
    for (const { view, legal } of all) {
      const { phase } = view as unknown as SerenissimaView;
      if ((best.get(phase)?.legal.length ?? 0) < legal.length) best.set(phase, { phase, view, legal, seats });
    }
  }
  return [...best.values()];
}

describe.each([
  ["wide", WIDE],
  ["narrow", NARROW],
] as const)("%s", (_, parts) => {
  it("lights and takes every option of recorded games", () => {
    settings.language = "en";
    const seen = moments();
    expect(seen.length).toBeGreaterThan(9);
    for (const { phase, view, legal, seats } of seen) {
      const choosing = new Choosing();
      const options = face.options(view, 0, legal);
      choosing.offer(options);
      draw(view, peopleOf(face, seats), choosing, [...parts]);
      // One of each kind is enough.
      const kinds = new Map(options.map((option) => [["kind", "way", "what"].map((field) => option.legal[field]).join(), option]));
      for (const option of kinds.values()) {
        expect({ phase, what: option.legal.do, missing: reach(choosing, option) }).toEqual({ phase, what: option.legal.do, missing: [] });
        expect(choosing.chosen?.legal.do).toBe(option.legal.do);
      }
    }
  }, 60_000);

  const offer = (given: Partial<SerenissimaView>, legal: Partial<Legal>[]) => {
    const view = asView(position(given));
    const all = legal.map((action, id): Legal => ({ do: `${id}`, id, kind: "", ...action }));
    const choosing = new Choosing();
    const options = face.options(view, 0, all);
    choosing.offer(options);
    draw(view, people, choosing, [...parts]);
    for (const option of options) {
      expect(reach(choosing, option)).toEqual([]);
      expect(choosing.chosen).toBe(option);
    }
  };
  it("offers loot, and room for it", () =>
    offer(
      {
        phase: "loot",
        galley: 4,
        origin: "ALG",
        strength: 3,
        fought: true,
        target: 7,
        galleys: { 4: galley({ cargo: { wood: 2 } }), 7: galley({ owner: 1, sailors: 0, cargo: { gold: 1, wine: 1 } }) },
      },
      [{ kind: "take", good: "gold" }, { kind: "take", good: "wine" }, { kind: "jettison", good: "wood" }, { kind: "end" }],
    ));
  it.each(["move_blockade", "sell_blockade", "capture_blockade"] as const)("asks for a %s", (phase) =>
    offer({ phase, galley: 4, wheel: 4, galleys: { 4: galley({ owner: 1 }), 6: galley({ sailors: 5 }) } }, [
      { kind: "blockade", declared: true },
      { kind: "blockade", declared: false },
    ]),
  );
  it("asks where the first sailor comes from", () =>
    offer({ phase: "buy_crew", galley: 4, buying: { number: 9, port: "VAL" } }, [
      { kind: "hire", at: 9 },
      { kind: "sailor", way: "from", with: "port" },
    ]));
  it("closes ports", () =>
    offer({ phase: "setup_close", round: 0, wheel: 0, galleys: {} }, [
      { kind: "port", port: "VAL" },
      { kind: "port", port: "SAR" },
    ]));
  it("exchanges with another galley", () =>
    offer(
      {
        phase: "load",
        galley: 4,
        origin: "VAL",
        ports: { VAL: port({ owner: 0, garrison: 3 }) },
        galleys: { 4: galley({ cargo: { wood: 1 } }), 6: galley({ cargo: { gold: 1 } }) },
      },
      [
        { kind: "load" },
        { kind: "sailor", way: "from", with: "port" },
        { kind: "sailor", way: "to", with: "port" },
        { kind: "sailor", way: "from", with: 6 },
        { kind: "sailor", way: "to", with: 6 },
        { kind: "good", good: "gold", way: "from", with: 6 },
        { kind: "good", good: "wood", way: "to", with: 6 },
        { kind: "jettison", good: "wood" },
        { kind: "scuttle" },
        { kind: "end" },
      ],
    ));
});

describe("the things of another", () => {
  const shown = (hidden: boolean, phase: Phase = "turn") => {
    settings.language = "en";
    document.body.innerHTML = "";
    const view = asView(
      position({
        phase,
        galleys: { 4: galley(), 7: galley({ owner: 1, zone: "GEN" }) },
        ports: { GEN: port({ owner: 1, garrison: 3, stored: ["wood"] }) },
        options: { hidden_money: hidden },
      }),
    );
    mounted.push(mount(TheirMat, { target: document.body, props: { view, people, seat: 1 } }));
    flushSync();
    return document.body.textContent ?? "";
  };
  it("are told, and can't be touched", () => {
    const text = shown(false);
    expect(text).toMatch(/Ducats\s*5/);
    expect(text).toContain("Genoa");
    expect(document.querySelectorAll("[data-element]")).toHaveLength(0);
  });
  it("show a dash for money that is hidden until the end (A-47)", () => {
    expect(shown(true)).toMatch(/Ducats\s*–hidden/);
    expect(shown(true, "over")).toMatch(/Ducats\s*5/);
  });
});
