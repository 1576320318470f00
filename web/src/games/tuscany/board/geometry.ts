// Hexes with a flat top, and where the cells of a domain are.

import { neighbours, type Cell } from "../domain";

export interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const HALF = Math.sqrt(3) / 2;

export const hexHeight = (radius: number): number => 2 * HALF * radius;

const corner = ({ x, y }: Point, radius: number, i: number): string => {
  const angle = (Math.PI / 3) * i;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
};

/** A hex as a path. */
export const hexPath = (at: Point, radius: number): string => `M${[0, 1, 2, 3, 4, 5].map((i) => corner(at, radius, i)).join("L")}Z`;

/** Short strokes at the corners of a hex: the marks of the last move. */
export function cornerTicks(at: Point, radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const points = [-1, 0, 1].map((side): Point => {
        const a = (Math.PI / 3) * i;
        const b = (Math.PI / 3) * (i + side);
        const mix = side === 0 ? 0 : 0.2;
        return {
          x: at.x + radius * ((1 - mix) * Math.cos(a) + mix * Math.cos(b)),
          y: at.y + radius * ((1 - mix) * Math.sin(a) + mix * Math.sin(b)),
        };
      });
      return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
    })
    .join("");
}

/** The middle of a cell, if column 0, row 0 were at the origin. */
export const cellPoint = ({ column, row }: { column: number; row: number }, radius: number): Point => ({
  x: 1.5 * radius * column,
  y: HALF * radius * row,
});

export interface Placed {
  cell: Cell;
  at: Point;
}

/** Cells around a point as their common middle. */
export function centred(cells: readonly Cell[], middle: Point, radius: number): Placed[] {
  const at = cells.map((cell) => cellPoint(cell, radius));
  const mid = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle.x - mid(at.map((point) => point.x)), middle.y - mid(at.map((point) => point.y))];
  return cells.map((cell, i) => ({ cell, at: { x: at[i]!.x + x, y: at[i]!.y + y } }));
}

/** Pairs of neighbours of one colour: these hang together. */
export const bonds = (cells: readonly Cell[]): [Cell, Cell][] =>
  cells.flatMap((cell) =>
    neighbours(cells, cell.id)
      .filter((next) => next.id > cell.id && next.colour === cell.colour)
      .map((next): [Cell, Cell] => [cell, next]),
  );

/** The outline of a region board: all its hexes as one path. */
export const boardPath = (placed: readonly Placed[], position: number, radius: number): string =>
  placed
    .filter(({ cell }) => Math.floor(cell.id / 10) === position)
    .map(({ at }) => hexPath(at, radius))
    .join("");

/** Markers on a line that would cover each other step aside, in the order of their true places. */
export function aside(places: readonly number[], apart: number, from: number, to: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place || a.i - b.i);
  const at = order.map(({ place }) => place);
  for (let turn = 0; turn < 60; ++turn) {
    for (let k = 0; k + 1 < at.length; ++k) {
      const short = apart - (at[k + 1]! - at[k]!);
      if (short > 0) {
        at[k]! -= short / 2;
        at[k + 1]! += short / 2;
      }
    }
  }
  const shift = Math.max(0, from - (at[0] ?? from)) - Math.max(0, (at.at(-1) ?? to) - to);
  const found: number[] = [];
  order.forEach(({ i }, k) => (found[i] = at[k]! + shift));
  return found;
}
