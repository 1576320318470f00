import { describe, expect, it } from "vitest";
import { needs, points } from "./points";
import { games, inEach, people, player, position } from "./sample";
import type { Told } from "../../face";
import type { View } from "@/line/protocol";

const four = [player(), player(), player(), player()];
const scored = (...awards: [seat: number | string, points: number, count: number][]): Told[] => [
  {
    decision: 7,
    seat: 0,
    events: [{ type: "scoring", space: 0, tile: "lisbon" }, ...awards.map(([seat, got, count]) => ({ type: "points", seat, points: got, count }))],
  },
];
const why = (told: Told[], seat: number, view?: View) => points(told, people, seat, () => view).map((line) => line.why);

describe("games that were played", () => {
  it.each(games.map((game) => [game.players, game] as const))("%i players: the lines add up to the points", (_, { told, views, points: total }) => {
    inEach(() => {
      for (const after of [(n: number) => views[n], () => undefined]) {
        const sums = total.map((_points, seat) => points(told, people, seat, after).reduce((sum, line) => sum + line.points, 0));
        expect(sums).toEqual(total);
      }
    });
  });
  it.each(games.map((game) => [game.players, game] as const))("%i players: needs only positions after scorings", (_, { told, views }) => {
    expect(needs(told).length).toBeGreaterThan(0);
    for (const decisions of needs(told)) expect(Object.keys(views)).toContain(String(decisions));
  });
  it.each(games.map((game) => [game.players, game] as const))("%i players: every tie is explained", (_, { told, views, points: total }) => {
    for (const seat of total.keys()) {
      const [known, unknown] = [(n: number) => views[n], () => undefined].map((after) => points(told, people, seat, after));
      known?.forEach((line, i) => expect(line.why.startsWith(unknown?.[i]?.why ?? "?")).toBe(true));
    }
    const all = total.flatMap((_points, seat) => points(told, people, seat, (n) => views[n]).map((line) => line.why));
    expect(all.some((text) => /\u00a0:.* with /.test(text))).toBe(true);
  });
});

describe("a tie is explained by the ladder (5.3)", () => {
  // G-19: council A T M A N A, one sculpture each of A, T, M in this order; everybody has 2.
  const view = position({
    players: four,
    seats: [0, 1, 2, 0, 3, 0],
    palazzo_order: [0, 1, 2],
    board: { palazzo_sculptures: [1, 1, 1, 0], lisbon: [2, 2, 2, 2] },
  });
  const told = scored([0, 3, 2], [1, 2, 2], [2, 1, 2]);
  it("by seats and Palazzo sculptures, then by who was earlier", () => {
    expect(why(told, 0, view)).toEqual(["2 cubes, first; 2\u00a0:\u00a02 with Boris, more seats and Palazzo sculptures (4\u00a0:\u00a02)"]);
    expect(why(told, 1, view)).toEqual([
      "2 cubes, second; 2\u00a0:\u00a02 with Anna, fewer seats and Palazzo sculptures (2\u00a0:\u00a04); 2\u00a0:\u00a02 with Clara, the last council seat taken earlier",
    ]);
    expect(why(told, 2, view)).toEqual([
      "2 cubes, third; 2\u00a0:\u00a02 with Boris, the last council seat taken later; 2\u00a0:\u00a02 with David, more seats and Palazzo sculptures (2\u00a0:\u00a01)",
    ]);
    expect(why(told, 3, view)).toEqual([]);
  });
  it("by council seats when both together are equal", () => {
    const equal = position({ players: four, seats: [1, 1], palazzo_order: [0, 0], board: { palazzo_sculptures: [2, 0, 0, 0], lisbon: [1, 1, 0, 0] } });
    expect(why(scored([1, 3, 1], [0, 2, 1]), 1, equal)).toEqual(["1 cube, first; 1\u00a0:\u00a01 with Anna, more council seats (2\u00a0:\u00a00)"]);
  });
  it("by the earlier sculpture without seats", () => {
    const art = position({ players: four, palazzo_order: [1, 0], board: { palazzo_sculptures: [1, 1, 0, 0], lisbon: [1, 1, 0, 0] } });
    expect(why(scored([1, 3, 1], [0, 2, 1]), 0, art)).toEqual(["1 cube, second; 1\u00a0:\u00a01 with Boris, a sculpture in the Palazzo later"]);
  });
  it("not at all with neither: the places are shared (R-15)", () => {
    const shared = scored([0, 2, 1], [1, 2, 1]);
    expect(why(shared, 0)).toEqual(["1 cube, first and second shared with Boris: neither seats nor Palazzo sculptures"]);
  });
  it("says count and place alone without the position", () => expect(why(told, 1)).toEqual(["2 cubes, second"]));
  it("asks for the position after a decision with a tie, or with three who may have left a fourth behind", () => {
    expect(needs(told)).toEqual([8]);
    expect(needs(scored([0, 3, 4], [1, 2, 3], [2, 1, 2]))).toEqual([8]);
    expect(needs(scored([0, 3, 4], [1, 2, 3]))).toEqual([]);
  });
});

describe("sources", () => {
  const told: Told[] = [
    {
      decision: 9,
      seat: 0,
      events: [
        { type: "scoring", space: 3, tile: "croce" },
        { type: "points", seat: 0, points: 3, count: 2 },
        { type: "game_over", reason: "all_discs_placed" },
        { type: "scoring", space: 4, tile: "wood_donations" },
        { type: "points", seat: 0, points: 3, count: 1 },
        { type: "influence", card: "palazzo" },
        { type: "points", seat: 0, points: 5, count: 6 },
      ],
    },
  ];
  it("tell the tile or card, and whether it came at the end", () =>
    expect(points(told, people, 0, () => undefined)).toEqual([
      { decision: 9, source: "Santa Croce", why: "2 cubes, first", points: 3, kind: "Churches" },
      { decision: null, source: "Wood donations", why: "1 cube, first", points: 3, kind: "Rows and groups" },
      { decision: null, source: "Influence: Palazzo Vecchio", why: "6 council seats and Palazzo sculptures, first", points: 5, kind: "Influence cards" },
    ]));
});
