// The rules page: everything that others link to is there, and both languages say the same.

import { mount, unmount, flushSync } from "svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { marks, type Block } from "@/kit/RulesPage.svelte";
import { all, shape } from "@/kit/rulesTexts";
import { now } from "@/text/words.svelte";
import { choices } from "../choices";
import { lessons } from "../lessons";
import { asking } from "../words/asking";
import { reason } from "../words/reasons";
import { keysOf } from "../../generic/recording";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { CHAPTERS, type SectionId } from "./sections";
import { tight } from "@/text/tight";
import { inOrder, sections } from "./text";
import doc from "../../../../../docs/serenissima-json.md?raw";

const IDS = Object.values(CHAPTERS).flat() as SectionId[];
const PHASES = [
  "setup_close", "setup_port", "setup_galley", "turn", "load", "move", "move_blockade", "step3", "sell_blockade", "sell", "capture_blockade", "land",
  "combat_continue", "loot", "invest", "buy_number", "buy_place", "buy_crew", "special", "over",
];

const blocksOf = (text: typeof en): Block[] => [...text.minute, ...IDS.flatMap((id) => text.sections[id].blocks)];

describe("the texts", () => {
  it("have every section once", () => {
    expect(new Set(IDS).size).toBe(IDS.length);
    expect(sections.map(({ id }) => id)).toEqual(IDS);
  });

  it.each(PHASES)("have the section of the question in the phase %s", (phase) => {
    const players = [{ ducats: 5, reserve: 13, galleys: 2, ports: 1 }];
    expect(doc).toContain(`\`${phase}\``);
    expect(IDS).toContain(asking({ phase, players, galleys: {}, ports: {}, wheel: 0, galley: null, buying: null }, 0).rule);
  });

  it.each(keysOf(doc, "Reasons"))("have the section of the reason %s", (key) => expect(IDS).toContain(reason(key).rule));
  it.each(lessons.map(({ key, rule }) => [key, rule]))("have the section of the lesson %s", (_, rule) => expect(IDS).toContain(rule));

  it.each(IDS)("say the same in both languages: %s", (id) => expect(shape(ru.sections[id].blocks)).toEqual(shape(en.sections[id].blocks)));
  it("say the same in the minute", () => expect(shape(ru.minute)).toEqual(shape(en.minute)));

  it.each([["en", en], ["ru", ru]] as const)("link only to sections and draw only pictures that exist: %s", (_, text) => {
    const blocks = blocksOf(text);
    for (const mark of all(blocks).flatMap(marks)) if (mark.kind === "link") expect(IDS).toContain(mark.to);
    const drawn = blocks.flatMap((block) => (typeof block !== "string" && "picture" in block ? [block.picture] : []));
    expect(drawn.sort()).toEqual(Object.keys(pictures).sort());
    expect(all(blocks).join(" ")).not.toMatch(/undefined|NaN|!|\bplease\b/);
  });

  it("keep the Russian ё", () => {
    expect(all(blocksOf(ru)).join(" ")).not.toMatch(/(?<![а-яё])(берет|ее|четверт|еще|трех|четырех|желт|подсчет|идет|дает|ведет|везет|гребет|тонет ее|займет|пойдет|уйдет|черн)/i);
  });

  it("keep short Russian words to the next one", () => {
    const words = all(inOrder(ru).chapters.flatMap((chapter) => chapter.sections.flatMap(({ blocks }) => blocks))).join("\n");
    expect(words).toContain("в\u00a0зоне");
    expect(words).not.toMatch(/(?<=\s)[вксу] [а-яё]| —/i);
  });

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

describe("the page", () => {
  const found = (selector: string) => [...document.querySelectorAll(selector)];
  let page: Record<string, unknown>;
  beforeAll(() => {
    page = mount(Rules, { target: document.body, props: { section: "blockade" } });
    flushSync();
  }, 60_000);
  afterAll(() => unmount(page));

  it("has every section in the order of the chapters, with its heading", () => {
    expect(found("section").map((one) => one.id)).toEqual(inOrder(en).chapters.flatMap((chapter) => chapter.sections.map(({ id }) => id)));
    expect(found("h3").map((one) => one.textContent)).toEqual(IDS.map((id) => tight(now({ en, ru }).sections[id].title)));
  });

  it("has every section in the contents", () => expect(found("nav a").map((one) => one.getAttribute("href"))).toEqual(IDS.map((id) => `#${id}`)));

  it("draws every picture", () => expect(found(".picture > svg").length).toBe(Object.keys(pictures).length));

  it("marks the section that was asked for, and only it", () => expect(found(".sought").map((one) => one.id)).toEqual(["blockade"]));
});
