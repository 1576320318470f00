// The messages of docs/protocol.md, as types.

export type Seat = number;
export type GameKey = "calimala" | "millefiori" | "tuscany" | "serenissima";
export type Status = "gathering" | "playing" | "paused" | "over" | "abandoned" | "diverged" | "closed";

/** A game's state as one may know it; each game narrows it (GAME-json.md). */
export type View = Record<string, unknown>;

/** What happened in the game; `type` says what. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** Something that may be done now: its notation and its fields. */
export interface Legal {
  do: string;
  id: number;
  kind: string;
  [field: string]: unknown;
}

export interface Chair {
  open?: true;
  bot?: number;
  person?: string;
  stand_in?: number;
  resigned?: boolean;
}

export interface Clock {
  now: number;
  left: number[];
  running: Seat[];
}

export interface Asked {
  what: "undo" | "pause";
  seat: Seat;
  decision?: number;
  agreed: Seat[];
}

export interface Undo {
  decision: number;
  kind: "free" | "secret" | "alone" | "agreed";
}

export interface Standing {
  points: number;
  rank: number;
}

export interface Result {
  standings: Standing[];
  seed?: string;
  nonce?: string;
}

export interface Present {
  seq: number;
  at: string;
  decisions: number;
  status: Status;
  seats: Chair[];
  deciders: Seat[];
  counts: boolean;
  clock?: Clock;
  asked?: Asked;
  view?: View;
  legal?: Legal[];
  undo?: Undo | null;
  forced?: boolean;
  orders?: Orders;
  result?: Result;
}

/** Questions answered beforehand, as the game has them. */
export type Orders = Record<string, unknown>;

export interface ClockRules {
  kind: "none" | "move" | "bank";
  limit?: number;
  increment?: number;
}

export interface About {
  game: GameKey;
  /** What the table is called. */
  name: string | null;
  rules: number;
  options: Record<string, unknown>;
  clock: ClockRules | null;
  stand_in: number;
  hints: boolean;
  rated: boolean;
  listed: boolean;
  created: number;
  commitment: string;
  forked_from: string | null;
  /** Whether it began in the middle of a game. */
  from_position: boolean;
}

export type What =
  | "sit"
  | "act"
  | "ask"
  | "answer"
  | "undo"
  | "leave"
  | "pause"
  | "go_on"
  | "hand_over"
  | "return"
  | "time_out"
  | "resign"
  | "hint"
  | "forced"
  | "orders"
  | "restart"
  | "name"
  | "close"
  | "chat";

export interface Entry {
  /** From 1; 0 for what was decided in the game that this one was played on from. */
  seq: number;
  time: number;
  what: What;
  seat?: Seat;
  person?: string;
  bot?: number;
  decision?: number;
  action?: string;
  events?: GameEvent[];
  asked?: "undo" | "pause";
  yes?: boolean;
  kind?: string;
  on?: boolean;
  text?: string;
}

export interface Presence {
  seats: boolean[];
  watching: number;
}

export interface Joined {
  type: "joined";
  id?: string;
  table: string;
  you: Seat | null;
  yours: Seat[];
  about: About;
  present: Present;
  entries?: Entry[];
  presence: Presence;
}

export interface Update {
  type: "update";
  entries: Entry[];
  present: Present;
}

export interface Preview {
  type: "preview";
  id: string;
  at: string;
  action: string;
  sure: boolean;
  events: GameEvent[];
  points?: number[];
  view?: View;
}

export interface HintOption {
  do: string;
  chance: number;
  moves: { term: string; seat: Seat; worth: number }[];
  /** How the turn goes on after it. */
  line: { do: string; events: GameEvent[] }[];
  /** What is certain that one has more or less of then. */
  gets: Readonly<Record<string, number>>;
}

export interface Hint {
  type: "hint";
  id: string;
  at: string;
  /** No better answer follows. */
  last: boolean;
  options: HintOption[];
}

export interface History {
  type: "history";
  id: string;
  decisions: number;
  view?: View;
  views?: View[];
}

/** With whose eyes the past is looked at: a seat's, a spectator's, or all open. */
export type As = Seat | "public" | "all";

export interface Log {
  type: "log";
  id: string;
  /** The number of all entries. */
  seq: number;
  entries: Entry[];
}

export interface Failure {
  type: "error";
  id?: string;
  code: string;
  text: string;
  reason?: string;
}

export type FromServer =
  | Joined
  | Update
  | Preview
  | Hint
  | History
  | Log
  | Failure
  | { type: "ack"; id: string; seq: number }
  | { type: "pong"; id: string; now: number }
  | ({ type: "presence" } & Presence);

export type Wish =
  | { type: "act"; at: string; action: string }
  | { type: "undo" }
  | { type: "answer"; yes: boolean }
  | { type: "pause" }
  | { type: "go_on" }
  | { type: "hand_over" }
  | { type: "return" }
  | { type: "resign" }
  | { type: "leave" }
  | { type: "name"; seat: Seat; name: string }
  | { type: "forced"; on: boolean }
  | { type: "orders"; orders: Orders }
  | { type: "chat"; text: string }
  | { type: "fill"; seat: Seat; level: number }
  | { type: "hint"; meanwhile: boolean };

export type Question =
  { type: "preview"; action: string } | { type: "history"; decisions: number; count?: number; as?: As } | { type: "log"; since: number; as?: As };
