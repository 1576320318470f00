// For tests: positions written by hand.

import { data, type Galley, type Port, type SerenissimaView } from "./view";
import type { People } from "../face";
import type { View } from "@/line/protocol";

export const port = (given: Partial<Port> = {}): Port => ({ owner: null, garrison: 0, stored: [], fort: false, basilica: false, closed: false, ...given });
export const galley = (given: Partial<Galley> = {}): Galley => ({ owner: 0, zone: "VAL", sailors: 3, cargo: {}, ...given });

/** A position of two players in the first round; what is given lies over it. */
export function position(given: Partial<SerenissimaView> = {}): SerenissimaView {
  const ports = Object.fromEntries(data.ports.map(({ key }) => [key, given.ports?.[key] ?? port()]));
  return {
    phase: "turn",
    decider: 0,
    round: 1,
    wheel: 4,
    track: 0,
    scorings: 0,
    supply: Object.fromEntries(data.goods.map(({ key }) => [key, 10])),
    forts_left: 5,
    basilicas_left: 5,
    doge_pile_left: { wine: 1, one_hourglass: 2 },
    doge_discard: {},
    players: [
      { ducats: 5, reserve: 18, galleys: 1, ports: 1 },
      { ducats: 5, reserve: 18, galleys: 1, ports: 1 },
    ],
    galleys: { 4: galley() },
    galley: null,
    origin: null,
    free_good: false,
    moved: 0,
    strength: null,
    sale_blocked: false,
    capture_blocked: false,
    fought: false,
    sold: false,
    target: null,
    queue: [],
    bought: [],
    buying: null,
    ...given,
    ports,
  };
}

export const asView = (view: SerenissimaView): View => view as unknown as View;

export const people: People = {
  players: ["Anna", "Boris"].map((name, seat) => ({ seat, colour: seat, you: seat === 0, chair: { person: name } })),
  you: 0,
  name: (seat) => ["Anna", "Boris"][seat] ?? "?",
};
