// What lies beside the board, from above: extra cards, the turn, hands; then the mat.

import { BOARD, WIDE, type Rect } from "./layout";

const GAP = 10;
const LEFT = BOARD + 12;
const WIDTH = WIDE[0] - LEFT;
const TURN = 66;
const ROW = 34;

export const handsHeight = (rows: number): number => 36 + rows * ROW;

/** The mat at the foot. */
export const MAT: Rect = [LEFT, BOARD - 278, WIDTH, 278];

/** For so many hands of others. */
export function beside(rows: number): { display: Rect; turn: Rect; hands: Rect } {
  const hands = handsHeight(rows);
  const foot = MAT[1] - GAP;
  const turn = foot - hands - GAP - TURN;
  return {
    display: [LEFT, 0, WIDTH, turn - GAP],
    turn: [LEFT, turn, WIDTH, TURN],
    hands: [LEFT, foot - hands, WIDTH, hands],
  };
}
