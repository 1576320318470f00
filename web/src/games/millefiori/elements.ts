// Everything on the board and the mat that has a name of its own.

import type { ElementId } from "../face";
import { data, seen } from "./view";
import type { Seat, View } from "@/line/protocol";

/** To play none of the open cards. */
export const NO_EXTRA: ElementId = "none:extra";

export function elementsOf(raw: View, seat: Seat): ElementId[] {
  const view = seen(raw);
  const player = view.players[seat];
  const hand = player?.hand ?? (player?.holds ?? []).filter((card) => card !== player?.selected);
  return [
    ...data.cells.map(({ key }) => `cell:${key}`),
    ...data.bonus_cells.map(({ area, value }) => `bonus:${area}:${value}`),
    ...data.sea_route.map(({ id }) => `sea:${id}`),
    ...[...view.display, ...hand].map((card) => `card:${card}`),
    ...(view.phase === "extra" ? [NO_EXTRA] : []),
  ];
}
