// The view of The Castles of Tuscany (docs/tuscany-json.md) and its data, as types.

import file from "@data/tuscany.json";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

export const COLOURS = ["castle", "city", "tavern", "field", "quarry", "village", "monastery", "cart"] as const;
export type Colour = (typeof COLOURS)[number];
/** A colour, a field with its farms, or "hex". */
export type Item = string;
export type Counts = Record<string, number>;

export type Phase = "layout" | "start_bonus" | "action" | "refresh" | "take" | "discard" | "pay" | "castle" | "city" | "marble" | "over";

export interface PlayerView {
  green: number;
  red: number;
  hand?: Counts;
  hand_size: number;
  workers: number;
  marble: number;
  bonus: Counts;
  storage: Item[];
  capacity: number;
  used: number;
  queue_left: Counts;
  boards: string[];
  layout?: string | null;
  start?: number | null;
  domain: Record<string, Item>;
}

export interface TuscanyView {
  phase: Phase;
  round: number;
  final_lap: boolean;
  turns: number;
  active: Seat;
  marble_used: number;
  hex_new: number;
  taking: number | null;
  placing: { item: number; cell: number } | null;
  display: (Item | null)[];
  supply_size: number;
  neutral_discard: Counts;
  deck_size: number;
  discard: Counts;
  yield_deck_size: number;
  yield_discard: Counts;
  bonus_pile: Counts;
  colour_bonus: Record<string, "I" | "II" | null>;
  players: PlayerView[];
  /** The table's options, where the page knows them; else the usual ones hold. */
  options?: { edition?: string };
}

export const seen = (view: View): TuscanyView => view as unknown as TuscanyView;

export type TieBreak = "most_empty_cells" | "most_green" | "fewest_green" | "fewest_region_cards" | "shared";

interface Data {
  name: Name;
  colours: { key: string; name: Name }[];
  tile_colours: { key: Colour; letter: string; name: Name }[];
  domain_cells: Record<Colour, number>;
  colour_bonus: Record<Colour, [number, number]>;
  farms: { key: string; name: Name }[];
  bonus_tiles: { key: string; name: Name }[];
  yield_cards: { key: string; name: Name }[];
  area_points: number[];
  board_geometry: { cells: { id: number; col: number; row2: number }[] };
  region_boards: { key: string; letter: string; colours: string }[];
  rules: {
    storage_bonus_green: number;
    monastery_cards: number;
    hex_overflow_red: number;
    tie_breaks: TieBreak[];
    /** What another edition does otherwise. */
    presets: Record<string, { tie_breaks?: TieBreak[] }>;
  };
}

export const data = file as unknown as Data;

/** Whether a tile of the display is neutral, and the tile without that mark. */
export const plain = (item: Item): Item => item.replace(/^neutral /, "");

/** The colour of a tile; null for a hex, which goes on any. */
export function colourOf(item: Item): Colour | null {
  const first = plain(item).split(" ")[0] as Colour;
  return COLOURS.includes(first) ? first : null;
}

export const farmsOf = (item: Item): string[] => plain(item).split(" ")[1]?.split("+") ?? [];

/** The seat whose hand is seen, unless all are or none. */
export function viewer(view: TuscanyView): Seat | null {
  const open = view.players.flatMap((player, seat) => (player.hand == null ? [] : [seat]));
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** How often green points will still be added to the red ones. */
export const scoringsLeft = (view: TuscanyView): number => (view.phase === "over" ? 0 : ROUNDS + 1 - view.round);

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Tiles of one's own that end round 1, 2 and 3. */
export const STACK = 7;
export const ROUNDS = 3;

/** Whether somebody has emptied the stack of the round, so that it ends with this lap (rules 5.3). */
export const lastLap = (view: TuscanyView): boolean => !view.final_lap && view.phase !== "over" && view.players.some(({ used }) => used >= STACK * view.round);

/** Whether the next own tile of a seat that comes into the display will be the one that ends the round. */
export const endsRound = (view: TuscanyView, seat: Seat): boolean => !view.final_lap && !lastLap(view) && view.players[seat]?.used === STACK * view.round - 1;

/** The only thing that can be given up for a tile; null if there is space or a choice (rules 3.4). */
export function givenUp({ storage, capacity }: PlayerView): Item | null {
  const [first, ...others] = storage;
  return first !== undefined && storage.length >= capacity && others.every((item) => item === first) ? first : null;
}
