// The decisions of a log that still count: an undo takes some of them back.

import type { Entry, GameEvent, Seat } from "@/line/protocol";

/** A decision of the log. */
export interface Told {
  decision: number;
  seat: Seat;
  events: GameEvent[];
}

/** Those of some entries that are not known yet. What was decided before the first entry, all of it under the number 0, is told
 *  again to whoever knows no other. */
export function unheard(known: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const last = known.at(-1)?.seq ?? -1;
  return entries.filter(({ seq }) => seq > last);
}

/** The acts that no undo took back, each with the number that its decision has now. */
export function standing(entries: readonly Entry[]): { act: Entry; decision: number }[] {
  let acts: { act: Entry; decision: number }[] = [];
  for (const entry of entries) {
    const { what, decision } = entry;
    if (decision === undefined) continue;
    if (what === "act") acts.push({ act: entry, decision });
    if (what !== "undo") continue;
    acts =
      entry.kind === "secret"
        ? // One alone; those after it move down.
          acts.filter((one) => one.decision !== decision).map((one) => (one.decision > decision ? { ...one, decision: one.decision - 1 } : one))
        : acts.filter((one) => one.decision < decision);
  }
  return acts;
}

export const stillTold = (entries: readonly Entry[]): Told[] =>
  standing(entries).flatMap(({ act, decision }) => (act.seat === undefined ? [] : [{ decision, seat: act.seat, events: act.events ?? [] }]));
