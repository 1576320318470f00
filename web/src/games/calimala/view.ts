// Calimala's state as a seat may know it (docs/calimala-json.md). What is hidden is left out.

import type { Seat, View } from "@/line/protocol";
import type { Participant } from "@/state/people";

export type Action = "wood" | "brick" | "marble" | "build" | "sculpt" | "weave" | "sea" | "land" | "donate";
export type Material = "wood" | "brick" | "marble";
export type Port = "barcelona" | "lisbon" | "london";
export type TradeCity = "troyes" | "bruges" | "hamburg";
export type City = Port | TradeCity;
export type Church = "fiore" | "miniato" | "croce";
export type Building = Church | "palazzo";
export type Location = City | `${Church}_${Material}` | `${Building}_sculptures`;
export type Tile = City | Church | "sculptures" | "ports" | "trade_cities" | "wood_donations" | "brick_donations" | "marble_donations";
export type InfluenceCard = City | Building;

/** A disc in a stack: a seat's own, or nobody's. */
export type StackDisc = Seat | "white" | "support";
/** A disc as one chooses it from the supply. */
export type DiscKind = "own" | "white" | "support";
/** Who takes part in scoring: with two players the third party does too. */
export type { Participant };
/** So many cards of each action; none are left out. */
export type Cards = Partial<Record<Action, number>>;

export type Phase = "influence" | "draft" | "place" | "act" | "replace_white" | "over";

export interface CalimalaPlayer {
  points: number;
  own: number;
  white: number;
  support: number;
  wood: number;
  brick: number;
  marble: number;
  /** Cloth in each workshop that is built, left to right. */
  cloth: number[];
  ships: number;
  houses: TradeCity[];
  hand?: Cards;
  hand_size: number;
  /** The drafted card while it is known to be in this hand. */
  known: Action | null;
  dealt?: InfluenceCard[];
  kept?: InfluenceCard | null;
  open?: InfluenceCard | null;
}

export interface Activation {
  seat: Seat;
  street: number;
  /** 1 for the disc just placed, 2 and 3 below it. */
  depth: number;
  /** Actions still to be resolved, each as often as it stands there. */
  slots: Action[];
  placed: boolean;
  able: boolean;
  support: boolean;
  touched: Location[];
}

/** The options of the game that the board and the scoring depend on. */
export interface CalimalaOptions {
  palazzo_tie: "first" | "last";
  final_tie: "shared" | "ladder";
  row_capacity: number[];
  house_cells: number[];
}

export interface CalimalaView {
  phase: Phase;
  active: Seat;
  turns: number;
  city: Action[];
  /** Bottom first. */
  stacks: StackDisc[][];
  tiles: Tile[];
  seats: (Participant | null)[];
  scored: number;
  board: Record<Location, number[]>;
  palazzo_order: Participant[];
  players: CalimalaPlayer[];
  third_points?: number;
  discard: Cards;
  deck_size: number;
  offer: Action[];
  beside?: InfluenceCard | null;
  activation?: Activation;
  overflow_street?: number;
  removed: { own: number[]; white: number; support: number };
  /** The table's options, where the page knows them; else the usual ones hold. */
  options?: Partial<CalimalaOptions>;
}

/** A view of which one knows that it is of Calimala. */
export const asCalimala = (view: View): CalimalaView => view as unknown as CalimalaView;
