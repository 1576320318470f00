// Everything that may be done, in words, with what it would bring.

import { blockaders, chance, price, sale, strength } from "../sea";
import { activeGalley, cubes, data, galleysOf, openPort, portData, seen, zoneData, type Galley, type Good, type SerenissimaView } from "../view";
import { cargoText, colourWord, crewAndCargo, goodName, nouns, placeName } from "./names";
import type { Option } from "../../face";
import { upper } from "../../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  groups: {
    close: "Close", start: "Start in", galley: "Take", thisRound: "Acts in this round", nextRound: "Acts from the next round",
    turn: "The turn", load: "Load", crew: "Crew",
    exchange: (galley: number) => `Exchange with galley ${galley}`, room: "Make room", careful: "Careful", on: "Go on", row: "Row to",
    sell: "Sell", capture: "Capture", attack: "Attack",
    land: "Land", answer: "Answer", battle: "Battle", loot: "Take", hire: "Hire a sailor", buy: "Buy", build: "Build", launch: "Launch in",
  },
  close: (port: string, good: string) => `${port} (${good})`,
  start: (port: string, good: string, slots: string, near: string) => `${port}: ${good}, ${slots}; near ${near}`,
  closed: (place: string) => `${place} (closed)`,
  number: (galley: number) => `Galley ${galley}`,
  activate: (zones: string) => `Activate: load, row up to ${zones}, sell or fight`,
  invest: "Invest: sailors, a galley, forts, basilicas",
  loadFree: (good: string, left: number) => `Load ${good}, free (${left} in supply)`,
  loadBank: (good: string, left: number) => `Load ${good} for 1 ducat (${left} in supply)`,
  loadTo: (good: string, colour: string, left: number) => `Load ${good} for 1 ducat to the owner, ${colour} (${left} in supply)`,
  full: "; then something must leave",
  fromPort: (from: number, to: number) => `A sailor aboard from the port (garrison ${from} → ${to})`,
  toPort: (from: number, to: number) => `A sailor into the port (garrison ${from} → ${to})`,
  fromGalley: (galley: number, from: number, to: number) => `A sailor from galley ${galley} (${from} → ${to})`,
  toGalley: (galley: number, from: number, to: number) => `A sailor to galley ${galley} (${from} → ${to})`,
  goodFrom: (good: string, galley: number) => `${good} from galley ${galley}`,
  goodTo: (good: string, galley: number) => `${good} to galley ${galley}`,
  sinks: (galley: number, lost: string) => `; galley ${galley} sinks${lost}`,
  lost: (cargo: string) => `, lost: ${cargo}`,
  jettison: (good: string) => `Throw ${good} overboard`,
  scuttle: (lost: string) => `Scuttle the galley: its crew goes to the reserve${lost}, and the turn ends`,
  openSea: "open sea",
  isClosed: "closed",
  neutral: "neutral",
  yours: (sailors: string) => `yours, ${sailors}`,
  theirs: (colour: string, sailors: string) => `${colour}, ${sailors}`,
  withFort: ", fort",
  sells: (ducats: string) => `; the cargo brings up to ${ducats}`,
  stores: (goods: string) => `; would store ${goods}`,
  mayBlockade: (colours: string) => `; may blockade: ${colours}`,
  stay: (place: string) => `Row no further, stay at ${place}`,
  sellSome: (goods: string, ducats: string) => `Sell ${goods} for up to ${ducats}`,
  sellAll: (goods: string, ducats: string) => `Sell ${goods} for ${ducats}`,
  sellOwn: (goods: string, ducats: string) => `Bring ${goods} into your own warehouse for ${ducats}`,
  capture: (port: string, room: number) => `Capture ${port} (room for ${room}); at least one sailor lands`,
  attackGalley: (galley: number, colour: string, aboard: string, own: string, theirs: number, chance: number) =>
    `Galley ${galley} (${colour}: ${aboard}): ${own} against ${theirs}, ${chance} % to win`,
  attackPort: (port: string, colour: string, own: string, theirs: number, chance: number) =>
    `The port ${port} (${colour}): ${own} against ${theirs}, ${chance} % to win`,
  fortFirst: ", the fort fires first",
  sellOne: (good: string, ducats: string) => `${good} for ${ducats}`,
  sellOneOwn: (good: string) => `${good} into your warehouse`,
  land: (sailors: string, left: number) => `${sailors}, ${left} left aboard`,
  landAll: (sailors: string) => `${sailors}, all aboard`,
  landNone: "Nobody: the port stays neutral",
  fightOn: (chance: number) => `Fight on, ${chance} % to win`,
  breakOff: "Break off and end the turn",
  take: (good: string) => `Take ${good}`,
  hirePort: (port: string, has: number, room: number) => `Into ${port} (${has} of ${room})`,
  hireGalley: (galley: number, place: string, aboard: string) => `Onto galley ${galley} at ${place} (${aboard})`,
  buy: (ducats: string) => `A galley for ${ducats}, and a ducat for its sailor`,
  fort: (port: string, ducats: string, dice: string) => `A fort in ${port} for ${ducats}: fires ${dice} at attackers`,
  basilica: (port: string, ducats: string, income: number) => `A basilica in ${port} for ${ducats}: ${income} at each scoring`,
  launch: (port: string, sailors: string) => `${port} (garrison: ${sailors})`,
  crewHired: "A sailor from the reserve for a ducat",
  crewGarrison: (port: string) => `A sailor from the garrison of ${port}, free`,
  yes: {
    move_blockade: "Blockade: it must stop here", sell_blockade: "Blockade: it sells nothing this turn",
    capture_blockade: "Blockade: it can’t capture the port before it has sunk a galley here",
  } as Record<string, string>,
  no: { move_blockade: "Let it pass", sell_blockade: "Let it sell", capture_blockade: "Let it capture the port" } as Record<string, string>,
  end: {
    load: "Loading is done, row now", step3: "End the turn", sell: "Sell no more, end the turn", loot: "Take nothing more",
    invest: "End the investment and the turn", special: "Buy nothing more",
  } as Record<string, string>,
  verbs: {
    port: "Choose it", number: "Take it", activate: "Activate", invest: "Invest", load: "Load it", sailor: "Move the sailor",
    good: "Move it", jettison: "Throw it overboard", scuttle: "Scuttle it",
    move: "Row there", sell: "Sell", capture: "Capture it", attack: "Attack", sell_good: "Sell it", land: "Land", continue: "Fight on",
    take: "Take it", hire: "Hire", buy: "Buy", build: "Build",
  } as Record<string, string>,
  ends: {
    load: "Row now", move: "Stay here", loot: "Take no more", special: "Buy no more", combat_continue: "Break off",
  } as Record<string, string>,
  endTurn: "End the turn",
  blockade: "Blockade it",
  let: "Let it",
};

const ru: typeof en = {
  groups: {
    close: "Закрыть", start: "Начать", galley: "Взять", thisRound: "Сходит в этом раунде", nextRound: "Сходит со следующего раунда",
    turn: "Ход", load: "Погрузить", crew: "Команда",
    exchange: (galley) => `Обмен с галерой ${galley}`, room: "Освободить место", careful: "Осторожно", on: "Дальше", row: "Идти",
    sell: "Продать", capture: "Захватить", attack: "Напасть",
    land: "Высадить", answer: "Ответ", battle: "Сражение", loot: "Забрать", hire: "Нанять моряка", buy: "Купить", build: "Построить",
    launch: "Спустить на воду",
  },
  close: (port, good) => `${port} (${good})`,
  start: (port, good, slots, near) => `${port}: ${good}, ${slots}; рядом ${near}`,
  closed: (place) => `${place} (порт закрыт)`,
  number: (galley) => `Галера ${galley}`,
  activate: (zones) => `Активация: погрузка, путь (до ${zones}), затем продажа или сражение`,
  invest: "Инвестиции: моряки, галера, форты, базилики",
  loadFree: (good, left) => `Погрузить бесплатно: ${good} (в запасе ${left})`,
  loadBank: (good, left) => `Погрузить за 1 дукат: ${good} (в запасе ${left})`,
  loadTo: (good, colour, left) => `Погрузить за 1 дукат владельцу (${colour}): ${good} (в запасе ${left})`,
  full: "; потом что-то надо снять",
  fromPort: (from, to) => `Моряк из порта на борт (в порту ${from} → ${to})`,
  toPort: (from, to) => `Моряк с борта в порт (в порту ${from} → ${to})`,
  fromGalley: (galley, from, to) => `Моряк с галеры ${galley} (${from} → ${to})`,
  toGalley: (galley, from, to) => `Моряк на галеру ${galley} (${from} → ${to})`,
  goodFrom: (good, galley) => `${good} с галеры ${galley}`,
  goodTo: (good, galley) => `${good} на галеру ${galley}`,
  sinks: (galley, lost) => `; галера ${galley} тонет${lost}`,
  lost: (cargo) => `, потери: ${cargo}`,
  jettison: (good) => `Скинуть за борт: ${good}`,
  scuttle: (lost) => `Затопить галеру: команда уходит в резерв${lost}, ход окончен`,
  openSea: "открытое море",
  isClosed: "порт закрыт",
  neutral: "нейтральный",
  yours: (sailors) => `ваш, ${sailors}`,
  theirs: (colour, sailors) => `${colour}, ${sailors}`,
  withFort: ", форт",
  sells: (ducats) => `; груз принесёт до ${ducats}`,
  stores: (goods) => `; склад примет: ${goods}`,
  mayBlockade: (colours) => `; блокировать может ${colours}`,
  stay: (place) => `Дальше не идти: ${place}`,
  sellSome: (goods, ducats) => `Продать: ${goods}, до ${ducats}`,
  sellAll: (goods, ducats) => `Продать: ${goods} за ${ducats}`,
  sellOwn: (goods, ducats) => `На свой склад: ${goods}, это даст ${ducats}`,
  capture: (port, room) => `Захватить порт ${port} (мест ${room}); высаживается хотя бы один моряк`,
  attackGalley: (galley, colour, aboard, own, theirs, chance) =>
    `Галера ${galley} (${colour}: ${aboard}): ${own} против ${theirs}, победа ${chance} %`,
  attackPort: (port, colour, own, theirs, chance) => `Порт ${port} (${colour}): ${own} против ${theirs}, победа ${chance} %`,
  fortFirst: ", сначала стреляет форт",
  sellOne: (good, ducats) => `${good} за ${ducats}`,
  sellOneOwn: (good) => `${good} на свой склад`,
  land: (sailors, left) => `${sailors}, на борту останется ${left}`,
  landAll: (sailors) => `${sailors}, всех`,
  landNone: "Никого: порт останется нейтральным",
  fightOn: (chance) => `Сражаться дальше, победа ${chance} %`,
  breakOff: "Прекратить и закончить ход",
  take: (good) => `Забрать: ${good}`,
  hirePort: (port, has, room) => `В порт ${port} (${has} из ${room})`,
  hireGalley: (galley, place, aboard) => `На галеру ${galley}, ${place} (${aboard})`,
  buy: (ducats) => `Галера за ${ducats} и дукат за моряка на неё`,
  fort: (port, ducats, dice) => `Форт, порт ${port}, за ${ducats}: ${dice} по нападающим`,
  basilica: (port, ducats, income) => `Базилика, порт ${port}, за ${ducats}: ${income} при каждом подсчёте`,
  launch: (port, sailors) => `${port} (в порту ${sailors})`,
  crewHired: "Моряк из резерва за дукат",
  crewGarrison: (port) => `Моряк из порта ${port}, бесплатно`,
  yes: {
    move_blockade: "Блокада: галера остановится здесь", sell_blockade: "Блокада: в этот ход она ничего не продаст",
    capture_blockade: "Блокада: порт она захватит, только если сначала потопит здесь галеру",
  },
  no: { move_blockade: "Пропустить", sell_blockade: "Не мешать продаже", capture_blockade: "Не мешать захвату" },
  end: {
    load: "Погрузка окончена, в путь", step3: "Закончить ход", sell: "Больше не продавать, закончить ход",
    loot: "Больше ничего не забирать", invest: "Закончить инвестиции и ход", special: "Больше ничего не покупать",
  },
  verbs: {
    port: "Выбрать", number: "Взять", activate: "Активировать", invest: "Инвестировать", load: "Погрузить", sailor: "Перевести моряка",
    good: "Передать", jettison: "Скинуть за борт", scuttle: "Затопить",
    move: "Идти туда", sell: "Продать", capture: "Захватить", attack: "Напасть", sell_good: "Продать", land: "Высадить",
    continue: "Сражаться", take: "Забрать", hire: "Нанять", buy: "Купить", build: "Построить",
  },
  ends: { load: "В путь", move: "Остаться здесь", loot: "Больше не брать", special: "Больше не покупать", combat_continue: "Прекратить" },
  endTurn: "Закончить ход",
  blockade: "Объявить блокаду",
  let: "Не мешать",
};

const texts = { en, ru };

interface Scene {
  view: SerenissimaView;
  seat: Seat;
  galley: (Galley & { number: number }) | null;
}

const lost = (galley: Galley): string => (cubes(galley.cargo) === 0 ? "" : now(texts).lost(cargoText(galley.cargo)));

/** A full galley takes one thing more for a moment. */
const fullText = (galley: Galley): string => (galley.sailors + cubes(galley.cargo) < data.limits.galley_slots ? "" : now(texts).full);

/** What the zone's port is to this seat, and what the cargo would bring there. */
function zoneText({ view, seat, galley }: Scene, zone: string): string {
  const t = now(texts);
  const port = view.ports[zone];
  const blockade = galley === null ? [] : blockaders(view, galley, zone);
  const may = blockade.length === 0 ? "" : t.mayBlockade(blockade.map(colourWord).join(", "));
  if (zoneData(zone)?.port == null || port === undefined) return t.openSea + may;
  if (port.closed) return t.isClosed + may;
  const sailors = nouns().sailors(port.garrison);
  let text = port.owner === null ? t.neutral : port.owner === seat ? t.yours(sailors) : t.theirs(colourWord(port.owner), sailors);
  if (port.fort) text += t.withFort;
  if (galley !== null && cubes(galley.cargo) > 0) {
    const { ducats, goods, cubes } = sale(view, galley, zone);
    if (ducats > 0) text += t.sells(nouns().upToDucats(ducats));
    else if (cubes > 0) text += t.stores(cargoText(goods));
  }
  return text + may;
}

function loadText({ view, galley }: Scene): string {
  const t = now(texts);
  const zone = galley?.zone ?? "";
  const good = portData(zone)?.produces ?? "wood";
  const left = view.supply[good] ?? 0;
  const owner = view.ports[zone]?.owner ?? null;
  const text = view.free_good ? t.loadFree(goodName(good), left)
    : owner === null || owner === galley?.owner ? t.loadBank(goodName(good), left)
    : t.loadTo(goodName(good), colourWord(owner), left);
  return text + (galley === null ? "" : fullText(galley));
}

/** A sailor's or a cube's way between galleys, or between galley and port. */
function transfer({ view, galley }: Scene, action: Legal): { group: string; label: string } {
  const t = now(texts);
  const to = action["way"] === "to";
  const other = typeof action["with"] === "number" ? view.galleys[String(action["with"])] : undefined;
  const number = Number(action["with"]);
  const room = galley === null || to ? "" : fullText(galley);
  if (action.kind === "good") {
    const good = upper(goodName(String(action["good"])));
    return { group: t.groups.exchange(number), label: (to ? t.goodTo(good, number) : t.goodFrom(good, number)) + room };
  }
  const from = to ? galley : (other ?? null);
  const emptied = from !== null && from.sailors === 1 ? t.sinks(to ? (galley?.number ?? 0) : number, lost(from)) : "";
  if (other === undefined) {
    const garrison = view.ports[galley?.zone ?? ""]?.garrison ?? 0;
    const label = to ? t.toPort(garrison, garrison + 1) + emptied : t.fromPort(garrison, garrison - 1) + room;
    return { group: emptied !== "" && to ? t.groups.careful : t.groups.crew, label };
  }
  const label = (to ? t.toGalley(number, other.sailors, other.sailors + 1) : t.fromGalley(number, other.sailors, other.sailors - 1)) + (emptied || room);
  return { group: emptied === "" ? t.groups.exchange(number) : t.groups.careful, label };
}

function attackText({ view, galley }: Scene, target: unknown): string {
  const t = now(texts);
  if (galley === null) return "";
  const most = strength(view, galley);
  if (typeof target === "number") {
    const other = view.galleys[String(target)];
    if (other === undefined) return t.number(target);
    const odds = chance(most, galley.sailors, other.sailors, false);
    return t.attackGalley(target, colourWord(other.owner), crewAndCargo(other), nouns().dice(most), other.sailors, odds);
  }
  const port = view.ports[galley.zone];
  const odds = chance(most, galley.sailors, port?.garrison ?? 0, port?.fort ?? false);
  const words = t.attackPort(placeName(galley.zone), colourWord(port?.owner ?? 0), nouns().dice(most), port?.garrison ?? 0, odds);
  return port?.fort ? words + t.fortFirst : words;
}

function saleText({ view, galley }: Scene): string {
  const t = now(texts);
  if (galley === null) return t.groups.sell;
  const all = sale(view, galley, galley.zone);
  const own = openPort(view, galley.zone)?.owner === galley.owner;
  if (own) return t.sellOwn(cargoText(all.goods), nouns().ducats(all.ducats));
  if (all.cubes === 1) return t.sellAll(cargoText(all.goods), nouns().ducats(all.ducats));
  return t.sellSome(cargoText(all.goods), nouns().upToDucats(all.ducats));
}

function startText({ view }: Scene, port: string): string {
  const t = now(texts);
  const about = portData(port);
  const near = (zoneData(port)?.neighbours ?? []).map((zone) => (view.ports[zone]?.closed ? t.closed(placeName(zone)) : placeName(zone)));
  return t.start(placeName(port), goodName(about?.produces ?? ""), nouns().slots(about?.price.length ?? 0), near.join(", "));
}

function portOption(scene: Scene, port: string): { group: string; label: string } {
  const t = now(texts);
  if (scene.view.phase === "setup_port") return { group: t.groups.start, label: startText(scene, port) };
  if (scene.view.phase === "setup_close")
    return { group: t.groups.close, label: t.close(placeName(port), goodName(portData(port)?.produces ?? "")) };
  return { group: t.groups.launch, label: t.launch(placeName(port), nouns().sailors(scene.view.ports[port]?.garrison ?? 0)) };
}

function landText({ galley }: Scene, landed: number): { group: string; label: string } {
  const t = now(texts);
  const left = (galley?.sailors ?? 0) - landed;
  if (landed === 0) return { group: t.groups.careful, label: t.landNone };
  if (left > 0) return { group: t.groups.land, label: t.land(nouns().theSailors(landed), left) };
  return {
    group: t.groups.careful,
    label: t.landAll(nouns().theSailors(landed)) + t.sinks(galley?.number ?? 0, galley === null ? "" : lost(galley)),
  };
}

function hireText({ view }: Scene, at: unknown): { group: string; label: string } {
  const t = now(texts);
  if (view.phase === "buy_crew") return { group: t.groups.crew, label: t.crewHired };
  if (typeof at !== "number")
    return {
      group: t.groups.hire,
      label: t.hirePort(placeName(String(at)), view.ports[String(at)]?.garrison ?? 0, portData(String(at))?.price.length ?? 0),
    };
  const galley = view.galleys[String(at)];
  return { group: t.groups.hire, label: t.hireGalley(at, placeName(galley?.zone ?? ""), galley === undefined ? "" : crewAndCargo(galley)) };
}

function worded(scene: Scene, action: Legal): { group: string; label: string; targets?: string[] } {
  const { view, seat, galley } = scene;
  const t = now(texts);
  const g = t.groups;
  const good = String(action["good"]) as Good;
  switch (action.kind) {
    case "activate": return {
      group: g.turn, label: t.activate(nouns().upToZones(galley?.sailors ?? 0)), targets: [`galley:${galley?.number ?? 0}`],
    };
    case "invest": return { group: g.turn, label: t.invest };
    case "blockade": return { group: g.answer, label: (action["declared"] === true ? t.yes : t.no)[view.phase] ?? "" };
    case "continue": {
      const against = typeof view.target === "number" ? view.galleys[String(view.target)]?.sailors : view.ports[galley?.zone ?? ""]?.garrison;
      return { group: g.battle, label: t.fightOn(galley === null ? 0 : chance(strength(view, galley), galley.sailors, against ?? 0, false)) };
    }
    case "sell": return { group: g.sell, label: saleText(scene) };
    case "capture": return {
      group: g.capture, label: t.capture(placeName(galley?.zone ?? ""), portData(galley?.zone ?? "")?.price.length ?? 0),
      targets: [`port:${galley?.zone ?? ""}`],
    };
    case "attack": {
      const target = action["target"];
      return {
        group: g.attack, label: attackText(scene, target),
        targets: [typeof target === "number" ? `galley:${target}` : `port:${galley?.zone ?? ""}`],
      };
    }
    case "load": return { group: g.load, label: loadText(scene), targets: [`port:${galley?.zone ?? ""}`] };
    case "sailor":
      if (view.phase === "buy_crew") return { group: g.crew, label: t.crewGarrison(placeName(view.buying?.port ?? "")) };
      return transfer(scene, action);
    case "good": return transfer(scene, action);
    case "scuttle": return { group: g.careful, label: t.scuttle(galley === null ? "" : lost(galley)) };
    case "buy": return { group: g.buy, label: t.buy(nouns().ducats(data.costs.galley_per_owned * galleysOf(view, seat).length)) };
    case "land": return landText(scene, Number(action["sailors"]));
    case "move": {
      const zone = String(action["zone"]);
      return { group: g.row, label: `${placeName(zone)}: ${zoneText(scene, zone)}`, targets: [`zone:${zone}`] };
    }
    case "number": {
      const number = Number(action["galley"]);
      const group = view.round === 0 || view.wheel === 0 ? g.galley : number > view.wheel ? g.thisRound : g.nextRound;
      return { group, label: t.number(number), targets: [`number:${number}`] };
    }
    case "jettison": {
      const free = view.phase === "load" && galley !== null && galley.sailors + cubes(galley.cargo) <= data.limits.galley_slots;
      return { group: free ? g.careful : g.room, label: t.jettison(goodName(good)) };
    }
    case "sell_good": {
      const brings = galley === null ? 0 : price(view, seat, galley.zone, good);
      const name = upper(goodName(good));
      return { group: g.sell, label: brings === 0 ? t.sellOneOwn(name) : t.sellOne(name, nouns().ducats(brings)) };
    }
    case "take": return { group: g.loot, label: t.take(goodName(good)) };
    case "port": return { ...portOption(scene, String(action["port"])), targets: [`port:${action["port"]}`] };
    case "hire": {
      const at = action["at"];
      return { ...hireText(scene, at), targets: [typeof at === "number" ? `galley:${at}` : `port:${String(at)}`] };
    }
    case "build": {
      const port = String(action["port"]);
      const label = action["what"] === "fort"
        ? t.fort(placeName(port), nouns().ducats(data.costs.fort), nouns().dice(data.dice.fort_dice))
        : t.basilica(placeName(port), nouns().ducats(data.costs.basilica), data.values.basilica_income);
      return { group: g.build, label, targets: [] };
    }
    default:
      if (view.phase === "move") return { group: g.on, label: t.stay(placeName(galley?.zone ?? "")) };
      if (view.phase === "combat_continue") return { group: g.battle, label: t.breakOff };
      return { group: g.on, label: t.end[view.phase] ?? t.end["step3"]! };
  }
}

function verbOf(view: SerenissimaView, action: Legal): string {
  const t = now(texts);
  if (action.kind === "blockade") return action["declared"] === true ? t.blockade : t.let;
  return action.kind === "end" ? (t.ends[view.phase] ?? t.endTurn) : (t.verbs[action.kind] ?? "");
}

export function options(raw: View, seat: Seat, legal: Legal[]): Option[] {
  const view = seen(raw);
  const scene: Scene = { view, seat, galley: activeGalley(view) };
  const t = now(texts);
  // In a purchase without a place of its own on the board a galley's sailor may have no place there yet.
  const onBoard = (element: string) => !element.startsWith("galley:") || view.galleys[element.slice(7)] !== undefined;
  const made = legal.map((action): Option => {
    const { group, label, targets = [] } = worded(scene, action);
    return { legal: action, lead: null, targets: targets.filter(onBoard), label, verb: verbOf(view, action), group };
  });
  // What ends a step stands after what could be done in it, and what harms oneself last.
  const late = ({ group }: Option) => (group === t.groups.careful ? 2 : group === t.groups.on ? 1 : 0);
  return made.sort((a, b) => late(a) - late(b));
}
