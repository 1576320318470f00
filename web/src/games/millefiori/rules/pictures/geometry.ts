// The cells that a picture shows.

import { rhombus, rhombusPath } from "../../board/layout";
import { cellsOf, data, type Area, type Cell } from "../../view";

export const keysOf = (area: Area): string[] => cellsOf(area).map(({ key }) => key);
export const placesOf = (keys: readonly string[]): Cell[] => keys.flatMap((key) => data.cells.find((cell) => cell.key === key) ?? []);

/** The outline of a rhombus around the origin, on a board of this side. */
export const outline = (board: number, size = 1): string => {
  const [width, height] = rhombus(board);
  return rhombusPath(0, 0, width * size, height * size);
};
