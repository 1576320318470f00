// Where points come up: at the city or church that is scored, else at its tile in the council.

import { placeElement } from "./touched";
import type { InfluenceCard, Location, Participant, Tile } from "../view";
import type { ElementId, Gain } from "../../face";
import type { GameEvent } from "@/line/protocol";

const CITIES: readonly string[] = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"];
const CHURCHES: readonly string[] = ["fiore", "miniato", "croce"];

function placeOf(what: Tile | InfluenceCard): ElementId[] {
  if (CITIES.includes(what)) return [placeElement(what as Location)];
  if (what === "palazzo") return [placeElement("palazzo_sculptures")];
  // A row near its middle.
  return CHURCHES.includes(what) ? [placeElement(`${what}_brick` as Location)] : [];
}

export function gains(events: readonly GameEvent[]): Gain[] {
  let at: ElementId[] = [];
  return events.flatMap((event): Gain[] => {
    if (event.type === "scoring") at = [...placeOf(event["tile"] as Tile), `tile:${event["space"] as number}`];
    if (event.type === "influence") at = placeOf(event["card"] as InfluenceCard);
    const points = event.type === "points" ? (event["points"] as number) : 0;
    return points > 0 ? [{ seat: event["seat"] as Participant, points, at }] : [];
  });
}
