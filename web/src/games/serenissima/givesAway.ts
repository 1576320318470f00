// What gives something away: a step or the turn ended while it holds something more, a good or a galley thrown away, a port left neutral,
// a galley's whole crew landed.

import { activeGalley, seen } from "./view";
import type { Legal, Seat, View } from "@/line/protocol";

export function givesAway(raw: View, _seat: Seat, action: Legal, legal: readonly Legal[]): boolean {
  const view = seen(raw);
  switch (action.kind) {
    case "end":
      // Whatever else could be loaded has its price; sailors and goods that change places are still there afterwards.
      return view.phase === "load" ? view.free_good && legal.some(({ kind }) => kind === "load") : legal.some(({ kind }) => kind !== "end");
    case "scuttle":
    case "jettison":
      return true;
    case "land":
      return action["sailors"] === 0 || action["sailors"] === activeGalley(view)?.sailors;
    default:
      return false;
  }
}
