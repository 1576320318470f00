// The arrangement that somebody is trying, kept while he looks at other parts of the board.

import type { Choosing } from "@/state/choosing.svelte";
import { FIRST, type Arrangement } from "./arranging";

class Joining {
  arrangement: Arrangement = $state.raw(FIRST);
}

const kept = new WeakMap<Choosing, Joining>();

/** The castle cell and the layout that a hint advises; null if it advises none. */
export function hintedBy({ lamp }: Choosing): { layout: string; castle: string } | null {
  const after = (kind: string) => [...lamp].find((element) => element.startsWith(kind))?.slice(kind.length);
  const [layout, castle] = [after("joined:"), after("start:")];
  return layout === undefined || castle === undefined ? null : { layout, castle };
}

export function joiningOf(choosing: Choosing): Joining {
  const found = kept.get(choosing) ?? new Joining();
  kept.set(choosing, found);
  return found;
}
