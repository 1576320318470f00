// How near everybody is to the bonus of an area.

import { cellOf, data, type Area, type MillefioriView } from "../view";
import type { Seat } from "@/line/protocol";

export interface Nearness {
  seat: Seat;
  /** So many of the different symbols (numbers) that are needed. */
  has: number;
  of: number;
  /** The bonus taken already. */
  taken: number | null;
  /** Symbols still missing; none for residences, where any new number will do. */
  lacks: string[];
}

export const BONUS_AREAS: Area[] = ["workshops", "residences", "nobles", "commoners", "trade"];

/** The different symbols of an area that a seat has; for residences its different numbers. */
export function different(view: MillefioriView, seat: Seat, area: Area): string[] {
  const cells = (view.players[seat]?.cells ?? []).map(cellOf).filter((cell) => cell.area === area);
  return [...new Set(cells.map(({ symbol, value }) => (area === "residences" ? String(value) : symbol)))];
}

export const symbolsOf = (area: Area): string[] => data.kinds.filter((kind) => kind.area === area).map(({ key }) => key);

export function nearness(view: MillefioriView, seat: Seat, area: Area): Nearness {
  const own = different(view, seat, area);
  const place = view.bonus[area]?.indexOf(seat) ?? -1;
  const lacks = area === "residences" ? [] : symbolsOf(area).filter((symbol) => !own.includes(symbol));
  return {
    seat,
    has: own.length,
    of: area === "residences" ? data.residence_bonus : symbolsOf(area).length,
    taken: place < 0 ? null : (data.bonus_values[place] ?? 0),
    lacks,
  };
}

/** The value that the next one to meet the condition gets; 0 if all are taken. */
export const nextBonus = (view: MillefioriView, area: Area): number => data.bonus_values[view.bonus[area]?.length ?? 0] ?? 0;
