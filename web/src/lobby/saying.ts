// A table of a list in words.

import type { TableLine } from "@/line/api";
import type { GameKey } from "@/line/protocol";
import { list } from "@/text/language";
import { words } from "@/text/words.svelte";
import { outcomeOf } from "./outcome";
import { results } from "./results.svelte";
import { company, freeSeats } from "./sorting";
import { clockWords, left } from "@/text/time";

export const gameName = (game: GameKey): string => words.now.lobby.games[game].name;

/** "Friday evening · Calimala" */
export const tableTitle = (line: Pick<TableLine, "game" | "name">): string =>
  line.name === null ? gameName(line.game) : `${line.name} · ${gameName(line.game)}`;

/** "Boris, 2 bots" */
export function withWhom(line: TableLine): string {
  const { people, bots, open, own } = company(line.seats, line.yours);
  const say = words.now.line;
  const parts = [...people, ...(bots > 0 ? [say.bots(bots)] : []), ...(open > 0 ? [say.openSeats(open)] : [])];
  if (own > 1) parts.unshift(say.ownSeats(own));
  return parts.join(", ");
}

/** "against 2 bots"; seats at one screen are against each other. */
export const opponents = (line: TableLine): string => (line.yours.length > 1 ? withWhom(line) : words.now.line.against(withWhom(line)));

/** Who must decide, or why nobody has to. */
function waitingFor(line: TableLine): string {
  const say = words.now.line;
  if (line.status === "paused") return say.paused;
  const names = line.waiting.flatMap((seat) => line.seats[seat]?.person ?? []);
  return names.length === 0 ? say.waitingForBot : say.waitingFor(list(words.language, [...new Set(names)]));
}

/** Of a table that is not over: who plays, whom it waits for, how long. */
export function detailsOf(line: TableLine, now: number): string[] {
  if (line.status === "gathering") return [...openWords(line, undefined), ...company(line.seats, line.yours).people];
  const time = line.due === null ? [] : [left(line.due, now, words.now.time)];
  return line.status === "playing" && line.your_move ? [withWhom(line), ...time] : [withWhom(line), waitingFor(line), ...time];
}

/** "1 of 3 seats free", and the clock if it is known. */
export function openWords(line: TableLine, clock: Parameters<typeof clockWords>[0] | undefined): string[] {
  const free = words.now.line.free(freeSeats(line), line.seats.length);
  return clock === undefined ? [free] : [free, clockWords(clock, words.now.time)];
}

/** "Mille Fiori: you won, 184 to 171" */
export function finishedTitle(line: TableLine): string {
  const outcome = outcomeOf(line.status, line.yours, results.get(line.table));
  const name = tableTitle(line);
  if (outcome === null) return name;
  const say = words.now.line;
  switch (outcome.how) {
    case "won":
      return `${name}: ${say.won(outcome.mine, outcome.best)}`;
    case "shared":
      return `${name}: ${say.shared(outcome.mine)}`;
    case "placed":
      return `${name}: ${say.placed(outcome.rank, outcome.of, outcome.mine, outcome.best)}`;
    case "points":
      return `${name}: ${say.points(outcome.points)}`;
    default:
      return `${name}: ${say[outcome.how]}`;
  }
}
