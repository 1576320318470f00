// What an action takes, and what of it is missing. The rules themselves are the server's; this only helps to find
// words for what they say.

import data from "@data/calimala.json";
import { BUILDINGS, capacity, CITIES, houseCells, isTradeCity, MATERIALS, TRADE_CITIES } from "../board/things";
import type { Effect } from "./effect";
import type { Action, CalimalaPlayer, CalimalaView, Church, Location, Material, TradeCity } from "../view";

export const PORTS = CITIES.filter((city) => !isTradeCity(city));
export const CHURCHES = BUILDINGS.filter((building): building is Church => building !== "palazzo");
export const MAT = data.mat;
export const COSTS = data.build_costs;
export type Thing = keyof typeof COSTS;

export const free = (view: CalimalaView, location: Location): number => capacity(view, location) - view.board[location].reduce((sum, n) => sum + n, 0);

export const clothOf = (player: CalimalaPlayer): number => player.cloth.reduce((sum, n) => sum + n, 0);
export const wovenBy = (player: CalimalaPlayer): number => player.cloth.filter((load) => load < MAT.workshop).length;

/** The notation of every way to carry out an action, possible or not; by sea and land with one cube. */
export function ways(action: Action): string[] {
  if (action === "build") return ["build ship", "build workshop", ...TRADE_CITIES.map((city) => `build house ${city}`)];
  if (action === "sculpt") return BUILDINGS.map((building) => `sculpt ${building}`);
  if (action === "sea") return PORTS.map((port) => `sea ${port} 1`);
  if (action === "land") return TRADE_CITIES.map((city) => `land ${city}`);
  if (action === "donate") return CHURCHES.flatMap((church) => MATERIALS.map((material) => `donate ${church} ${material}`));
  return [action];
}

/** What the cost of a building is short of, by material. */
export function short(player: CalimalaPlayer, what: Thing): { material: Material; cost: number; have: number }[] {
  return MATERIALS.map((material) => ({ material, cost: COSTS[what][material], have: player[material] })).filter(({ cost, have }) => have < cost);
}

/** Trade cities where one could build a house. */
export function houseSites(view: CalimalaView, player: CalimalaPlayer): TradeCity[] {
  const houses = (city: TradeCity) => view.players.filter((one) => one.houses.includes(city)).length;
  return TRADE_CITIES.filter((city) => !player.houses.includes(city) && houses(city) < houseCells(view, city));
}

/** What could be built if there were material enough. */
export function buildable(view: CalimalaView, player: CalimalaPlayer): Thing[] {
  const able: Thing[] = [];
  if (player.ships < MAT.ships) able.push("ship");
  if (player.cloth.length < MAT.workshops) able.push("workshop");
  if (houseSites(view, player).length > 0) able.push("house");
  return able;
}

/** Why an action can't be carried out at all now; null: it can. */
export type Lack =
  | "warehouse_full"
  | "built_all"
  | "lacks_material"
  | "no_marble"
  | "sculptures_full"
  | "workshops_full"
  | "no_ship"
  | "no_cloth"
  | "no_ship_no_cloth"
  | "ports_full"
  | "no_house"
  | "cities_full"
  | "nothing_to_donate"
  | "rows_full";

export function lackOf(view: CalimalaView, seat: number, action: Action): Lack | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const cloth = clothOf(player);
  switch (action) {
    case "wood":
    case "brick":
    case "marble":
      return player[action] >= MAT.warehouse ? "warehouse_full" : null;
    case "build": {
      const able = buildable(view, player);
      if (able.length === 0) return "built_all";
      return able.some((what) => short(player, what).length === 0) ? null : "lacks_material";
    }
    case "sculpt":
      if (!BUILDINGS.some((building) => free(view, `${building}_sculptures`) > 0)) return "sculptures_full";
      return player.marble === 0 ? "no_marble" : null;
    case "weave":
      return wovenBy(player) === 0 ? "workshops_full" : null;
    case "sea":
      if (!PORTS.some((port) => free(view, port) > 0)) return "ports_full";
      if (player.ships === 0) return cloth === 0 ? "no_ship_no_cloth" : "no_ship";
      return cloth === 0 ? "no_cloth" : null;
    case "land":
      if (player.houses.length === 0) return "no_house";
      if (!player.houses.some((city) => free(view, city) > 0)) return "cities_full";
      return cloth === 0 ? "no_cloth" : null;
    case "donate": {
      const owned = MATERIALS.filter((material) => player[material] > 0);
      if (owned.length === 0) return "nothing_to_donate";
      return owned.some((material) => CHURCHES.some((church) => free(view, `${church}_${material}`) > 0)) ? null : "rows_full";
    }
  }
}

/** Whether something could be carried out now, if one had the action or the card for it. */
export function can(view: CalimalaView, player: CalimalaPlayer, effect: Effect): boolean {
  const cloth = clothOf(player);
  switch (effect.action) {
    case "build":
      if (short(player, effect.what).length > 0) return false;
      return effect.what === "house" ? houseSites(view, player).includes(effect.city) : buildable(view, player).includes(effect.what);
    case "sculpt":
      return player.marble > 0 && free(view, `${effect.building}_sculptures`) > 0;
    case "weave":
      return wovenBy(player) > 0;
    case "sea": {
      const total = effect.cubes.reduce((sum, [, n]) => sum + n, 0);
      return total <= Math.min(player.ships, cloth) && effect.cubes.every(([port, n]) => n <= free(view, port));
    }
    case "land":
      return effect.cities.length <= cloth && effect.cities.every((city) => player.houses.includes(city) && free(view, city) > 0);
    case "donate":
      return player[effect.material] > 0 && free(view, `${effect.building}_${effect.material}`) > 0;
    default:
      return player[effect.action] < MAT.warehouse;
  }
}
