// Who said something, though the seat may be somebody else's by now.

import type { Entry } from "@/line/protocol";
import type { People } from "@/state/people";

/** Before the game begins people come and go: whoever spoke and got up later is named by the entry that says so. */
export function speaker(entry: Entry, entries: readonly Entry[], people: People): string {
  if (entry.seat === undefined) return "";
  const left = entries.find(({ what, seat, seq }) => what === "leave" && seat === entry.seat && seq > entry.seq);
  return left?.person ?? people.name(entry.seat);
}
