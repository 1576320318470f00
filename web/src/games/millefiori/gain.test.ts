// The worked examples of the rules (8.1, 8.2), seats red, green, blue, yellow.

import { describe, expect, it } from "vitest";
import { cellsFor, gainOf } from "./gain";
import type { MillefioriView } from "./view";

interface Position {
  cells?: string[][];
  ships?: number[];
  bonus?: Partial<MillefioriView["bonus"]>;
  used?: number;
}

const cells = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => `W${String(first + i).padStart(2, "0")}`);

function position({ cells = [], ships = [], bonus = {} }: Position): MillefioriView {
  const players = [0, 1, 2, 3].map((seat) => {
    const own = cells[seat] ?? [];
    const placed = own.length + Object.values(bonus).filter((taken) => taken?.includes(seat)).length;
    return {
      points: 0,
      ship: ships[seat] ?? 0,
      cells: own,
      supply: Math.max(0, 27 - placed),
      box: 3 - Math.max(0, placed - 27),
      hand_size: 4,
      has_selected: false,
    };
  });
  return {
    phase: "use",
    round: 1,
    cycle: 1,
    first: 0,
    active: 0,
    card: null,
    players,
    display: ["ash 5"],
    discard: [],
    deck_size: 80,
    bonus: { workshops: [], residences: [], nobles: [], commoners: [], trade: [], ...bonus },
  };
}

type Example = [
  name: string,
  before: Position,
  seat: number,
  card: string,
  cell: string | null,
  sails: boolean,
  points: number[],
  extra: boolean,
  ship: number | null,
];

const examples: Example[] = [
  ["E01", { cells: [[], [], ["W08", "W09"]] }, 2, "quartz 3", "W10", false, [0, 0, 3, 0], false, null],
  ["E02", { cells: [[], [], ["W02", "W10", "W11"]] }, 2, "pigment 2", "W01", false, [0, 0, 8, 0], false, null],
  ["E03", { cells: [["W01"], [], ["W09"]] }, 1, "quartz 1", "W08", false, [0, 1, 0, 0], true, null],
  ["E04", { cells: [["R02", "R03"], [], [], ["R01"]] }, 0, "key 1", "R04", false, [12, 0, 0, 0], true, null],
  ["E05", { cells: [["R01"], [], [], ["R02", "R03", "R04"]] }, 3, "key 1", "R05", false, [0, 0, 0, 33], false, null],
  ["E06", { cells: [["R01", "R04"], [], [], ["R02", "R03"]] }, 3, "key 1", "R05", false, [0, 0, 0, 1], true, null],
  ["E07", { cells: [[], ["N12"], ["N13"]] }, 0, "coin 1", "N22", false, [3, 1, 1, 0], false, null],
  ["E08", { cells: [["N12", "N21"], ["N13", "N22"], ["N14"], ["N11"]] }, 0, "coin 1", "N31", false, [16, 4, 0, 1], true, null],
  ["E09", { cells: [["N11", "N12"], ["N13"]] }, 0, "lion 1", "N21", false, [28, 0, 0, 0], false, null],
  ["E10", { cells: [[], [], ["N13", "N14", "N15", "N23", "N24"]], bonus: { nobles: [2] } }, 0, "coin 1", "N33", false, [6, 0, 9, 0], true, null],
  ["E11", { cells: [["T1C"], [], [], ["T2C"]] }, 0, "carafe 1", "T3C", false, [6, 0, 0, 3], false, null],
  [
    "E12",
    { cells: [["T1G", "T1C", "T2E"], [], [], ["T2G", "T3C", "T3E", "T3S"]], bonus: { trade: [3] } },
    0,
    "swan 1",
    "T5S",
    false,
    [17, 0, 0, 2],
    false,
    null,
  ],
  ["E13", { cells: [[], [], ["T1S", "T2S"]] }, 0, "swan 1", "T5S", false, [3, 0, 6, 0], true, null],
  ["E14", {}, 1, "ship 4", "H2a", true, [0, 3, 0, 0], false, 4],
  ["E15", { cells: [["H3b", "T3S"], ["H3a"], ["T3G"], ["T3C"]] }, 1, "ship 1", "H3c", false, [6, 12, 0, 0], false, null],
  ["E16", { ships: [0, 5] }, 1, "ship 4", "H2a", true, [0, 5, 0, 0], false, 9],
  ["E17", { ships: [0, 0, 4] }, 2, "key 3", null, true, [0, 0, 0, 0], true, 7],
  ["E18", { ships: [0, 18] }, 1, "ship 5", "H1a", true, [0, 10, 0, 0], true, 20],
  ["E19", { ships: [0, 20] }, 1, "ship 5", "H1a", true, [0, 0, 0, 0], false, null],
  ["E20", { ships: [0, 0, 3] }, 2, "lion 3", null, true, [0, 0, 10, 0], false, 6],
  ["A01", { cells: [["H1a", "H1b"]] }, 1, "ship 1", "H1c", false, [0, 0, 0, 0], false, null],
  ["A02", { cells: [["H1a", "H1b", "T1G"], ["T1C"], ["T1E"], ["T1S"]] }, 1, "ship 1", "H1c", false, [20, 10, 0, 0], false, null],
  ["A04", { cells: [[], [], ["T1S"]] }, 0, "swan 1", "T5S", false, [2, 0, 2, 0], false, null],
  ["A05", { cells: [["T3S"], ["T2S"], ["T1S"]] }, 0, "swan 1", "T5S", false, [8, 4, 4, 0], false, null],
  ["A08", { cells: [["R01", "R02", "R03", "R04"]], bonus: { residences: [0] } }, 0, "key 1", "R05", false, [15, 0, 0, 0], true, null],
  ["A09", { cells: [["R01"], [], ["R02", "R03", "R04", "R05", "R06"]], bonus: { residences: [2] } }, 0, "key 1", "R07", false, [2, 0, 0, 0], false, null],
  ["A12", { cells: [["W01", "W03", "W09"]] }, 0, "ash 1", "W02", false, [4, 0, 0, 0], false, null],
  ["A14", { cells: [[...cells(1, 22), "T1G", "T1C", "T2E"]], bonus: { workshops: [0] } }, 0, "swan 1", "T5S", false, [21, 0, 0, 0], false, null],
  ["A16", { cells: [[...cells(1, 25), "T1G", "T1C", "T2E"]], bonus: { workshops: [0] } }, 0, "swan 1", "T5S", false, [1, 0, 0, 0], false, null],
  ["A17", { ships: [0, 0, 20] }, 2, "pigment 5", null, true, [0, 0, 0, 0], false, null],
  ["A20", { cells: [[], [], [], ["C11", "C12"]] }, 0, "fish 2", "C21", false, [6, 0, 0, 2], false, null],
  ["A21", { cells: [["T1G", "T1C", "T2E"], [], ["T1S", "T2S"]] }, 0, "swan 1", "T5S", false, [23, 0, 6, 0], true, null],
];

describe("what a card would bring", () => {
  it.each(examples)("%s", (_name, before, seat, card, cell, sails, points, extra, ship) => {
    const gain = gainOf(position(before), seat, card, cell, sails);
    expect({ points: gain.points, extra: gain.extra, ship: gain.ship }).toEqual({ points, extra, ship });
  });

  const earning = examples.filter(([, , , , , , , extra]) => extra);
  it.each(earning)("%s without an open card: the right lapses (rules 3.2, step 7)", (_name, before, seat, card, cell, sails, points, _extra, ship) => {
    expect(gainOf({ ...position(before), display: [] }, seat, card, cell, sails)).toMatchObject({ points, extra: false, lapsed: true, ship });
    // The last open card is the one that is being played.
    expect(gainOf({ ...position(before), display: [card] }, seat, card, cell, sails)).toMatchObject({ extra: false, lapsed: true });
    expect(gainOf(position(before), seat, card, cell, sails).lapsed).toBe(false);
  });
  it("is no good deal, read literally, if the bonus brings more than the rival gets (Q20)", () => {
    const literal = (name: string) => {
      const [, before, seat, card, cell] = examples.find(([example]) => example === name)!;
      return gainOf({ ...position(before), options: { trade_bonus_counts: true } }, seat, card, cell).extra;
    };
    expect(literal("A21")).toBe(false);
    expect(literal("E13")).toBe(true);
  });
  it("nothing lapses that was not earned (E01)", () => {
    expect(gainOf({ ...position({ cells: [[], [], ["W08", "W09"]] }), display: [] }, 2, "quartz 3", "W10")).toMatchObject({ extra: false, lapsed: false });
  });

  it("may be placed on these cells", () => {
    expect(cellsFor(position({ cells: [[], ["N12"], ["N13"]] }), "coin 1")).toEqual(["N11", "N14", "N15", "N22"]);
    expect(cellsFor(position({ cells: [["R01", "R02"]] }), "key 4")).toEqual(["R03"]);
    expect(cellsFor(position({ cells: [["T1S"]] }), "swan 2")).toEqual(["T2S", "T3S", "T4S", "T5S"]);
  });
});
