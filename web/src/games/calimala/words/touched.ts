// What a decision touched on the board: the last move's marks.

import { readEffect } from "./effect";
import type { Location } from "../view";
import type { ElementId } from "../../face";
import type { GameEvent } from "@/line/protocol";

/** The element of a place for cubes: a city, or a row of a building. */
export const placeElement = (location: Location): ElementId => `${location.includes("_") ? "location" : "city"}:${location}`;

function of(event: GameEvent): ElementId[] {
  switch (event.type) {
    case "placed":
    case "overflowed":
    case "replaced":
      return [`street:${event["street"] as number}`];
    case "carried": {
      const effect = readEffect(event["effect"] as string);
      const house = effect.action === "build" && effect.what === "house" ? [`house:${effect.city}`] : [];
      return event["by_card"] === true ? house : [`action:${effect.action}`, ...house];
    }
    case "declined":
    case "impossible":
      return [`action:${event["action"] as string}`];
    case "cube":
      return [placeElement(event["location"] as Location)];
    case "seated":
    case "scoring":
      return [`tile:${event["space"] as number}`];
    default:
      return [];
  }
}

export const touched = (events: readonly GameEvent[]): ElementId[] => [...new Set(events.flatMap(of))];
