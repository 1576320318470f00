// Where points come up, by the rules of each game.

import { describe, expect, it } from "vitest";
import { gains as calimala } from "./calimala/words/gains";
import { gains as millefiori } from "./millefiori/words/gains";
import { gains as serenissima } from "./serenissima/words/gains";
import { gains as tuscany } from "./tuscany/words/gains";
import type { GameEvent, View } from "@/line/protocol";

const points = (seat: unknown, got: number, more: object = {}): GameEvent => ({ type: "points", seat, points: got, ...more });

describe("points come up", () => {
  it("in Calimala at the city or church that is scored, else at its tile in the council", () => {
    const scoring = (tile: string, space: number): GameEvent => ({ type: "scoring", tile, space });
    expect(calimala([scoring("lisbon", 3), points(1, 3), points("third", 2), points(0, 0)])).toEqual([
      { seat: 1, points: 3, at: ["city:lisbon", "tile:3"] },
      { seat: "third", points: 2, at: ["city:lisbon", "tile:3"] },
    ]);
    expect(calimala([scoring("croce", 4), points(0, 3), scoring("ports", 5), points(0, 2)]).map(({ at }) => at)).toEqual([
      ["location:croce_brick", "tile:4"],
      ["tile:5"],
    ]);
    expect(calimala([{ type: "influence", card: "palazzo" }, points(0, 5)])[0]?.at).toEqual(["location:palazzo_sculptures"]);
  });

  it("in Mille Fiori at the cell, the space of the sea or the bonus that brings them, for whoever gets them", () => {
    const events = [
      { type: "placed", seat: 0, cell: "trade:1:2" },
      points(0, 4, { reason: "goods" }),
      points(2, 2, { reason: "goods" }),
      { type: "sailed", seat: 0, from: 1, to: 4 },
      points(0, 3, { reason: "sea" }),
    ];
    expect(millefiori(events)).toEqual([
      { seat: 0, points: 4, at: ["cell:trade:1:2"] },
      { seat: 2, points: 2, at: ["cell:trade:1:2"] },
      { seat: 0, points: 3, at: ["sea:4"] },
    ]);
  });

  it("in Tuscany green ones at the cell that completes something, red ones of a round at the totals", () => {
    const events = [
      { type: "placed", seat: 1, cell: 17, tile: "city" },
      { type: "green", seat: 1, points: 3, reason: "area" },
      { type: "round_scored", round: 1 },
      { type: "red", seat: 1, points: 9, reason: "round" },
      { type: "red", seat: 0, points: 0, reason: "round" },
    ];
    expect(tuscany(events)).toEqual([
      { seat: 1, points: 3, at: ["hex:17:1"], mark: "green" },
      { seat: 1, points: 9, at: [] },
    ]);
  });

  it("in Serenissima at the port of a sale and at each port that pays, if it is known which do", () => {
    // Each basilica pays its owner 5 ducats at a scoring.
    const BASILICA = 5;
    const port = (owner: number) => ({ owner, garrison: 1, stored: [], fort: false, basilica: true, closed: false });
    const before = { ports: { VEN: port(0), GEN: port(0), TUN: port(1) } } as unknown as View;
    const income = (ducats: number): GameEvent => ({ type: "income", seat: 0, reason: "basilicas", ducats });
    const each = serenissima([income(0), income(1)], before);
    expect(each).toEqual([{ seat: 0, points: 1, at: [] }]);
    const [one, two] = serenissima([income(2 * BASILICA)], before);
    expect([one, two]).toEqual([
      { seat: 0, points: BASILICA, at: ["port:VEN"] },
      { seat: 0, points: BASILICA, at: ["port:GEN"] },
    ]);
    expect(serenissima([{ type: "sold", seat: 2, port: "TUN", good: "wine", ducats: 4 }], before)).toEqual([{ seat: 2, points: 4, at: ["port:TUN"] }]);
    expect(serenissima([{ type: "sold", seat: 2, port: "TUN", good: "wine", ducats: 0 }], before)).toEqual([]);
  });
});
