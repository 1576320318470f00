// Helps for telling events.

import type { Line } from "../face";
import type { GameEvent, Seat } from "@/line/protocol";

export const seatOf = (event: GameEvent): Seat => event["seat"] as Seat;
export const text = (event: GameEvent, field: string): string => ((event[field] ?? "") as string | number).toString();
export const number = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

/** Lines being told; sentences of one seat about one thing grow until the next begins. */
export class Story {
  readonly lines: Line[] = [];
  private quiet: Line[] = [];

  say(seat: Seat | null, text: string, points?: number): void {
    const line: Line = { seat, text };
    if (seat !== null && points !== undefined && points !== 0) line.points = [{ seat, points }];
    this.lines.push(line);
  }

  /** Told only if nothing else is. */
  hush(seat: Seat | null, text: string): void {
    this.quiet.push({ seat, text });
  }

  told(): Line[] {
    return this.lines.length > 0 ? this.lines : this.quiet;
  }
}

/** A run of events of one type from a place on. */
export function run(events: readonly GameEvent[], from: number, type: string): GameEvent[] {
  let to = from;
  while (events[to]?.type === type) ++to;
  return events.slice(from, to);
}
