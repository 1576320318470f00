// How large board and mat are drawn: as the space that is left lets them, with texts that can still be read.

import type { Face } from "@/games/face";

/** The gap between board and mat, px; those that are a drawing together have none. */
const GAP = 8;

/** Width by height of board and mat; null: they flow. */
export const ratioOf = ({ size }: Face): number | null => (size === null ? null : size[0] / size[1]);

/** The width of a column in which the whole board is as high as what is left of the window below `above` px. */
export const boardWidth = (face: Face, above: number): string => {
  const ratio = ratioOf(face);
  return ratio === null ? "4fr" : `calc((100dvh - ${above + GAP}px) * ${ratio})`;
};

/** The smallest text on a drawing, in its own units, so that it has 12 px on the screen. */
export const leastText = (units: number, px: number): number => (px === 0 ? 0 : (12 * units) / px);
