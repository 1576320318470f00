// What every part of the board and the mat is drawn from.

import { bringing, type Bringing, type Brought } from "./bringing";
import { ghostsOf, type Ghosts } from "./ghosts";
import type { ElementId, People, Told } from "../../face";
import { owners, seen, type MillefioriView } from "../view";
import type { GameEvent, Seat, View } from "@/line/protocol";
import type { Choosing, Light } from "@/state/choosing.svelte";

export interface Scene {
  raw: View;
  view: MillefioriView;
  people: People;
  /** Null where nothing is to be chosen: the mat of another player. */
  choosing: Choosing | null;
  last: ReadonlySet<ElementId>;
  ghosts: Ghosts;
  /** What is previewed. */
  previewed: readonly GameEvent[];
  told: readonly Told[];
  /** Whose eyes and hand these are. */
  seat: Seat | null;
  owner: ReadonlyMap<string, Seat>;
  /** What the lit places would bring, and those where the card being looked at could go. */
  bringing: Bringing;
}

/** A scene only to be looked at. */
export function still(raw: View, people: People, seat: Seat): Scene {
  const view = seen(raw);
  return {
    raw,
    view,
    people,
    choosing: null,
    last: new Set(),
    ghosts: ghostsOf(null, view),
    previewed: [],
    told: [],
    seat,
    owner: owners(view),
    bringing: bringing(view, null, null, ghostsOf(null, view)),
  };
}

export const colourOf = ({ people }: Scene, seat: Seat): number => people.players[seat]?.colour ?? seat;

/** What a place would bring, whether it can be touched now or only later. */
export const broughtBy = ({ bringing: { lit, could } }: Scene, element: ElementId): Brought | null => lit.get(element) ?? could.get(element) ?? null;

/** Whether one's own gain stands in a place. */
export function labelled(scene: Scene, element: ElementId): boolean {
  const brought = broughtBy(scene, element);
  return brought !== null && (brought.extra || (scene.seat !== null && (brought.points[scene.seat] ?? 0) > 0));
}

/** How an element is drawn. With a ship card, places that go with another way of using it stay lit too. */
export function lightOf({ choosing }: Scene, element: ElementId): Light {
  if (choosing === null) return null;
  const light = choosing.light(element);
  if (light === "legal" || light === "chosen") return light;
  return choosing.options.some(({ targets }) => targets.includes(element)) ? "legal" : light;
}
