// The form of a new table, and the wish that the server gets of it.

import type { Choice } from "@/games/face";
import type { NewTable } from "@/line/api";
import type { GameKey } from "@/line/protocol";
import { same } from "@/games/same";
import { known, USUAL_LEVEL, USUAL_PLAYERS } from "@/games/known";
import { DAY, HOUR, MINUTE, SECOND } from "@/text/time";

/** Me; another person at this screen; open for who has the link; open for everybody; a bot. */
export type Sitter = "me" | "here" | "link" | "listed" | "bot";
export const SITTERS: readonly Sitter[] = ["me", "here", "link", "listed", "bot"];

export interface SeatForm {
  /** Tells rows apart while they are added and removed. */
  id: number;
  sitter: Sitter;
  level: number;
  /** Of who sits at this screen, if it is not one's own. */
  name: string;
}

export interface ClockForm {
  kind: "none" | "move" | "bank";
  move: number;
  bank: number;
  increment: number;
}

export interface Form {
  /** What the table is called; may be empty. */
  name: string;
  seats: SeatForm[];
  seating: "listed" | "random";
  clock: ClockForm;
  /** null: as is usual for these seats. */
  hints: boolean | null;
  rated: boolean;
  /** The page explains the game to whoever makes the table. */
  explained: boolean;
  /** What differs from the usual, by game and key of the option. */
  options: Partial<Record<GameKey, Record<string, unknown>>>;
}

export const MOVE_LIMITS = [1, 2, 3, 5, 10, 15, 30]
  .map((n) => n * MINUTE)
  .concat(
    [1, 3, 12].map((n) => n * HOUR),
    [1, 2, 3].map((n) => n * DAY),
  );
export const BANK_LIMITS = [5, 10, 15, 20, 30, 45, 60, 90].map((n) => n * MINUTE);
export const INCREMENTS = [0, 5, 10, 15, 30, 60].map((n) => n * SECOND);

let made = 0;
const seat = (sitter: Sitter): SeatForm => ({ id: ++made, sitter, level: USUAL_LEVEL, name: "" });

export function usualForm(): Form {
  const seats = [seat("me")];
  while (seats.length < USUAL_PLAYERS) seats.push(seat("bot"));
  return {
    name: "",
    seats,
    seating: "random",
    clock: { kind: "none", move: DAY, bank: 20 * MINUTE, increment: 10 * SECOND },
    hints: null,
    rated: false,
    explained: false,
    options: {},
  };
}

/** As many seats as wished, within the limits of the game: bots come last and, as the last, go first. */
export function withSeats(seats: readonly SeatForm[], wished: number, game: GameKey): SeatForm[] {
  const { fewest, most } = known(game);
  const count = Math.min(most, Math.max(fewest, wished));
  const kept = [...seats];
  while (kept.length > count) {
    const bot = kept.findLastIndex(({ sitter }) => sitter === "bot");
    kept.splice(bot === -1 ? kept.length - 1 : bot, 1);
  }
  while (kept.length < count) kept.push(seat("bot"));
  return kept;
}

/** Somebody else sits there. I sit once, so I change places; a table is listed or not, so all open seats change together. */
export function seated(seats: readonly SeatForm[], id: number, sitter: Sitter): SeatForm[] {
  const before = seats.find((row) => row.id === id);
  return seats.map((row) => {
    if (row.id === id) return { ...row, sitter };
    if (sitter === "me" && row.sitter === "me") return { ...row, sitter: before?.sitter ?? "bot", level: before?.level ?? row.level };
    if (sitter === "link" && row.sitter === "listed") return { ...row, sitter };
    if (sitter === "listed" && row.sitter === "link") return { ...row, sitter };
    return row;
  });
}

/** Advice is for who plays against bots, unless all agree to it beforehand. */
export const usualHints = (seats: readonly SeatForm[]): boolean => seats.filter(({ sitter }) => sitter !== "bot").length <= 1;

export const isMine = (sitter: Sitter): boolean => sitter === "me" || sitter === "here";

/** A game can count for ratings where nobody holds several seats. */
export const canCount = (seats: readonly SeatForm[]): boolean => seats.filter(({ sitter }) => isMine(sitter)).length <= 1;

/** Whether it is rated, and with hints: never both. A game that counts comes to an end, so it has a clock. */
export function terms(form: Form): { rated: boolean; hints: boolean } {
  const rated = form.rated && canCount(form.seats) && form.clock.kind !== "none";
  return { rated, hints: !rated && (form.hints ?? usualHints(form.seats)) };
}

/** Choices that matter for so many players. */
export const choicesFor = (choices: readonly Choice[], players: number): Choice[] =>
  choices.filter((choice) => choice.players === undefined || choice.players.includes(players));

/** Several people share this screen, and each has a name. */
export const sharesScreen = (seats: readonly SeatForm[]): boolean => seats.filter(({ sitter }) => isMine(sitter)).length > 1;

/** A name as the server takes it. */
export const tidy = (name: string): string => name.trim().replace(/\s+/g, " ");

export function wishOf(form: Form, game: GameKey, choices: readonly Choice[]): NewTable {
  const chosen = form.options[game] ?? {};
  const options = Object.fromEntries(
    choicesFor(choices, form.seats.length).flatMap(({ key, usual }) => (key in chosen && !same(chosen[key], usual) ? [[key, chosen[key]]] : [])),
  );
  const { kind, move, bank, increment } = form.clock;
  const shared = sharesScreen(form.seats);
  const mine = (name: string) => ({ me: true as const, ...(shared && tidy(name) !== "" ? { name: tidy(name) } : {}) });
  return {
    game,
    ...(tidy(form.name) === "" ? {} : { name: tidy(form.name) }),
    seats: form.seats.map(({ sitter, level, name }) => (isMine(sitter) ? mine(name) : sitter === "bot" ? { bot: level } : { open: true })),
    seating: form.seating,
    ...(Object.keys(options).length === 0 ? {} : { options }),
    clock: kind === "none" ? { kind } : kind === "move" ? { kind, limit: move } : { kind, limit: bank, increment },
    listed: form.seats.some(({ sitter }) => sitter === "listed"),
    ...terms(form),
  };
}
