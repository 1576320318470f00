// Room for the open cards, for what each would bring below it, and for taking none of them.

import { dealt, type Rect } from "./layout";
import type { MillefioriView } from "../view";

/** How large an open card is at most. */
const MOST = [65, 74] as const;
/** The height of a line below a card. */
export const LINE = 17;

export interface Dealt {
  cards: Rect[];
  /** Where none of them is taken; null for those who only watch. */
  none: Rect | null;
  /** Lines below each card: cell and sea, the better of both, or none where cards would be too small. */
  lines: 0 | 1 | 2;
}

/** As many places as there are cards, and one for taking none, which is kept free so that nothing moves when it is needed. */
export const placesFor = (view: MillefioriView, watching: boolean): number => view.display.length + (watching || view.display.length === 0 ? 0 : 1);

export function displayed(panel: Rect, view: MillefioriView, watching: boolean, columns?: number): Dealt {
  const [x, y, width, height] = panel;
  const places = placesFor(view, watching);
  const boxes = (lines: number) => dealt([x + 12, y + 33, width - 24, height - 43], places, MOST, columns, lines === 0 ? 0 : lines * LINE + 2);
  const large = (lines: number, high: number) => boxes(lines).every((box) => box[2] >= 44 && box[3] >= high);
  const lines = watching ? 0 : large(2, 44) ? 2 : large(1, 28) ? 1 : 0;
  const all = boxes(lines);
  return { cards: all.slice(0, view.display.length), none: watching ? null : (all.at(-1) ?? null), lines };
}
