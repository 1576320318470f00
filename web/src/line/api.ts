// The HTTP interface (docs/openapi.json).

import type { About, Chair, GameKey, Seat, Status } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "line_lost", "The server can't be reached.");
  }
  if (answer.status === 204) return undefined as T;
  const json: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return json as T;
  const { code, text } = json as { code?: string; text?: string };
  throw new Refused(answer.status, code ?? "unknown", text ?? answer.statusText);
}

export interface StatisticsLine {
  game: GameKey;
  players: number;
  games: number;
  wins: number;
  points: number;
}

export interface RatingLine {
  game?: GameKey;
  name?: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Me {
  name: string;
  account: boolean;
  statistics: StatisticsLine[];
  ratings: RatingLine[];
}

/** One of a game's options, as `options_schema` tells it. */
export interface GameInfo {
  key: GameKey;
  name: { en: string; ru: string };
  rules: number;
  min_players: number;
  max_players: number;
  options: Record<string, unknown>;
}

export interface TableLine {
  table: string;
  game: GameKey;
  /** What the table is called. */
  name: string | null;
  /** Whether I made it. */
  owner: boolean;
  status: Status;
  seats: Chair[];
  at: string;
  updated: number;
  listed: boolean;
  waiting: Seat[];
  due: number | null;
  yours: Seat[];
  your_move: boolean;
}

export interface Invite {
  seat: Seat;
  invite: string;
}

export interface TableInfo extends TableLine {
  about: About;
  /** Who made it; null for those who have no business there. */
  host: string | null;
  invites?: Invite[];
}

/** What an invitation is to. */
export interface Invitation extends TableInfo {
  seat: Seat;
}

export interface NewTable {
  game: GameKey;
  name?: string;
  seats: ({ me: true; name?: string } | { open: true } | { bot: number })[];
  seating?: "listed" | "random";
  options?: Record<string, unknown>;
  clock?: { kind: "none" | "move" | "bank"; limit?: number; increment?: number };
  listed?: boolean;
  hints?: boolean;
  rated?: boolean;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  /** Null: nobody yet. */
  me: () => call<Me | null>("GET", "/api/me"),
  rename: (name: string) => call<{ name: string }>("PUT", "/api/me", { name }),
  guest: (name: string) => call<{ name: string }>("POST", "/api/guest", { name }),
  account: (name: string, password: string) => call<{ name: string }>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) => call<{ name: string }>("POST", "/api/login", { name, password }),
  logout: () => call<void>("POST", "/api/logout"),
  games: async () => (await call<{ games: GameInfo[] }>("GET", "/api/games")).games,
  tables: async (show: "open" | "running" | "mine" | "hidden") => (await call<{ tables: TableLine[] }>("GET", `/api/tables?show=${show}`)).tables,
  create: (table: NewTable) => call<{ table: string; invites: Invite[] }>("POST", "/api/tables", table),
  table: (table: string) => call<TableInfo>("GET", at(table)),
  // In the body: an invitation is a secret, and addresses are kept in logs.
  invitation: (table: string, invite: string) => call<Invitation>("POST", `${at(table)}/invitation`, { invite }),
  close: (table: string) => call<{ status: Status }>("DELETE", at(table)),
  hide: (table: string, hidden: boolean) => call<{ hidden: boolean }>("PUT", `${at(table)}/hidden`, { hidden }),
  sit: (table: string, how: { invite: string } | { seat: Seat }) => call<{ seat: Seat }>("POST", `${at(table)}/sit`, how),
  leave: (table: string) => call<{ seat: Seat }>("POST", `${at(table)}/leave`),
  fork: (table: string, decisions: number, seat: Seat, level: number) => call<{ table: string }>("POST", `${at(table)}/fork`, { decisions, seat, level }),
  importRecord: (record: string, seat: Seat, level: number, decisions?: number) =>
    call<{ table: string }>("POST", "/api/records", { record, seat, level, ...(decisions === undefined ? {} : { decisions }) }),
  recordAddress: (table: string) => `${at(table)}/record`,
  webhook: (table: string, url: string | null) => call<{ url: string | null }>("PUT", `${at(table)}/webhook`, { url }),
  person: (name: string) => call<Me>("GET", `/api/people/${encodeURIComponent(name)}`),
  ratings: async (game: GameKey) => (await call<{ ratings: RatingLine[] }>("GET", `/api/ratings/${game}`)).ratings,
};
