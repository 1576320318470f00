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
  /** The first zone of the way before its end where the galley could be stopped, and by whom. */
  barred: { zone: string; seats: Seat[] } | null;
  /** A shorter way, on which it could be stopped. */
  shorter: Reached | null;
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

type Found = Map<string, Reached & { stopped: number }>;

/** The shortest ways, of equal ones those with the fewest zones of possible blockades; `free`: none on the way at all. */
function ways(view: SerenissimaView, galley: Galley, moves: number, free: boolean): Found {
  const found: Found = new Map();
  const here = { zone: galley.zone, moves: 0, way: [], stops: [], sales: [], captures: [], barred: null, shorter: null };
  let edge: (Reached & { stopped: number })[] = [{ ...here, stopped: 0 }];
  for (let step = 1; step <= moves; ++step) {
    const next: Found = new Map();
    for (const from of edge) {
      if (free && from.stops.length > 0) continue;
      const barred = from.barred ?? (from.stops.length > 0 ? { zone: from.zone, seats: from.stops } : null);
      const stopped = from.stopped + (from.stops.length > 0 ? 1 : 0);
      for (const zone of zoneData(from.zone)?.neighbours ?? []) {
        if (zone === galley.zone || found.has(zone)) continue;
        const known = next.get(zone);
        if (known !== undefined && known.stopped <= stopped) continue;
        const stops = stoppers(view, galley, zone, moves - step);
        const [sales, captures] = [sellStoppers(view, galley, zone), captureStoppers(view, galley, zone)];
        next.set(zone, { zone, moves: step, way: [...from.way, zone], stops, sales, captures, barred, shorter: null, stopped });
      }
    }
    for (const [zone, one] of next) found.set(zone, one);
    edge = [...next.values()];
  }
  return found;
}

/** Everything within so many moves: by the shortest way on which nobody could stop the galley, or else by the shortest of all. */
export function reach(view: SerenissimaView, galley: Galley, moves: number): Map<string, Reached> {
  const free = ways(view, galley, moves, true);
  const found = new Map<string, Reached>();
  for (const [zone, shortest] of ways(view, galley, moves, false)) {
    const way = free.get(zone) ?? shortest;
    found.set(zone, way.moves === shortest.moves ? way : { ...way, shorter: shortest });
  }
  return found;
}
