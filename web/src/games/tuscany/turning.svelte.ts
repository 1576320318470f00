// A domain turned by half is the same domain, and the rules name one of the two forms (1.7). Whoever has joined the boards the other way
// round goes on seeing them so: that is remembered in the browser, by the boards and the form.

import type { Cell, Layout } from "./domain";

const KEY = "fondaco.tuscany.turned";
const MOST = 40;

class Turning {
  private kept: readonly string[] = $state.raw(read());

  has(boards: readonly string[], layout: string): boolean {
    return this.kept.includes(name(boards, layout));
  }

  keep(boards: readonly string[], layout: string, turned: boolean): void {
    if (this.has(boards, layout) === turned) return;
    const others = this.kept.filter((one) => one !== name(boards, layout));
    this.kept = turned ? [...others, name(boards, layout)].slice(-MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // It holds for this page at least.
    }
  }
}

const name = (boards: readonly string[], layout: string): string => `${[...boards].sort().join(" ")}: ${layout}`;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const turning = new Turning();

/** The layout turned around as a whole: the same domain. */
export const around = ({ regions, offsets }: Layout): Layout => ({
  regions: regions.map(({ letter, turned }) => ({ letter, turned: !turned })).reverse(),
  offsets: [...offsets].reverse(),
});

/** Where the cells lie when the whole domain is turned by half; they keep their numbers. */
export function turnedCells(cells: readonly Cell[]): Cell[] {
  const last = Math.max(...cells.map(({ column }) => column));
  return cells.map((cell) => ({ ...cell, column: last - cell.column, row: -cell.row }));
}
