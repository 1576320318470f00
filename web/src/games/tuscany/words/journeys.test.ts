// What moves: whoever looks is seat 0, as in the positions of the worked examples (rules 8).

import { describe, expect, it } from "vitest";
import glyphs from "@/kit/glyphs.svg?raw";
import { face } from "../face";
import playedFile from "../fixtures/played.json.gz?url&inline";
import { gl1, gl2, position } from "../sample";
import { recorded } from "../../generic/recording";
import { journeys } from "./journeys";

const ways = (events: Parameters<typeof journeys>[0], view = position()) => journeys(events, view).map(({ from, to }) => `${from} → ${to}`);

describe("journeys", () => {
  it("G04: a tile goes into the storage, the next of the own stack takes its slot", () => {
    const events = [
      { type: "took", seat: 0, slot: 5, tile: "quarry" },
      { type: "refilled", slot: 5, tile: "monastery" },
    ];
    expect(ways(events)).toEqual(["slot:5 → storage:0", "points:0 → slot:5"]);
  });
  it("those of others end at their strip", () => {
    expect(
      ways([
        { type: "took", seat: 1, slot: 5, tile: "quarry" },
        { type: "drew", seat: 1 },
      ]),
    ).toEqual(["slot:5 → points:1", "deck:region → points:1"]);
  });
  it("G08: cards and tile for a city, then its points", () => {
    const view = position({ phase: "pay", placing: { item: 0, cell: 18 }, players: [gl1({ storage: ["city"], hand: { field: 2 }, workers: 1 }), gl2()] });
    const events = [
      { type: "paid", seat: 0, cards: { field: 2 }, workers: 1 },
      { type: "placed", seat: 0, cell: 18, tile: "city", by_castle: false },
      { type: "green", seat: 0, points: 1, reason: "area" },
    ];
    expect(ways(events, view)).toEqual(["hand:field → deck:region", "hand:field → deck:region", "storage:0 → hex:18:0", "hex:18:0 → points:0"]);
  });
  it("G23: a castle’s tile comes from its slot", () => {
    const events = [
      { type: "refilled", slot: 0, tile: "village" },
      { type: "placed", seat: 0, cell: 1, tile: "city", by_castle: true },
    ];
    expect(ways(events)).toEqual(["points:0 → slot:0", "slot:0 → hex:1:0"]);
  });
  it("G11: marble goes to the mat", () => {
    const events = [
      { type: "placed", seat: 0, cell: 12, tile: "quarry", by_castle: false },
      { type: "gained", seat: 0, what: "marble", count: 2 },
    ];
    expect(ways(events).slice(1)).toEqual(["hex:12:0 → marble", "hex:12:0 → marble"]);
  });
  it("show only glyphs that there are", async () => {
    const { told, moments } = await recorded(playedFile);
    const moved = told.flatMap(({ events }) => journeys(events, moments[1]!.view)).flatMap(({ piece }) => piece.glyph ?? []);
    const held = face.strip(position(), 0, 0).holdings.map(({ glyph }) => glyph);
    expect(moved.length).toBeGreaterThan(50);
    for (const glyph of new Set([...moved, ...held])) expect(glyphs).toContain(`id="g-${glyph}"`);
  });
});
