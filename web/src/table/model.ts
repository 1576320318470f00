// A table with the whole face of its game.

import type { Face } from "@/games/face";
import type { TableModel } from "@/state/table.svelte";

export type Table = TableModel<Face>;
