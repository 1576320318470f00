// What gives something away: a castle's tile left alone, the action that a marble would buy and the marble itself, something stored.

import { seen } from "./view";
import type { Legal, Seat, View } from "@/line/protocol";

export function givesAway(raw: View, seat: Seat, action: Legal, legal: readonly Legal[]): boolean {
  switch (action.kind) {
    case "end":
      return legal.some(({ kind }) => kind !== "end");
    case "no_castle":
    case "marble":
    case "discard":
      return true;
    case "take": {
      const player = seen(raw).players[seat];
      return player !== undefined && player.storage.length >= player.capacity;
    }
    default:
      return false;
  }
}
