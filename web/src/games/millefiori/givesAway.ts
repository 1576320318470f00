// What gives something away: no extra card, a ship that does not sail, a card thrown away for a ship that can't.

import { LAST_SPACE, seen } from "./view";
import type { Legal, Seat, View } from "@/line/protocol";

export function givesAway(raw: View, seat: Seat, action: Legal, legal: readonly Legal[]): boolean {
  switch (action.kind) {
    case "decline":
      return true;
    case "place":
      return action["sail"] === false;
    case "navigate":
      return seen(raw).players[seat]?.ship === LAST_SPACE && legal.some(({ kind }) => kind === "place");
    default:
      return false;
  }
}
