// The rules page: everything that others link to is there, and both languages say the same.

import { mount, unmount, flushSync } from "svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { marks } from "@/kit/RulesPage.svelte";
import { all, shape } from "@/kit/rulesTexts";
import { now } from "@/text/words.svelte";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { CHAPTERS, type SectionId } from "./sections";
import { inOrder } from "./text";

/** The anchors that the words of the game and the lessons refer to. */
const ANCHORS = [
  "goal", "setup", "influence", "draft", "turn", "place", "street", "white", "support", "activation", "obligation", "actions", "wood-brick-marble",
  "build", "sculpt", "weave", "sea", "land", "donate", "cards", "compensate", "overflow", "council", "scoring", "ties", "end", "two-players",
];
const IDS = Object.values(CHAPTERS).flat() as SectionId[];

describe("the texts", () => {
  it("have every section that is linked to, once", () => {
    expect(IDS).toEqual(expect.arrayContaining(ANCHORS));
    expect(new Set(IDS).size).toBe(IDS.length);
  });

  it.each(IDS)("say the same in both languages: %s", (id) => expect(shape(ru.sections[id].blocks)).toEqual(shape(en.sections[id].blocks)));

  it("say the same in the minute", () => expect(shape(ru.minute)).toEqual(shape(en.minute)));

  it.each([["en", en], ["ru", ru]] as const)("link only to sections and draw only pictures that exist: %s", (_, text) => {
    const blocks = [...text.minute, ...IDS.flatMap((id) => text.sections[id].blocks)];
    for (const mark of all(blocks).flatMap(marks)) if (mark.kind === "link") expect(IDS).toContain(mark.to);
    const drawn = blocks.flatMap((block) => (typeof block !== "string" && "picture" in block ? [block.picture] : []));
    expect(drawn.sort()).toEqual(Object.keys(pictures).sort());
    expect(all(blocks).join(" ")).not.toMatch(/undefined|NaN|!|\bplease\b/);
  });

  it("keep the Russian ё", () => {
    const words = all([...ru.minute, ...IDS.flatMap((id) => ru.sections[id].blocks)]).join(" ");
    expect(words).not.toMatch(/(?<![а-яё])(берет|ткет|ее|четверт|еще|трех|четырех|зелен|желт|подсчет|идет|дает|ведет|везет)/i);
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
    const each = (points: number[]) => [[1, 2], [1, 3], [2, 3], [3, 4], [1, 4], [1, 5]].map(([from = 0, to = 0]) => numbers.shared(points, from, to));
    expect(each([3, 2, 1])).toEqual([2, 2, 1, 0, 1, 1]);
    expect(each([5, 3, 1])).toEqual([4, 3, 2, 0, 2, 1]);
  });
});

describe("marks", () => {
  it("take a text apart", () => {
    expect(marks("a **b** [c d](#e-f) {wood} g {0}, h")).toEqual([
      { kind: "text", text: "a " }, { kind: "strong", text: "b" }, { kind: "text", text: " " }, { kind: "link", text: "c d", to: "e-f" },
      { kind: "text", text: " " }, { kind: "glyph", text: "wood", keeps: true }, { kind: "text", text: "g " }, { kind: "chip", text: "0", keeps: false }, { kind: "text", text: ", h" },
    ]);
  });
});

describe("the page", () => {
  const found = (selector: string) => [...document.querySelectorAll(selector)];
  let page: Record<string, unknown>;
  beforeAll(() => {
    page = mount(Rules, { target: document.body, props: { section: "ties" } });
    flushSync();
  }, 60_000);
  afterAll(() => unmount(page));

  it("has every section in the order of the chapters, with its heading", () => {
    expect(found("section").map((one) => one.id)).toEqual(inOrder(en).chapters.flatMap(({ sections }) => sections.map(({ id }) => id)));
    expect(found("h3").map((one) => one.textContent)).toEqual(IDS.map((id) => now({ en, ru }).sections[id].title));
  });

  it("has every section in the contents", () => {
    expect(found("nav a").map((one) => one.getAttribute("href"))).toEqual(IDS.map((id) => `#${id}`));
  });

  it("draws every picture", () => expect(found(".picture > svg").length).toBe(Object.keys(pictures).length));

  it("marks the section that was asked for, and only it", () => expect(found(".sought").map((one) => one.id)).toEqual(["ties"]));
});
