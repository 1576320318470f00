// Where the parts of a mat are: in a line below the board, or on a narrow page below one another.

import type { Point } from "./geometry";
import { NARROW, WIDE_MAT, type Rect } from "./layout";
import { COLOURS } from "../view";

export interface MatLayout {
  size: readonly [number, number];
  narrow: boolean;
  storage: { title: Point; radius: number; at: (space: number) => Point };
  worker: Rect;
  marble: Rect;
  deck: Rect;
  hand: { title: Point; end: number; card: (colour: number) => Rect };
  price: Rect;
}

export function wideMat(capacity: number): MatLayout {
  const radius = capacity <= 3 ? 38 : capacity === 4 ? 34 : 29;
  const step = 2 * radius + (capacity <= 3 ? 14 : 7);
  const [width, height] = WIDE_MAT;
  return {
    size: WIDE_MAT,
    narrow: false,
    storage: { title: { x: 16, y: 25 }, radius, at: (space) => ({ x: 18 + radius + step * space, y: 86 }) },
    worker: [352, 36, 84, 46],
    marble: [352, 90, 84, 46],
    deck: [456, 38, 66, 96],
    hand: { title: { x: 456, y: 25 }, end: 1030, card: (colour) => [538 + colour * 62, 38, 54, 96] },
    price: [1046, 8, width - 1046 - 12, height - 16],
  };
}

/** While something is paid, price and cards come first. */
export function narrowMat(paying: boolean): MatLayout {
  const wide = (NARROW - 10 - 66) / 4;
  const goods = paying ? 208 : 0;
  const cards = paying ? 96 : 124;
  const row = COLOURS.length / 2;
  return {
    size: [NARROW, paying ? 304 : 246],
    narrow: true,
    storage: { title: { x: 5, y: goods + 18 }, radius: 25, at: (space) => ({ x: 30 + 51.5 * space, y: goods + 52 }) },
    worker: [264, goods + 4, 76, 44],
    marble: [264, goods + 52, 76, 44],
    deck: [5, cards, 60, 112],
    hand: {
      title: { x: 5, y: cards - 10 },
      end: NARROW - 5,
      card: (colour) => [73 + (colour % row) * wide, cards + Math.floor(colour / row) * 58, wide - 7, 52],
    },
    price: [2, 0, NARROW - 4, 72],
  };
}
