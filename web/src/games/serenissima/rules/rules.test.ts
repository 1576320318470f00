// The rules page: everything that others link to is there, and both languages say the same.

import { describe, expect, it } from "vitest";
import { choices } from "../choices";
import { lessons } from "../lessons";
import { asking } from "../words/asking";
import { reason } from "../words/reasons";
import { keysOf } from "../../generic/recording";
import { testRules } from "../../generic/rulesTests";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { CHAPTERS, type SectionId } from "./sections";
import doc from "../../../../../docs/serenissima-json.md?raw";

const IDS: SectionId[] = Object.values(CHAPTERS).flat();
const PHASES = [
  "setup_close",
  "setup_port",
  "setup_galley",
  "turn",
  "load",
  "move",
  "move_blockade",
  "step3",
  "sell_blockade",
  "sell",
  "capture_blockade",
  "land",
  "combat_continue",
  "loot",
  "invest",
  "buy_number",
  "buy_place",
  "buy_crew",
  "special",
  "over",
];

describe("the texts", () => {
  it("have every section once", () => {
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it.each(PHASES)("have the section of the question in the phase %s", (phase) => {
    const players = [{ ducats: 5, reserve: 13, galleys: 2, ports: 1 }];
    expect(doc).toContain(`\`${phase}\``);
    expect(IDS).toContain(asking({ phase, players, galleys: {}, ports: {}, wheel: 0, galley: null, buying: null }, 0).rule);
  });

  it.each(keysOf(doc, "Reasons"))("have the section of the reason %s", (key) => expect(IDS).toContain(reason(key, "", {}, 0).rule));
  it.each(lessons.map(({ key, rule }) => [key, rule]))("have the section of the lesson %s", (_, rule) => expect(IDS).toContain(rule));

  it("name every option of a table", () => {
    const table = en.sections.variants.blocks.find((block) => typeof block !== "string" && "table" in block) as { table: string[][] };
    expect(table.table.length - 1).toBe(choices.length);
  });
});

describe("the numbers", () => {
  it("are those of the set-up table of the rules", () => {
    expect(numbers.sailors).toEqual(["30", "26", "22"]);
    expect(numbers.startGalleys).toEqual(["3", "2", "2"]);
    expect(numbers.reserve).toEqual(["18", "17", "13"]);
    expect(numbers.numbers).toEqual(["1–12", "1–12", "1–15"]);
    expect(numbers.closed).toEqual(["4", "4", "–"]);
    expect(numbers.scoringCells).toEqual(["4 · 8 · 12", "4 · 8 · 12", "4 · 7 · 10"]);
    expect(numbers.rounds).toEqual(["6–13", "6–13", "5–11"]);
  });

  it("are those of the constants of the rules", () => {
    expect([numbers.zones, numbers.ports, numbers.startPorts, numbers.scorings, numbers.dogeCards, numbers.allCubes]).toEqual([20, 19, 5, 3, 5, 70]);
    expect([numbers.lowest, numbers.highest, numbers.smallest, numbers.largest, numbers.most]).toEqual([2, 6, 2, 5, 20]);
    expect([numbers.wine, numbers.spice, numbers.basilica, numbers.fortDice]).toEqual([3, 2, 5, 2]);
    expect(numbers.madeIn("gold", "en").replaceAll("\u00a0", " ")).toBe("Constantinople 5, Sicily 4");
  });

  // T05: wood, gold and spices in an empty neutral port bring 2 + 3 + 4 and 2 for the spices.
  it("add up a sale", () => expect(numbers.sale(0, 3) + numbers.spice).toBe(11));
});

testRules({ chapters: CHAPTERS, en, ru, pictures, page: Rules, section: "blockade" });
