// What a preview would bring, to be drawn as ghosts.

import type { Preview } from "@/line/protocol";
import { paidTiles, type Paid } from "../scoring";
import { asCalimala, type CalimalaView, type Location, type Participant, type StackDisc } from "../view";

export interface Ghosts {
  /** A disc that would come on top, by street. */
  discs: ReadonlyMap<number, StackDisc>;
  cubes: ReadonlyMap<Location, readonly Participant[]>;
  /** Who would get a council seat, by space. */
  seats: ReadonlyMap<number, Participant | null>;
  paid: ReadonlyMap<number, readonly Paid[]>;
  /** The position after it, if it is sure. */
  after: CalimalaView | null;
}

export function ghostsOf(preview: Preview | null): Ghosts {
  const discs = new Map<number, StackDisc>();
  const cubes = new Map<Location, Participant[]>();
  const seats = new Map<number, Participant | null>();
  for (const event of preview?.events ?? []) {
    const who = event["seat"] as Participant | null;
    if (event.type === "placed") {
      const disc = event["disc"] as "own" | "white" | "support";
      discs.set(event["street"] as number, disc === "own" ? (who as number) : disc);
    } else if (event.type === "replaced") {
      discs.set(event["street"] as number, "white");
    } else if (event.type === "cube") {
      const location = event["location"] as Location;
      cubes.set(location, [...(cubes.get(location) ?? []), who as Participant]);
    } else if (event.type === "seated") {
      seats.set(event["space"] as number, who);
    }
  }
  const after = preview?.view === undefined ? null : asCalimala(preview.view);
  return { discs, cubes, seats, paid: paidTiles(preview === null ? [] : [preview]), after };
}
