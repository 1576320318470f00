// What the board works out by itself: the chain of a turn, hands, bonuses, room for cards, what travels.

import { describe, expect, it } from "vitest";
import { beside } from "./beside";
import { displayed, LINE } from "./display";
import { ghostsOf } from "./ghosts";
import { better, handsOf, restGoesTo, worthOf } from "./hands";
import { dealt } from "./layout";
import { nearness, nextBonus } from "./near";
import { cardsPart, FINGER } from "./parts";
import { played, turnOf } from "./turn";
import { face } from "../face";
import type { MillefioriView, PlayerView } from "../view";
import glyphs from "@/kit/glyphs.svg?raw";
import type { GameEvent, Preview, View } from "@/line/protocol";

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  points: 0,
  ship: 0,
  cells: [],
  supply: 27,
  box: 3,
  hand_size: 4,
  has_selected: false,
  ...more,
});

const position = (more: Partial<MillefioriView> = {}): MillefioriView => ({
  phase: "use",
  round: 1,
  cycle: 1,
  first: 0,
  active: 0,
  card: null,
  players: [0, 1, 2, 3].map(() => player()),
  display: ["ash 5"],
  discard: [],
  deck_size: 80,
  bonus: { workshops: [], residences: [], nobles: [], commoners: [], trade: [] },
  ...more,
});

const told = (...decisions: GameEvent[][]) => decisions.map((events, decision) => ({ decision, seat: 0, events }));

describe("the chain of a turn (rules F7)", () => {
  const chain = told(
    [{ type: "revealed", seat: 3, card: "ash 1" }],
    [
      { type: "turn_over", seat: 3 },
      { type: "revealed", seat: 0, card: "key 3a" },
    ],
    [
      { type: "sailed", seat: 0, from: 4, to: 7 },
      { type: "earned", seat: 0 },
    ],
    [{ type: "took", seat: 0, card: "quartz 4" }],
    [
      { type: "placed", seat: 0, cell: "W08" },
      { type: "points", seat: 0, points: 1, reason: "group" },
      { type: "earned", seat: 0 },
    ],
  );

  it("says how many extra cards there were and what each came from", () => {
    const turn = turnOf(position({ phase: "extra" }), chain)!;
    expect(turn.seat).toBe(0);
    expect(turn.plays.map(({ card, star }) => [card, star])).toEqual([
      ["key 3a", "sea"],
      ["quartz 4", "workshops"],
    ]);
    expect(turn.open).toBe(true);
  });

  it("goes on with the card that was taken", () => {
    const turn = turnOf(position({ card: "ship 4a" }), [...chain, ...told([{ type: "took", seat: 0, card: "ship 4a" }])])!;
    expect(turn.plays.map(({ star }) => star)).toEqual(["sea", "workshops", null]);
    expect(turn.open).toBe(false);
    const preview = [
      { type: "placed", seat: 0, cell: "H1a" },
      { type: "sailed", seat: 0, from: 12, to: 16 },
      { type: "earned", seat: 0 },
    ];
    expect(played(turn, preview)).toMatchObject({ cell: "H1a", space: 16, star: "sea" });
    expect(played(turn, [{ type: "sailed", seat: 0, from: 7, to: 11 }])).toMatchObject({ space: 11, star: null });
  });

  it("promises no extra card that would lapse (rules F6)", () => {
    const turn = turnOf(position({ card: "quartz 1", display: [] }), told([{ type: "revealed", seat: 0, card: "quartz 1" }]))!;
    const events = [
      { type: "placed", seat: 0, cell: "W08" },
      { type: "earned", seat: 0 },
      { type: "lapsed", seat: 0 },
      { type: "turn_over", seat: 0 },
    ];
    expect(played(turn, events)).toMatchObject({ cell: "W08", star: null, lapsed: true });
    expect(played(turn, events.slice(0, 2))).toMatchObject({ star: "workshops", lapsed: false });
    const preview: Preview = { type: "preview", id: "1", at: "x", action: "place W08", sure: true, points: [1, 0, 0, 0], events };
    expect(ghostsOf(preview, position())).toMatchObject({ extra: false, lapsed: true });
    expect(ghostsOf({ ...preview, events: events.slice(0, 2) }, position())).toMatchObject({ extra: true, lapsed: false });
  });

  it("does not take what the next player would do for one's own", () => {
    const turn = turnOf(position({ card: "ship 4a" }), [...chain, ...told([{ type: "took", seat: 0, card: "ship 4a" }])])!;
    const preview = [
      { type: "sailed", seat: 0, from: 7, to: 11 },
      { type: "turn_over", seat: 0 },
      { type: "earned", seat: 1 },
    ];
    expect(played(turn, preview)?.star).toBeNull();
  });

  it("is none while cards are selected; without its story the card alone is seen", () => {
    expect(turnOf(position({ phase: "select" }), chain)).toBeNull();
    expect(turnOf(position({ active: 2, card: "lion 2" }), [])).toMatchObject({ seat: 2, plays: [{ card: "lion 2", star: null }] });
  });
});

describe("bonuses", () => {
  it("need all symbols of an area, or four different numbers (rules 4)", () => {
    const view = position({
      players: [player({ cells: ["W01", "W02", "W03", "R01", "R02", "R07"] }), player({ cells: ["T1G", "T1C", "T2E", "T5S"] }), player(), player()],
      bonus: { trade: [1] },
    });
    expect(nearness(view, 0, "workshops")).toMatchObject({ has: 2, of: 4, lacks: ["quartz", "limestone"], taken: null });
    // R01 and R07 both show 2.
    expect(nearness(view, 0, "residences")).toMatchObject({ has: 2, of: 4, lacks: [] });
    expect(nearness(view, 1, "trade")).toMatchObject({ has: 4, of: 4, taken: 20 });
    expect([nextBonus(view, "trade"), nextBonus(view, "workshops"), nextBonus(position({ bonus: { trade: [0, 1, 2, 3] } }), "trade")]).toEqual([15, 20, 0]);
  });
});

describe("hands", () => {
  const view = position({
    phase: "use",
    active: 1,
    cycle: 2,
    players: [
      player({ hand: ["ash 1"], selected: null, hand_size: 1 }),
      player({ holds: ["lion 1", "swan 3"], hand_size: 2 }),
      player({ holds: ["key 1a", "key 2a"], hand_size: 1, has_selected: true }),
      player({ hand_size: 3, has_selected: true }),
    ],
  });
  it("of the others are open as far as one has seen them", () => {
    expect(handsOf(view, 0)).toEqual([
      { seat: 1, state: "plays", cards: ["lion 1", "swan 3"], oneOf: false },
      { seat: 2, state: "chosen", cards: ["key 1a", "key 2a"], oneOf: true },
      { seat: 3, state: "chosen", cards: [null, null, null, null], oneOf: false },
    ]);
    expect(handsOf(view, null)[0]?.state).toBe("played");
  });
  it("say who has still to select, whether all select at once or in turn (rules 3.1)", () => {
    const states = (view: MillefioriView) => handsOf(view, null).map(({ state }) => state);
    const selecting = (inTurn: boolean, first: number, active: number, selected: number[] = []) =>
      states(
        position({
          phase: "select",
          first,
          active,
          options: { select_in_turn: inTurn },
          players: [0, 1, 2, 3].map((seat) => player({ has_selected: selected.includes(seat) })),
        }),
      );
    expect(selecting(false, 0, 0)).toEqual(["choosing", "choosing", "choosing", "choosing"]);
    expect(selecting(false, 0, 0, [1, 3])).toEqual(["choosing", "chosen", "choosing", "chosen"]);
    expect(selecting(true, 0, 0)).toEqual(["choosing", "toSelect", "toSelect", "toSelect"]);
    expect(selecting(true, 0, 2)).toEqual(["played", "played", "choosing", "toSelect"]);
    expect(selecting(true, 3, 0)).toEqual(["choosing", "toSelect", "toSelect", "played"]);
    // In turn, while somebody plays, those after them have no card selected.
    expect(states(position({ phase: "use", first: 3, active: 0 }))).toEqual(["plays", "toSelect", "toSelect", "played"]);
  });
  it("go to the left, in the last turn cycle beside the board (rules 3.1, 3.3)", () => {
    expect([restGoesTo(view, 0), restGoesTo(view, 3), restGoesTo({ ...view, cycle: 4 }, 0)]).toEqual([1, 0, null]);
    const two = { ...view, players: view.players.slice(0, 2) };
    expect([restGoesTo({ ...two, cycle: 2 }, 1), restGoesTo({ ...two, cycle: 3 }, 1)]).toEqual([0, null]);
  });
  it("are worth their best cell and the sea", () => {
    const one = position({ players: [player({ cells: ["W02", "W10", "W11"], ship: 4 }), player(), player(), player({ supply: 0, box: 0, ship: 20 })] });
    // A group of four on pigment, W03 rather than W01 of E02 for its star; E17 from space 4 with a 3: an extra card.
    expect(worthOf(one, 0, "pigment 3a")).toMatchObject({ cell: { points: 8, extra: true }, sea: { points: 0, extra: true } });
    expect(worthOf(one, 3, "pigment 3a")).toEqual({ cell: null, sea: null });
  });
  it("are worth the better of both, a star deciding between equals", () => {
    const worth = (points: number, extra = false) => ({ points, extra });
    expect([
      better(worth(2), worth(5)),
      better(worth(5), worth(2, true)),
      better(worth(1), worth(1, true)),
      better(null, worth(0)),
      better(worth(1), null),
    ]).toEqual([worth(5), worth(5), worth(1, true), worth(0), worth(1)]);
  });
});

describe("room for cards", () => {
  it.each([1, 4, 9, 10, 13, 25, 45, 49])("fits %i of them", (count) => {
    const boxes = dealt([10, 20, 356, 150], count, [65, 74]);
    expect(boxes).toHaveLength(count);
    for (const [x, y, width, height] of boxes) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(x + width).toBeLessThanOrEqual(366.01);
      expect(y + height).toBeLessThanOrEqual(170.01);
      // A number and a glyph at their smallest.
      expect(height).toBeGreaterThanOrEqual(22);
      expect(width).toBeGreaterThanOrEqual(28);
    }
  });
  const open = (count: number) => position({ phase: "extra", display: Array.from({ length: count }, () => "ash 1") });
  it.each([0, 1, 4, 9, 10, 12, 25, 49])("fits %i on a phone, for a finger, with what they bring and a place for none", (count) => {
    const { display } = cardsPart(open(count), false);
    const { cards, none, lines } = displayed(display, open(count), false, FINGER);
    expect(cards).toHaveLength(count);
    if (count > 0) expect(lines).toBeGreaterThan(0);
    for (const [, y, width, height] of [...cards, ...(none === null ? [] : [none])]) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(43.9);
      expect(y + height + lines * LINE).toBeLessThanOrEqual(display[1] + display[3]);
    }
  });
  it.each([2, 3, 4])("shows beside the board what each of the first cards brings, %i players", (players) => {
    const count = players === 3 ? 4 : 9;
    const { cards, none, lines } = displayed(beside(players - 1).display, open(count), false);
    expect(lines).toBeGreaterThan(0);
    expect([...cards, none].every((box) => box !== null && box[3] >= 28)).toBe(true);
  });
  it("keeps no place for refusing where one only watches or no card lies open", () => {
    expect(displayed(beside(3).display, open(9), true).none).toBeNull();
    expect(displayed(beside(3).display, open(0), false).none).toBeNull();
  });
});

describe("what travels", () => {
  const before = position({ players: [player({ selected: "key 3a", hand: [] }), player(), player(), player()] }) as unknown as View;
  const ways = (events: GameEvent[]) => face.journeys(events, before).map(({ from, to, piece }) => [from, to, piece.kind]);
  it("one's own pieces come from the mat, those of others from their strip", () => {
    expect(
      ways([
        { type: "revealed", seat: 0, card: "key 3a" },
        { type: "placed", seat: 0, cell: "R01" },
      ]),
    ).toEqual([
      ["hand", "turn", "card"],
      ["supply", "cell:R01", "rhombus"],
    ]);
    expect(
      ways([
        { type: "placed", seat: 2, cell: "W01" },
        { type: "bonus", seat: 2, area: "workshops", value: 15 },
      ]),
    ).toEqual([
      ["points:2", "cell:W01", "rhombus"],
      ["points:2", "bonus:workshops:15", "rhombus"],
    ]);
    expect(face.journeys([{ type: "placed", seat: 2, cell: "W01" }], before)[0]?.piece.colour).toBe(face.colours[2]);
  });
  it("a ship goes along the route", () => {
    expect(ways([{ type: "sailed", seat: 1, from: 4, to: 6 }])).toEqual([
      ["sea:4", "sea:5", "ship"],
      ["sea:5", "sea:6", "ship"],
    ]);
  });
  it("hands go to the left, last cards to the display", () => {
    expect(ways([{ type: "passed", cycle: 1 }])).toEqual([
      ["hand", "points:1", "card"],
      ["points:1", "points:2", "card"],
      ["points:2", "points:3", "card"],
      ["points:3", "hand", "card"],
    ]);
    expect(
      ways([
        { type: "laid_out", seat: 0, card: "ash 2" },
        { type: "laid_out", seat: 1, card: "crab 5" },
      ]),
    ).toEqual([
      ["card:ash 2", "display", "card"],
      ["points:1", "display", "card"],
    ]);
    expect(ways([{ type: "took", seat: 3, card: "ash 5" }])).toEqual([["card:ash 5", "turn", "card"]]);
  });
  it("shows only glyphs that there are", () => {
    const all = face
      .journeys(
        [
          { type: "revealed", seat: 0, card: "pigment 1a" },
          { type: "dealt", round: 2 },
        ],
        before,
      )
      .flatMap(({ piece }) => piece.glyph ?? []);
    for (const glyph of [...all, ...face.strip(before, 0, 0).holdings.map((one) => one.glyph)]) expect(glyphs).toContain(`id="g-${glyph}"`);
  });
});

it("asks in a part that the board has", () => {
  const parts = face.parts.map(({ key }) => key);
  for (const card of ["ash 1", "key 1a", "lion 1", "crab 1", "swan 1", "ship 1a"])
    expect(parts).toContain(face.asking(position({ card }) as unknown as View, 0, [{ do: "", id: 0, kind: "place", cell: "W01" }]).part);
  for (const phase of ["select", "extra", "over"] as const) expect(parts).toContain(face.asking(position({ phase }) as unknown as View, 0, []).part);
});

it("does not speak of sailing when the ship can sail no more (E19)", () => {
  const at = (ship: number) => position({ card: "ship 5a", players: [player({ ship }), player(), player(), player()] }) as unknown as View;
  const legal = [
    { do: "place H1a", id: 0, kind: "place", cell: "H1a", sail: true },
    { do: "navigate", id: 1, kind: "navigate" },
  ];
  const labels = (ship: number) => face.asking(at(ship), 0, legal).leads?.map(({ label }) => label);
  expect(labels(18)).toEqual(["Place and sail", "Only sail"]);
  expect(labels(20)).toEqual(["Place it", "Discard it"]);
});
