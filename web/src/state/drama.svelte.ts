// What is drawn with some ceremony while it happens: dice that roll, points that rise, totals that count up. It never keeps anybody
// from doing something, and ends at once when it is to.

import { pace } from "./settings.svelte";
import type { GameEvent } from "@/line/protocol";

/** How long dice roll, in ms at normal speed; what they show is known then. */
export const ROLL = 700;
/** How long a total counts. */
export const COUNT = 600;
/** Nothing lasts longer, however slow the speed. */
const LONGEST = 1200;

/** How long something may last that takes so long at normal speed. */
export const lasts = (ms: number): number => Math.min(pace(ms), LONGEST);

const running = new Set<() => void>();

/** Ends something after a time in ms, or when everything ends; what it gives back forgets it. */
export function lasting(ms: number, end: () => void): () => void {
  const forget = () => {
    clearTimeout(timer);
    running.delete(once);
  };
  const once = () => {
    forget();
    end();
  };
  const timer = setTimeout(once, ms);
  running.add(once);
  return forget;
}

/** Everything ends at once. */
export function settle(): void {
  for (const end of [...running]) end();
}

class Drama {
  /** What happens just now. */
  events: readonly GameEvent[] = $state.raw([]);
  private forget: () => void = () => undefined;

  play(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.forget();
    this.events = [];
    const time = lasts(ROLL);
    if (time === 0) return;
    this.events = events;
    this.forget = lasting(time, () => (this.events = []));
  }

  /** Whether something of this type happens just now. */
  shows(type: string): boolean {
    return this.events.some((event) => event.type === type);
  }
}

export const drama = new Drama();
