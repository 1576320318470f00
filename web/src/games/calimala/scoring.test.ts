// Expectations from rules/calimala.md: 1.5, 1.6, 5.1, 5.3 and the worked examples of 9.

import { describe, expect, it } from "vitest";
import data from "@data/calimala.json";
import { cardRanking, counted, paidTiles, participants, ranking, tieOrder, tileCounts, tileRanking } from "./scoring";
import type { CalimalaOptions, CalimalaView, Location, Participant } from "./view";

interface Given {
  players: number;
  board?: Partial<Record<Location, number[]>>;
  seats?: (Participant | null)[];
  palazzo?: Participant[];
  options?: Partial<CalimalaOptions>;
}

/** A position with these cubes, seats and sculptures in the Palazzo and nothing else. */
function given({ players, board = {}, seats = [], palazzo = [], options }: Given): CalimalaView {
  const everybody = players === 2 ? 3 : players;
  const all = Object.fromEntries(data.locations.map(({ key }) => [key, board[key as Location] ?? Array<number>(everybody).fill(0)]));
  const indices = palazzo.map((who) => (who === "third" ? players : who));
  all["palazzo_sculptures"] = Array.from({ length: everybody }, (_, i) => indices.filter((index) => index === i).length);
  return {
    players: Array.from({ length: players }, () => ({})),
    board: all,
    seats,
    palazzo_order: palazzo,
    scored: seats.length,
    ...(options === undefined ? {} : { options }),
  } as unknown as CalimalaView;
}

const paying = (places: { who: Participant; points: number }[]) => places.map(({ who, points }) => [who, points]);

describe("what a tile counts (1.5)", () => {
  const view = given({
    players: 3,
    board: {
      barcelona: [1, 0, 0],
      lisbon: [2, 0, 0],
      london: [4, 0, 0],
      troyes: [0, 1, 0],
      bruges: [0, 2, 0],
      hamburg: [0, 4, 0],
      fiore_wood: [1, 0, 0],
      fiore_brick: [2, 0, 0],
      fiore_marble: [1, 0, 0],
      fiore_sculptures: [1, 0, 0],
      miniato_wood: [1, 0, 0],
      croce_wood: [1, 0, 0],
      croce_marble: [0, 0, 2],
      croce_sculptures: [0, 0, 1],
    },
    palazzo: [0, 2, 0],
  });
  it.each([
    ["lisbon", [2, 0, 0]],
    ["ports", [7, 0, 0]],
    ["trade_cities", [0, 7, 0]],
    ["fiore", [5, 0, 0]],
    ["croce", [1, 0, 3]],
    ["sculptures", [3, 0, 2]],
    ["wood_donations", [3, 0, 0]],
    ["brick_donations", [2, 0, 0]],
    ["marble_donations", [1, 0, 2]],
  ] as const)("%s", (tile, expected) => {
    expect([0, 1, 2].map((seat) => counted(view, tileCounts(tile), seat))).toEqual(expected);
  });
});

describe("an influence card (1.6, 5.4)", () => {
  it("counts seats and sculptures together for the Palazzo", () => {
    const view = given({ players: 3, seats: [1, 1, 0], palazzo: [0] });
    expect(cardRanking(view, "palazzo")).toMatchObject([
      { who: 1, count: 2, points: 5, tie: { with: 0, by: "seats" } },
      { who: 0, count: 2, points: 3, tie: null },
    ]);
  });
  it("counts rows and sculptures of a church", () => {
    const view = given({ players: 3, board: { croce_wood: [1, 0, 0], croce_sculptures: [1, 1, 0] } });
    expect(cardRanking(view, "croce")).toMatchObject([
      { who: 0, count: 2, points: 5 },
      { who: 1, count: 1, points: 3 },
    ]);
  });
});

describe("the ladder for ties (5.3)", () => {
  const tied = { lisbon: [2, 2, 0] };
  const first = (more: Omit<Given, "players">) => tileRanking(given({ players: 3, board: tied, ...more }), "lisbon")[0];

  it("cubes come first", () => {
    const view = given({ players: 3, board: { lisbon: [1, 2, 0] }, seats: [0, 0] });
    expect(tileRanking(view, "lisbon")).toMatchObject([
      { who: 1, points: 3, tie: null },
      { who: 0, points: 2 },
    ]);
  });
  it("seats and Palazzo sculptures together", () => {
    expect(first({ seats: [0, 1], palazzo: [1] })).toMatchObject({ who: 1, tie: { with: 0, by: "influence" } });
    expect(first({ seats: [0, 0], palazzo: [1, 1, 1] })).toMatchObject({ who: 1, tie: { by: "influence" } });
  });
  it("then seats", () => {
    expect(first({ seats: [0, 1, 1], palazzo: [0] })).toMatchObject({ who: 1, tie: { by: "seats" } });
  });
  it("then the last seat, the earlier the better", () => {
    expect(first({ seats: [0, 1, 1, 0] })).toMatchObject({ who: 1, tie: { by: "earlier_seat" } });
  });
  it("without seats the first sculpture, the earlier the better", () => {
    expect(first({ palazzo: [1, 0, 0, 1] })).toMatchObject({ who: 1, tie: { by: "earlier_sculpture" } });
  });
  it("or by the option the last sculpture (R-14)", () => {
    expect(first({ palazzo: [1, 0, 0, 1], options: { palazzo_tie: "last" } })).toMatchObject({ who: 0, tie: { by: "earlier_sculpture" } });
  });
  it("example G-19: Angelica, Tanya, Maria, Nicole", () => {
    const view = given({ players: 4, seats: [1, 2, 0, 1, 3, 1], palazzo: [1, 2, 0], board: { lisbon: [2, 2, 2, 2] } });
    expect(tieOrder(view).map(({ who }) => who)).toEqual([1, 2, 0, 3]);
    expect(paying(tileRanking(view, "lisbon"))).toEqual([
      [1, 3],
      [2, 2],
      [0, 1],
      [3, 0],
    ]);
  });
  it("example G-20: one seat wins the tie for Lisbon", () => {
    const view = given({ players: 3, seats: [0], board: { lisbon: [2, 2, 1] } });
    expect(paying(tileRanking(view, "lisbon"))).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
    ]);
  });
});

describe("who has neither seats nor sculptures shares (5.3, R-15)", () => {
  const view = (counts: number[], seats: Participant[] = []) => given({ players: 5, board: { lisbon: counts }, seats });
  const points = (counts: number[], prizes: number[]) => ranking(view(counts), tileCounts("lisbon"), prizes).map((place) => place.points);

  it.each([
    [
      [2, 2, 1, 0, 0],
      [2, 2, 1],
    ],
    [
      [2, 2, 2, 0, 0],
      [2, 2, 2],
    ],
    [
      [3, 2, 2, 0, 0],
      [3, 1, 1],
    ],
    [
      [4, 3, 2, 2, 0],
      [3, 2, 0, 0],
    ],
    [
      [2, 2, 2, 2, 0],
      [1, 1, 1, 1],
    ],
    [
      [2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ],
  ])("3, 2, 1 for %j", (counts, expected) => expect(points(counts, [3, 2, 1])).toEqual(expected));
  it.each([
    [
      [2, 2, 0, 0, 0],
      [4, 4],
    ],
    [
      [2, 2, 2, 0, 0],
      [3, 3, 3],
    ],
    [
      [3, 2, 2, 0, 0],
      [5, 2, 2],
    ],
    [
      [4, 3, 2, 2, 0],
      [5, 3, 0, 0],
    ],
    [
      [2, 2, 2, 2, 0],
      [2, 2, 2, 2],
    ],
    [
      [2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ],
  ])("5, 3, 1 for %j", (counts, expected) => expect(points(counts, [5, 3, 1])).toEqual(expected));
  it("behind somebody with a seat", () => {
    expect(tileRanking(view([2, 2, 2, 0, 0], [1]), "lisbon")).toMatchObject([
      { who: 1, points: 3, tie: { by: "influence" } },
      { who: 0, points: 1, tie: { with: 2, by: "shared" } },
      { who: 2, points: 1, tie: null },
    ]);
  });
  it("nobody without a cube gets anything (5.1)", () => {
    expect(tileRanking(view([0, 0, 1, 0, 0]), "lisbon")).toEqual([{ who: 2, count: 1, points: 3, tie: null }]);
  });
});

describe("two players and the third party (6.4)", () => {
  it("takes part only with two", () => {
    expect(participants(given({ players: 2 }))).toEqual([0, 1, "third"]);
    expect(participants(given({ players: 3 }))).toEqual([0, 1, 2]);
  });
  it("example F-4: its seat wins the tie for San Miniato", () => {
    const view = given({
      players: 2,
      seats: ["third"],
      board: { miniato_wood: [1, 1, 1], miniato_brick: [1, 1, 1], miniato_marble: [0, 1, 1], miniato_sculptures: [0, 1, 1] },
    });
    expect(tileRanking(view, "miniato")).toMatchObject([
      { who: "third", count: 4, points: 3, tie: { with: 1, by: "influence" } },
      { who: 1, count: 4, points: 2 },
      { who: 0, count: 2, points: 1 },
    ]);
  });
  it("its sculptures count in the Palazzo", () => {
    const view = given({ players: 2, palazzo: [0, "third"], board: { lisbon: [1, 0, 1] } });
    expect(tileRanking(view, "lisbon")).toMatchObject([{ who: 0, tie: { with: "third", by: "earlier_sculpture" } }, { who: "third" }]);
    expect(paying(cardRanking(view, "palazzo"))).toEqual([
      [0, 5],
      ["third", 3],
    ]);
  });
});

describe("what was paid", () => {
  const scoring = (space: number) => ({ type: "scoring", space });
  const points = (seat: Participant, got: number) => ({ type: "points", seat, points: got, count: 4 });
  const told = [
    { events: [{ type: "finished", seat: 0 }, scoring(0), points("third", 3), points(1, 2)] },
    { events: [scoring(1)] },
    { events: [scoring(2), points(0, 3), { type: "influence", card: "fiore" }, points(0, 5)] },
  ];
  it("is told by space, influence cards apart", () => {
    const paid = paidTiles(told);
    expect(paying(paid.get(0)!)).toEqual([
      ["third", 3],
      [1, 2],
    ]);
    expect(paid.get(1)).toEqual([]);
    expect(paying(paid.get(2)!)).toEqual([[0, 3]]);
    expect(paid.has(3)).toBe(false);
  });
});
