// What every page may know of the games without loading them.

import type { GameKey } from "@/line/protocol";

export interface Known {
  key: GameKey;
  /** The glyph by which lists show it. */
  glyph: string;
  fewest: number;
  most: number;
  /** About how long three people play, in minutes. */
  minutes: number;
  /** How much there is to think of: 1 little, 2 some, 3 a lot. */
  weight: 1 | 2 | 3;
}

/** In the order of the lobby. */
export const GAMES: readonly Known[] = [
  { key: "calimala", glyph: "cloth", fewest: 2, most: 5, minutes: 75, weight: 3 },
  { key: "serenissima", glyph: "galley", fewest: 2, most: 4, minutes: 90, weight: 3 },
  { key: "millefiori", glyph: "goblet", fewest: 2, most: 4, minutes: 60, weight: 1 },
  { key: "tuscany", glyph: "castle", fewest: 2, most: 4, minutes: 60, weight: 2 },
];

export const known = (game: GameKey): Known => GAMES.find(({ key }) => key === game) as Known;

/** How many sit at a table unless told otherwise. */
export const USUAL_PLAYERS = 3;
/** The level of bots unless told otherwise, and that of a first game. */
export const USUAL_LEVEL = 3;
export const GENTLE_LEVEL = 1;
export const LEVELS = [1, 2, 3, 4, 5] as const;
