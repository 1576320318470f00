// Where points come up: at the cell that was covered or the bonus that was taken; those of a whole round at the totals.

import { touched } from "./tell";
import type { ElementId, Gain } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import type { GameEvent } from "@/line/protocol";

export function gains(events: GameEvent[]): Gain[] {
  let at: ElementId[] = [];
  return events.flatMap((event): Gain[] => {
    if (event.type === "placed" || event.type === "bonus") at = touched([event]);
    if (event.type === "round_scored" || event.type === "game_over") at = [];
    const points = event.type === "green" || event.type === "red" ? number(event, "points") : 0;
    if (points <= 0) return [];
    const gain: Gain = { seat: seatOf(event), points, at: text(event, "reason") === "round" ? [] : at };
    return [event.type === "green" ? { ...gain, mark: "green" } : gain];
  });
}
