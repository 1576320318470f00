// The words of The Castles of Tuscany: every event and reason of docs/tuscany-json.md, and whole games.

import { describe, expect, it, vi } from "vitest";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { drawn } from "./sample";
import { CHAPTERS } from "./rules/sections";
import { terms } from "./words/advice";
import { testFace } from "../generic/faceTests";
import { each, recorded, somebody } from "../generic/recording";
import type { ElementId, People } from "../face";
import type { GameEvent, Legal, View } from "@/line/protocol";
import doc from "../../../../docs/tuscany-json.md?raw";

const samples: GameEvent[] = [
  { type: "chose_layout", seat: 0, layout: "A C' B +-", castle: 2 },
  { type: "chose_layout", seat: 1 },
  { type: "built", seat: 1, layout: "A C' B +-", start: 11 },
  ...["card", "storage", "marble", "worker", "yield"].map((bonus) => ({ type: "bonus", seat: 0, bonus })),
  { type: "drew", seat: 0, card: "city" },
  { type: "drew", seat: 1 },
  ...["region", "yield", "neutral"].map((what) => ({ type: "reshuffled", what, cards: 12 })),
  { type: "took", seat: 1, slot: 3, tile: "field vineyard+pigs" },
  { type: "gave_up", seat: 1, item: "hex" },
  { type: "gave_up", seat: 1, item: "quarry" },
  { type: "refilled", slot: 3, tile: "neutral quarry" },
  { type: "refreshed", seat: 0, colour: "cart" },
  { type: "five", colour: "village" },
  { type: "paid", seat: 0, cards: { city: 1, cart: 2 }, workers: 0 },
  { type: "paid", seat: 0, cards: {}, workers: 2 },
  { type: "placed", seat: 0, cell: 14, tile: "tavern", by_castle: false },
  { type: "placed", seat: 0, cell: 14, tile: "hex", by_castle: true },
  ...["area", "colour", "farms", "storage", "yield"].map((reason) => ({ type: "green", seat: 1, points: 3, reason })),
  ...["overflow", "yield", "round", "tiles", "hexes", "marble", "workers", "cards"].map((reason) => ({ type: "red", seat: 1, points: 2, reason })),
  { type: "colour_done", seat: 2, colour: "monastery" },
  ...["marble", "workers", "hex"].map((what) => ({ type: "gained", seat: 2, what, count: 2 })),
  ...["worker", "marble", "hex", "cards", "green", "red2", "red3"].map((card) => ({ type: "yield", seat: 2, card })),
  { type: "declined", seat: 0 },
  { type: "marble_spent", seat: 0 },
  { type: "turn_over", seat: 0 },
  { type: "round_scored", round: 2 },
  { type: "final_lap" },
  { type: "game_over" },
];

vi.setConfig({ testTimeout: 60_000 });
const looked = new Set<string>();

/** What is drawn. That takes its time, so only the first moment of each phase is; the others are taken to show what they offer. */
function shows(view: View, people: People, legal: Legal[]): ElementId[] {
  const phase = String(view["phase"]);
  if (looked.has(phase)) return face.options(view, 0, legal).flatMap(({ lead, targets }) => [...targets, ...(lead === null ? [] : [lead])]);
  looked.add(phase);
  return drawn(face, view, people, legal).map(({ element }) => element);
}

testFace({
  face,
  doc,
  samples,
  sections: Object.values(CHAPTERS).flat(),
  terms,
  files: { played: playedFile, random: randomFile },
  shows,
  unseen: /^joined:/,
  plain: ["end", "no_castle"],
  phases: ["layout", "start_bonus", "action", "refresh", "take", "discard", "pay", "castle", "city", "marble"],
  turns: (events) => events.filter(({ type }) => type === "turn_over").length,
});

describe("a story", () => {
  it("tells a placement with what it brings", () =>
    each((language) => {
      const events = [
        { type: "paid", seat: 1, cards: { village: 2, monastery: 1 }, workers: 0 },
        { type: "placed", seat: 1, cell: 16, tile: "monastery", by_castle: false },
        { type: "green", seat: 1, points: 3, reason: "area" },
        { type: "drew", seat: 1 },
        { type: "drew", seat: 1 },
        { type: "drew", seat: 1 },
        { type: "turn_over", seat: 1 },
      ];
      expect(face.tell(events, somebody(face), {}).map(({ text }) => text)).toEqual([
        language === "en"
          ? "Boris places the monastery tile (paid: village ×2, monastery): 3 green points for the area, draws 3 cards."
          : "Boris выкладывает тайл «монастырь» (плата: деревня ×2, монастырь): 3 зелёных очка за зону, 3 карты.",
      ]);
    }));

  it("tells that a castle was not used (G24)", () =>
    each((language) =>
      expect(
        face
          .tell(
            [
              { type: "declined", seat: 1 },
              { type: "turn_over", seat: 1 },
            ],
            somebody(face),
            {},
          )
          .map(({ text }) => text),
      ).toEqual([language === "en" ? "Boris places nothing with the castle." : "Boris не пользуется крепостью."]),
    ));

  it("does not tell twice what a yield card says", () =>
    each(() => {
      const events = [
        { type: "placed", seat: 0, cell: 3, tile: "cart", by_castle: false },
        { type: "yield", seat: 0, card: "red3" },
        { type: "red", seat: 0, points: 3, reason: "yield" },
        { type: "yield", seat: 0, card: "cards" },
        { type: "drew", seat: 0, card: "city" },
        { type: "drew", seat: 0, card: "cart" },
      ];
      const [line] = face.tell(events, somebody(face), {});
      expect(line?.text.match(/3/g)?.length).toBe(1); // the card
      expect(line?.points).toEqual([{ seat: 0, points: 3 }]);
    }));
});

it("counts a green point as often as it was scored", () => {
  const told = [
    {
      decision: 0,
      seat: 0,
      events: [
        { type: "placed", seat: 0, cell: 3, tile: "city" },
        { type: "green", seat: 0, points: 6, reason: "area" },
      ],
    },
    {
      decision: 1,
      seat: 0,
      events: [
        { type: "round_scored", round: 1 },
        { type: "red", seat: 0, points: 6, reason: "round" },
      ],
    },
    { decision: 2, seat: 0, events: [{ type: "green", seat: 0, points: 1, reason: "farms" }] },
    {
      decision: 3,
      seat: 0,
      events: [
        { type: "round_scored", round: 2 },
        { type: "red", seat: 0, points: 7, reason: "round" },
      ],
    },
  ];
  expect(face.points(told, somebody(face), 0, () => undefined).map(({ points }) => points)).toEqual([12, 1]);
});

it("tells green points from before a game was played on apart, once they are scored", () =>
  each((language) => {
    // Played on in round 2 from 9 green points; 2 more come, then rounds 2 and 3 are scored (5.4): 11 and 11.
    const told = [
      {
        decision: 40,
        seat: 0,
        events: [
          { type: "placed", seat: 0, cell: 3, tile: "field pigs" },
          { type: "green", seat: 0, points: 2, reason: "farms" },
        ],
      },
      ...[60, 90].map((decision) => ({
        decision,
        seat: 1,
        events: [
          { type: "round_scored", round: 2 },
          { type: "red", seat: 0, points: 11, reason: "round" },
          { type: "red", seat: 1, points: 4, reason: "round" },
        ],
      })),
    ];
    const lines = (decisions: number, seat = 0) =>
      face.points(
        told.filter(({ decision }) => decision < decisions),
        somebody(face),
        seat,
        () => undefined,
      );
    expect([41, 61, 91].map((decisions) => lines(decisions).reduce((sum, { points }) => sum + points, 0))).toEqual([0, 11, 22]);
    expect(lines(91).map(({ decision, points }) => ({ decision, points }))).toEqual([
      { decision: 40, points: 4 },
      { decision: 60, points: 18 },
    ]);
    expect(lines(91)[1]).toMatchObject(
      language === "en"
        ? { source: "Green points from before", why: "9 green points, scored twice", kind: "From before" }
        : { source: "Прежние зелёные очки", why: "9 зелёных очков, 2 подсчёта", kind: "Прежнее" },
    );
    expect(lines(91, 1).map(({ points }) => points)).toEqual([8]);
  }));

it("explains green points that wait for their scoring, without counting them", () =>
  each((language) => {
    const told = [
      {
        decision: 0,
        seat: 0,
        events: [
          { type: "bonus", seat: 0, bonus: "storage" },
          { type: "green", seat: 0, points: 2, reason: "storage" },
        ],
      },
      { decision: 1, seat: 1, events: [{ type: "green", seat: 1, points: 3, reason: "area" }] },
    ];
    const [line, ...others] = face.points(told, somebody(face), 0, () => undefined);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ decision: 0, points: 0, source: language === "en" ? "+1 storage space" : "+1 ячейка склада" });
    expect(line?.why).toMatch(
      language === "en" ? /bonus tile, 2 green points, not added to the red ones yet$/ : /жетон бонуса, 2 зелёных очка, к красным ещё не прибавлены$/,
    );
  }));

it("offers 288 layouts under few headings, the best first", async () => {
  const { moments } = await recorded(playedFile);
  const { view, legal } = moments[0]!;
  each(() => {
    const options = face.options(view, 0, legal);
    expect(options.length).toBe(288);
    const groups = [...new Set(options.map(({ group }) => group))];
    expect(groups.length).toBeLessThan(20);
    const worths = groups.map((group) => Number(/\d+/.exec(group)?.[0]));
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    // The best layout of every deal is worth 40 or 41 (rules 1.6), the castle's own cell aside.
    expect(worths[0]).toBeGreaterThanOrEqual(39);
    expect(worths[0]).toBeLessThanOrEqual(41);
    expect(Math.max(...options.map(({ label }) => label.length))).toBeLessThan(125);
  });
});
