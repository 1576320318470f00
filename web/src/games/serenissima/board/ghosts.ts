// What a preview would change, to be drawn as ghosts.

import { loadOf, numbered, type Numbered } from "./scene";
import type { Galley, Good, Port, SerenissimaView } from "../view";

/** Galleys that would come into a zone. */
export const coming = (view: SerenissimaView, after: SerenissimaView | null, zone: string): Numbered[] =>
  after === null ? [] : numbered(after).filter((galley) => galley.zone === zone && view.galleys[String(galley.number)]?.zone !== zone);

/** Whether a galley would be gone. */
export const sinks = (after: SerenissimaView | null, number: number): boolean => after !== null && after.galleys[String(number)] === undefined;

export interface PortGhost {
  stored: Good[];
  /** What the garrison and its owner would be, if that changes. */
  held: { owner: Port["owner"]; garrison: number } | null;
  fort: boolean;
  basilica: boolean;
}

export function portGhost(now: Port, then: Port | undefined): PortGhost {
  if (then === undefined) return { stored: [], held: null, fort: false, basilica: false };
  return {
    stored: then.stored.filter((good) => !now.stored.includes(good)),
    held: then.owner === now.owner && then.garrison === now.garrison ? null : { owner: then.owner, garrison: then.garrison },
    fort: then.fort && !now.fort,
    basilica: then.basilica && !now.basilica,
  };
}

/** What would come aboard and what would leave. */
export function cargoGhost(now: Galley, then: Galley | undefined): { more: (Good | "sailor")[]; less: (Good | "sailor")[] } {
  if (then === undefined) return { more: [], less: [] };
  const more: (Good | "sailor")[] = [];
  const less: (Good | "sailor")[] = [];
  const compare = (what: Good | "sailor", before: number, after: number) => {
    for (let i = before; i < after; ++i) more.push(what);
    for (let i = after; i < before; ++i) less.push(what);
  };
  compare("sailor", now.sailors, then.sailors);
  for (const good of new Set([...Object.keys(now.cargo), ...Object.keys(then.cargo)]) as Set<Good>) compare(good, now.cargo[good] ?? 0, then.cargo[good] ?? 0);
  return { more, less };
}

/** Cargo and crew of a galley differ after the preview. */
export const changes = (now: Galley, then: Galley | undefined): boolean =>
  then !== undefined && (loadOf(now) !== loadOf(then) || now.sailors !== then.sailors || JSON.stringify(now.cargo) !== JSON.stringify(then.cargo));
