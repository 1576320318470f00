// Which tables come first, and who sits there.

import type { TableLine } from "@/line/api";
import type { Chair, Seat } from "@/line/protocol";

export interface Mine {
  yourMove: TableLine[];
  waiting: TableLine[];
  gathering: TableLine[];
  finished: TableLine[];
}

/** What runs out first comes first, then what happened last. */
const urgent = (a: TableLine, b: TableLine): number => (a.due ?? Infinity) - (b.due ?? Infinity) || recent(a, b);
const recent = (a: TableLine, b: TableLine): number => b.updated - a.updated || (a.table < b.table ? -1 : 1);

export function sorted(tables: readonly TableLine[]): Mine {
  const of = (...statuses: TableLine["status"][]) => tables.filter(({ status }) => statuses.includes(status));
  const running = of("playing", "paused");
  const yours = (line: TableLine) => line.status === "playing" && line.your_move;
  return {
    yourMove: running.filter(yours).sort(urgent),
    waiting: running.filter((line) => !yours(line)).sort(recent),
    gathering: of("gathering").sort(recent),
    finished: of("over", "abandoned", "diverged").sort(recent),
  };
}

/** Open tables of others: those that need the fewest people first. */
export const joinable = (tables: readonly TableLine[]): TableLine[] =>
  tables
    .filter((line) => line.status === "gathering" && line.yours.length === 0 && freeSeats(line) > 0)
    .sort((a, b) => freeSeats(a) - freeSeats(b) || recent(a, b));

export const freeSeats = (line: TableLine): number => line.seats.filter(({ open }) => open).length;
export const firstFree = (line: TableLine): Seat => line.seats.findIndex(({ open }) => open);

/** The order that is on the screen, kept while somebody is about to touch it: what is new comes last. */
export function steady(shown: readonly TableLine[], news: readonly TableLine[]): TableLine[] {
  const place = new Map(shown.map(({ table }, i) => [table, i]));
  return [...news].sort((a, b) => (place.get(a.table) ?? Infinity) - (place.get(b.table) ?? Infinity) || 0);
}

/** Who plays besides you: names of people, then how many bots and open seats there are. */
export function company(seats: readonly Chair[], yours: readonly Seat[]): { people: string[]; bots: number; open: number; own: number } {
  const others = seats.filter((_, seat) => !yours.includes(seat));
  return {
    people: others.flatMap(({ person }) => (person === undefined ? [] : [person])),
    bots: others.filter(({ bot }) => bot !== undefined).length,
    open: others.filter(({ open }) => open).length,
    own: yours.length,
  };
}
