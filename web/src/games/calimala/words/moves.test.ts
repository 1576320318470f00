// What a decision touches and moves on the board.

import { describe, expect, it } from "vitest";
import { journeys } from "./journeys";
import { games, player, position } from "./sample";
import { touched } from "./touched";

const mine = position({ players: [player({ cloth: [0, 4, 1], hand: { sea: 1 } }), player(), player()] });

describe("touched", () => {
  it("is where pieces came, went or were scored", () => {
    expect(touched([{ type: "placed", seat: 1, disc: "own", street: 5 }])).toEqual(["street:5"]);
    const built = { type: "carried", seat: 1, action: "build", effect: "build house troyes", by_card: false };
    expect(touched([built])).toEqual(["action:build", "house:troyes"]);
    const cubes = [
      { type: "cube", seat: 1, location: "lisbon" },
      { type: "cube", seat: "third", location: "croce_wood" },
    ];
    expect(touched(cubes)).toEqual(["city:lisbon", "location:croce_wood"]);
    const left = [
      { type: "overflowed", disc: 0, street: 2 },
      { type: "seated", seat: 0, space: 4 },
      { type: "scoring", space: 4, tile: "lisbon" },
    ];
    expect(touched(left)).toEqual(["street:2", "tile:4"]);
  });
});

describe("journeys", () => {
  it("one's own disc comes from the mat, another's from the strip", () => {
    const placed = (seat: number, disc: string) => journeys([{ type: "placed", seat, disc, street: 5 }], mine);
    expect(placed(0, "white")).toEqual([{ from: "disc:white", to: "street:5", piece: { kind: "disc", colour: "white" } }]);
    expect(placed(1, "own")).toEqual([{ from: "points:1", to: "street:5", piece: { kind: "disc", colour: 1 } }]);
  });
  it("a card is played, and cloth becomes cubes in a city", () => {
    const events = [
      { type: "carried", seat: 0, action: "sea", effect: "sea lisbon 1", by_card: true },
      { type: "cube", seat: 0, location: "lisbon" },
      { type: "cube", seat: "third", location: "lisbon" },
    ];
    expect(journeys(events, mine)).toEqual([
      { from: "hand:sea", to: "action:sea", piece: { kind: "card", glyph: "sea" } },
      { from: "warehouse:cloth", to: "city:lisbon", piece: { kind: "cube", colour: 0 } },
      { from: null, to: "city:lisbon", piece: { kind: "cube", colour: "third" } },
    ]);
  });
  it("weaving brings a cloth for every workshop with room (R-12)", () => {
    expect(journeys([{ type: "carried", seat: 0, action: "weave", effect: "weave", by_card: false }], mine)).toHaveLength(2);
  });
  it("the fourth disc goes to the council, a white one to the supply for an own one (3.6)", () => {
    expect(
      journeys(
        [
          { type: "overflowed", disc: 2, street: 5 },
          { type: "seated", seat: 2, space: 3 },
        ],
        mine,
      ),
    ).toEqual([{ from: "street:5", to: "tile:3", piece: { kind: "disc", colour: 2 } }]);
    const white = [
      { type: "overflowed", disc: "white", street: 5 },
      { type: "white_back", seat: 0 },
      { type: "seated", seat: 0, space: 3 },
    ];
    expect(journeys(white, mine)).toEqual([
      { from: "street:5", to: "disc:white", piece: { kind: "disc", colour: "white" } },
      { from: "disc:own", to: "tile:3", piece: { kind: "disc", colour: 0 } },
    ]);
    expect(
      journeys(
        [
          { type: "replaced", seat: 0, street: 5, position: 1 },
          { type: "seated", seat: 0, space: 3 },
        ],
        mine,
      ),
    ).toEqual([
      { from: null, to: "street:5", piece: { kind: "disc", colour: "white" } },
      { from: "disc:5:1", to: "tile:3", piece: { kind: "disc", colour: 0 } },
    ]);
  });
  it("a card that nobody may see goes to the strip without its face", () => {
    expect(journeys([{ type: "drew", seat: 1 }], mine)).toEqual([{ from: null, to: "points:1", piece: { kind: "card" } }]);
    expect(journeys([{ type: "drew", seat: 0, card: "sea" }], mine)).toEqual([{ from: null, to: "hand:sea", piece: { kind: "card", glyph: "sea" } }]);
  });
  it("in whole games, every cube on the board has its journey", () => {
    for (const { told, positions } of games) {
      const before = positions[0]?.view ?? position();
      const cubes = told.flatMap(({ events }) => events).filter(({ type }) => type === "cube").length;
      const moved = told.flatMap(({ events }) => journeys(events, before)).filter(({ piece }) => piece.kind === "cube").length;
      expect(moved).toBe(cubes);
    }
  });
});
