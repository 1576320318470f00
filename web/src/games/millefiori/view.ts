// The view of Mille Fiori (docs/millefiori-json.md) and its data, as types.

import file from "@data/millefiori.json";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

export type Area = "workshops" | "residences" | "nobles" | "commoners" | "trade" | "harbour";
export type Phase = "select" | "use" | "extra" | "over";

export interface PlayerView {
  points: number;
  ship: number;
  cells: string[];
  supply: number;
  box: number;
  hand?: string[];
  selected?: string | null;
  holds?: string[];
  hand_size: number;
  has_selected: boolean;
}

export interface MillefioriView {
  phase: Phase;
  round: number;
  cycle: number;
  first: Seat;
  active: Seat;
  card: string | null;
  players: PlayerView[];
  bonus: Partial<Record<Area, Seat[]>>;
  display: string[];
  discard: string[];
  deck_size: number;
  /** The table's options, where the page knows them; else the usual ones hold. */
  options?: { select_in_turn?: boolean; trade_bonus_counts?: boolean };
}

export const seen = (view: View): MillefioriView => view as unknown as MillefioriView;

/** A place on the board, in fractions of its side. */
export interface At {
  x: number;
  y: number;
}

export interface Cell extends At {
  key: string;
  area: Area;
  symbol: string;
  /** Clockwise degrees; 0 stands on a tip. */
  rot: number;
  row?: number;
  d?: number;
  triple?: string;
  neighbours?: string[];
  index?: number;
  value?: number;
  level?: number;
  pos?: number;
  supports?: string[];
  triangle?: string[];
}

interface Data {
  name: Name;
  areas: { key: Area; name: Name; bonus?: Name; box: [number, number, number, number] }[];
  kinds: { key: string; area: Area; numbers: number[]; others_score: boolean; name: Name }[];
  colours: { key: string; name: Name }[];
  cells: Cell[];
  triples: ({ key: string; cells: string[] } & At)[];
  bonus_cells: ({ area: Area; value: number } & At)[];
  bonus_values: number[];
  citizen_points: number[];
  fleet_points: number[];
  residence_extra: number[];
  residence_bonus: number;
  sea_route: ({ id: number; points: number; extra_card: boolean } & At)[];
  start_slots: At[];
  markers: ({ key: string; area: Area; name: Name } & At)[];
  rhombi: { supply: number; box: number };
  drawing: { rhombus: [number, number]; frame: { half_width: number; tip: number; side: number }; space: number; level_star: number };
  setup: { players: number; rounds: number; plays: number; leftovers: number }[];
}

export const data = file as unknown as Data;

const byKey = new Map(data.cells.map((cell) => [cell.key, cell]));
const first = data.cells[0] as Cell;

export const cellOf = (key: string): Cell => byKey.get(key) ?? first;
export const cellsOf = (area: Area): Cell[] => data.cells.filter((cell) => cell.area === area);

/** A card by its face: "quartz 3b" is quartz with the number 3. */
export interface Card {
  kind: string;
  number: number;
}

export function cardOf(text: string): Card {
  const [kind = "", number = "0"] = text.split(" ");
  return { kind, number: Number.parseInt(number, 10) };
}

export const areaOf = (kind: string): Area => data.kinds.find(({ key }) => key === kind)?.area ?? "workshops";

const known = new WeakMap<MillefioriView, ReadonlyMap<string, Seat>>();

/** Who has a rhombus on a cell. */
export function owners(view: MillefioriView): ReadonlyMap<string, Seat> {
  let found = known.get(view);
  if (found === undefined) {
    found = new Map(view.players.flatMap((player, seat) => player.cells.map((cell) => [cell, seat] as const)));
    known.set(view, found);
  }
  return found;
}

export const setupFor = (players: number) => data.setup.find((setup) => setup.players === players) ?? data.setup[0]!;

/** Whether everybody selects a card only in the own turn (rules 3.1). */
export const selectsInTurn = (view: MillefioriView): boolean => view.options?.select_in_turn === true;

export const LAST_SPACE = data.sea_route.length - 1;
