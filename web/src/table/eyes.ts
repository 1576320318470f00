// With whose eyes a table is looked at.

import type { Seat } from "@/line/protocol";

/** A seat's, those of everybody at once (all is open), or a spectator's. */
export type Eyes = Seat | "all" | null;

/** Who looks at the things of a seat: where all is open, the seat itself. */
export const looker = (eyes: Eyes, seat: Seat): Seat | null => (eyes === "all" ? seat : eyes);
