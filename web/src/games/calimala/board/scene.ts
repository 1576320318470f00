// What every part of the board and the mat is drawn from.

import type { ElementId, People } from "@/games/face";
import type { Whose } from "@/kit/identity";
import type { Seat } from "@/line/protocol";
import type { Choosing } from "@/state/choosing.svelte";
import { cubes, participants, type Paid, type Place } from "../scoring";
import type { CalimalaView, Location, Participant, StackDisc } from "../view";
import type { Ghosts } from "./ghosts";

export interface Scene {
  view: CalimalaView;
  people: People;
  /** Null where nothing is to be chosen: the mat of another player. */
  choosing: Choosing | null;
  last: ReadonlySet<ElementId>;
  ghosts: Ghosts;
  /** What the council's spaces paid, if that is known. */
  paid: ReadonlyMap<number, readonly Paid[]> | null;
  /** Whose mat is drawn. */
  seat: Seat | null;
}

/** The piece of somebody, or of nobody. */
export const pieceOf = (people: People, who: Participant | StackDisc): Whose =>
  typeof who === "number" ? (people.players[who]?.colour ?? who) : who === "support" ? "third" : who;

/** The cubes in a place, those of one participant together. */
export const cubesAt = ({ view, people }: Scene, location: Location): Whose[] =>
  participants(view).flatMap((who) => Array.from({ length: cubes(view, location, who) }, () => pieceOf(people, who)));

/** The cubes that a preview would bring there. */
export const comingTo = ({ ghosts, people }: Scene, location: Location): Whose[] => (ghosts.cubes.get(location) ?? []).map((who) => pieceOf(people, who));

/** Marks and numbers of those who count something, best first. */
export const countsOf = ({ people }: Scene, places: readonly Place[]): { whose: Whose; text: string }[] =>
  places.map((place) => ({ whose: pieceOf(people, place.who), text: String(place.count) }));
