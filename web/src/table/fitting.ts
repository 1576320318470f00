// How wide the column of the board is.

import type { Face } from "@/games/face";

/** As wide as the window's height lets board and mat be seen at once, but never so narrow that a text can't be read. */
export const boardWidth = (face: Face, above: number): string =>
  face.size === null ? "4fr" : `max(calc((100dvh - ${above}px) * ${face.size[0] / face.size[1]}), ${face.legible}px)`;
