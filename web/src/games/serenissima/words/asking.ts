// What is asked, and what is said while others decide.

import { onlyForNew } from "../mat/shop";
import { sale, sailorsIn, storesUp, strength } from "../sea";
import { activeGalley, cubes, data, galleysOf, portData, productOf, seen, setupFor, type Phase, type SerenissimaView } from "../view";
import { RULES } from "./anchors";
import { cargoText, colourWord, crewAndCargo, goodName, nouns, placeName, whereName, zoneName } from "./names";
import type { Asking, People } from "../../face";
import type { Seat, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  close: "Which port do you close for this game?",
  closeHelp: (goods: string) => `One port of each of these is still to be closed: ${goods}.`,
  port: "In which port do you start?",
  portHelp: "It is yours from the beginning; three sailors guard it, and your galleys are launched there.",
  galley: "Which galley do you take?",
  galleyHelp: (nth: number, of: number) => `Your galley ${nth} of ${of}. Galleys act in the order of their numbers, in every round.`,
  turn: "What does your galley do?",
  turnHelp: (galley: number, place: string, aboard: string) => `Galley ${galley} lies ${place}: ${aboard}. Activate it, or invest instead.`,
  load: "What do you load?",
  loadHelp: (galley: number, load: number, of: number) => `Step 1 of 3, loading galley ${galley}: ${load} of ${of} places taken, at least one by a sailor.`,
  unload: "What leaves the galley?",
  unloadHelp: "It holds one thing too many.",
  move: "Where do you row?",
  moveHelp: (galley: number, zones: string) => `Step 2 of 3, rowing galley ${galley}: ${zones} left. Each zone rowed takes a die from a battle.`,
  step3: "Do you sell or fight?",
  step3Help: (strength: number, why: string) => `Step 3 of 3. Strength ${strength}.${why}`,
  saleBlocked: " The sale is blockaded.",
  captureBlocked: " The capture is blockaded until you sink a galley here.",
  fought: " After a battle nothing is sold.",
  sell: (place: string) => `What do you sell in ${place}?`,
  store: (place: string) => `What do you store in ${place}?`,
  storeHelp: "One cube of each good that the port neither produces nor stores. Your own port pays nothing now, but at each scoring.",
  sellHelp: "One cube of each good that the port neither produces nor stores; the next free slot sets the price.",
  land: (place: string) => `How many sailors land in ${place}?`,
  landHelp: (aboard: string, room: number) => `Aboard: ${aboard}. The port holds ${room}. Whoever lands all loses the galley.`,
  fight: "Do you fight on?",
  fightHelp: (own: string, theirs: string) => `You roll ${own}, the other side ${theirs}. Breaking off ends the turn.`,
  loot: "What do you take as loot?",
  lootHelp: (galley: number, cargo: string) => `Galley ${galley} is beaten; it carries ${cargo}.`,
  invest: "What do you buy?",
  investHelp: (sailor: number, fort: number, basilica: number) =>
    `A sailor costs ${sailor}, a fort ${fort}, a basilica ${basilica}; a galley as much as you have galleys, and its sailor.`,
  special: "Do you buy galleys?",
  specialHelp: (galleys: string) => `You have ${galleys}. You may buy up to two in all, and sailors for the new ones.`,
  specialAnywhereHelp: (galleys: string) => `You have ${galleys}. You may buy up to two in all, and sailors.`,
  buyNumber: "Which number shall the new galley have?",
  buyNumberHelp: "A number that is still to come acts in this round already.",
  buyNumberSpecialHelp: "Galleys act in the order of their numbers, from the next round on.",
  buyPlace: "In which port is the new galley launched?",
  buyPlaceHelp: (galley: number) => `Galley ${galley} comes to one of your own ports.`,
  buyCrew: "Where does the first sailor come from?",
  buyCrewHelp: (galley: number) => `For galley ${galley}: from your reserve for a ducat, or from the garrison.`,
  moveBlockade: "Do you blockade its way?",
  saleBlockade: "Do you blockade the sale?",
  captureBlockade: "Do you blockade the capture?",
  rowsIn: (galley: number, colour: string, aboard: string, place: string, own: string, more: string) =>
    `Galley ${galley} (${colour}: ${aboard}) rows into ${place}, where you have ${own}; it could row on for ${more}.`,
  wantsToSell: (galley: number, colour: string, place: string, own: string, ducats: string) =>
    `Galley ${galley} (${colour}) wants to sell in ${place} for up to ${ducats}. Your galleys there have ${own}.`,
  wantsToStore: (galley: number, colour: string, place: string, own: string, cubes: string, before: number, after: string, now: string) =>
    `Galley ${galley} (${colour}) wants to store up to ${cubes} in ${place}, its own port: ${after} instead of ${before} at each scoring then${now}. Your galleys there have ${own}.`,
  storeNow: (ducats: string) => `; ${ducats} now`,
  wantsToCapture: (galley: number, colour: string, place: string, own: string) =>
    `Galley ${galley} (${colour}) wants to capture the neutral port ${place}. Your galleys there have ${own}.`,
  over: "The game is over.",
  wait: {
    setup_close: "is choosing a port to close",
    setup_port: "is choosing a starting port",
    setup_galley: "is choosing a galley",
    turn: "is choosing between activation and investment",
    load: "is loading a galley",
    move: "is rowing",
    move_blockade: "is asked about a blockade",
    step3: "is choosing between sale and battle",
    sell_blockade: "is asked about a blockade of the sale",
    sell: "is selling",
    capture_blockade: "is asked about a blockade of the capture",
    land: "is landing sailors",
    combat_continue: "is deciding whether to fight on",
    loot: "is taking loot",
    invest: "is investing",
    buy_number: "is choosing the number of a new galley",
    buy_place: "is choosing where to launch a galley",
    buy_crew: "is choosing the first sailor of a galley",
    special: "may buy galleys",
  } as Record<string, string>,
};

const ru: typeof en = {
  close: "Какой порт вы закроете на эту партию?",
  closeHelp: (goods) => `Осталось закрыть по одному порту, где производят: ${goods}.`,
  port: "В каком порту вы начнёте?",
  portHelp: "Он ваш с самого начала; в нём три моряка, и там спускают на воду ваши галеры.",
  galley: "Какую галеру вы возьмёте?",
  galleyHelp: (nth, of) => `Ваша галера ${nth} из ${of}. В каждом раунде галеры ходят по порядку номеров.`,
  turn: "Что сделает ваша галера?",
  turnHelp: (galley, place, aboard) => `Галера ${galley}, ${place}: ${aboard}. Активируйте её или вместо этого инвестируйте.`,
  load: "Что погрузить?",
  loadHelp: (galley, load, of) => `Шаг 1 из 3, погрузка галеры ${galley}: занято мест ${load} из ${of}, хотя бы одно — моряком.`,
  unload: "Что снять с галеры?",
  unloadHelp: "На ней одна лишняя единица.",
  move: "Куда идти?",
  moveHelp: (galley, zones) => `Шаг 2 из 3, перемещение галеры ${galley}, осталось: ${zones}. Каждая зона отнимает кубик в сражении.`,
  step3: "Продавать или сражаться?",
  step3Help: (strength, why) => `Шаг 3 из 3. Военная мощь ${strength}.${why}`,
  saleBlocked: " Продажа заблокирована.",
  captureBlocked: " Захват заблокирован, пока вы не потопите здесь галеру.",
  fought: " После сражения не продают.",
  sell: (place) => `Порт ${place}: что продать?`,
  store: (place) => `Порт ${place}: что положить на склад?`,
  storeHelp: "По одному кубику товара, которого порт не производит и не хранит. Свой порт сейчас не платит, зато платит при каждом подсчёте.",
  sellHelp: "По одному кубику товара, которого порт не производит и не хранит; цену задаёт следующая клетка склада.",
  land: (place) => `Порт ${place}: сколько моряков высадить?`,
  landHelp: (aboard, room) => `На борту ${aboard}, в порту мест: ${room}. Кто высадит всех, потеряет галеру.`,
  fight: "Продолжать сражение?",
  fightHelp: (own, theirs) => `Вы бросаете ${own}, другая сторона — ${theirs}. Кто прекращает, заканчивает ход.`,
  loot: "Что забрать?",
  lootHelp: (galley, cargo) => `Галера ${galley} побеждена, на ней: ${cargo}.`,
  invest: "Что купить?",
  investHelp: (sailor, fort, basilica) => `Моряк стоит ${sailor}, форт ${fort}, базилика ${basilica}; галера — столько, сколько у вас галер, и моряк на неё.`,
  special: "Купить галеры?",
  specialHelp: (galleys) => `У вас ${galleys}. Докупать можно до двух, и моряков на новые.`,
  specialAnywhereHelp: (galleys) => `У вас ${galleys}. Докупать можно до двух, и моряков.`,
  buyNumber: "Какой номер будет у новой галеры?",
  buyNumberHelp: "Галера с номером, который ещё впереди, сходит уже в этом раунде.",
  buyNumberSpecialHelp: "Галеры ходят по порядку номеров, начиная со следующего раунда.",
  buyPlace: "В каком порту спустить на воду новую галеру?",
  buyPlaceHelp: (galley) => `Галера ${galley} появится в одном из ваших портов.`,
  buyCrew: "Откуда взять первого моряка?",
  buyCrewHelp: (galley) => `На галеру ${galley}: из резерва за дукат или из порта.`,
  moveBlockade: "Объявить блокаду перемещения?",
  saleBlockade: "Объявить блокаду продажи?",
  captureBlockade: "Объявить блокаду захвата?",
  rowsIn: (galley, colour, aboard, place, own, more) =>
    `Галера ${galley} (${colour}: ${aboard}) входит в зону «${place}», где у вас на галерах ${own}; она может пройти ещё: ${more}.`,
  wantsToSell: (galley, colour, place, own, ducats) =>
    `Галера ${galley} (${colour}) хочет продать товары, порт ${place}: до ${ducats}. На ваших галерах там ${own}.`,
  wantsToStore: (galley, colour, place, own, cubes, before, after, now) =>
    `Галера ${galley} (${colour}) хочет положить на свой склад до ${cubes}, порт ${place}: тогда при каждом подсчёте ${after} вместо ${before}${now}. На ваших галерах там ${own}.`,
  storeNow: (ducats) => `; сейчас ${ducats}`,
  wantsToCapture: (galley, colour, place, own) => `Галера ${galley} (${colour}) хочет захватить нейтральный порт ${place}. На ваших галерах там ${own}.`,
  over: "Партия окончена.",
  wait: {
    setup_close: "выбирает, какой порт закрыть",
    setup_port: "выбирает начальный порт",
    setup_galley: "выбирает галеру",
    turn: "выбирает между активацией и инвестициями",
    load: "грузит галеру",
    move: "ведёт галеру",
    move_blockade: "решает о блокаде перемещения",
    step3: "выбирает между продажей и сражением",
    sell_blockade: "решает о блокаде продажи",
    sell: "продаёт товары",
    capture_blockade: "решает о блокаде захвата",
    land: "высаживает моряков",
    combat_continue: "решает, продолжать ли сражение",
    loot: "забирает товары",
    invest: "инвестирует",
    buy_number: "выбирает номер новой галеры",
    buy_place: "выбирает, где спустить галеру на воду",
    buy_crew: "выбирает первого моряка галеры",
    special: "решает, покупать ли галеры",
  },
};

const texts = { en, ru };

/** The part of the board that holds the question, on a phone. */
const PARTS: Record<Phase, string> = {
  setup_close: "chart",
  setup_port: "chart",
  setup_galley: "wheel",
  turn: "galley",
  load: "galley",
  move: "chart",
  move_blockade: "galley",
  step3: "galley",
  sell_blockade: "galley",
  sell: "galley",
  capture_blockade: "galley",
  land: "galley",
  combat_continue: "galley",
  loot: "galley",
  invest: "galley",
  buy_number: "wheel",
  buy_place: "chart",
  buy_crew: "galley",
  special: "galley",
  over: "chart",
};

/** Goods of which a port is still to be closed. */
function toClose(view: SerenissimaView): string {
  const closed = new Set(data.ports.filter(({ key }) => view.ports[key]?.closed).map(({ key }) => productOf(view.ports, key)));
  return setupFor(view.players.length)
    .closed.filter((good) => !closed.has(good))
    .map(goodName)
    .join(", ");
}

function blockade(view: SerenissimaView, seat: Seat): [string, string] {
  const t = now(texts);
  const galley = activeGalley(view);
  if (galley === null) return [t.moveBlockade, ""];
  const place = placeName(galley.zone);
  const own = nouns().sailors(sailorsIn(view, seat, galley.zone));
  const colour = colourWord(galley.owner);
  if (view.phase === "sell_blockade") {
    const { cubes, ducats } = sale(view, galley, galley.zone);
    const port = view.ports[galley.zone];
    if (port?.owner !== galley.owner) return [t.saleBlockade, t.wantsToSell(galley.number, colour, place, own, nouns().upToDucats(ducats))];
    const pays = portData(galley.zone)?.income[port.stored.length] ?? 0;
    const after = nouns().ducats(pays + storesUp(view, galley.zone, cubes));
    return [
      t.saleBlockade,
      t.wantsToStore(galley.number, colour, place, own, nouns().upToCubes(cubes), pays, after, ducats > 0 ? t.storeNow(nouns().ducats(ducats)) : ""),
    ];
  }
  if (view.phase === "capture_blockade") return [t.captureBlockade, t.wantsToCapture(galley.number, colour, place, own)];
  return [t.moveBlockade, t.rowsIn(galley.number, colour, crewAndCargo(galley), zoneName(galley.zone), own, nouns().zones(galley.sailors - view.moved))];
}

function battle(view: SerenissimaView): string {
  const galley = activeGalley(view);
  if (galley === null) return "";
  const against = typeof view.target === "number" ? (view.galleys[String(view.target)]?.sailors ?? 0) : (view.ports[galley.zone]?.garrison ?? 0);
  return now(texts).fightHelp(nouns().dice(strength(view, galley)), nouns().dice(against));
}

function loot(view: SerenissimaView): string {
  const target = view.galleys[String(view.target)];
  const active = activeGalley(view);
  // The beaten one is the one without sailors.
  const beaten = target !== undefined && target.sailors === 0 ? { number: Number(view.target), cargo: target.cargo } : active;
  return beaten === null ? "" : now(texts).lootHelp(beaten.number, cargoText(beaten.cargo) || nouns().noCargo);
}

export function asking(raw: View, seat: Seat): Asking {
  const view = seen(raw);
  const t = now(texts);
  const galley = activeGalley(view);
  const number = galley?.number ?? 0;
  const bought = view.buying?.number ?? 0;
  const ask = (): [string, string] => {
    switch (view.phase) {
      case "setup_close":
        return [t.close, t.closeHelp(toClose(view))];
      case "setup_port":
        return [t.port, t.portHelp];
      case "setup_galley":
        return [t.galley, t.galleyHelp(galleysOf(view, seat).length + 1, setupFor(view.players.length).start_galleys)];
      case "turn":
        return [t.turn, galley === null ? "" : t.turnHelp(number, whereName(galley.zone), crewAndCargo(galley))];
      case "load": {
        const load = galley === null ? 0 : galley.sailors + cubes(galley.cargo);
        return load > data.limits.galley_slots ? [t.unload, t.unloadHelp] : [t.load, t.loadHelp(number, load, data.limits.galley_slots)];
      }
      case "move":
        return [t.move, t.moveHelp(number, nouns().zones((galley?.sailors ?? 0) - view.moved))];
      case "step3": {
        const why = (view.sale_blocked ? t.saleBlocked : "") + (view.capture_blocked ? t.captureBlocked : "") + (view.fought ? t.fought : "");
        return [t.step3, t.step3Help(galley === null ? 0 : strength(view, galley), why)];
      }
      case "sell": {
        const place = placeName(galley?.zone ?? "");
        return view.ports[galley?.zone ?? ""]?.owner === seat ? [t.store(place), t.storeHelp] : [t.sell(place), t.sellHelp];
      }
      case "land":
        return [t.land(placeName(galley?.zone ?? "")), t.landHelp(nouns().sailors(galley?.sailors ?? 0), portData(galley?.zone ?? "")?.price.length ?? 0)];
      case "combat_continue":
        return [t.fight, battle(view)];
      case "loot":
        return [t.loot, loot(view)];
      case "invest":
        return [t.invest, t.investHelp(data.costs.sailor, data.costs.fort, data.costs.basilica)];
      case "special":
        return [t.special, (onlyForNew(view) ? t.specialHelp : t.specialAnywhereHelp)(nouns().galleys(galleysOf(view, seat).length))];
      case "buy_number":
        return [t.buyNumber, view.wheel > 0 ? t.buyNumberHelp : t.buyNumberSpecialHelp];
      case "buy_place":
        return [t.buyPlace, t.buyPlaceHelp(bought)];
      case "buy_crew":
        return [t.buyCrew, t.buyCrewHelp(bought)];
      case "over":
        return [t.over, ""];
      default:
        return blockade(view, seat);
    }
  };
  const [title, help] = ask();
  return { title, help, rule: RULES[view.phase], part: PARTS[view.phase] };
}

export function waiting(raw: View, people: People, deciders: Seat[]): string {
  const { phase } = seen(raw);
  const t = now(texts);
  if (phase === "over" || deciders.length === 0) return t.over;
  return `${list(
    words.language,
    deciders.map((seat) => people.name(seat)),
  )} ${t.wait[phase] ?? ""}.`;
}
