// Where the spaces of the sea route are, and to which side of a space its ships lie.

import { NARROW, wide, type Rect } from "./layout";
import { data, type At } from "../view";
import type { Option } from "../../face";

export interface SeaSpot extends At {
  /** Of the first ship, from the space's middle; and from each ship to the next. */
  ships: readonly [number, number];
  step: readonly [number, number];
}

export interface SeaLayout {
  spaces: readonly SeaSpot[];
  /** The four places of ships at the start. */
  slots: readonly At[];
  route: string;
  width: number;
  start: Rect;
  startPath: string;
  radius: number;
  title: { x: number; y: number; room: number };
  note: At;
  /** The least size of a space to touch. */
  reach: number;
  from: number;
  to: number;
}

/** Where something stands that follows so many ships: beside the last one, clear of it even where ships lie on one another. */
export function after({ x, y, ships, step }: SeaSpot, many: number): At {
  const clear = (way: number, size: number) => (many === 0 ? 0 : Math.sign(way) * Math.max(0, size - Math.abs(way)));
  return { x: x + ships[0] + many * step[0] + clear(step[0], 30), y: y + ships[1] + many * step[1] + clear(step[1], 19) };
}

/** The space to which the card in use would lead the ship, if that may be chosen. */
export function sailsTo(options: readonly Option[]): number | null {
  const space = options.find(({ legal }) => legal.kind === "navigate")?.targets[0];
  return space === undefined ? null : Number(space.slice("sea:".length));
}

const line = (points: readonly At[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

const pill = ([x, y, width, height]: Rect): string => {
  const r = height / 2;
  return `M${x + r} ${y}H${x + width - r}a${r} ${r} 0 0 1 0 ${height}H${x + r}a${r} ${r} 0 0 1 0 ${-height}Z`;
};

function wideSea(): SeaLayout {
  const radius = data.drawing.space * wide.side;
  const spaces = data.sea_route.map((space): SeaSpot => {
    const at = wide.at(space);
    // Where the route goes down the rim, ships lie at its inner side; in its bend below it, clear of those around.
    if (space.id <= 2) return { ...at, ships: [radius + 16, space.id === 1 ? -2 : -9], step: [32, 0] };
    if (space.id === 3) return { ...at, ships: [3, radius + 12], step: [-18, 0] };
    return { ...at, ships: [0, -radius - 7], step: [0, -20] };
  });
  const at = wide.at({ x: 0.026, y: 0.788 });
  const start: Rect = [at.x, at.y, 0.212 * wide.side, 0.044 * wide.side];
  const title = wide.at({ x: 0.262, y: 0.812 });
  return {
    spaces,
    slots: data.start_slots.map((slot, i) => ({ x: start[0] + 21 + i * 34, y: wide.at(slot).y })),
    route: line(spaces),
    width: 0.054 * wide.side,
    start,
    startPath: pill(start),
    radius,
    title: { ...title, room: 168 },
    note: { x: title.x, y: title.y + 17 },
    reach: 0,
    from: 4,
    to: 684,
  };
}

export const sea: SeaLayout = wideSea();

/** Three lines of seven, every second one backwards, as a ship would sail. */
export function narrowSea(top: number): SeaLayout {
  const step = 48;
  const lines = 66;
  const spaces = data.sea_route.map(({ id }): SeaSpot => {
    const row = Math.floor(id / 7);
    const column = row % 2 === 0 ? id % 7 : 6 - (id % 7);
    return { x: 28 + column * step, y: top + 66 + row * lines, ships: [0, -25], step: [0, -13] };
  });
  const first = spaces[0]!;
  const start: Rect = [first.x - 24, first.y - 15, 40, 30];
  return {
    spaces,
    slots: Array.from({ length: 4 }, (_, i) => ({ x: first.x - 4 + (i % 2) * 6, y: first.y - 24 + i * 12 })),
    route: line(spaces),
    width: 38,
    start,
    startPath: pill(start),
    radius: 15,
    title: { x: 8, y: top + 18, room: 130 },
    note: { x: 150, y: top + 18 },
    reach: 44,
    from: 0,
    to: NARROW,
  };
}
