// Carrying a tile to its cell: what a touch of the tile and then of the cell would choose.

import type { ElementId, Option } from "@/games/face";
import type { Choosing } from "@/state/choosing.svelte";
import { dragging } from "./dragging";
import type { Point } from "./geometry";

/** A tile in the hand: its element, and how far it was carried. */
export interface Carried {
  element: ElementId;
  by: Point;
}

/** Whether a tile can go anywhere. */
export const carriable = (options: readonly Option[], tile: ElementId): boolean => options.some(({ lead }) => lead === tile);

/** What is meant by letting a tile go there. */
export const meantBy = (options: readonly Option[], tile: ElementId, there: ElementId | null): Option | null =>
  options.find(({ lead, targets }) => lead === tile && there !== null && targets.includes(there)) ?? null;

const elementAt = ({ x, y }: Point): ElementId | null => document.elementFromPoint(x, y)?.closest("[data-element]")?.getAttribute("data-element") ?? null;

/** An attachment for a group with tiles that lead; `hold` is told what is in the hand. */
export const carrying = (choosing: Choosing, hold: (carried: Carried | null) => void) =>
  dragging(
    {
      may: (tile) => carriable(choosing.options, tile),
      move(tile, by) {
        choosing.takeLead(tile);
        hold({ element: tile, by });
      },
      end(tile, by, at) {
        hold(null);
        const option = by === null ? null : meantBy(choosing.options, tile, elementAt(at));
        if (option !== null && option !== choosing.chosen) choosing.name(option);
      },
    },
    "data-element",
  );
