// Where everything lies on the chart. The coast comes from longitude and latitude, the narrow west drawn wider than the
// roomy east. Pools and plaques are placed by hand near where they belong, so that they do not cover one another.

import { data, zoneData } from "../view";

export type Point = readonly [number, number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

export const CHART: readonly [number, number] = [1080, 548];
/** What the mat takes below it, and the gap between both. */
export const MAT_HEIGHT = 128;
export const GAP = 12;

/** A place by longitude and latitude. */
export function at(lon: number, lat: number): Point {
  const east = lon + 4.6;
  return [32.2 * east - 0.1456 * east * east, (46.3 - lat) * 34];
}

export const POOL: Point = [88, 52];

/** Where the pools of zones lie, near their longitude and latitude; a zone that is not named lies exactly there. */
const POOLS: Record<string, Point> = {
  VAL: [188, 240],
  BAR: [230, 177],
  MRS: [312, 122],
  GEN: [420, 104],
  SAR: [318, 214],
  NAP: [552, 222],
  SIC: [596, 330],
  ALG: [250, 300],
  TUN: [452, 306],
  TRI: [552, 440],
  VEN: [552, 42],
  RAG: [632, 124],
  COR: [706, 232],
  MOD: [764, 338],
  CRE: [850, 440],
  CON: [892, 186],
  SMY: [868, 282],
  ANT: [978, 376],
  ALX: [944, 464],
  ION: [672, 392],
};

export function pool(zone: string): Point {
  const known = POOLS[zone];
  if (known !== undefined) return known;
  const about = zoneData(zone);
  return at(about?.lon ?? 0, about?.lat ?? 0);
}

export const PLAQUE_HEIGHT = 44;

/** The upper left corners of plaques, and their widths. */
const PLAQUES: Record<string, readonly [number, number, number]> = {
  VAL: [8, 218, 128],
  BAR: [58, 152, 122],
  MRS: [258, 44, 112],
  GEN: [374, 20, 128],
  SAR: [372, 166, 114],
  NAP: [520, 152, 114],
  SIC: [528, 254, 114],
  ALG: [198, 334, 104],
  TUN: [346, 342, 112],
  TRI: [500, 474, 114],
  VEN: [606, 6, 128],
  RAG: [724, 100, 108],
  COR: [724, 154, 98],
  MOD: [722, 368, 104],
  CRE: [704, 448, 94],
  CON: [884, 106, 150],
  SMY: [920, 250, 114],
  ANT: [956, 300, 114],
  ALX: [884, 498, 132],
};

export function plaque(port: string): Rect {
  const [x, y, width] = PLAQUES[port] ?? [0, 0, 114];
  return [x, y, width, PLAQUE_HEIGHT];
}

export const SLOT = 17;
export const TAB = 24;

/** The slots of a plaque's warehouse, their middles. */
export const slotAt = (port: string, slot: number): Point => {
  const [x, y] = plaque(port);
  return [x + TAB + 5 + SLOT / 2 + slot * (SLOT + 2), y + 23 + SLOT / 2];
};

/** Where a mooring line ends at a plaque. */
export function mooring(port: string): Point {
  const [x, y, width, height] = plaque(port);
  const [px, py] = pool(port);
  const near = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  return [near(px, x + 10, x + width - 10), near(py, y + 8, y + height - 8)];
}

/** Routes that go round something: the point that draws them aside. */
const BENDS: Record<string, Point> = {
  "VEN-COR": [748, 76],
  "NAP-SIC": [466, 302],
  "MOD-CRE": [858, 356],
  "CRE-ION": [740, 446],
  "MOD-CON": [800, 244],
  "COR-MOD": [748, 280],
  "MRS-SAR": [306, 168],
};

const bendOf = (a: string, b: string): Point | undefined => BENDS[`${a}-${b}`] ?? BENDS[`${b}-${a}`];

/** The line from zone to zone. */
export function route(a: string, b: string): string {
  const [x1, y1] = pool(a);
  const [x2, y2] = pool(b);
  const bend = bendOf(a, b);
  return bend === undefined ? `M${x1} ${y1}L${x2} ${y2}` : `M${x1} ${y1}Q${bend[0]} ${bend[1]} ${x2} ${y2}`;
}

/** Every pair of neighbours once. */
export const ROUTES: readonly (readonly [string, string])[] = data.zones.flatMap(({ key, neighbours }, i) =>
  neighbours.filter((other) => data.zones.findIndex((zone) => zone.key === other) > i).map((other) => [key, other] as const),
);

export const TIME: Rect = [8, 8, 240, 112];
export const SUPPLY: Rect = [744, 8, 328, 76];
export const BATTLE: Rect = [200, 440, 288, 100];
export const WHEEL = { middle: [100, 446] as Point, radius: 94 };
export const ROSE: Point = at(34, 33);

/** How galleys lie in a pool: the size of each and the offsets from its middle. */
export interface Berths {
  size: Point;
  at: Point[];
}

export function berths(count: number): Berths {
  const [columns, rows, width, height]: readonly [number, number, number, number] =
    count <= 1
      ? [1, 1, 66, 42]
      : count === 2
        ? [2, 1, 44, 36]
        : count <= 4
          ? [2, 2, 44, 27]
          : count <= 6
            ? [3, 2, 30, 27]
            : count <= 9
              ? [3, 3, 30, 20]
              : [5, 3, 19, 20];
  return {
    size: [width, height],
    at: Array.from({ length: count }, (_, i): Point => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, count - row * columns);
      return [((i % columns) - (inRow - 1) / 2) * (width + 1), (row - (rows - 1) / 2) * (height + 1)];
    }),
  };
}
