// The rules page: everything that others link to is there, both languages say the same, and the examples are true.

import { mount, unmount, flushSync } from "svelte";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { marks } from "@/kit/RulesPage.svelte";
import { all, shape } from "@/kit/rulesTexts";
import { now } from "@/text/words.svelte";
import { choices } from "../choices";
import { cellsFor } from "../gain";
import { lessons } from "../lessons";
import { cardOf, data } from "../view";
import { ruleOf } from "../words/asking";
import { reason } from "../words/reasons";
import { keysOf } from "../../generic/recording";
import doc from "../../../../../docs/millefiori-json.md?raw";
import { en } from "./en";
import * as numbers from "./numbers";
import { pictures } from "./pictures";
import { ru } from "./ru";
import Rules from "./Rules.svelte";
import { gains, scenes, viewOf } from "./scenes";
import { CHAPTERS, type SectionId } from "./sections";
import { inOrder, sections } from "./text";

const IDS = Object.values(CHAPTERS).flat() as SectionId[];

describe("the texts", () => {
  it("have every section that is linked to, once", () => {
    const asked = ["turn", "extra", "sea", ...data.areas.map(({ key }) => ruleOf(key))];
    const tries = ["place W01", "navigate", "take ash 1", "select ash 1"].flatMap((action) => (["select", "use", "extra"] as const).map((phase) => [action, { phase }] as const));
    const refused = [...keysOf(doc, "Reasons").map((key) => reason(key, "", {}).rule), ...tries.map(([action, view]) => reason("other_question", action, view).rule)];
    const taught = lessons.map(({ rule }) => rule ?? "");
    expect(refused.length).toBeGreaterThan(8);
    expect(IDS).toEqual(expect.arrayContaining([...asked, ...refused, ...taught]));
    expect(new Set(IDS).size).toBe(IDS.length);
    expect(sections.map(({ id }) => id)).toEqual(IDS);
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
    expect(words).not.toMatch(/(?<![а-яё])(берет|ее|четверт|еще|трех|четырех|зелен|желт|счет|идет|плывет|дает|ведет|займет)/i);
  });

  it("name every option of a table", () => {
    const table = en.sections.variants.blocks.find((block) => typeof block !== "string" && "table" in block) as { table: string[][] };
    expect(table.table.length - 1).toBe(choices.length);
  });

  it("can be read in about ten minutes", () => {
    // Without what may be looked up later; 200 words a minute.
    const read = IDS.flatMap((id) => en.sections[id].blocks).filter((block) => typeof block === "string" || !("exactly" in block));
    const words = all([...en.minute, ...read]).join(" ").split(/\s+/).length;
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

describe("the page", () => {
  const found = (selector: string) => [...document.querySelectorAll(selector)];
  let page: Record<string, unknown>;
  beforeAll(() => {
    page = mount(Rules, { target: document.body, props: { section: "trade" } });
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

  it("draws every picture", () => {
    expect(found(".picture > svg").length).toBe(Object.keys(pictures).length);
    expect(found(".picture svg").map((one) => one.outerHTML).join(" ")).not.toMatch(/NaN|undefined/);
  });

  it("marks the section that was asked for, and only it", () => expect(found(".sought").map((one) => one.id)).toEqual(["trade"]));
});
