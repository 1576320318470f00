// The rules page: everything that others link to is there, and both languages say the same.

import { describe, expect, it } from "vitest";
import { marks } from "@/kit/blocks";
import { testRules } from "../../generic/rulesTests";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { CHAPTERS, type SectionId } from "./sections";

/** The anchors that the words of the game and the lessons refer to. */
const ANCHORS = [
  "goal",
  "setup",
  "influence",
  "draft",
  "turn",
  "place",
  "street",
  "white",
  "support",
  "activation",
  "obligation",
  "actions",
  "wood-brick-marble",
  "build",
  "sculpt",
  "weave",
  "sea",
  "land",
  "donate",
  "cards",
  "compensate",
  "overflow",
  "council",
  "scoring",
  "ties",
  "end",
  "two-players",
];
const IDS: SectionId[] = Object.values(CHAPTERS).flat();

describe("the texts", () => {
  it("have every section that is linked to, once", () => {
    expect(IDS).toEqual(expect.arrayContaining(ANCHORS));
    expect(new Set(IDS).size).toBe(IDS.length);
  });
});

describe("the numbers", () => {
  it("are those of the set-up table of the rules", () => {
    expect(numbers.own).toEqual(["12", "12", "10", "8"]);
    expect(numbers.white).toEqual(["4", "3", "2", "2"]);
    expect(numbers.support).toEqual(["6", "–", "–", "–"]);
    expect(numbers.turns).toEqual(["22", "15", "12", "10"]);
    expect(numbers.dealt).toEqual(["4", "3", "2", "2"]);
    expect(numbers.scoredAtEnd).toEqual(["5", "4", "5", "5"]);
    expect(numbers.deck).toEqual(["43", "42", "41", "40"]);
  });

  it("are shared as the rules say", () => {
    const each = (points: number[]) =>
      [
        [1, 2],
        [1, 3],
        [2, 3],
        [3, 4],
        [1, 4],
        [1, 5],
      ].map(([from = 0, to = 0]) => numbers.shared(points, from, to));
    expect(each([3, 2, 1])).toEqual([2, 2, 1, 0, 1, 1]);
    expect(each([5, 3, 1])).toEqual([4, 3, 2, 0, 2, 1]);
  });
});

describe("marks", () => {
  it("take a text apart", () => {
    expect(marks("a **b** [c d](#e-f) {wood} g {0}, h")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "link", text: "c d", to: "e-f" },
      { kind: "text", text: " " },
      { kind: "glyph", text: "wood", keeps: true },
      { kind: "text", text: "g " },
      { kind: "chip", text: "0", keeps: false },
      { kind: "text", text: ", h" },
    ]);
  });
});

testRules({ chapters: CHAPTERS, en, ru, pictures, page: Rules, section: "ties" });
