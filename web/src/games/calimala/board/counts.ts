// How a row of marks with numbers is set: with the gap wished for, closer if it must be, and at last without the hindmost.

import { textWidth } from "@/kit/fit";

interface Item {
  text: string;
  size?: number;
}

/** Between a mark and its number. */
export const SPACE = 4;
const LEAST_GAP = 3;

const widthOf = (item: Item, size: number, font: number): number => (item.size ?? size) + SPACE + textWidth(item.text, font, 700);

export const countsWidth = (items: readonly Item[], size: number, font: number, gap: number): number =>
  items.reduce((sum, item) => sum + widthOf(item, size, font), 0) + Math.max(0, items.length - 1) * gap;

interface Placed<T> {
  item: T;
  /** From the left end. */
  at: number;
  /** The size of its mark. */
  chip: number;
}

export function setCounts<T extends Item>(items: readonly T[], size: number, font: number, room: number, gap: number): Placed<T>[] {
  const bare = countsWidth(items, size, font, 0);
  const between = Math.max(LEAST_GAP, Math.min(gap, (room - bare) / Math.max(1, items.length - 1)));
  const placed: Placed<T>[] = [];
  let at = 0;
  for (const item of items) {
    if (at + widthOf(item, size, font) > room + 2) break;
    placed.push({ item, at, chip: item.size ?? size });
    at += widthOf(item, size, font) + between;
  }
  return placed;
}
