// A mat on a narrow page: its sections below one another.

import type { Seat } from "@/line/protocol";
import type { CalimalaView } from "../view";
import { dealt, handOf, influenceOf, type KnownInfluence } from "./cards";
import { NARROW, type Rect } from "./layout";

export interface NarrowMat {
  height: number;
  /** Tops of the sections. */
  choice: number;
  goods: number;
  hand: number;
  influence: number;
  choiceBoxes: Rect[];
  handBoxes: Rect[];
  known: KnownInfluence[];
  knownBoxes: Rect[];
}

const TITLE = 30;
const EDGE = 5;

/** `others`: also influence cards that are not this seat's. `short`: without influence cards, below a part of the board. */
export function narrowMat(view: CalimalaView, seat: Seat | null, others: boolean, short = false): NarrowMat {
  const width = NARROW - 2 * EDGE;
  let y = 0;
  const bottom = (boxes: Rect[], from: number) => boxes.reduce((low, box) => Math.max(low, box[1] + box[3] + 10), from);

  const choice = y;
  const player = seat === null ? undefined : view.players[seat];
  const choiceBoxes =
    others && view.phase === "influence"
      ? dealt(EDGE, y + TITLE + 3, width, player?.dealt?.length ?? 0, { width: 160, height: 84, gap: 14 })
      : others && view.phase === "draft"
        ? dealt(EDGE, y + TITLE + 3, width, view.offer.length, { width: 102, height: 88, gap: 14 })
        : [];
  y = bottom(choiceBoxes, y);

  const goods = y;
  if (player !== undefined) y += 128 + 84;

  const hand = y;
  const asks = view.phase === "influence" || view.phase === "draft";
  const cards = seat === null || asks ? 0 : handOf(view, seat).length;
  const handBoxes = dealt(EDGE, y + TITLE, width, cards, { width: 76, height: 62, gap: 10 });
  if (seat !== null && !asks) y = bottom(handBoxes, y + 56);

  const influence = y;
  const known = short ? [] : influenceOf(view, seat, others);
  const knownBoxes = dealt(EDGE, y + TITLE, width, known.length, { width: 162, height: 48, gap: 10 });
  y = bottom(knownBoxes, y);

  return { height: Math.max(1, y), choice, goods, hand, influence, choiceBoxes, handBoxes, known, knownBoxes };
}
