// Where points come up: at the cell, the space of the sea route or the bonus that brings them.

import { touched } from "./tell";
import type { ElementId, Gain } from "../../face";
import { number, seatOf } from "../../generic/story";
import type { GameEvent } from "@/line/protocol";

export function gains(events: GameEvent[]): Gain[] {
  let at: ElementId[] = [];
  return events.flatMap((event): Gain[] => {
    if (event.type === "placed" || event.type === "sailed" || event.type === "bonus") at = touched([event]);
    const points = event.type === "points" ? number(event, "points") : 0;
    return points > 0 ? [{ seat: seatOf(event), points, at }] : [];
  });
}
