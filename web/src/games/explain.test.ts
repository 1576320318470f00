// Whatever can be touched can be asked about: what it is, in both languages, and where the rules say more.

import { beforeAll, describe, expect, it } from "vitest";
import type { Explain } from "./explained";
import { flaw, recorded, type Recording } from "./generic/recording";
import type { ElementId, Face } from "./face";
import { face as calimala } from "./calimala/face";
import { CHAPTERS as calimalaChapters } from "./calimala/rules/sections";
import { explain as calimalaExplain } from "./calimala/words/explain";
import { face as millefiori } from "./millefiori/face";
import millefioriFile from "./millefiori/fixtures/played.json.gz?url&inline";
import { CHAPTERS as millefioriChapters } from "./millefiori/rules/sections";
import { explain as millefioriExplain } from "./millefiori/words/explain";
import { face as serenissima } from "./serenissima/face";
import serenissimaFile from "./serenissima/fixtures/random.json.gz?url&inline";
import { CHAPTERS as serenissimaChapters } from "./serenissima/rules/sections";
import { explain as serenissimaExplain } from "./serenissima/words/explain";
import { face as tuscany } from "./tuscany/face";
import tuscanyFile from "./tuscany/fixtures/played.json.gz?url&inline";
import { CHAPTERS as tuscanyChapters } from "./tuscany/rules/sections";
import { explain as tuscanyExplain } from "./tuscany/words/explain";

/** What is said of a thing, checked. */
function said(explain: Explain, sections: readonly string[], element: ElementId, view: object): void {
  const told = explain(element, view as Parameters<Explain>[1], 0);
  expect(told, element).not.toBeNull();
  if (told === null) return;
  expect(sections, element).toContain(told.rule);
  for (const text of [told.is, told.costs, told.brings]) {
    if (text === undefined) continue;
    for (const language of ["en", "ru"] as const) {
      expect(flaw(text[language]), `${element} ${language}: ${text[language]}`).toBeNull();
      expect(text[language].length, `${element} ${language}`).toBeLessThanOrEqual(190);
    }
  }
  expect(told.is.en, element).toMatch(/\.$/);
  expect(told.is.ru, element).toMatch(/\.$/);
}

const RECORDED: [string, Face, Explain, Record<string, readonly string[]>, string, RegExp][] = [
  // How a card is used is chosen beside the button.
  ["Mille Fiori", millefiori, millefioriExplain, millefioriChapters, millefioriFile, /^use:/],
  // Ways to join the boards have no place of their own.
  ["The Castles of Tuscany", tuscany, tuscanyExplain, tuscanyChapters, tuscanyFile, /^joined:/],
  ["Serenissima", serenissima, serenissimaExplain, serenissimaChapters, serenissimaFile, /^$/],
];

describe.each(RECORDED)("%s", (_, face, explain, chapters, file, without) => {
  let game: Recording;
  beforeAll(async () => {
    game = await recorded(file);
  });
  it("explains everything that lights up in a game", () => {
    const sections = Object.values(chapters).flat();
    const seen = new Set<string>();
    for (const { view, legal } of game.moments) {
      for (const { lead, targets } of face.options(view, 0, legal)) {
        for (const element of [...(lead === null ? [] : [lead]), ...targets]) {
          if (seen.has(element) || without.test(element)) continue;
          seen.add(element);
          said(explain, sections, element, view);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});

it("Calimala explains everything on the board and the mat", () => {
  const sections = Object.values(calimalaChapters).flat();
  expect(calimala.key).toBe("calimala");
  const actions = ["wood", "brick", "marble", "build", "weave", "sea", "land", "donate", "sculpt"];
  for (const element of [
    ...["street:3", "disc:own", "disc:white", "disc:support", "disc:3:1", "ship", "workshop", "warehouse:wood", "warehouse:cloth", "tile:4"],
    ...actions.flatMap((action) => [`action:${action}`, `hand:${action}`, `offer:${action}`]),
    ...["lisbon", "troyes"].flatMap((city) => [`city:${city}`, `house:${city}`, `influence:${city}`]),
    ...["croce_wood", "croce_sculptures", "palazzo_sculptures"].map((location) => `location:${location}`),
  ]) {
    said(calimalaExplain, sections, element, {});
  }
});

it("says of a port whose it is", () => {
  const port = (owner: number | null, closed = false) => ({ ports: { genoa: { owner, closed } } });
  const is = (view: object) => serenissimaExplain("port:genoa", view as Parameters<Explain>[1], 0)?.is.en ?? "";
  expect(is(port(0))).toContain("Your port");
  expect(is(port(1))).toContain("An opponent’s port");
  expect(is(port(null))).toContain("A neutral port");
  expect(is(port(null, true))).toContain("A closed port");
});
