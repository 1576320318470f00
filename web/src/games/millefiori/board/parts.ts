// The parts of the board on a narrow page: where their things are, 344 wide.

import { handsHeight } from "./beside";
import { placesFor } from "./display";
import { inLines, NARROW, placed, upright, type Frame, type Rect } from "./layout";
import { narrowSea } from "./sea";
import type { At, MillefioriView } from "../view";

export interface CardsPart {
  turn: Rect | null;
  display: Rect;
  hands: Rect;
  /** The way to each bonus; null for those who only watch. */
  progress: Rect | null;
  height: number;
}

/** The height of what offers to sail, above any part. */
export const SAIL = 60;

/** So many cards side by side are still large enough for a finger. */
export const FINGER = 6;

/** The turn, then the extra cards, large enough for a finger. */
export function cardsPart(view: MillefioriView, watching: boolean): CardsPart {
  const count = placesFor(view, watching);
  const few = count <= 10;
  const lines = few ? Math.ceil(count / 5) : Math.ceil(count / FINGER);
  const under = watching ? 0 : few ? 36 : 18;
  const turn: Rect | null = view.phase === "use" || view.phase === "extra" ? [0, 0, NARROW, 66] : null;
  const top = turn === null ? 0 : 74;
  const display: Rect = [0, top, NARROW, 43 + Math.max(1, lines) * ((few ? 72 : 51) + under)];
  const foot = top + display[3];
  const hands: Rect = [0, foot + 8, NARROW, handsHeight(view.players.length - (watching ? 0 : 1))];
  const below = hands[1] + hands[3];
  const progress: Rect | null = watching ? null : [6, below + 12, NARROW - 12, PROGRESS];
  return { turn, display, hands, progress, height: progress === null ? below : progress[1] + PROGRESS };
}

const PROGRESS = 166;
const SHOP = 790;
export const workshopsPart = {
  frame: upright(SHOP, 12 - 0.0995 * SHOP, 50 - 0.0197 * SHOP),
  rows: 44,
  ground: [0, 0, NARROW, 530] as Rect,
  title: { x: 10, y: 22, room: NARROW - 20 },
  bonusAt: (i: number): At => ({ x: 287 + [0, -21.5, 21.5, 0][i]!, y: 84 + [0, 27, 27, 54][i]! }),
  near: { x: 262, y: 200 },
  height: 530,
};

export const residencesPart = {
  frame: inLines(633, 19, 112, 34, 44),
  ground: [0, 0, NARROW, 182] as Rect,
  note: { x: 10, y: 81 },
  bonusAt: (i: number): At => ({ x: 228 + i * 33, y: 25 }),
  near: { x: 10, y: 54 },
  height: 182,
};

const PYRAMID = 850;
export const noblesPart: Frame = placed("nobles", PYRAMID, 21, 218);
export const commonersPart: Frame = placed("commoners", PYRAMID, 21, 406);
export const RESIDENTS = 562;

const TRADE = 800;
export const tradePart = {
  frame: placed("harbour", TRADE, 4, 30),
  bonusAt: (i: number): At => ({ x: 28 + i * 41, y: 332 }),
  near: { x: 178, y: 324 },
  deal: { x: 194, y: 347 },
  right: NARROW,
  bottom: 364,
};
export const seaPart = narrowSea(372);
export const HARBOUR = 372 + 66 + 2 * 66 + 30;
