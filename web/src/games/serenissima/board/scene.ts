// What every part of the chart and the mat is drawn from.

import type { ElementId, People, Told } from "@/games/face";
import type { Preview, Seat, View } from "@/line/protocol";
import type { Choosing } from "@/state/choosing.svelte";
import { reach, type Reached } from "../routes";
import { sale, storesUp } from "../sea";
import { activeGalley, cubes, GOODS, seen, type Counts, type Galley, type Good, type SerenissimaView } from "../view";

/** How the notation begins of a step to a zone. */
export const MOVE = "move ";

export type Numbered = Galley & { number: number };

export interface Scene {
  raw: View;
  view: SerenissimaView;
  people: People;
  /** Null where nothing is to be chosen: the things of another player. */
  choosing: Choosing | null;
  last: ReadonlySet<ElementId>;
  /** The position that a preview or a route would bring, if it is sure. */
  after: SerenissimaView | null;
  /** Whose things are drawn. */
  seat: Seat | null;
}

interface Drawn {
  view: View;
  people: People;
  choosing?: Choosing | null;
  last?: ReadonlySet<ElementId>;
  preview?: Preview | null;
  seat?: Seat | null;
}

/** The position at the end of a route that is chosen. */
function rowed(view: SerenissimaView, choosing: Choosing | null): SerenissimaView | null {
  const last = choosing?.planned === true ? choosing.several?.steps.at(-1) : undefined;
  const galley = view.galleys[String(view.galley)];
  if (last === undefined || galley === undefined) return null;
  return { ...view, galleys: { ...view.galleys, [String(view.galley)]: { ...galley, zone: last.slice(MOVE.length) } } };
}

export const sceneOf = ({ view, people, choosing = null, last = new Set(), preview = null, seat = people.you }: Drawn): Scene => ({
  raw: view,
  view: seen(view),
  people,
  choosing,
  last,
  seat,
  after: rowed(seen(view), choosing) ?? (preview?.view === undefined ? null : seen(preview.view)),
});

/** The colour of a seat. */
export const colourOf = ({ people }: Scene, seat: Seat): number => people.players[seat]?.colour ?? seat;

export const numbered = (view: SerenissimaView): Numbered[] => Object.entries(view.galleys).map(([number, galley]) => ({ number: Number(number), ...galley }));

export const galleysAt = (view: SerenissimaView, zone: string): Numbered[] => numbered(view).filter((galley) => galley.zone === zone);

/** The cubes of a cargo, one by one. */
export const goodsOf = (cargo: Counts): Good[] => GOODS.flatMap((good) => Array.from({ length: cargo[good] ?? 0 }, () => good));

/** What is aboard: sailors first. */
export const aboard = (galley: Galley): (Good | "sailor")[] => [...Array.from({ length: galley.sailors }, () => "sailor" as const), ...goodsOf(galley.cargo)];

export const loadOf = (galley: Galley): number => galley.sailors + cubes(galley.cargo);

/** Whether the seat that looks is asked something now. */
export const asked = ({ choosing }: Scene): boolean => (choosing?.options.length ?? 0) > 0;

const AT_SEA = ["load", "move"];

/** How far the acting galley could still row, while its owner looks and may row. */
export function reachOf(scene: Scene): Map<string, Reached> {
  const galley = activeGalley(scene.view);
  if (galley === null || galley.owner !== scene.seat || !asked(scene) || !AT_SEA.includes(scene.view.phase)) return new Map();
  return reach(scene.view, galley, galley.sailors - scene.view.moved);
}

/** What the cargo of the acting galley would bring in a zone. */
export function gainAt({ view }: Scene, zone: string): number {
  const galley = activeGalley(view);
  return galley === null ? 0 : sale(view, galley, zone).ducats;
}

/** What the cargo of the acting galley, stored in a port of its owner, would add to each scoring. */
export function incomeAt({ view }: Scene, zone: string): number {
  const galley = activeGalley(view);
  return galley === null || view.ports[zone]?.owner !== galley.owner ? 0 : storesUp(view, zone, sale(view, galley, zone).cubes);
}

/** The zones rowed in this activation, the first one included. */
export function trail(view: SerenissimaView, told: readonly Told[]): string[] {
  if (view.origin === null || view.galley === null) return [];
  const events = told.flatMap((one) => one.events);
  const began = events.findLastIndex(({ type }) => type === "activated");
  const rowed = events.slice(began + 1).filter((event) => event.type === "moved" && event["galley"] === view.galley);
  return rowed.length === 0 ? [] : [view.origin, ...rowed.map((event) => String(event["zone"]))];
}
