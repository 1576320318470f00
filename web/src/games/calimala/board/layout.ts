// Where everything is: the whole board after data/calimala.json, and each part alone for a narrow page, 344 wide.

import data from "@data/calimala.json";

/** x, y, width, height. */
export type Rect = readonly [number, number, number, number];
type Point = readonly [number, number];

const rect = (list: readonly number[]): Rect => list as unknown as Rect;
const drawing = data.drawing;

export const NARROW = 344;
export const WIDE = drawing.canvas as unknown as readonly [number, number];
export const WIDE_MAT = drawing.mat_canvas as unknown as readonly [number, number];

/** Cells of a place within its box: `most` large, or if they do not fit closer and as large as they can be, then in twice the lines. */
export function cellsIn(box: Rect, count: number, most: number, gap: number, lines = 1): { size: number; at: readonly Point[] } {
  const [x, y, width, height] = box;
  const sized = (rows: number, between: number) => {
    const columns = Math.ceil(count / rows);
    const size = Math.min(most, (width - (columns - 1) * between) / columns, (height - (rows - 1) * between) / rows);
    return { columns, rows, between, size };
  };
  const tight = Math.min(gap, 3);
  const tries = [sized(lines, gap), sized(lines, tight), sized(lines * 2, tight)];
  const { columns, rows, between, size } = tries.reduce((best, one) => (one.size > best.size ? one : best));
  const top = y + (height - rows * size - (rows - 1) * between) / 2;
  const step = size + between;
  const at = Array.from({ length: count }, (_, i): Point => [x + (i % columns) * step, top + Math.floor(i / columns) * step]);
  return { size, at };
}

export interface CityLayout {
  panel: Rect;
  cells: readonly Rect[];
  plates: readonly Rect[];
  disc: { width: number; rim: number };
  font: number;
}

export interface CouncilLayout {
  panel: Rect;
  /** Where the title stands and, at the right, what comes next; in two lines on a narrow page. */
  head: { title: number; next: number };
  spaces: readonly Rect[];
  font: number;
}

export interface BuildingsLayout {
  panels: Record<"fiore" | "miniato" | "croce" | "palazzo", Rect>;
  /** From the panel's top: the title's line, the first row's middle; then from row to row; the sums from the foot. */
  title: number;
  first: number;
  step: number;
  foot: number;
  cell: number;
  gap: number;
  font: number;
}

export interface MapLayout {
  panels: readonly Rect[];
  title: number;
  /** From the panel's top. */
  band: { top: number; height: number };
  house: { size: number; step: number };
  cells: { top: number; most: number; gap: number; height: number };
  foot: number;
  font: number;
  chip: number;
}

export const wideCity: CityLayout = {
  panel: rect(drawing.city_panel),
  cells: drawing.city_cells.map((cell) => rect(cell.rect)),
  plates: drawing.streets.map((street) => rect(street.plate)),
  disc: { width: drawing.stack.disc_width, rim: drawing.stack.rim },
  font: 15.5,
};

/** The 3 by 3 tiles and the streets between them, for any size of tile and gap. */
function gridCity(tile: number, gap: number, pad: number): Pick<CityLayout, "cells" | "plates"> {
  const at = (n: number) => pad + n * (tile + gap);
  const cells = Array.from({ length: 9 }, (_, i): Rect => [at(i % 3), at(Math.floor(i / 3)), tile, tile]);
  const across = tile * 0.64;
  const plates = data.streets.map(({ cells: [a = 0, b = 0] }): Rect => {
    const [x = 0, y = 0] = cells[a] ?? [];
    return b - a === 1 ? [x + tile + 2, y + (tile - across) / 2, gap - 4, across] : [x + (tile - across) / 2, y + tile + 2, across, gap - 4];
  });
  return { cells, plates };
}

export const narrowCity: CityLayout = {
  panel: [0, 0, NARROW, NARROW],
  ...gridCity(80, 44, 8),
  disc: { width: 38, rim: 10.5 },
  font: 13,
};

export const wideCouncil: CouncilLayout = {
  panel: rect(drawing.council_panel),
  head: { title: 24, next: 24 },
  spaces: drawing.council_spaces.map((space) => rect(space.rect)),
  font: 15,
};

export const narrowCouncil: CouncilLayout = {
  panel: [0, 0, NARROW, 50 + 8 * 62 + 4],
  head: { title: 18, next: 40 },
  spaces: Array.from({ length: 15 }, (_, i): Rect => [(i % 2) * 175, 52 + Math.floor(i / 2) * 62, 169, 56]),
  font: 14.5,
};

const widePanels = Object.fromEntries(drawing.buildings.map((building) => [building.key, rect(building.panel)]));

export const wideBuildings: BuildingsLayout = {
  panels: widePanels as BuildingsLayout["panels"],
  title: 27,
  first: 56,
  step: 33,
  foot: 15,
  cell: 27,
  gap: 6,
  font: 15.5,
};

export const narrowBuildings: BuildingsLayout = {
  panels: { fiore: [0, 0, 198.5, 252], miniato: [203.5, 0, 140.5, 252], croce: [0, 260, 169, 252], palazzo: [175, 260, 169, 252] },
  title: 25,
  first: 62,
  step: 44,
  foot: 16,
  cell: 25,
  gap: 4,
  font: 14.5,
};

export const wideMap: MapLayout = {
  panels: drawing.cities.map((city) => rect(city.panel)),
  title: 25,
  band: { top: 36, height: 62 },
  house: { size: 26, step: 34 },
  cells: { top: 110, most: 25, gap: 4.2, height: 54.2 },
  foot: 18,
  font: 16,
  chip: 15,
};

export const narrowMap: MapLayout = {
  panels: Array.from({ length: 6 }, (_, i): Rect => [(i % 2) * 175, Math.floor(i / 2) * 176, 169, 168]),
  title: 22,
  band: { top: 31, height: 48 },
  house: { size: 24, step: 30 },
  cells: { top: 88, most: 22, gap: 3.6, height: 47.6 },
  foot: 16,
  font: 15,
  chip: 14,
};
