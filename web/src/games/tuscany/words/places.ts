// Where a cell or an open tile is, in words: boards have no numbers on them.

import type { Cell } from "../domain";
import { now } from "@/text/words.svelte";

const en = {
  across: [
    ["on the left", "on the right"],
    ["on the left", "in the middle", "on the right"],
    ["leftmost", "second from the left", "second from the right", "rightmost"],
    ["leftmost", "second from the left", "in the middle", "second from the right", "rightmost"],
  ],
  down: [
    ["upper", "lower"],
    ["upper", "middle", "lower"],
    ["highest", "second from above", "second from below", "lowest"],
  ],
  rows: ["upper row", "lower row"],
  columns: ["first", "second", "third", "fourth"],
};

const ru: typeof en = {
  across: [
    ["слева", "справа"],
    ["слева", "посередине", "справа"],
    ["крайняя слева", "вторая слева", "вторая справа", "крайняя справа"],
    ["крайняя слева", "вторая слева", "посередине", "вторая справа", "крайняя справа"],
  ],
  down: [
    ["верхняя", "нижняя"],
    ["верхняя", "средняя", "нижняя"],
    ["верхняя", "вторая сверху", "вторая снизу", "нижняя"],
  ],
  rows: ["верхний ряд", "нижний ряд"],
  columns: ["первый", "второй", "третий", "четвёртый"],
};

const texts = { en, ru };

/** The word for one of several places in a line; nothing where there is only one. */
const among = (words: string[][], place: number, of: number): string => words[Math.min(of, words.length + 1) - 2]?.[place] ?? "";

/** Which of the cells of its colour a cell is: "on the left, upper"; nothing if it is the only one. */
export function cellPlace(cells: readonly Cell[], id: number): string {
  const t = now(texts);
  const cell = cells[id];
  if (cell === undefined) return "";
  const alike = cells.filter(({ colour }) => colour === cell.colour);
  const columns = [...new Set(alike.map(({ column }) => column))].sort((a, b) => a - b);
  const rows = alike
    .filter(({ column }) => column === cell.column)
    .map(({ row }) => row)
    .sort((a, b) => a - b);
  return [among(t.across, columns.indexOf(cell.column), columns.length), among(t.down, rows.indexOf(cell.row), rows.length)].filter(Boolean).join(", ");
}

/** "upper row, third" */
export function slotPlace(slot: number): string {
  const t = now(texts);
  return `${t.rows[Math.floor(slot / 4)] ?? ""}, ${t.columns[slot % 4] ?? ""}`;
}
