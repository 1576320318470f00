// The things of the game by their keys: names in the page's language, glyphs, how much room they have.

import data from "@data/calimala.json";
import type { Name } from "@/text/language";
import { now } from "@/text/words.svelte";
import type { Action, Building, CalimalaView, City, InfluenceCard, Location, Material, Tile, TradeCity } from "../view";

interface Named {
  key: string;
  name: Name;
  short?: Name | undefined;
}

function named(list: readonly Named[]): (key: string, short?: boolean) => string {
  const entries = new Map(list.map((entry) => [entry.key, entry]));
  return (key, short = false) => {
    const entry = entries.get(key);
    return entry === undefined ? key : now((short ? entry.short : undefined) ?? entry.name);
  };
}

export const actionName: (key: Action, short?: boolean) => string = named(data.actions);
export const cityName: (key: City) => string = named(data.cities);
export const buildingName: (key: Building, short?: boolean) => string = named(data.buildings);
export const locationName: (key: Location) => string = named(data.locations);
export const tileName: (key: Tile, short?: boolean) => string = named(data.scoring_tiles);
export const influenceName: (key: InfluenceCard) => string = named(data.influence_cards);
/** A name that fits a card: a church's shortest is that of its tile. */
export const influenceShort = (key: InfluenceCard): string => (key === "palazzo" ? buildingName(key, true) : tileName(key, true));

export const CITIES = data.cities.map((city) => city.key as City);
export const TRADE_CITIES = CITIES.slice(3) as TradeCity[];
export const BUILDINGS = data.buildings.map((building) => building.key as Building);
export const MATERIALS = data.materials.map((material) => material.key as Material);
export const ACTIONS = data.actions.map((action) => action.key as Action);

export const isTradeCity = (city: City): city is TradeCity => (TRADE_CITIES as City[]).includes(city);

/** The two actions that a street joins. */
export function streetActions(view: CalimalaView, street: number): [Action, Action] {
  const [a, b] = data.streets[street]!.cells as [number, number];
  return [view.city[a]!, view.city[b]!];
}

const TILE_GLYPHS: Partial<Record<Tile | InfluenceCard, string>> = {
  sculptures: "sculpt",
  ports: "sea",
  trade_cities: "house",
  wood_donations: "wood",
  brick_donations: "brick",
  marble_donations: "marble",
  fiore: "fiore",
  miniato: "miniato",
  croce: "croce",
  palazzo: "palazzo",
};

export const glyphOf = (key: Tile | InfluenceCard): string => TILE_GLYPHS[key] ?? (isTradeCity(key as City) ? "house" : "sea");

/** The ground of an action's tile or card. */
export function tintOf(action: Action, otherwise: string): string {
  if (action === "weave") return "var(--cloth-tint)";
  return action === "wood" || action === "brick" || action === "marble" ? `var(--${action}-tint)` : otherwise;
}

/** How many cubes a place takes. */
export function capacity(view: CalimalaView, location: Location): number {
  const entry = data.locations.find((one) => one.key === location)!;
  const room = (): number => {
    if (entry.kind === "cloth") return data.cities.find((city) => city.key === location)!.capacity;
    const building = BUILDINGS.indexOf(entry.building as Building);
    if (entry.kind === "sculptures") return data.buildings[building]!.sculpture_cells;
    return view.options?.row_capacity?.[building] ?? data.row_capacity[building]!;
  };
  return Math.max(
    room(),
    view.board[location].reduce((a, b) => a + b, 0),
  );
}

/** How many houses a trade city takes: never more than there are players, each builds one there at most. */
export function houseCells(view: CalimalaView, city: TradeCity): number {
  const at = TRADE_CITIES.indexOf(city);
  return Math.min(view.options?.house_cells?.[at] ?? data.house_cells[at]!, view.players.length);
}
