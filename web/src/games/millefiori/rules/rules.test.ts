// The rules page: everything that others link to is there, both languages say the same, and the examples are true.

import { describe, expect, it } from "vitest";
import { all } from "@/kit/rulesTexts";
import { choices } from "../choices";
import { cellsFor } from "../gain";
import { lessons } from "../lessons";
import { cardOf, data } from "../view";
import { ruleOf } from "../words/asking";
import { reason } from "../words/reasons";
import { keysOf } from "../../generic/recording";
import { testRules } from "../../generic/rulesTests";
import doc from "../../../../../docs/millefiori-json.md?raw";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { gains, scenes, viewOf } from "./scenes";
import { CHAPTERS, type SectionId } from "./sections";

const IDS: SectionId[] = Object.values(CHAPTERS).flat();

describe("the texts", () => {
  it("have every section that is linked to, once", () => {
    const asked = ["turn", "extra", "sea", ...data.areas.map(({ key }) => ruleOf(key))];
    const tries = ["place W01", "navigate", "take ash 1", "select ash 1"].flatMap((action) =>
      (["select", "use", "extra"] as const).map((phase) => [action, { phase }] as const),
    );
    const refused = [
      ...keysOf(doc, "Reasons").map((key) => reason(key, "", {}).rule),
      ...tries.map(([action, view]) => reason("other_question", action, view).rule),
    ];
    const taught = lessons.map(({ rule }) => rule ?? "");
    expect(refused.length).toBeGreaterThan(8);
    expect(IDS).toEqual(expect.arrayContaining([...asked, ...refused, ...taught]));
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it("name every option of a table", () => {
    const table = en.sections.variants.blocks.find((block) => typeof block !== "string" && "table" in block) as { table: string[][] };
    expect(table.table.length - 1).toBe(choices.length);
  });

  it("can be read in about ten minutes", () => {
    // Without what may be looked up later, and hints; 200 words a minute.
    const read = IDS.filter((id) => id !== "hints")
      .flatMap((id) => en.sections[id].blocks)
      .filter((block) => typeof block === "string" || !("exactly" in block));
    const words = all([...en.minute, ...read])
      .join(" ")
      .split(/\s+/).length;
    expect(words / 200).toBeGreaterThan(6);
    expect(words / 200).toBeLessThan(11);
  });
});

describe("the numbers", () => {
  it("are those of the set-up table of the rules", () => {
    expect(numbers.open).toEqual(["9", "4", "9"]);
    expect(numbers.deck).toEqual(["100", "105", "100"]);
    expect(numbers.plays).toEqual(["3", "4", "4"]);
    expect(numbers.leftovers).toEqual(["2", "1", "1"]);
    expect(numbers.rounds).toEqual(["10", "7", "5"]);
    expect(numbers.turns).toEqual(["30", "28", "20"]);
  });

  it("are those of the board", () => {
    expect(numbers.residences).toEqual([2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]);
    expect([...numbers.starSpaces, numbers.lastSpace, numbers.lastPoints]).toEqual([7, 16, 20, 10]);
    expect(numbers.fleet).toEqual(["0", "1", "3", "6", "10"]);
    expect(numbers.byNumber).toEqual([23, 23, 24, 20, 19]);
  });
});

describe("the examples", () => {
  /** Points of Anna, Boris, Vera, Gleb, and whether there is an extra card: the rulebook's examples with our players. */
  const EXPECTED: Record<keyof typeof scenes, [points: number[], extra: boolean]> = {
    group: [[8, 0, 0, 0], false], // E02
    star: [[1, 0, 0, 0], true], // E03
    run: [[12, 0, 0, 0], true], // E04
    support: [[3, 1, 1, 0], false], // E07
    triangle: [[16, 4, 1, 0], true], // E08
    goods: [[6, 3, 0, 0], false], // E11
    deal: [[3, 6, 0, 0], true], // E13
    fleet: [[12, 6, 0, 0], false], // E15
    sail: [[5, 0, 0, 0], false], // E16
    toStar: [[0, 0, 0, 0], true], // E17
    onwards: [[1, 0, 0, 0], false], // F7
    bonus: [[17, 2, 0, 0], false], // E12
  };

  it.each(Object.keys(EXPECTED) as (keyof typeof scenes)[])("bring what the rules say: %s", (key) => {
    expect([gains[key].points, gains[key].extra]).toEqual(EXPECTED[key]);
  });

  it("sail where the rules say, and take the second bonus", () => {
    expect([gains.sail.ship, gains.toStar.ship, gains.onwards.ship, gains.bonus.bonus]).toEqual([9, 7, 11, 15]);
  });

  it("place only where it is allowed, with cards that exist", () => {
    for (const scene of Object.values(scenes)) {
      const { kind, number } = cardOf(scene.card);
      expect(data.kinds.find(({ key }) => key === kind)?.numbers).toContain(number);
      if (scene.cell !== null) expect(cellsFor(viewOf(scene), scene.card)).toContain(scene.cell);
    }
    expect(cellsFor(viewOf(scenes.support), scenes.support.card)).toEqual(["N11", "N14", "N15", "N22"]);
  });
});

testRules({ chapters: CHAPTERS, en, ru, pictures, page: Rules, section: "trade" });
