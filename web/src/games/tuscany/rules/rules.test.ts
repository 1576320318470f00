// The rules page: everything that others link to is there, and both languages say the same.

import { describe, expect, it } from "vitest";
import { lessons } from "../lessons";
import { seen, type Phase } from "../view";
import { asking } from "../words/asking";
import { reason } from "../words/reasons";
import { keysOf, recorded } from "../../generic/recording";
import { testRules } from "../../generic/rulesTests";
import playedFile from "../fixtures/played.json.gz?url&inline";
import doc from "../../../../../docs/tuscany-json.md?raw";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { CHAPTERS, type SectionId } from "./sections";

const IDS: SectionId[] = Object.values(CHAPTERS).flat();

describe("the sections", () => {
  it("are there once each", () => expect(new Set(IDS).size).toBe(IDS.length));

  it("answer every question", async () => {
    const { moments } = await recorded(playedFile);
    const phases: Phase[] = ["layout", "start_bonus", "action", "refresh", "take", "discard", "pay", "castle", "city", "marble", "over"];
    for (const phase of phases) {
      const view = { ...moments[4]!.view, phase };
      expect(IDS, phase).toContain(asking(view, 0, []).rule);
      expect(seen(view).phase).toBe(phase);
    }
  });

  it("answer every reason", () => {
    const keys = [...keysOf(doc, "Reasons"), "game_over", "not_your_decision", "unknown_action", "nothing of the kind"];
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) expect(IDS, key).toContain(reason(key).rule);
  });

  it("answer every lesson", () => {
    for (const { key, rule } of lessons) expect(IDS, key).toContain(rule);
  });
});

// The numbers of the rules document: 1.1 to 1.5, 2, 4, 5.5 and section 7.
describe("the numbers", () => {
  it("are those of the tiles", () => {
    const name = (kind: string) => kind;
    expect(numbers.supply(name)).toEqual([
      ["castle", "3", "1 + 4", "12"],
      ["city", "3", "2 + 4", "14"],
      ["tavern", "2", "1 + 4", "12"],
      ["field", "5", "4 + 4", "18"],
      ["quarry", "4", "3 + 4", "16"],
      ["village", "5", "4 + 4", "18"],
      ["monastery", "4", "3 + 4", "16"],
      ["cart", "4", "3 + 4", "16"],
    ]);
    expect(numbers.bonuses(name).map((row) => row.slice(2).join("/"))).toEqual(["2/1", "3/1", "2/1", "4/2", "3/2", "4/2", "3/2", "3/2"]);
    expect([numbers.allCells, numbers.castles, numbers.layouts, numbers.areas]).toEqual([30, 2, 96, [1, 3, 6]]);
  });

  it("are those of the set-up", () => {
    expect([numbers.hand, numbers.display, numbers.ownTiles, numbers.neutral, numbers.regionCards, numbers.yieldCards]).toEqual([5, 8, 21, 32, 122, 27]);
    expect([numbers.ends, numbers.copies, numbers.storage, numbers.storageGreen]).toEqual([[7, 14, 21], 5, 1, 2]);
    expect(["worker", "marble", "hex", "cards", "green", "red2", "red3"].map(numbers.yields)).toEqual([4, 4, 3, 4, 4, 4, 4]);
  });

  it("are those of the actions and the end, in both editions", () => {
    expect([numbers.drawn, numbers.fromMonastery, numbers.five, numbers.overflow]).toEqual([3, 3, 5, 2]);
    expect(numbers.firstEdition).toEqual({ drawn: 2, cards: 3 });
    // Golden test G32: a tile, a hex, 2 marble, 3 workers, 13 cards are 9 points.
    expect(numbers.leftOver({ tiles: 1, hexes: 1, marble: 2, workers: 3, cards: 13 })).toBe(9);
    expect(numbers.leftOver(numbers.over)).toBe(7);
  });
});

testRules({ chapters: CHAPTERS, en, ru, pictures, page: Rules, section: "pay" });
