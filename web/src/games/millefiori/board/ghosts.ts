// What a preview would bring, to be drawn as ghosts.

import { LAST_SPACE, type MillefioriView } from "../view";
import type { Preview, Seat } from "@/line/protocol";

export interface Ghosts {
  /** Whose rhombus would come to a cell. */
  cells: ReadonlyMap<string, Seat>;
  /** Whose rhombus would come to a bonus cell, by "area:value". */
  bonus: ReadonlyMap<string, Seat>;
  /** To which space a ship would sail. */
  ships: ReadonlyMap<Seat, number>;
  /** What everybody would get. */
  points: readonly number[] | null;
  extra: boolean;
  /** It is earned, but no card lies open. */
  lapsed: boolean;
}

export function ghostsOf(preview: Preview | null, view: MillefioriView): Ghosts {
  const cells = new Map<string, Seat>();
  const bonus = new Map<string, Seat>();
  const ships = new Map<Seat, number>();
  let extra = false;
  let lapsed = false;
  for (const event of preview?.events ?? []) {
    const seat = event["seat"] as Seat;
    if (event.type === "placed") cells.set(String(event["cell"]), seat);
    if (event.type === "bonus") bonus.set(`${String(event["area"])}:${String(event["value"])}`, seat);
    if (event.type === "sailed") ships.set(seat, Math.min(LAST_SPACE, Number(event["to"])));
    if (event.type === "earned") extra = true;
    if (event.type === "lapsed") lapsed = true;
  }
  const points = preview?.points?.map((total, seat) => total - (view.players[seat]?.points ?? 0)) ?? null;
  return { cells, bonus, ships, points, extra: extra && !lapsed, lapsed };
}
