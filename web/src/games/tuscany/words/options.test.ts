// What an option says of itself: places in words, what is given up, a round that ends (rules 3.4, 5.3).

import { describe, expect, it } from "vitest";
import { domainOf } from "../domain";
import { payments } from "../price";
import { gl1, gl2, position } from "../sample";
import type { PlayerView, TuscanyView } from "../view";
import { asking } from "./asking";
import { options } from "./options";
import { outlook } from "./outlook";
import { progress } from "./public";
import { face } from "../face";
import { each, somebody } from "../../generic/recording";
import type { Legal } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

const take = (...slots: number[]): Legal[] => slots.map((slot, id) => ({ do: `take ${slot}`, id, kind: "take", slot }));
const place = (item: number, ...cells: number[]): Legal[] => cells.map((cell, id) => ({ do: `place ${item} on ${cell}`, id, kind: "place", item, cell }));
const labels = (player: Partial<PlayerView>, legal: Legal[], more: Partial<TuscanyView> = {}): string[] => {
  settings.language = "en";
  return options(position(more, player), 0, legal).map(({ label }) => label);
};
const outlooks = (player: Partial<PlayerView>, more: Partial<TuscanyView> = {}): string[] => {
  settings.language = "en";
  return outlook([], position({ phase: "discard", taking: 5, ...more }, player), somebody(face)).map(({ text }) => text);
};

describe("a payment (3.5)", () => {
  const cell = 14;
  const colour = domainOf(gl1())!.cells[cell]!.colour;
  const [other, third] = (["city", "field", "quarry"] as const).filter((one) => one !== colour);
  const paying = (player: Partial<PlayerView>) => outlooks(player, { phase: "pay", placing: { item: 0, cell } });
  it("is two units: a card of the colour, a worker, or two equal cards of another colour", () => {
    const ways = (hand: Record<string, number>, workers = 0) => payments(gl1({ hand, workers }), colour);
    expect(ways({ [colour]: 1 })).toEqual([]);
    expect(ways({ [colour]: 2 })).toEqual([{ cards: { [colour]: 2 }, workers: 0 }]);
    expect(ways({ [colour]: 1, [other!]: 3 })).toEqual([{ cards: { [colour]: 1, [other!]: 2 }, workers: 0 }]);
    expect(ways({ [other!]: 4, [third!]: 1 })).toEqual([{ cards: { [other!]: 4 }, workers: 0 }]);
    expect(ways({ [colour]: 1 }, 2)).toEqual([
      { cards: { [colour]: 1 }, workers: 1 },
      { cards: {}, workers: 2 },
    ]);
    const [many, all] = [Object.fromEntries(["castle", "city", "tavern", "field", "quarry", "village", "monastery", "cart"].map((one) => [one, 4])), 45];
    expect(ways(many, 2)).toHaveLength(all);
  });
  it("is told before, with what it takes, where there is no choice", () => {
    expect(paying({ hand: { [colour]: 2 } })).toEqual([expect.stringMatching(/^It costs .+2.*; there is no other way to pay\.$/)]);
    expect(paying({ hand: { [colour]: 1 }, workers: 1 })[0]).toContain("worker");
    expect(paying({ hand: { [colour]: 2 }, workers: 1 })).toEqual(["There are 2 ways to pay for it; you choose one next."]);
  });
});

describe("a tile to be taken", () => {
  it("says which stored one must go for it, if there is but one (G05)", () => {
    expect(labels({ storage: ["tavern"] }, take(5))).toEqual(["Quarry: the stored tavern is given up for it"]);
    expect(labels({ storage: ["tavern", "tavern"], capacity: 2 }, take(5))).toEqual(["Quarry: the stored tavern is given up for it"]);
    expect(outlooks({ storage: ["tavern"] })).toEqual(["The storage is full: the tavern tile leaves the game, the quarry tile takes its place."]);
  });
  it("says that one must go where there is a choice, and nothing while there is space", () => {
    expect(labels({ storage: ["tavern", "hex"], capacity: 2 }, take(5))).toEqual(["Quarry"]);
    expect(outlooks({ storage: ["tavern", "hex"], capacity: 2 })).toEqual([
      "The storage is full: one of these must be given up for the quarry tile: the tavern tile, a hex.",
    ]);
    expect(labels({ storage: ["tavern"], capacity: 2 }, take(5))).toEqual(["Quarry"]);
  });
  it("says its place if another one is alike, neutral or not", () => {
    const display = ["quarry", "city", "cart", "neutral quarry", "tavern", "monastery", "neutral cart", "village"];
    expect(labels({}, take(0, 3, 2, 6, 7), { display })).toEqual([
      "Quarry (upper row, first)",
      "Quarry (upper row, fourth)",
      "Cart (upper row, third)",
      "Cart (lower row, third)",
      "Village",
    ]);
  });
  it("says in both languages what follows", () =>
    each(() => {
      const view = position({ phase: "discard", taking: 5 }, { storage: ["tavern"], used: 6 });
      for (const { text } of outlook([], view, somebody(face))) expect(text).toMatch(/\.$/);
      expect(outlook([], view, somebody(face))).toHaveLength(2);
    }));
});

describe("the end of a round", () => {
  // It comes with the lap in which somebody has used 7, 14, 21 tiles (5.3); red += green (5.4).
  it.each([
    [1, 6],
    [2, 13],
  ])("is announced by the tile that brings it: round %i", (round, used) => {
    expect(labels({ used }, take(5), { round })).toEqual([`Quarry: round ${round} is scored after this lap`]);
    expect(labels({ used: used - 1 }, take(5), { round })).toEqual(["Quarry"]);
    expect(outlooks({ storage: ["city"], used }, { round })).toContain(`Round ${round} ends with this lap; then all green points are added to the red ones.`);
  });
  it("is not the scoring in round 3, after which a lap may follow (5.4)", () => {
    expect(labels({ used: 20 }, take(5), { round: 3 })).toEqual(["Quarry: round 3 ends with this lap"]);
  });
  it("is announced once; then every turn says that the lap is the last", () => {
    const players = [gl1({ used: 6 }), gl2({ used: 7 })];
    expect(labels({}, take(5), { players })).toEqual(["Quarry"]);
    each((language) => {
      expect(progress(position({ players }))).toBe(language === "en" ? "round 1, last lap" : "раунд 1, последний круг");
      expect(asking(position({ players }), 0, []).help).toMatch(language === "en" ? /^The last lap of round 1/ : /^Последний круг раунда 1/);
    });
    expect(progress(position({ round: 2, players }))).not.toMatch(/последний/);
  });
});

describe("a tile to be placed", () => {
  // GL1 has its monasteries on 7, 10, 13, 22, from left to right; its quarries on 3, 12, 19, 26.
  it("says which of several cells is meant, by what can be seen", () => {
    const storage = ["monastery"];
    expect(labels({ storage }, place(0, 7, 10, 13, 22)).map((label) => label.split(":")[0])).toEqual([
      "Monastery, leftmost",
      "Monastery, second from the left",
      "Monastery, second from the right",
      "Monastery, rightmost",
    ]);
    expect(labels({ storage }, place(0, 10))[0]).toMatch(/^Monastery: /);
  });
  it("tells cells above each other apart", () => {
    // GL1 has fields on 4 and 5 in one column, 17, 21 and 24 to the right of them.
    expect(labels({ storage: ["field pigs"] }, place(0, 4, 5, 24)).map((label) => label.split(":")[0])).toEqual([
      "Field (pigs), leftmost, upper",
      "Field (pigs), leftmost, lower",
      "Field (pigs), rightmost",
    ]);
  });
  // G08–G25: what each colour does, with the bonus tiles that one has.
  it.each<[string, Partial<PlayerView>, number, string, string]>([
    ["quarry", { bonus: { marble: 2 } }, 12, "3 marble", "3 мрамора"],
    ["village", { bonus: { worker: 1 } }, 15, "2 workers", "2 работника"],
    ["monastery", { bonus: { card: 2 } }, 10, "3 cards", "3 карты"],
    ["cart", { bonus: { yield: 3 } }, 9, "4 yield cards", "4 карты бонусов"],
    ["cart", {}, 9, "1 yield card", "1 карта бонуса"],
    ["tavern", {}, 8, "1 hex", "1 гекс"],
    ["city", { domain: { 14: "cart" } }, 18, "a bonus tile", "жетон бонуса"],
    ["castle", { domain: { 3: "quarry", 7: "monastery", 8: "tavern" } }, 0, "then an open tile for nothing", "затем открытый тайл бесплатно"],
    ["hex", {}, 12, "1 marble", "1 мрамор"],
  ])("says what it would do: %s", (item, player, cell, en, ru) =>
    each((language) => {
      const [option] = options(position({}, { ...player, storage: [item] }), 0, place(0, cell));
      expect(option?.label.split("; ")[1]).toBe(language === "en" ? en : ru);
    }),
  );
  it("of a field says the points alone", () => expect(labels({ storage: ["field pigs"], domain: { 14: "cart" } }, place(0, 17))[0]).not.toMatch(/;/));
  it("says that a hex finds no space (4.3)", () => {
    const castle: Legal[] = [{ do: "castle 0 on 8", id: 0, kind: "castle", slot: 0, cell: 8 }];
    expect(labels({ storage: ["city"] }, castle, { phase: "castle" })[0]).toMatch(/; 2 red points, as the hex finds no space$/);
  });
  it("names no number of a cell", () => {
    for (const label of labels({ storage: ["hex"] }, place(0, 8, 9, 10, 12, 14, 15))) expect(label.replace(/\d+ (of|green|in)/g, "")).not.toMatch(/\d\d/);
  });
});
