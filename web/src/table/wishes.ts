// What others must agree to, an undo or a pause, and what becomes of it.

import type { Entry, Seat } from "@/line/protocol";
import { words } from "@/text/words.svelte";
import type { People } from "@/state/people";

/** How it comes to nothing: somebody refuses, or plays on without an answer. */
export type Unmet = { how: "refused"; by: Seat } | { how: "lapsed" };

/** The entries by which something that this seat had asked for came to nothing. */
export function unmetWishes(entries: readonly Entry[], you: Seat | null): Map<Entry, Unmet> {
  const unmet = new Map<Entry, Unmet>();
  let open = false;
  for (const entry of entries) {
    if (entry.what === "ask") open = entry.seat === you;
    else if (entry.what === "answer" && !entry.yes) {
      if (open && entry.seat !== undefined) unmet.set(entry, { how: "refused", by: entry.seat });
      open = false;
    } else if (entry.what === "act") {
      if (open && entry.seat !== you) unmet.set(entry, { how: "lapsed" });
      open = false;
    } else if (entry.what === "undo" || entry.what === "pause") open = false;
  }
  return unmet;
}

const LATER: readonly Entry["what"][] = ["ask", "answer", "act", "undo", "pause"];

/** What to tell whoever asked in vain, as long as nothing else has happened; "" if there is nothing. */
export function answerTo(entries: readonly Entry[], you: Seat | null, people: People): string {
  const latest = entries.findLast(({ what }) => LATER.includes(what));
  const unmet = latest === undefined || you === null ? undefined : unmetWishes(entries, you).get(latest);
  if (unmet === undefined) return "";
  return unmet.how === "lapsed" ? words.now.table.lapsed : words.now.table.didRefuse(people.name(unmet.by));
}
