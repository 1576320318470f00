// The worked examples of the rules page. What they bring is reckoned, so that pictures and texts can't differ from the game.

import { gainOf, type Gain } from "../gain";
import type { MillefioriView } from "../view";

/** A position and what Anna does in it. Players by colour: 0 Anna, 1 Boris, 2 Vera (yellow), 3 Gleb (green). */
export interface Scene {
  cells: string[][];
  /** Anna’s ship. */
  ship?: number;
  bonus?: MillefioriView["bonus"];
  card: string;
  /** Where she places; null if she only sails. */
  cell: string | null;
}

const scene = <Key extends string>(all: Record<Key, Scene>): Record<Key, Scene> => all;

export const scenes = scene({
  group: { cells: [["W02", "W10", "W11"], ["W04", "W12"], ["W08"]], card: "pigment 2", cell: "W01" },
  star: { cells: [[], ["W01"], ["W09"]], card: "quartz 1", cell: "W08" },
  run: { cells: [["R02", "R03"], [], ["R01"]], card: "key 1", cell: "R04" },
  support: { cells: [[], ["N12"], ["N13"]], card: "coin 1", cell: "N22" },
  triangle: { cells: [["N12", "N21"], ["N13", "N22"], ["N11"], ["N14"]], card: "coin 1", cell: "N31" },
  goods: { cells: [["T1C"], ["T2C"]], card: "carafe 1", cell: "T3C" },
  deal: { cells: [[], ["T1S", "T2S"]], card: "swan 1", cell: "T5S" },
  fleet: { cells: [["H3a"], ["H3b", "T3S"], ["T3G"], ["T3C"]], card: "ship 1a", cell: "H3c" },
  sail: { cells: [], ship: 5, card: "key 4a", cell: null },
  toStar: { cells: [], ship: 4, card: "key 3a", cell: null },
  onwards: { cells: [], ship: 7, card: "fish 4", cell: null },
  bonus: {
    cells: [
      ["T1G", "T1C", "T2E"],
      ["T2G", "T3C", "T3E", "T3S"],
    ],
    bonus: { trade: [1] },
    card: "swan 1",
    cell: "T5S",
  },
});

export function viewOf({ cells, ship = 0, bonus = {}, card }: Scene): MillefioriView {
  const players = [0, 1, 2, 3].map((colour) => ({
    points: 0,
    ship: colour === 0 ? ship : 0,
    cells: cells[colour] ?? [],
    supply: 20,
    box: 3,
    hand_size: 4,
    has_selected: false,
  }));
  const taken = { workshops: [], residences: [], nobles: [], commoners: [], trade: [], ...bonus };
  return { phase: "use", round: 1, cycle: 1, first: 0, active: 0, card, players, bonus: taken, display: ["ash 5"], discard: [], deck_size: 0 };
}

/** What Anna’s card brings everybody. With a ship card she stays where she is. */
export const gained = (of: Scene): Gain => gainOf(viewOf(of), 0, of.card, of.cell, false);

const all = Object.entries(scenes) as [keyof typeof scenes, Scene][];
export const gains = Object.fromEntries(all.map(([key, one]) => [key, gained(one)])) as Record<keyof typeof scenes, Gain>;

/** The points of a colour in an example. */
export const pointsOf = (key: keyof typeof scenes, colour = 0): number => gains[key].points[colour] ?? 0;
