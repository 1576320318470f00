// The mat on a narrow page, below any part of the board. What the others hold, and the way to each bonus, is among the cards.

import { NARROW, type Rect } from "./layout";

const HAND = 198;
const RHOMBI = 46;
const SHIP = 58;
const EDGE = 6;
const WIDE = NARROW - 2 * EDGE;

export const narrowMat: { width: number; height: number; hand: Rect; rhombi: Rect; ship: Rect } = {
  width: NARROW,
  height: HAND + 4 + RHOMBI + SHIP,
  hand: [0, 0, NARROW, HAND],
  rhombi: [EDGE, HAND + 4, WIDE, RHOMBI],
  ship: [EDGE, HAND + 4 + RHOMBI, WIDE, SHIP],
};
