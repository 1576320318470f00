// Joining the boards by hand: an arrangement, what can be done with it, and the layout of the rules that it is (1.7).

import { joined, layoutOf, type Layout } from "../domain";
import { around, turning } from "../turning.svelte";

export interface Arrangement {
  layout: Layout;
  /** The castle cell to start from: the board's letter and the cell's number on it, unturned; null: not chosen. */
  castle: string | null;
}

export const FIRST: Arrangement = {
  layout: { regions: ["A", "B", "C"].map((letter) => ({ letter, turned: false })), offsets: [1, -1] },
  castle: null,
};

/** The cell of a domain as a cell of its board: "A4". */
export function nativeOf({ regions }: Layout, cell: number): string {
  const { letter = "", turned = false } = regions[Math.floor(cell / 10)] ?? {};
  return `${letter}${turned ? 9 - (cell % 10) : cell % 10}`;
}

/** Of a layout and the same turned around, the one whose first letter comes before its last. */
const canonical = (layout: Layout): Layout => ((layout.regions[0]?.letter ?? "") < (layout.regions.at(-1)?.letter ?? "") ? layout : around(layout));

export const layoutText = ({ regions, offsets }: Layout): string =>
  `${regions.map(({ letter, turned }) => letter + (turned ? "'" : "")).join(" ")} ${offsets.map((offset) => (offset > 0 ? "+" : "-")).join("")}`;

/** Whether it is named as its other form, turned by half. */
export const namedTurned = ({ layout }: Arrangement): boolean => canonical(layout) !== layout;

/** The layout that the rules name so, as whoever joined these boards has it. */
export const asArranged = (boards: readonly string[], layout: string): string => (turning.has(boards, layout) ? layoutText(around(layoutOf(layout))) : layout);

/** As the rules name it: the layout, and which of its castle cells, from 1; null while none is chosen. */
export function named(boards: readonly string[], { layout, castle }: Arrangement): { layout: string; castle: number | null } {
  const form = canonical(layout);
  const castles = joined(boards, form)
    .filter(({ colour }) => colour === "castle")
    .map(({ id }) => nativeOf(form, id));
  const rank = castle === null ? -1 : castles.indexOf(castle);
  return { layout: layoutText(form), castle: rank < 0 ? null : rank + 1 };
}

const withLayout = (one: Arrangement, layout: Partial<Layout>): Arrangement => ({ ...one, layout: { ...one.layout, ...layout } });

export const turnedAt = (one: Arrangement, position: number): Arrangement =>
  withLayout(one, { regions: one.layout.regions.map((region, i) => (i === position ? { ...region, turned: !region.turned } : region)) });

/** The boards on both sides of a joint change places. */
export function swappedAt(one: Arrangement, joint: number): Arrangement {
  const regions = [...one.layout.regions];
  [regions[joint], regions[joint + 1]] = [regions[joint + 1]!, regions[joint]!];
  return withLayout(one, { regions });
}

export const shiftedAt = (one: Arrangement, joint: number): Arrangement =>
  withLayout(one, { offsets: one.layout.offsets.map((offset, i) => (i === joint ? -offset : offset)) });

/** How far each board lies below the first, in half cells. */
const drops = ({ regions, offsets }: Layout): number[] => regions.map((_, i) => offsets.slice(0, i).reduce((sum, offset) => sum + offset, 0));

/** A board is dragged by so many columns and half cells: it goes to the nearest place, the others make room. */
export function dragged(one: Arrangement, letter: string, columns: number, rows: number): Arrangement {
  const { regions, offsets } = one.layout;
  const from = regions.findIndex((region) => region.letter === letter);
  if (from < 0) return one;
  const to = Math.max(0, Math.min(regions.length - 1, from + Math.round(columns / 3)));
  const low = drops(one.layout);
  const order = regions.map((region, i) => ({ region, low: (low[i] ?? 0) + (i === from ? rows : 0) }));
  order.splice(to, 0, ...order.splice(from, 1));
  // Two boards as low as each other stay as the joint was.
  const joints = offsets.map((offset, i) => Math.sign(Math.round(order[i + 1]!.low - order[i]!.low)) || offset);
  return withLayout(one, { regions: order.map(({ region }) => region), offsets: joints });
}
