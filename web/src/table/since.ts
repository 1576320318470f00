// What the others have done since one's last turn: it stays marked, and can be looked at again, until one's next turn ends.

import type { GameEvent, Seat } from "@/line/protocol";
import type { Told } from "@/state/told";
import type { TurnOf } from "@/games/generic/turns";

export interface Following {
  told: readonly Told[];
  /** Whose turns count; null: a spectator, who has none. */
  you: Seat | null;
  /** Whether one is being asked now. */
  asked: boolean;
  turnOf: TurnOf;
}

/** The turn that the next decision belongs to, if it is one that has begun, and where that turn began. */
function opening(told: readonly Told[], turnOf: TurnOf): number {
  let turn = 0;
  let first = 0;
  let previous: GameEvent[] | undefined;
  told.forEach(({ events }, i) => {
    const next = turnOf(events, turn, previous);
    if (next !== turn) first = i;
    turn = next;
    previous = events;
  });
  return previous === undefined || turnOf([], turn, previous) !== turn ? told.length : first;
}

/** Decisions of others since one's last turn, and those of one's present turn. */
export function since({ told, you, asked, turnOf }: Following): Told[] {
  if (you === null || told.length === 0) return [];
  const own = (i: number) => told[i]?.seat === you;
  let end = told.length;
  // One's turn goes on; in its middle others may have decided something.
  if (asked || own(end - 1)) {
    const first = opening(told, turnOf);
    if (own(first)) end = first;
    while (own(end - 1)) --end;
  }
  let from = end;
  while (from > 0 && !own(from - 1)) --from;
  return told.slice(from).filter(({ seat }) => seat !== you);
}
