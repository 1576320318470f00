// The arrangement that somebody is trying, kept while he looks at other parts of the board.

import type { Choosing } from "@/state/choosing.svelte";
import { FIRST, type Arrangement } from "./arranging";

class Joining {
  arrangement: Arrangement = $state.raw(FIRST);
}

const kept = new WeakMap<Choosing, Joining>();

export function joiningOf(choosing: Choosing): Joining {
  const found = kept.get(choosing) ?? new Joining();
  kept.set(choosing, found);
  return found;
}
