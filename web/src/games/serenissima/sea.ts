// What can be reckoned from a position: sales, blockades, incomes, odds.

import { data, GOODS, openPort, portData, productOf, type Counts, type Galley, type Good, type Port, type SerenissimaView } from "./view";
import type { Seat } from "@/line/protocol";

/** What a cube of a good brings a seat in a port now (rules 4.6). */
export function price(view: SerenissimaView, seat: Seat, key: string, good: Good): number {
  const port = view.ports[key];
  const paid = port === undefined || port.owner === seat ? 0 : (portData(key)?.price[port.stored.length] ?? 0);
  return paid + (good === "spice" ? data.values.spice_bonus : 0);
}

export interface Sale {
  goods: Counts;
  cubes: number;
  ducats: number;
}

/** Everything that a galley could sell in a zone, spices first where the room is short. */
export function sale(view: SerenissimaView, galley: Galley, zone: string): Sale {
  const port = openPort(view, zone);
  const about = portData(zone);
  const result: Sale = { goods: {}, cubes: 0, ducats: 0 };
  if (port === null || about === undefined) return result;
  for (const good of [...GOODS].reverse()) {
    const slot = port.stored.length + result.cubes;
    if (slot >= about.price.length || !galley.cargo[good] || port.stored.includes(good) || productOf(view.ports, zone) === good) continue;
    result.goods[good] = 1;
    ++result.cubes;
    result.ducats += (port.owner === galley.owner ? 0 : (about.price[slot] ?? 0)) + (good === "spice" ? data.values.spice_bonus : 0);
  }
  return result;
}

/** Sailors of a seat's galleys in a zone. */
export const sailorsIn = (view: SerenissimaView, seat: Seat, zone: string): number =>
  Object.values(view.galleys).reduce((sum, galley) => sum + (galley.owner === seat && galley.zone === zone ? galley.sailors : 0), 0);

/** Opponents who could blockade a galley in a zone: each must have more sailors there than it has aboard. */
export const blockaders = (view: SerenissimaView, galley: Galley, zone: string): Seat[] =>
  view.players.map((_, seat) => seat).filter((seat) => seat !== galley.owner && sailorsIn(view, seat, zone) > galley.sailors);

/** What a port pays its owner at a scoring. */
export function income(view: SerenissimaView, key: string): number {
  const port = view.ports[key];
  if (port === undefined) return 0;
  return (portData(key)?.income[port.stored.length] ?? 0) + (port.basilica ? data.values.basilica_income : 0);
}

/** What so many cubes more in a warehouse would add to each scoring. */
export function storesUp(view: SerenissimaView, key: string, cubes: number): number {
  const incomes = portData(key)?.income ?? [];
  const stored = view.ports[key]?.stored.length ?? 0;
  return (incomes[stored + cubes] ?? 0) - (incomes[stored] ?? 0);
}

/** Whether so many cubes more would fill a warehouse. */
export const fills = (view: SerenissimaView, key: string, cubes: number): boolean =>
  (view.ports[key]?.stored.length ?? 0) + cubes >= (portData(key)?.price.length ?? 0);

export type Holding = Pick<Port, "owner" | "stored" | "basilica" | "produces">;
const WINE = data.doge.find(({ key }) => key === "wine")?.wine_income ?? 0;

/** The ports that pay a seat, and how much each: at a scoring or for the wine card (rules 4.12, 5.1). */
export function payers(ports: Record<string, Holding>, seat: Seat, reason: string): { port: string; ducats: number }[] {
  const pays = (key: string, { stored, basilica }: Holding): number => {
    const about = portData(key);
    if (reason === "warehouses") return about?.income[stored.length] ?? 0;
    if (reason === "basilicas") return basilica ? data.values.basilica_income : 0;
    return productOf(ports, key) === "wine" || stored.includes("wine") ? WINE : 0;
  };
  return Object.entries(ports).flatMap(([port, held]) => {
    const ducats = held.owner === seat ? pays(port, held) : 0;
    return ducats > 0 ? [{ port, ducats }] : [];
  });
}

export const incomeOf = (view: SerenissimaView, seat: Seat): number =>
  Object.entries(view.ports).reduce((sum, [key, port]) => sum + (port.owner === seat ? income(view, key) : 0), 0);

/** The strength of the active galley: what rowing has left of it, and never more than its sailors. */
export const strength = (view: SerenissimaView, galley: Galley): number =>
  view.strength === null ? galley.sailors - view.moved : Math.min(view.strength, galley.sailors);

/** The chances of 0, 1, … skulls. */
function skulls(dice: number): number[] {
  const hit = data.dice.skulls / data.dice.faces;
  let chances = [1];
  for (let die = 0; die < dice; ++die)
    chances = Array.from({ length: chances.length + 1 }, (_, k) => (chances[k] ?? 0) * (1 - hit) + (chances[k - 1] ?? 0) * hit);
  return chances;
}

/** Of a battle to the end; a round in which nobody loses anybody is fought again. */
function won(most: number, sailors: number, defenders: number): number {
  if (sailors <= 0) return 0;
  if (defenders <= 0) return 1;
  const ours = skulls(Math.min(most, sailors));
  const theirs = skulls(defenders);
  let sum = 0;
  ours.forEach((chance, hits) =>
    theirs.forEach((other, losses) => {
      if (hits + losses > 0) sum += chance * other * won(most, sailors - losses, defenders - hits);
    }),
  );
  const again = ours[0]! * theirs[0]!;
  return again < 1 ? sum / (1 - again) : 0;
}

/** The chance to win a battle that is fought to the end, in percent; a fort fires first. */
export function chance(most: number, sailors: number, defenders: number, fort: boolean): number {
  const all = skulls(fort ? data.dice.fort_dice : 0).reduce((sum, shot, losses) => sum + shot * won(most, sailors - losses, defenders), 0);
  return all > 0 && all < 1 ? Math.min(99, Math.max(1, Math.round(100 * all))) : Math.round(100 * all);
}
