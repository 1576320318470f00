// What gives something away: an action left undone; cards that could be played by whoever has no turn after this one.

import data from "@data/calimala.json";
import { asCalimala } from "./view";
import type { Legal, Seat, View } from "@/line/protocol";

export function givesAway(raw: View, seat: Seat, action: Legal, legal: readonly Legal[]): boolean {
  const { players, scored } = asCalimala(raw);
  switch (action.kind) {
    case "decline":
      return true;
    case "finish": {
      const player = players[seat];
      const discs = (player?.own ?? 0) + (player?.white ?? 0) + (player?.support ?? 0);
      // Cards stay in the hand for later turns, if there are any.
      return (discs === 0 || scored === data.council.spaces) && legal.some(({ kind }) => kind === "card");
    }
    default:
      return false;
  }
}
