// The mat on a narrow page: everything below one another.

import { handsHeight } from "./beside";
import { NARROW, type Rect } from "./layout";

export interface NarrowMat {
  width: number;
  height: number;
  hand: Rect;
  hands: Rect;
  rhombi: Rect;
  ship: Rect;
  progress: Rect;
}

const HAND = 198;
const RHOMBI = 46;
const SHIP = 58;
const PROGRESS = 166;

export function narrowMat(players: number): NarrowMat {
  const hands = handsHeight(players - 1);
  const foot = HAND + 8 + hands + 12;
  const wide = NARROW - 12;
  return {
    width: NARROW,
    height: foot + RHOMBI + SHIP + PROGRESS,
    hand: [0, 0, NARROW, HAND],
    hands: [0, HAND + 8, NARROW, hands],
    rhombi: [6, foot, wide, RHOMBI],
    ship: [6, foot + RHOMBI, wide, SHIP],
    progress: [6, foot + RHOMBI + SHIP, wide, PROGRESS],
  };
}
