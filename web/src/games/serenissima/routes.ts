// Where a galley can row, by which way, and where it may be blockaded (rules 4.4).

import { blockaders, sale } from "./sea";
import { openPort, zoneData, type Galley, type SerenissimaView } from "./view";
import type { Seat } from "@/line/protocol";

export interface Reached {
  zone: string;
  /** Zones rowed to come there. */
  moves: number;
  /** The zones of the way, this one last. */
  way: string[];
  /** Who could stop the galley there. */
  stops: Seat[];
  /** Who could forbid a sale there. */
  sales: Seat[];
  /** Who could forbid the capture of its port. */
  captures: Seat[];
}

/** Opponents who could end the movement of a galley that comes into a zone with so many moves left. */
export function stoppers(view: SerenissimaView, galley: Galley, zone: string, left: number): Seat[] {
  if (zone === view.origin && view.options?.origin_zone_blockade !== true) return [];
  if (left <= 0 && view.options?.skip_moot_blockade !== false) return [];
  return blockaders(view, galley, zone);
}

/** Opponents who could forbid a sale of the galley in a zone, where it has something to sell. */
export function sellStoppers(view: SerenissimaView, galley: Galley, zone: string): Seat[] {
  if (sale(view, galley, zone).cubes === 0) return [];
  if (zone === view.origin && view.options?.origin_zone_sale_blockade === false) return [];
  return blockaders(view, galley, zone);
}

/** Opponents who could forbid the capture of a neutral port. */
export function captureStoppers(view: SerenissimaView, galley: Galley, zone: string): Seat[] {
  const port = openPort(view, zone);
  if (port === null || port.owner !== null || view.options?.capture_blockade === false) return [];
  return blockaders(view, galley, zone);
}

/** Everything within so many moves: by the shortest way, of equal ones that with the fewest zones of possible blockades. */
export function reach(view: SerenissimaView, galley: Galley, moves: number): Map<string, Reached> {
  const found = new Map<string, Reached & { barred: number }>();
  let edge: (Reached & { barred: number })[] = [{ zone: galley.zone, moves: 0, way: [], stops: [], sales: [], captures: [], barred: 0 }];
  for (let step = 1; step <= moves; ++step) {
    const next = new Map<string, Reached & { barred: number }>();
    for (const from of edge) {
      for (const zone of zoneData(from.zone)?.neighbours ?? []) {
        if (zone === galley.zone || found.has(zone)) continue;
        const known = next.get(zone);
        if (known !== undefined && known.barred <= from.barred) continue;
        const stops = stoppers(view, galley, zone, moves - step);
        const barred = from.barred + (stops.length > 0 ? 1 : 0);
        const [sales, captures] = [sellStoppers(view, galley, zone), captureStoppers(view, galley, zone)];
        next.set(zone, { zone, moves: step, way: [...from.way, zone], stops, sales, captures, barred });
      }
    }
    for (const [zone, one] of next) found.set(zone, one);
    edge = [...next.values()];
  }
  return found;
}
