// Several people at one screen: who must be there before anything is shown.

import type { Present, Seat } from "@/line/protocol";

export interface Sharing {
  yours: readonly Seat[];
  /** The seat whose view is at hand, and whether it is the newest. */
  you: Seat | null;
  settled: boolean;
  shown: Pick<Present, "status" | "deciders"> | null;
  /** Who has last said to be there; null: nobody yet. */
  there: Seat | null;
}

/** Who has to be there; null: it does not matter. */
function expected({ yours, you, settled, shown, there }: Sharing): Seat | null {
  if (yours.length < 2 || shown === null || !(shown.status === "playing" || shown.status === "paused")) return null;
  if (there !== null && (!settled || shown.deciders.includes(there))) return there;
  return shown.deciders.find((seat) => yours.includes(seat)) ?? there ?? you;
}

/** For whom the screen is covered, until that one is there and sees the own view; null: it is open. */
export function covered(sharing: Sharing): Seat | null {
  const seat = expected(sharing);
  return seat === sharing.there && seat === sharing.you ? null : seat;
}
