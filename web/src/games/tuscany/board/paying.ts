// Paying by hand: the cards and workers touched last are the two units of the price; the first payment is taken unless told otherwise.

import type { ElementId, Option } from "@/games/face";

const same = (a: readonly ElementId[], b: readonly ElementId[]): boolean => a.length === b.length && [...a].sort().join() === [...b].sort().join();

/** The payment that is meant when something is touched: it replaces the unit that was touched longest ago. */
export function paymentWith(options: readonly Option[], chosen: Option | null, recent: ElementId | null, touched: ElementId): Option | null {
  const units = chosen?.targets ?? [];
  const kept = recent !== null && units.includes(recent) ? recent : units[0];
  const other = units.find((unit) => unit !== kept);
  for (const keep of [kept, other, touched]) {
    const found = keep === undefined ? undefined : options.find(({ targets }) => same(targets, [keep, touched]));
    if (found !== undefined) return found;
  }
  return options.find(({ targets }) => targets.includes(touched)) ?? null;
}

/** The payment before or after this one, around. */
export function beside(options: readonly Option[], chosen: Option | null, step: 1 | -1): Option | null {
  const at = chosen === null ? (step > 0 ? -1 : 0) : options.indexOf(chosen);
  return options[(at + step + options.length) % options.length] ?? null;
}
