// What is being chosen or previewed, to be drawn as ghosts.

import { domainOf } from "../domain";
import { gainOf, type Gain } from "../gain";
import { givenUp, plain, seen, type Colour, type Item, type PlayerView } from "../view";
import type { Legal, Preview, Seat, View } from "@/line/protocol";

export interface Ghosts {
  /** The tile that would lie on a cell, or waits there to be paid. */
  tile: { cell: number; item: Item; gain: Gain | null } | null;
  /** The tile that would come into the storage. */
  stored: Item | null;
  /** Place in the storage that would become free. */
  leaving: number | null;
  /** The slot that would become free. */
  slot: number | null;
  /** The player after it, as far as it is known. */
  after: PlayerView | null;
  /** Cards and workers that would be paid: "hand:city", "worker". */
  paid: ReadonlyMap<string, number>;
}

const NONE: Ghosts = { tile: null, stored: null, leaving: null, slot: null, after: null, paid: new Map() };

/** What an option would pay: two cards of a colour, and a worker, are a unit each. */
function paidBy(chosen: Legal | null, own: Colour | undefined): Map<string, number> {
  const paid = new Map<string, number>();
  const add = (element: string, count: number) => paid.set(element, (paid.get(element) ?? 0) + count);
  for (const unit of (chosen?.kind === "pay" ? chosen["units"] : []) as string[]) {
    if (unit === "worker") add("worker", 1);
    else if (unit === "own") add(`hand:${own}`, 1);
    else add(`hand:${unit}`, 2);
  }
  return paid;
}

export function ghostsOf(raw: View, seat: Seat, chosen: Legal | null, preview: Preview | null): Ghosts {
  const view = seen(raw);
  const player = view.players[seat];
  if (player === undefined) return NONE;
  const tile = (item: Item | null | undefined, cell: number, stored: boolean): Ghosts["tile"] =>
    item == null ? null : { cell, item: plain(item), gain: gainOf(raw, seat, plain(item), cell, stored) };
  const after = preview?.view === undefined ? null : (seen(preview.view).players[seat] ?? null);
  const cell = view.placing === null ? undefined : domainOf(player)?.cells[view.placing.cell];
  const base: Ghosts = { ...NONE, after, paid: paidBy(chosen, cell?.colour) };
  const number = (field: string): number => Number(chosen?.[field] ?? 0);
  if (view.phase === "pay" && view.placing !== null && view.active === seat)
    return { ...base, tile: tile(player.storage[view.placing.item], view.placing.cell, true), leaving: view.placing.item };
  switch (chosen?.kind) {
    case "place":
      return { ...base, tile: tile(player.storage[number("item")], number("cell"), true), leaving: number("item") };
    case "castle":
      return { ...base, tile: tile(view.display[number("slot")], number("cell"), false), slot: number("slot") };
    case "take": {
      const room = player.storage.length < player.capacity;
      return { ...base, stored: room ? (view.display[number("slot")] ?? null) : null, leaving: givenUp(player) === null ? null : 0, slot: number("slot") };
    }
    case "discard":
      return { ...base, leaving: number("item") };
    default:
      return base;
  }
}
