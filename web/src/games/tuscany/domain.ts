// A domain: three region boards joined side by side (rules 1.7).

import { colourOf, data, type Colour, type Item, type PlayerView, type TuscanyView } from "./view";
import { turnedCells, turning } from "./turning.svelte";
import type { Seat } from "@/line/protocol";

export interface Cell {
  id: number;
  colour: Colour;
  column: number;
  /** In half cells, downwards. */
  row: number;
}

export interface Domain {
  cells: Cell[];
  covered: Set<number>;
}

export interface Layout {
  regions: { letter: string; turned: boolean }[];
  offsets: number[];
}

/** "A C' B +-" */
export function layoutOf(text: string): Layout {
  const words = text.split(" ");
  const offsets = [...(words.pop() ?? "")].map((sign) => (sign === "-" ? -1 : 1));
  return { regions: words.map((word) => ({ letter: word.charAt(0), turned: word.endsWith("'") })), offsets };
}

const byLetter = new Map(data.tile_colours.map(({ letter, key }) => [letter, key]));

/** The cells of boards (A, B, C, by their keys) that are joined in this way. */
export function joined(boards: readonly string[], { regions, offsets }: Layout): Cell[] {
  let down = 0;
  return regions.flatMap(({ letter, turned }, position) => {
    const board = data.region_boards.find(({ key }) => boards.includes(key) && key.startsWith(letter));
    if (position > 0) down += offsets[position - 1] ?? 0;
    return data.board_geometry.cells.map(({ id, col, row2 }): Cell => ({
      id: 10 * position + id,
      colour: byLetter.get(board?.colours[turned ? 9 - id : id] ?? "") ?? "castle",
      column: 3 * position + col,
      row: row2 + down,
    }));
  });
}

export function domainOf(player: PlayerView): Domain | null {
  if (player.layout == null) return null;
  const cells = joined(player.boards, layoutOf(player.layout));
  return { cells: turning.has(player.boards, player.layout) ? turnedCells(cells) : cells, covered: new Set(Object.keys(player.domain).map(Number)) };
}

const adjacent = (a: Cell, b: Cell): boolean => {
  const columns = Math.abs(a.column - b.column);
  const rows = Math.abs(a.row - b.row);
  return (columns === 0 && rows === 2) || (columns === 1 && rows === 1);
};

export const neighbours = (cells: readonly Cell[], id: number): Cell[] => cells.filter((other) => adjacent(cells[id]!, other));

/** The cells of one colour that hang together with this one. */
export function areaOf(cells: readonly Cell[], id: number): Cell[] {
  const found = new Set([cells[id]!]);
  for (const cell of found) {
    for (const next of neighbours(cells, cell.id)) if (next.colour === cell.colour) found.add(next);
  }
  return [...found].sort((a, b) => a.id - b.id);
}

export const areasOf = (cells: readonly Cell[]): Cell[][] => cells.map(({ id }) => areaOf(cells, id)).filter((area, id) => area[0]!.id === id);

export const areaPoints = (size: number): number => data.area_points[Math.min(size, data.area_points.length) - 1] ?? 0;

/** The free cells beside covered ones. */
export const frontier = ({ cells, covered }: Domain): Cell[] =>
  cells.filter(({ id }) => !covered.has(id) && neighbours(cells, id).some((next) => covered.has(next.id)));

/** The cell of the starting castle: the first, second or third castle cell by number. */
export const castleCell = (cells: readonly Cell[], rank: number): number => cells.filter(({ colour }) => colour === "castle")[rank - 1]?.id ?? 0;

/** What all areas can bring; the starting castle alone in its area brings nothing. */
export const worth = (cells: readonly Cell[], start: number): number =>
  areasOf(cells)
    .filter((area) => area.length > 1 || area[0]!.id !== start)
    .reduce((sum, area) => sum + areaPoints(area.length), 0);

/** How far covering a cell brings its area, and the green points that a complete one pays. */
export function progressOf({ cells, covered }: Domain, id: number): { covered: number; size: number; points: number } {
  const area = areaOf(cells, id);
  const done = area.filter((cell) => covered.has(cell.id) || cell.id === id).length;
  return { covered: done, size: area.length, points: done === area.length ? areaPoints(area.length) : 0 };
}

/** How many cells of a colour a player has covered. */
export function coveredBy(player: PlayerView, colour: Colour): number {
  const domain = domainOf(player);
  return domain?.cells.filter((cell) => cell.colour === colour && domain.covered.has(cell.id)).length ?? 0;
}

/** Whether a seat has a cell for a tile now, whatever it costs (rules 3.1); while boards are joined, any has. */
export function placeable(view: TuscanyView, seat: Seat, tile: Item): boolean {
  const player = view.players[seat];
  const domain = player && domainOf(player);
  if (domain == null || domain.covered.size === 0) return true;
  const colour = colourOf(tile);
  return frontier(domain).some((cell) => colour === null || cell.colour === colour);
}
