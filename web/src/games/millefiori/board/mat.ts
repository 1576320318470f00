// The mat on a narrow page: on a phone everything below one another, on a tablet in two columns.

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

const TABLET = 736;
const COLUMN = 362;
const HAND = 198;
const RHOMBI = 46;
const SHIP = 58;
const PROGRESS = 166;

export function narrowMat(players: number, tablet: boolean): NarrowMat {
  const hands = handsHeight(players - 1);
  if (tablet) {
    const left = TABLET - COLUMN + 8;
    const wide = COLUMN - 16;
    return {
      width: TABLET,
      height: Math.max(HAND + 12 + hands, RHOMBI + SHIP + PROGRESS + 4),
      hand: [0, 0, COLUMN, HAND],
      hands: [0, HAND + 12, COLUMN, hands],
      rhombi: [left, 4, wide, RHOMBI],
      ship: [left, 4 + RHOMBI, wide, SHIP],
      progress: [left, 4 + RHOMBI + SHIP, wide, PROGRESS],
    };
  }
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
