// Where everything is: the whole board exactly after data/millefiori.json, and each part alone for a narrow page, 344 wide.

import { cellsOf, data, type Area, type At, type Cell } from "../view";

/** x, y, width, height. */
export type Rect = readonly [number, number, number, number];

/** A place on the page: where, and how it is turned. */
export interface Spot extends At {
  rot: number;
}

/** How the fractions of the board become units of a drawing. */
export interface Frame {
  /** The side of the whole board in this drawing; everything on it is as large as this says. */
  side: number;
  /** Of any point. */
  at(point: At): At;
  /** Of a cell. */
  cell(cell: Cell): Spot;
  /** Rows stand upright and go from left to right: for a page that is high rather than wide. */
  turned: boolean;
}

/** The whole board is `SIDE` large within a rim. */
const SIDE = 672;
const RIM = 8;
export const BOARD = SIDE + 2 * RIM;
/** Board and what lies beside it. */
export const WIDE = [1080, BOARD] as const;
export const NARROW = 344;

function straight(side: number, left: number, top: number): Frame {
  const at = ({ x, y }: At): At => ({ x: left + x * side, y: top + y * side });
  return { side, at, cell: (cell) => ({ ...at(cell), rot: cell.rot }), turned: false };
}

export const wide: Frame = straight(SIDE, RIM, RIM);

/** Workshops on a narrow page: rows upright, so that thirty cells have room. */
export function upright(side: number, left: number, top: number): Frame {
  const at = ({ x, y }: At): At => ({ x: left + y * side, y: top + x * side });
  return { side, at, cell: (cell) => ({ ...at(cell), rot: cell.rot + 90 }), turned: true };
}

/** Residences on a narrow page: two lines of ten. */
export function inLines(side: number, left: number, top: number, step: number, line: number): Frame {
  const row = cellsOf("residences");
  const at = ({ x, y }: At): At => ({ x: left + x * side, y: top + y * side });
  return {
    side,
    at,
    turned: false,
    cell(cell) {
      const i = row.findIndex(({ key }) => key === cell.key);
      return { x: left + (i % 10) * step, y: top + Math.floor(i / 10) * line, rot: 0 };
    },
  };
}

/** An area so that its left edge and top stand where they should. */
export const placed = (area: Area, side: number, left: number, top: number): Frame => {
  const [x, y] = boxOf(area);
  return straight(side, left - x * side, top - y * side);
};

export const boxOf = (area: Area): Rect => data.areas.find(({ key }) => key === area)!.box;

/** Half the width and height of a rhombus; neighbours do not quite touch. */
export const rhombus = (side: number): readonly [number, number] => {
  const [width, height] = data.drawing.rhombus;
  return [width * side * 0.965, height * side * 0.965];
};

/** How far a rhombus reaches above its middle, upright or lying. */
export const halfHeight = (side: number, rot: number): number => rhombus(side)[lies(rot) ? 0 : 1];

/** Whether a rhombus that is turned so lies on its side. */
export const lies = (rot: number): boolean => Math.round(rot / 90) % 2 === 1;

/** A rhombus around a point. */
export const rhombusPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height}L${x + width} ${y}L${x} ${y + height}L${x - width} ${y}Z`;

/** A box with round corners. */
export const roundedPath = ([x, y, width, height]: Rect, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

/** The six-sided frame of a workshop. */
export function framePath({ x, y }: At, side: number, turned: boolean): string {
  const { half_width, tip, side: flank } = data.drawing.frame;
  const corners = [
    [0, -tip],
    [half_width, -flank],
    [half_width, flank],
    [0, tip],
    [-half_width, flank],
    [-half_width, -flank],
  ];
  const points = corners.map(([a = 0, b = 0]) => (turned ? [x + b * side, y + a * side] : [x + a * side, y + b * side]));
  return `M${points.map(([a, b]) => `${a} ${b}`).join("L")}Z`;
}

/** Boxes for so many cards: as large as they can be in a place, in lines of equal length, at most so many in a line; `under` is left free below each. */
export function dealt([x, y, width, height]: Rect, count: number, most: readonly [number, number], columnsMost = count, under = 0, gap = 6): Rect[] {
  if (count === 0) return [];
  const sized = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const w = Math.min(most[0], (width - (columns - 1) * gap) / columns);
    const h = Math.min(most[1], (height - (rows - 1) * gap) / rows - under, w * 1.35);
    return { columns, w: Math.min(w, h * 1.3), h };
  };
  let best = sized(1);
  for (let columns = 2; columns <= Math.min(count, columnsMost); ++columns) {
    const one = sized(columns);
    // Of equally large ones, the fewest lines.
    if (one.w * one.h >= best.w * best.h - 0.01) best = one;
  }
  const { columns, w, h } = best;
  return Array.from({ length: count }, (_, i): Rect => [x + (i % columns) * (w + gap), y + Math.floor(i / columns) * (h + under + gap), w, h]);
}
