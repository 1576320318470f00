// A domain to draw: boards A, C and B, with large areas across both joints.

import { castleCell, joined, layoutOf } from "../../domain";
import type { Item } from "../../view";
import type { PatchCell } from "./Patch.svelte";

const cells = joined(["A2", "B1", "C1"], layoutOf("A C B +-"));
/** The castle cell of the middle board. */
const START = castleCell(cells, 2);

/** Its cells, covered by the starting castle and these tiles. */
export const domain = (covered: Record<number, Item>, from = 0, to = cells.length): PatchCell[] =>
  cells.slice(from, to).map(({ id, column, row, colour }) => {
    const item = id === START ? "castle" : covered[id];
    return { column, row, colour, ...(item === undefined ? {} : { item }) };
  });

/** The same cells by id, for areas. */
export { cells };
