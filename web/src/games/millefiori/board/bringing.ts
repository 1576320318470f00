// What every lit place would bring to everybody; and, for a card that is only looked at, where it could go.

import type { Ghosts } from "./ghosts";
import type { ElementId, Option } from "../../face";
import { cellsFor, gainOf, type Gain } from "../gain";
import type { MillefioriView } from "../view";
import type { Seat } from "@/line/protocol";
import type { Choosing } from "@/state/choosing.svelte";

export interface Brought {
  /** By seat. */
  points: readonly number[];
  extra: boolean;
  lapsed: boolean;
  /** Where the ship stops. */
  ship: number | null;
}

export interface Bringing {
  lit: ReadonlyMap<ElementId, Brought>;
  /** Not to be touched now: what a card to be selected or taken could do. */
  could: ReadonlyMap<ElementId, Brought>;
}

const brought = ({ points, extra, lapsed, ship }: Gain): Brought => ({ points, extra, lapsed, ship });

/** What a card could do for a seat, as elements. */
export function uses(view: MillefioriView, seat: Seat, card: string): Map<ElementId, Brought> {
  const found = new Map<ElementId, Brought>();
  const player = view.players[seat];
  if (player === undefined) return found;
  if (player.supply + player.box > 0) for (const cell of cellsFor(view, card)) found.set(`cell:${cell}`, brought(gainOf(view, seat, card, cell)));
  const sea = gainOf(view, seat, card, null);
  if (sea.ship !== null) found.set(`sea:${sea.ship}`, brought(sea));
  return found;
}

/** The option that a touch of this place would mean: with a ship card the way that is set. */
function meant(choosing: Choosing, element: ElementId): Option | undefined {
  const there = choosing.options.filter(({ targets }) => targets.includes(element));
  return there.find(({ lead }) => lead === choosing.lead) ?? there[0];
}

export function bringing(view: MillefioriView, seat: Seat | null, choosing: Choosing | null, ghosts: Ghosts): Bringing {
  const lit = new Map<ElementId, Brought>();
  if (choosing === null || seat === null) return { lit, could: lit };
  const chosen = choosing.chosen;
  if (view.phase !== "use") {
    const card = chosen?.legal["card"];
    return { lit, could: typeof card === "string" ? uses(view, seat, card) : new Map<ElementId, Brought>() };
  }
  for (const element of new Set(choosing.options.flatMap(({ targets }) => targets))) {
    const option = meant(choosing, element);
    if (option === undefined) continue;
    const cell = option.legal.kind === "place" ? String(option.legal["cell"]) : null;
    const gain = brought(gainOf(view, seat, view.card ?? "", cell, option.legal["sail"] === true));
    // What the server says of the chosen one is exact.
    lit.set(element, option === chosen && ghosts.points !== null ? { ...gain, points: ghosts.points, extra: ghosts.extra, lapsed: ghosts.lapsed } : gain);
  }
  return { lit, could: new Map() };
}
