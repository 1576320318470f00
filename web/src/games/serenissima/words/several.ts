// What can be done several times by one confirmation: hiring, loading, giving and taking, throwing overboard, selling. How often is reckoned
// here, so that nobody is offered a step that the rules refuse; they check each one all the same.

import { sale, storesUp } from "../sea";
import { cubes, data, GOODS, openPort, portData, productOf, type Counts, type Galley, type Good, type SerenissimaView } from "../view";
import { cargoText, goodName, nouns, placeName } from "./names";
import { times, upper } from "../../generic/text";
import type { Option } from "../../face";
import type { Legal, Seat } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  hirePort: (sailors: string, port: string, ducats: string) => `Hire ${sailors} into ${port} for ${ducats}`,
  hireGalley: (sailors: string, galley: number, ducats: string) => `Hire ${sailors} onto galley ${galley} for ${ducats}`,
  load: (goods: string, ducats: string) => `Load ${goods} for ${ducats}`,
  loadFree: (goods: string) => `Load ${goods}, free`,
  fromPort: (sailors: string) => `${sailors} aboard from the port`,
  toPort: (sailors: string) => `${sailors} into the port`,
  sailorsFrom: (sailors: string, galley: number) => `${sailors} from galley ${galley}`,
  sailorsTo: (sailors: string, galley: number) => `${sailors} to galley ${galley}`,
  goodsFrom: (goods: string, galley: number) => `${goods} from galley ${galley}`,
  goodsTo: (goods: string, galley: number) => `${goods} to galley ${galley}`,
  jettison: (goods: string) => `Throw ${goods} overboard`,
  take: (goods: string) => `Take ${goods}`,
  sell: (goods: string, ducats: string) => `Sell ${goods} for ${ducats}`,
  store: (goods: string, more: number) => `Store ${goods}: +${more} at each scoring`,
  andNow: (ducats: string) => `; ${ducats} now`,
};

const ru: typeof en = {
  hirePort: (sailors, port, ducats) => `Нанять ${sailors} в порт ${port} за ${ducats}`,
  hireGalley: (sailors, galley, ducats) => `Нанять ${sailors} на галеру ${galley} за ${ducats}`,
  load: (goods, ducats) => `Погрузить за ${ducats}: ${goods}`,
  loadFree: (goods) => `Погрузить бесплатно: ${goods}`,
  fromPort: (sailors) => `Взять ${sailors} из порта на борт`,
  toPort: (sailors) => `Перевести ${sailors} с борта в порт`,
  sailorsFrom: (sailors, galley) => `Взять ${sailors} с галеры ${galley}`,
  sailorsTo: (sailors, galley) => `Перевести ${sailors} на галеру ${galley}`,
  goodsFrom: (goods, galley) => `${goods} с галеры ${galley}`,
  goodsTo: (goods, galley) => `${goods} на галеру ${galley}`,
  jettison: (goods) => `Скинуть за борт: ${goods}`,
  take: (goods) => `Забрать: ${goods}`,
  sell: (goods, ducats) => `Продать за ${ducats}: ${goods}`,
  store: (goods, more) => `На свой склад: ${goods}; +${more} при каждом подсчёте`,
  andNow: (ducats) => `; сейчас ${ducats}`,
};

const texts = { en, ru };

interface Scene {
  view: SerenissimaView;
  seat: Seat;
  galley: (Galley & { number: number }) | null;
}

/** How often, and what so many times is called; steps that differ are listed. */
interface Repeated {
  most: number;
  say: (count: number) => string;
  steps?: readonly string[];
}

const SLOTS = data.limits.galley_slots;
const room = (galley: Galley): number => SLOTS - galley.sailors - cubes(galley.cargo);
const goodsRoom = (galley: Galley): number => Math.min(room(galley), data.limits.galley_goods - cubes(galley.cargo));
const some = (good: string, count: number): string => times(goodName(good), count);

function hiring({ view, seat }: Scene, at: unknown): Repeated | null {
  const own = view.players[seat];
  if (view.phase === "buy_crew" || own === undefined) return null;
  const paid = Math.min(Math.floor(own.ducats / data.costs.sailor), own.reserve);
  const cost = (count: number) => nouns().ducats(count * data.costs.sailor);
  if (typeof at === "number") {
    const galley = view.galleys[String(at)];
    if (galley === undefined) return null;
    return { most: Math.min(paid, room(galley)), say: (count) => now(texts).hireGalley(nouns().theSailors(count), at, cost(count)) };
  }
  const port = String(at);
  const free = (portData(port)?.price.length ?? 0) - (view.ports[port]?.garrison ?? 0);
  return { most: Math.min(paid, free), say: (count) => now(texts).hirePort(nouns().theSailors(count), placeName(port), cost(count)) };
}

function loading({ view, seat, galley }: Scene, good: string): Repeated | null {
  if (galley === null) return null;
  const free = view.free_good ? 1 : 0;
  const paid = (count: number) => Math.max(0, count - free) * data.costs.good;
  const money = free + Math.floor((view.players[seat]?.ducats ?? 0) / data.costs.good);
  return {
    most: Math.min(money, view.supply[good] ?? 0, goodsRoom(galley)),
    say: (count) => (paid(count) === 0 ? now(texts).loadFree(some(good, count)) : now(texts).load(some(good, count), nouns().ducats(paid(count)))),
  };
}

/** The last sailor of a galley goes by himself: it sinks. */
function sailors({ view, galley }: Scene, { way, with: other }: Legal): Repeated | null {
  if (galley === null || view.phase !== "load") return null;
  const to = way === "to";
  const port = openPort(view, galley.zone);
  const friend = view.galleys[String(other)];
  const given = to ? galley.sailors - 1 : friend !== undefined ? friend.sailors - 1 : (port?.garrison ?? 0) - 1;
  const taken = !to ? room(galley) : friend !== undefined ? room(friend) : (portData(galley.zone)?.price.length ?? 0) - (port?.garrison ?? 0);
  const say = (count: number): string => {
    const t = now(texts);
    const who = nouns().theSailors(count);
    if (friend === undefined) return (to ? t.toPort : t.fromPort)(who);
    return (to ? t.sailorsTo : t.sailorsFrom)(who, Number(other));
  };
  return { most: Math.min(given, taken), say };
}

function goods({ view, galley }: Scene, { good, way, with: other }: Legal): Repeated | null {
  const friend = view.galleys[String(other)];
  if (galley === null || friend === undefined) return null;
  const [from, into] = way === "to" ? [galley, friend] : [friend, galley];
  return {
    most: Math.min(from.cargo[String(good)] ?? 0, goodsRoom(into)),
    say: (count) => (way === "to" ? now(texts).goodsTo : now(texts).goodsFrom)(upper(some(String(good), count)), Number(other)),
  };
}

/** The beaten galley has no sailors left; by an option of the table it may be the attacker. */
function looting({ view, galley }: Scene, good: string): Repeated | null {
  const target = typeof view.target === "number" ? view.galleys[String(view.target)] : undefined;
  if (galley === null || target === undefined) return null;
  const [beaten, taker] = target.sailors === 0 ? [target, galley] : [galley, target];
  return { most: Math.min(beaten.cargo[good] ?? 0, goodsRoom(taker)), say: (count) => now(texts).take(some(good, count)) };
}

/** This good first, then what else can be sold, spices first. */
function selling({ view, galley }: Scene, first: Good, legal: readonly Legal[]): Repeated | null {
  const port = galley === null ? null : openPort(view, galley.zone);
  if (galley === null || port === null) return null;
  const sold = new Map(legal.flatMap((one) => (one.kind === "sell_good" ? [[one["good"] as Good, one.do] as const] : [])));
  const order = [first, ...[...GOODS].reverse().filter((good) => good !== first && sold.has(good))];
  const own = port.owner === galley.owner;
  const brings = (good: Good, slot: number): number => (own ? 0 : (portData(galley.zone)?.price[slot] ?? 0)) + (good === "spice" ? data.values.spice_bonus : 0);
  const say = (count: number): string => {
    const some = order.slice(0, count);
    const cargo: Counts = Object.fromEntries(some.map((good) => [good, 1]));
    const ducats = some.reduce((sum, good, i) => sum + brings(good, port.stored.length + i), 0);
    if (own) return now(texts).store(cargoText(cargo), storesUp(view, galley.zone, count)) + (ducats > 0 ? now(texts).andNow(nouns().ducats(ducats)) : "");
    return now(texts).sell(cargoText(cargo), nouns().ducats(ducats));
  };
  return { most: Math.min(order.length, sale(view, galley, galley.zone).cubes), say, steps: order.map((good) => sold.get(good)!) };
}

function repeated(scene: Scene, action: Legal, legal: readonly Legal[]): Repeated | null {
  const good = String(action["good"]);
  switch (action.kind) {
    case "hire":
      return hiring(scene, action["at"]);
    case "load":
      return loading(scene, productOf(scene.view.ports, scene.galley?.zone ?? "") ?? "");
    case "sailor":
      return sailors(scene, action);
    case "good":
      return goods(scene, action);
    case "jettison":
      if (scene.view.phase !== "load" || scene.galley === null) return null;
      return { most: scene.galley.cargo[good] ?? 0, say: (count) => now(texts).jettison(some(good, count)) };
    case "take":
      return looting(scene, good);
    case "sell_good":
      return selling(scene, good as Good, legal);
    default:
      return null;
  }
}

/** How often an action can be done by one confirmation; nothing if only once. */
export function severalOf(scene: Scene, action: Legal, legal: readonly Legal[], verb: () => string): Option["several"] {
  const found = repeated(scene, action, legal);
  if (found === null || found.most < 2) return undefined;
  const { most, say, steps } = found;
  const stepsOf = (count: number) => steps?.slice(0, count) ?? Array.from({ length: count }, () => action.do);
  return { most, times: (count) => ({ steps: stepsOf(count), label: () => say(count), verb: () => (count === 1 ? verb() : `${verb()} × ${count}`) }) };
}
