// The guided first game: what is told when its moment comes. The first lesson of the list that is due and was not told yet is told.

import file from "@data/serenissima.json";
import type { Asking, ElementId, Lesson } from "@/games/face";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";
import { reach } from "./routes";
import { sale, strength } from "./sea";
import {
  activeGalley,
  cubes,
  data,
  galleysOf,
  openPort,
  productOf,
  seen,
  setupFor,
  zoneData,
  type Galley,
  type Phase,
  type Port,
  type SerenissimaView,
} from "./view";

/** A moment of the game as a lesson looks at it. */
interface Moment {
  view: SerenissimaView;
  you: Seat;
  /** The question that is put to you; null if none is. */
  asked: Phase | null;
  /** The galley that acts, whosever it is. */
  galley: (Galley & { number: number }) | null;
  /** The port where it lies, if that is open. */
  port: Port | null;
  /** Whether you have had a turn before this one. */
  later: boolean;
}

function momentOf(raw: View, you: Seat, asking: Asking | null): Moment | null {
  const view = seen(raw);
  if (view.players[you] === undefined) return null;
  const galley = activeGalley(view);
  return {
    view,
    you,
    asked: asking !== null && view.decider === you ? view.phase : null,
    galley,
    port: galley === null ? null : openPort(view, galley.zone),
    later: view.round > 1 || view.wheel > Math.min(...galleysOf(view, you)),
  };
}

const portsOf = (view: SerenissimaView, has: (port: Port, key: string) => boolean): ElementId[] =>
  Object.entries(view.ports)
    .filter(([key, port]) => has(port, key))
    .map(([key]) => `port:${key}`);

const ownPorts = ({ view, you }: Moment): ElementId[] => portsOf(view, ({ owner }) => owner === you);
const here = ({ galley, port }: Moment): ElementId[] => (galley === null || port === null ? [] : [`port:${galley.zone}`]);
const itself = ({ galley }: Moment): ElementId[] => (galley === null ? [] : [`galley:${galley.number}`]);

function freeNumbers({ view }: Moment, above: number): ElementId[] {
  const all = Array.from({ length: setupFor(view.players.length).galleys }, (_, i) => i + 1);
  return all.filter((number) => number > above && view.galleys[String(number)] === undefined).map((number) => `sector:${number}`);
}

/** Zones that the galley can still come to. */
const within = ({ view, galley }: Moment): string[] => (galley === null ? [] : [...reach(view, galley, galley.sailors - view.moved).keys()]);

/** Ports within reach where the cargo brings ducats. */
function markets(now: Moment): ElementId[] {
  const { view, galley } = now;
  if (galley === null || cubes(galley.cargo) === 0) return [];
  return within(now)
    .filter((zone) => sale(view, galley, zone).ducats > 0)
    .map((zone) => `port:${zone}`);
}

/** What could be attacked here and now. */
function enemies({ view, you, galley, port }: Moment): ElementId[] {
  if (galley === null || strength(view, galley) < 1) return [];
  const there = Object.entries(view.galleys).filter(([, one]) => one.owner !== you && one.zone === galley.zone);
  const owner = port?.owner ?? null;
  const siege = owner !== null && owner !== you && (view.players[owner]?.ports ?? 0) > 1 && there.every(([, one]) => one.owner !== owner);
  return [...there.map(([number]) => `galley:${number}`), ...(siege ? [`port:${galley.zone}`] : [])];
}

/** Own ports where a fort or a basilica could be built. */
function sites({ view, you }: Moment): ElementId[] {
  const ducats = view.players[you]?.ducats ?? 0;
  const fits = (left: number, price: number, stands: boolean, present: string[], needs: string[]): boolean =>
    left > 0 && ducats >= price && !stands && needs.every((good) => present.includes(good));
  return portsOf(view, (port, key) => {
    const present = [...port.stored, productOf(view.ports, key) ?? ""];
    return (
      port.owner === you &&
      (fits(view.forts_left, data.costs.fort, port.fort, present, ["wood", "stone"]) ||
        fits(view.basilicas_left, data.costs.basilica, port.basilica, present, ["gold", "marble"]))
    );
  });
}

const sellsHere = ({ view, galley }: Moment): boolean =>
  galley !== null && !view.sale_blocked && !view.capture_blocked && !view.fought && sale(view, galley, galley.zone).cubes > 0;

interface Told {
  title: Name;
  text: Name;
  about?: (now: Moment) => ElementId[];
  rule: string;
}

const lesson = (key: string, due: (now: Moment) => boolean, { about, ...told }: Told): Lesson => ({
  key,
  when(view, you, asking) {
    const now = momentOf(view, you, asking);
    return now !== null && due(now);
  },
  ...told,
  ...(about === undefined
    ? {}
    : {
        about: (view: View, you: Seat) => {
          const now = momentOf(view, you, null);
          return now === null ? [] : about(now);
        },
      }),
});

const BLOCKADES: (Phase | null)[] = ["move_blockade", "sell_blockade", "capture_blockade"];
const slots = data.limits.galley_slots;
const wine = file.doge.find(({ key }) => key === "wine")!.wine_income;
const { sailor, fort } = data.costs;
const { basilica_income: basilica } = data.values;

export const lessons: Lesson[] = [
  lesson("port", ({ asked }) => asked === "setup_port", {
    title: { en: "A port to begin with", ru: "Порт для начала" },
    text: {
      en: "Your galleys begin here, and nobody can take your only port. Look which good it makes, how many slots its warehouse has, and what lies near.",
      ru: "Здесь начнут ваши галеры, и последний порт у вас никто не отнимет. Посмотрите, какой товар в нём производят, сколько на складе клеток и что рядом.",
    },
    about: ({ view }) => portsOf(view, ({ owner, closed }, key) => owner === null && !closed && file.start_ports.includes(key)),
    rule: "setup",
  }),
  lesson("number", ({ asked }) => asked === "setup_galley", {
    title: { en: "The number of a galley", ru: "Номер галеры" },
    text: {
      en: "In every round the galleys act in the order of their numbers. A low one is the first at goods and neutral ports, a high one sees what the others have done.",
      ru: "В каждом раунде галеры ходят по порядку номеров. Малый номер первым успевает к товарам и нейтральным портам, большой видит, что сделали другие.",
    },
    rule: "setup",
  }),

  lesson("turn", ({ asked, later }) => asked === "turn" && !later, {
    title: { en: "Your galley’s turn", ru: "Ход вашей галеры" },
    text: {
      en: "Activate it: load, row, then sell or fight. Or leave it where it is and invest money instead. For your first turn, activate.",
      ru: "Активируйте её: погрузка, путь, затем продажа или сражение. Или оставьте её на месте и вложите деньги. Первым ходом — активируйте.",
    },
    about: itself,
    rule: "turn",
  }),
  lesson("places", ({ asked }) => asked === "load", {
    title: { en: "Five places", ru: "Пять мест" },
    text: {
      en: `A galley has ${slots} places. Each sailor rows one zone and rolls one die in battle, each cube can be sold; what one takes the other lacks.`,
      ru: `На галере ${slots} мест. Каждый моряк — это зона пути и кубик в сражении, каждый товар можно продать; чего больше, за счёт того меньше другого.`,
    },
    about: itself,
    rule: "galley",
  }),
  lesson("load", ({ asked, view }) => asked === "load" && view.free_good, {
    title: { en: "Loading", ru: "Погрузка" },
    text: {
      en: `The port gives the good that it makes. In a port of yours the first cube is free, the others cost ${data.costs.good} ducat. Load one or two, then row.`,
      ru: `Порт даёт товар, который производит. В вашем порту первый кубик даром, следующие по ${data.costs.good} дукату. Погрузите один или два — и в путь.`,
    },
    about: here,
    rule: "load",
  }),
  lesson("row", ({ asked }) => asked === "move", {
    title: { en: "Rowing", ru: "Путь" },
    text: {
      en: "The galley rows along the dotted routes, one zone for each sailor aboard. The first touch shows what would happen, the second does it; the list offers the same.",
      ru: "Галера идёт по пунктиру, по зоне за каждого моряка на борту. Первое нажатие показывает, что будет, второе выполняет; в списке то же самое.",
    },
    about: ({ galley }) => (zoneData(galley?.zone ?? "")?.neighbours ?? []).map((zone) => `zone:${zone}`),
    rule: "row",
  }),
  lesson("market", (now) => now.asked === "move" && markets(now).length > 0, {
    title: { en: "Who wants your cargo?", ru: "Кому нужен ваш груз?" },
    text: {
      en: "The outlined ports are within reach, and your cargo brings ducats there: they neither make nor store it. The fuller a warehouse, the more it pays for the next cube.",
      ru: "До отмеченных портов можно дойти, и груз принесёт там дукаты: они его не производят и не хранят. Чем полнее склад, тем дороже следующий кубик.",
    },
    about: markets,
    rule: "sell",
  }),

  lesson("blocked", ({ asked, view }) => asked === "step3" && (view.sale_blocked || view.capture_blocked), {
    title: { en: "A blockade", ru: "Блокада" },
    text: {
      en: "An opponent whose galleys here have more sailors than yours has stopped you. With more sailors aboard this can’t happen.",
      ru: "Вам помешал соперник: на его галерах здесь моряков больше, чем на вашей. Если моряков на борту хватает, этого не случится.",
    },
    rule: "blockade",
  }),
  lesson("sell", (now) => (now.asked === "step3" || now.asked === "sell") && sellsHere(now), {
    title: { en: "Selling", ru: "Продажа" },
    text: {
      en: "One cube of each good goes to the lowest free slot, and the bank pays its number. A port of yours pays nothing now, but what it stores pays you at the scorings. Then the turn ends.",
      ru: "По одному кубику каждого товара кладут на первые свободные клетки, и банк платит их числа. Ваш порт сейчас не платит, зато товары на складе приносят прибыль при подсчётах. Потом ход окончен.",
    },
    about: here,
    rule: "sell",
  }),
  lesson("capture", ({ asked, view, port }) => asked === "step3" && port !== null && port.owner === null && !view.capture_blocked, {
    title: { en: "A port that is nobody’s", ru: "Ничей порт" },
    text: {
      en: "Land a sailor and the port is yours, with all that it stores. One must stay aboard, or the galley sinks. You can sell or capture, not both in one turn.",
      ru: "Высадите моряка — и порт ваш, со всем, что на складе. Один должен остаться на борту, иначе галера утонет. За один ход можно либо продать, либо захватить.",
    },
    about: here,
    rule: "capture",
  }),
  lesson("land", ({ asked }) => asked === "land", {
    title: { en: "Ashore or aboard?", ru: "На берег или на борт?" },
    text: {
      en: "Those who land guard the port, those aboard row and fight. One sailor holds a port as long as nobody attacks it.",
      ru: "Высаженные моряки охраняют порт, оставшиеся гребут и сражаются. Одного довольно, пока на порт никто не нападает.",
    },
    about: here,
    rule: "capture",
  }),
  lesson("attack", (now) => now.asked === "step3" && enemies(now).length > 0, {
    title: { en: "An opponent is here", ru: "Здесь соперник" },
    text: {
      en: "You may attack. You roll as many dice as your strength, sailors less zones rowed, the other side one for each sailor; half the faces are skulls. The list says how likely you win.",
      ru: "Можно напасть. Вы бросаете столько кубиков, какова мощь: моряки без пройденных зон; другая сторона — по кубику за моряка. Половина граней — черепа, а шансы названы в списке.",
    },
    about: enemies,
    rule: "battle",
  }),
  lesson("fight", ({ asked }) => asked === "combat_continue", {
    title: { en: "On or off?", ru: "Дальше или хватит?" },
    text: {
      en: "Each skull has removed a sailor. Fight on while the odds are good; breaking off ends your turn, and a galley without sailors sinks.",
      ru: "Каждый череп убрал моряка. Продолжайте, пока шансы хороши; кто прекращает, заканчивает ход, а галера без моряков тонет.",
    },
    about: itself,
    rule: "battle",
  }),
  lesson("loot", ({ asked }) => asked === "loot", {
    title: { en: "Loot", ru: "Добыча" },
    text: {
      en: "The beaten galley sinks. Take as many of its cubes as your galley has room for; the rest is lost.",
      ru: "Побеждённая галера тонет. Заберите товары, для которых хватит мест; остальное пропадёт.",
    },
    about: itself,
    rule: "loot",
  }),
  lesson("blockade", ({ asked }) => BLOCKADES.includes(asked), {
    title: { en: "You may stand in the way", ru: "Можно помешать" },
    text: {
      en: "Your galleys in this zone have more sailors than this one, so you may blockade it: it stops, sells nothing or captures nothing. But it may then attack your galleys here, with as many dice as it has strength left.",
      ru: "На ваших галерах в этой зоне моряков больше, чем на этой, и вы можете объявить блокаду: она остановится, не продаст или не захватит. Но после этого она может напасть на ваши галеры здесь.",
    },
    about: itself,
    rule: "blockade",
  }),

  lesson("invest", ({ asked }) => asked === "invest", {
    title: { en: "Investing", ru: "Инвестиции" },
    text: {
      en: `A sailor costs ${sailor} ducat, in your ports or on galleys there. A galley costs as many ducats as you have galleys, and ${sailor} for its sailor; it has one more turn in every round.`,
      ru: `Моряк стоит ${sailor} дукат: в ваш порт или на галеру в нём. Галера — столько дукатов, сколько у вас галер, и ${sailor} за моряка; это ещё один ход в каждом раунде.`,
    },
    about: ownPorts,
    rule: "invest",
  }),
  lesson("buy", (now) => now.asked === "buy_number" && now.view.wheel > 0 && freeNumbers(now, now.view.wheel).length > 0, {
    title: { en: "A number still to come", ru: "Номер, который впереди" },
    text: {
      en: "With a number ahead of the wheel’s hand the new galley acts in this round already, with a lower one from the next round on.",
      ru: "С номером, который на колесе ещё впереди, новая галера сходит уже в этом раунде, с меньшим — только со следующего.",
    },
    about: (now) => freeNumbers(now, now.view.wheel),
    rule: "new-galley",
  }),
  lesson("build", (now) => (now.asked === "turn" || now.asked === "invest") && sites(now).length > 0, {
    title: { en: "Room for a building", ru: "Можно строить" },
    text: {
      en: `A port of yours has both goods for a fort (wood, stone) or a basilica (gold, marble). For ${fort} ducats a fort shoots at attackers, a basilica pays ${basilica} at every scoring.`,
      ru: `В вашем порту есть оба товара для форта (дерево, камень) или базилики (золото, мрамор). За ${fort} дуката форт встречает нападающих, а базилика приносит ${basilica} при каждом подсчёте.`,
    },
    about: sites,
    rule: "buildings",
  }),

  lesson("doge", ({ asked, view }) => asked === "turn" && view.round > 1, {
    title: { en: "A round is over", ru: "Раунд окончен" },
    text: {
      en: `A Doge card ends each round. Its hourglasses move the time towards the next scoring, where your ports pay; the wine card pays ${wine} ducats for each port of yours that makes or stores wine.`,
      ru: `Каждый раунд заканчивает карта дожа. Её песочные часы приближают подсчёт, когда ваши порты платят; карта с вином приносит ${wine} дуката за каждый ваш порт, который производит или хранит вино.`,
    },
    rule: "doge",
  }),
  lesson("undo", ({ asked, later }) => asked === "turn" && later, {
    title: { en: "Changed your mind?", ru: "Передумали?" },
    text: {
      en: "Undo takes back your last step. Against bots you may always do so, as often as you like.",
      ru: "«Отменить» возвращает ваш последний шаг. В партии с ботами это можно всегда и сколько угодно раз.",
    },
    rule: "turn",
  }),
  lesson("strips", ({ asked, view }) => asked === "turn" && view.round > 1, {
    title: { en: "What the others have", ru: "Что есть у других" },
    text: {
      en: "Every player’s strip shows ducats, galleys, ports, sailors in reserve, and what a scoring would pay now. Touch the ducats to see where they came from.",
      ru: "На полоске каждого игрока — дукаты, галеры, порты, моряки в резерве и прибыль, если бы подсчёт был сейчас. Нажмите на дукаты, чтобы узнать, откуда они.",
    },
    about: ({ view }) => view.players.map((_, seat) => `points:${seat}`),
    rule: "scoring",
  }),
  lesson("hint", ({ asked, view }) => asked === "turn" && view.round > 1, {
    title: { en: "Not sure?", ru: "Не знаете, что выбрать?" },
    text: {
      en: "Hint thinks for you, marks one option with a lamp and says why. It never acts by itself.",
      ru: "«Подсказка» подумает за вас, отметит одну возможность лампой и объяснит почему. Сама она ничего не делает.",
    },
    rule: "turn",
  }),
  lesson("special", ({ asked }) => asked === "special", {
    title: { en: "New galleys", ru: "Новые галеры" },
    text: {
      en: "You have fewer than two galleys, so between rounds you may buy up to two, cheaply, with sailors for them.",
      ru: "У вас меньше двух галер, поэтому между раундами можно недорого докупить до двух и нанять на них моряков.",
    },
    about: ownPorts,
    rule: "round",
  }),
  lesson("scored", ({ asked, view }) => asked !== null && view.scorings === 1, {
    title: { en: "The first scoring", ru: "Первый подсчёт" },
    text: {
      en: `Your ports have paid by the cubes they store: ${file.ports[0]!.income.slice(1).join(", ")} ducats for 1 to ${slots}. The last cubes of a warehouse are worth most, so fill what you own.`,
      ru: `Ваши порты заплатили за товары на складах: ${file.ports[0]!.income.slice(1).join(", ")} дукатов за 1–${slots} кубиков. Последние кубики дороже всего: наполняйте то, что ваше.`,
    },
    about: ownPorts,
    rule: "scoring",
  }),
  lesson("nearly", ({ asked, view }) => asked !== null && view.scorings === setupFor(view.players.length).scoring.length - 1, {
    title: { en: "The last stretch", ru: "Последний отрезок" },
    text: {
      en: "The next scoring ends the game. Only ducats count then, so a galley or a sailor bought now must still earn its price; fill warehouses and keep your ports.",
      ru: "Следующий подсчёт закончит партию. В счёт идут только дукаты: купленное сейчас должно ещё окупиться. Наполняйте склады и берегите порты.",
    },
    about: ownPorts,
    rule: "end",
  }),
  lesson("over", ({ view }) => view.phase === "over", {
    title: { en: "The end", ru: "Конец" },
    text: {
      en: "The third scoring is over, and the most ducats win. Touch your ducats to see where each of them came from.",
      ru: "Третий подсчёт окончен, побеждает тот, у кого больше дукатов. Нажмите на свои дукаты, чтобы увидеть, откуда взялся каждый.",
    },
    rule: "end",
  }),
];
