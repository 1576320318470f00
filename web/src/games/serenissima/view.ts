// The view of Serenissima (docs/serenissima-json.md) and its data, as types.

import file from "@data/serenissima.json";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

export const GOODS = ["wood", "stone", "marble", "wine", "gold", "spice"] as const;
export type Good = (typeof GOODS)[number];
export type Counts = Record<string, number>;

export type Phase =
  | "setup_close"
  | "setup_port"
  | "setup_galley"
  | "turn"
  | "load"
  | "move"
  | "move_blockade"
  | "step3"
  | "sell_blockade"
  | "sell"
  | "capture_blockade"
  | "land"
  | "combat_continue"
  | "loot"
  | "invest"
  | "buy_number"
  | "buy_place"
  | "buy_crew"
  | "special"
  | "over";

export interface Galley {
  owner: Seat;
  zone: string;
  sailors: number;
  cargo: Counts;
}

export interface Port {
  owner: Seat | null;
  garrison: number;
  stored: Good[];
  fort: boolean;
  basilica: boolean;
  closed: boolean;
  /** Left out where it is what the data says. */
  produces?: Good;
}

export interface SerenissimaView {
  phase: Phase;
  decider: Seat | null;
  round: number;
  wheel: number;
  track: number;
  scorings: number;
  supply: Counts;
  forts_left: number;
  basilicas_left: number;
  doge_pile_left: Counts;
  doge_discard: Counts;
  players: { ducats: number; reserve: number; galleys: number; ports: number }[];
  galleys: Record<string, Galley>;
  ports: Record<string, Port>;
  galley: number | null;
  origin: string | null;
  free_good: boolean;
  moved: number;
  strength: number | null;
  sale_blocked: boolean;
  capture_blocked: boolean;
  fought: boolean;
  sold: boolean;
  target: number | "port" | null;
  queue: Seat[];
  bought: number[];
  buying: { number: number | null; port: string | null } | null;
  /** The options of the table. */
  options?: Partial<Options>;
}

/** What the page needs to know of the options. */
export interface Options {
  hidden_money: boolean;
  origin_zone_blockade: boolean;
  skip_moot_blockade: boolean;
  origin_zone_sale_blockade: boolean;
  capture_blockade: boolean;
  new_galley_crew: "hire" | "hire_or_garrison";
  special_invest_sailors: "new_galleys_only" | "anywhere";
}

export const seen = (view: View): SerenissimaView => view as unknown as SerenissimaView;

interface Data {
  name: Name;
  colours: { key: string; name: Name }[];
  goods: { key: Good; name: Name }[];
  ports: { key: string; produces: Good; price: number[]; income: number[]; name: Name; short?: Name }[];
  zones: { key: string; port: string | null; neighbours: string[]; lon: number; lat: number; name: Name }[];
  doge: { key: string; copies: number; advance: number; reshuffle: boolean; wine_income?: number; name: Name }[];
  setup: { players: number; galleys: number; start_galleys: number; ducats: number; closed: Good[]; track_end: number; scoring: number[] }[];
  dice: { faces: number; skulls: number; fort_dice: number };
  limits: { galley_slots: number; galley_goods: number; galleys_per_player: number };
  costs: { good: number; sailor: number; galley_per_owned: number; fort: number; basilica: number };
  values: { spice_bonus: number; basilica_income: number };
  drawing: { map: { sea: number[][]; islands: number[][][] } };
}

export const data = file as unknown as Data;

export const portData = (key: string) => data.ports.find((port) => port.key === key);
/** The good that a port produces in this game: one begun under earlier rules may know it otherwise than the data. */
export const productOf = (ports: Record<string, { produces?: Good }>, key: string): Good | undefined => ports[key]?.produces ?? portData(key)?.produces;
export const zoneData = (key: string) => data.zones.find((zone) => zone.key === key);
export const setupFor = (players: number) => data.setup.find((setup) => setup.players === players) ?? data.setup[0]!;

/** The galley whose turn it is. */
export const activeGalley = (view: SerenissimaView): (Galley & { number: number }) | null => {
  const number = view.galley ?? view.wheel;
  const galley = view.galleys[String(number)];
  return galley === undefined ? null : { number, ...galley };
};

export const galleysOf = (view: SerenissimaView, seat: Seat): number[] =>
  Object.entries(view.galleys)
    .filter(([, galley]) => galley.owner === seat)
    .map(([number]) => Number(number));

export const cubes = (cargo: Counts): number => Object.values(cargo).reduce((sum, count) => sum + count, 0);

/** The port of a zone, if there is one and it is open. */
export function openPort(view: SerenissimaView, zone: string): Port | null {
  const port = view.ports[zone];
  return port === undefined || port.closed ? null : port;
}

/** Whether somebody's money is not to be shown to whoever looks: by an option, until the end. */
export const hidesMoney = (view: SerenissimaView, you: Seat | null, seat: Seat): boolean =>
  view.options?.hidden_money === true && view.phase !== "over" && you !== seat;
