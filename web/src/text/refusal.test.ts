import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { refusal, sentence } from "./refusal";
import { settings } from "@/state/settings.svelte";

const protocol = readFileSync(resolve(import.meta.dirname, "../../../docs/protocol.md"), "utf8");
const chapter = protocol.slice(protocol.indexOf("### error"), protocol.indexOf("## Webhooks"));
/** The codes in the first column of the table. */
const codes = [...chapter.matchAll(/^\|([^|]*`[^|]*)\|/gm)].flatMap(([, cell = ""]) => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, code = ""]) => code));

beforeEach(() => (settings.language = "en"));

describe.each(["en", "ru"] as const)("in %s", (language) => {
  beforeEach(() => (settings.language = language));

  it("every refusal of the protocol has a sentence", () => {
    expect(codes).toEqual(expect.arrayContaining(["bad_json", "not_away", "no_such_method", "store_unavailable"]));
    expect(codes.filter((code) => sentence(code) === sentence("unknown"))).toEqual([]);
  });

  it("what is not known gets one, too", () => {
    expect(sentence("unknown")).not.toBe("");
    expect(refusal(new Error("?"))).toBe(sentence("unknown"));
    expect(refusal(null)).toBe(sentence("unknown"));
  });
});
