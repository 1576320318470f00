// What council tiles and influence cards count, who stands before whom, and what that pays (rules 1.5, 1.6, 5.1, 5.3, 5.4).

import data from "@data/calimala.json";
import type { GameEvent } from "@/line/protocol";
import type { CalimalaView, InfluenceCard, Location, Participant, Tile } from "./view";

/** What is counted: cubes in these places, and for the Palazzo the council seats too. */
export interface Counted {
  locations: readonly Location[];
  seats: boolean;
}

/** What put somebody before the next one with the same count. */
export type Rung = "influence" | "seats" | "earlier_seat" | "earlier_sculpture" | "shared";

export interface Place {
  who: Participant;
  count: number;
  /** What it would pay as it stands. */
  points: number;
  /** The tie with the next place, and what decides it; null if the counts differ. */
  tie: { with: Participant; by: Rung } | null;
}

/** Where somebody stands on the ladder that decides ties. */
export interface Influence {
  seats: number;
  /** Sculptures in the Palazzo. */
  sculptures: number;
  /** The council space of the last seat; -1 without seats. */
  lastSeat: number;
  /** When the deciding sculpture came to the Palazzo; -1 without sculptures. */
  sculptureAt: number;
}

const find = <T extends { key: string }>(list: readonly T[], key: string): T => {
  const found = list.find((entry) => entry.key === key);
  if (found === undefined) throw new Error(`calimala: no ${key}`);
  return found;
};

export const tileCounts = (tile: Tile): Counted => ({
  locations: find(data.scoring_tiles, tile).locations as Location[],
  seats: false,
});

export function cardCounts(card: InfluenceCard): Counted {
  const entry = find(data.influence_cards, card);
  return { locations: entry.locations as Location[], seats: entry.counts_seats };
}

/** Everybody who takes part in scoring. */
export function participants(view: CalimalaView): Participant[] {
  const seats: Participant[] = view.players.map((_, seat) => seat);
  return view.players.length === 2 ? [...seats, "third"] : seats;
}

/** Where lists "per participant" have somebody. */
const indexOf = (view: CalimalaView, who: Participant): number => (who === "third" ? view.players.length : who);

export const cubes = (view: CalimalaView, location: Location, who: Participant): number => view.board[location][indexOf(view, who)] ?? 0;

export function influence(view: CalimalaView, who: Participant): Influence {
  const last = view.options?.palazzo_tie === "last";
  return {
    seats: view.seats.filter((seat) => seat === who).length,
    sculptures: cubes(view, "palazzo_sculptures", who),
    lastSeat: view.seats.lastIndexOf(who),
    sculptureAt: last ? view.palazzo_order.lastIndexOf(who) : view.palazzo_order.indexOf(who),
  };
}

export function counted(view: CalimalaView, what: Counted, who: Participant): number {
  const seats = what.seats ? influence(view, who).seats : 0;
  return what.locations.reduce((sum, location) => sum + cubes(view, location, who), seats);
}

/** Which of two with the same count stands before the other: below zero the first; and by what. */
export function ladder(a: Influence, b: Influence): { order: number; by: Rung } {
  const together = b.seats + b.sculptures - (a.seats + a.sculptures);
  if (together !== 0) return { order: together, by: "influence" };
  if (a.seats !== b.seats) return { order: b.seats - a.seats, by: "seats" };
  if (a.seats > 0) return { order: a.lastSeat - b.lastSeat, by: "earlier_seat" };
  if (a.sculptures > 0) return { order: a.sculptureAt - b.sculptureAt, by: "earlier_sculpture" };
  return { order: 0, by: "shared" };
}

/** Everybody in the order in which ties are won. */
export function tieOrder(view: CalimalaView): { who: Participant; influence: Influence }[] {
  return participants(view)
    .map((who) => ({ who, influence: influence(view, who) }))
    .sort((a, b) => ladder(a.influence, b.influence).order);
}

/** Those who count anything, best first, with what each would get of the prizes for first, second, third. */
export function ranking(view: CalimalaView, what: Counted, prizes: readonly number[]): Place[] {
  const order = tieOrder(view)
    .map((entry) => ({ ...entry, count: counted(view, what, entry.who) }))
    .filter((entry) => entry.count > 0)
    .sort((a, b) => b.count - a.count); // stable: among equals the order of the ladder stays
  const places: Place[] = order.map(({ who, count, influence: mine }, i) => {
    const next = order[i + 1];
    const tied = next !== undefined && next.count === count;
    return { who, count, points: 0, tie: tied ? { with: next.who, by: ladder(mine, next.influence).by } : null };
  });
  for (let first = 0; first < places.length;) {
    let end = first + 1;
    while (places[end - 1]?.tie?.by === "shared") ++end;
    const sum = prizes.slice(first, end).reduce((a, b) => a + b, 0);
    for (const place of places.slice(first, end)) place.points = Math.floor(sum / (end - first));
    first = end;
  }
  return places;
}

/** What a council tile would pay now. */
export const tileRanking = (view: CalimalaView, tile: Tile): Place[] => ranking(view, tileCounts(tile), data.phase_points);

/** What an influence card would pay now. */
export const cardRanking = (view: CalimalaView, card: InfluenceCard): Place[] => ranking(view, cardCounts(card), data.influence_points);

/** Points that somebody got for a tile. */
export interface Paid {
  who: Participant;
  points: number;
  count: number;
}

/** What the council's spaces paid, by what happened: nothing for a space that is not scored, an empty list if nobody got points. */
export function paidTiles(told: readonly { events: readonly GameEvent[] }[]): Map<number, Paid[]> {
  const paid = new Map<number, Paid[]>();
  for (const { events } of told) {
    let space: Paid[] | null = null;
    for (const event of events) {
      if (event.type === "scoring") {
        space = [];
        paid.set(event["space"] as number, space);
      } else if (event.type === "influence") {
        space = null;
      } else if (event.type === "points") {
        space?.push({ who: event["seat"] as Participant, points: event["points"] as number, count: event["count"] as number });
      }
    }
  }
  return paid;
}
