// What must hold for the rules page of every game: both languages say the same, links and pictures exist, all of it is shown.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Lesson } from "../face";
import { inOrder, type Chapters, type Texts } from "@/kit/inOrder";
import { marks, type RulesProps } from "@/kit/blocks";
import { all, shape } from "@/kit/rulesTexts";
import { now } from "@/text/words.svelte";

interface Tested<Chapter extends string, Id extends string> {
  chapters: Chapters<Chapter, Id>;
  en: Texts<Chapter, Id>;
  ru: Texts<Chapter, Id>;
  pictures: object;
  page: Component<RulesProps>;
  /** A section to be asked for. */
  section: Id;
}

/** Russian words that are wrong without their ё. */
const YO =
  /(?<![а-яё])(берет|кладет|ткет|ее|четверт|еще|трех|четырех|зелен|желт|черн|подсчет|счет|идет|дает|ждет|ведет|везет|гребет|плывет|приберет|возьмет|займет|пойдет|уйдет|остает)/i;

export function testRules<Chapter extends string, Id extends string>({ chapters, en, ru, pictures, page, section }: Tested<Chapter, Id>): void {
  const ids = Object.values<readonly Id[]>(chapters).flat();
  const blocksOf = (text: Texts<Chapter, Id>) => [...text.minute, ...ids.flatMap((id) => text.sections[id].blocks)];

  describe("the texts of the rules", () => {
    it("have every section once", () => expect(new Set(ids).size).toBe(ids.length));

    it.each(ids)("say the same in both languages: %s", (id) => expect(shape(ru.sections[id].blocks)).toEqual(shape(en.sections[id].blocks)));

    it("say the same in the minute", () => expect(shape(ru.minute)).toEqual(shape(en.minute)));

    it.each([
      ["en", en],
      ["ru", ru],
    ] as const)("link only to sections and draw only pictures that exist: %s", (_, text) => {
      const blocks = blocksOf(text);
      for (const mark of all(blocks).flatMap(marks)) if (mark.kind === "link") expect(ids).toContain(mark.to);
      const drawn = blocks.flatMap((block) => (typeof block !== "string" && "picture" in block ? [block.picture] : []));
      expect(drawn.sort()).toEqual(Object.keys(pictures).sort());
      expect(all(blocks).join(" ")).not.toMatch(/undefined|NaN|!|\bplease\b/);
    });

    it("keep the Russian ё", () => expect(all(blocksOf(ru)).join(" ")).not.toMatch(YO));

    it("keep short Russian words to the next one", () => {
      const { minute, chapters: read } = inOrder(chapters, ru);
      const words = all([...minute, ...read.flatMap((chapter) => chapter.sections.flatMap(({ blocks }) => blocks))]).join("\n");
      expect(words).toMatch(/(?<=\s)[вксу]\u00a0[а-яё]/i);
      expect(words).not.toMatch(/(?<=\s)[вксу] [а-яё]| —/i);
    });
  });

  describe("the page of the rules", () => {
    const found = (selector: string) => [...document.querySelectorAll(selector)];
    let shown: Record<string, unknown>;
    beforeAll(async () => {
      shown = mount(page, { target: document.body, props: { section } });
      flushSync();
      expect(found("section").length, "what can be jumped to is there at once").toBe(ids.length);
      expect(found("section p").length, "and filled piece by piece").toBe(0);
      await vi.waitFor(
        () => expect([found("section").every((one) => one.children.length > 1), found(".picture > svg").length]).toEqual([true, Object.keys(pictures).length]),
        30_000,
      );
    }, 60_000);
    afterAll(() => unmount(shown));

    it("has every section in the order of the chapters, with its heading", () => {
      const sections = inOrder(chapters, now({ en, ru })).chapters.flatMap((chapter) => chapter.sections);
      expect(sections.map(({ id }) => id)).toEqual(ids);
      expect(found("section").map((one) => one.id)).toEqual(ids);
      expect(found("h3").map((one) => one.textContent)).toEqual(sections.map(({ title }) => title));
    });

    it("has every section in the contents", () => expect(found("nav a").map((one) => one.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`)));

    it("draws every picture", () => {
      expect(found(".picture > svg").length).toBe(Object.keys(pictures).length);
      expect(
        found(".picture svg")
          .map((one) => one.outerHTML)
          .join(" "),
      ).not.toMatch(/NaN|undefined/);
    });

    it("marks the section that was asked for, and only it", () => expect(found(".sought").map((one) => one.id)).toEqual([section]));
  });
}

/** What must hold for the guided first game of every game, its moments apart. */
export function testLessons(lessons: readonly Lesson[], chapters: Record<string, readonly string[]>): void {
  it("has lessons that are short in both languages and lead to a rule, if they tell one", () => {
    const anchors = Object.values(chapters).flat();
    expect(new Set(lessons.map(({ key }) => key)).size).toBe(lessons.length);
    for (const { key, text, title, rule } of lessons) {
      if (rule !== undefined) expect(anchors, key).toContain(rule);
      for (const language of ["en", "ru"] as const) {
        const sentences = text[language].match(/[.?](\s|$)/g) ?? [];
        expect(sentences.length, `${key} ${language}`).toBeGreaterThan(0);
        expect(sentences.length, `${key} ${language}`).toBeLessThanOrEqual(3);
        expect(text[language].length, `${key} ${language}`).toBeLessThanOrEqual(260);
        expect(title[language], `${key} ${language}`).not.toBe("");
        expect(text[language] + title[language], key).not.toMatch(/undefined|NaN|!/);
      }
    }
  });
}
