// The guided first game: what is told when its moment comes. The first lesson of the list that is due and was not told yet is told.

import file from "@data/tuscany.json";
import { domainOf, frontier, type Cell } from "./domain";
import { tight } from "@/text/tight";
import { COLOURS, colourOf, data, ROUNDS, seen, STACK, type Colour, type Item, type PlayerView, type TuscanyView } from "./view";
import type { Asking, ElementId, Lesson } from "../face";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

const { rules } = file;
const [one, two, three] = data.area_points;

/** A moment of the game as a lesson looks at it. */
interface Moment {
  view: TuscanyView;
  you: Seat;
  me: PlayerView;
  /** What you are asked; null while others decide. */
  phase: TuscanyView["phase"] | null;
  /** Free cells beside covered ones. */
  border: Cell[];
  /** Turns of yours that are over. */
  turns: number;
}

function momentOf(raw: View, you: Seat, asking: Asking | null): Moment | null {
  const view = seen(raw);
  const me = view.players[you];
  if (me === undefined) return null;
  const domain = domainOf(me);
  return {
    view,
    you,
    me,
    phase: asking === null ? null : view.phase,
    border: domain === null ? [] : frontier(domain),
    turns: Math.floor(view.turns / view.players.length),
  };
}

/** Cells on which an item could lie now; a hex fits all. */
const cellsFor = ({ border }: Moment, item: Item): Cell[] => {
  const colour = colourOf(item);
  return border.filter((cell) => colour === null || cell.colour === colour);
};

const pairs = (hand: Partial<Record<string, number>>, but: Colour): number =>
  COLOURS.reduce((sum, colour) => sum + (colour === but ? 0 : Math.floor((hand[colour] ?? 0) / 2)), 0);

/** Whether a tile on a cell of this colour can be paid. */
const payable = ({ hand = {}, workers }: PlayerView, colour: Colour): boolean => (hand[colour] ?? 0) + workers + pairs(hand, colour) >= 2;

/** Whether all hexes of the storage came in this turn; then they have to wait. */
const allNew = ({ view, me }: Moment): boolean => me.storage.filter((item) => item === "hex").length <= view.hex_new;

/** Stored things that could be placed and paid now, with their cells; of equal ones the first. */
const ready = (now: Moment): { item: number; cells: Cell[] }[] =>
  now.me.storage.flatMap((stored, item) => {
    if (now.me.storage.indexOf(stored) < item || (stored === "hex" && allNew(now))) return [];
    const cells = cellsFor(now, stored).filter(({ colour }) => payable(now.me, colour));
    return cells.length > 0 ? [{ item, cells }] : [];
  });

const slots = ({ view }: Moment, fits: (tile: Item) => boolean): ElementId[] =>
  view.display.flatMap((tile, slot) => (tile !== null && fits(tile) ? [`slot:${slot}`] : []));
const fitting = (now: Moment): ElementId[] => slots(now, (tile) => cellsFor(now, tile).length > 0);
const stored = ({ me }: Moment): ElementId[] => me.storage.map((_, item) => `storage:${item}`);
const onBoard = ({ you }: Moment, cells: readonly Cell[]): ElementId[] => cells.map(({ id }) => `hex:${id}:${you}`);
const strips = ({ view }: Moment): ElementId[] => view.players.map((_, seat) => `points:${seat}`);
const bonuses = data.bonus_tiles.map(({ key }): ElementId => `bonus:${key}`);

/** The castle cells of your boards, while they are being joined. */
const castles = ({ me }: Moment): ElementId[] => {
  const castle = data.tile_colours.find(({ key }) => key === "castle")?.letter ?? "";
  return data.region_boards.filter(({ key }) => me.boards.includes(key)).map(({ letter, colours }) => `start:${letter}${colours.indexOf(castle)}`);
};

/** How many tiles are left before somebody empties the stack of the round, and whose it may be. */
function hasty({ view }: Moment): { seats: Seat[]; left: number } {
  const used = Math.max(...view.players.map((player) => player.used));
  return { seats: view.players.flatMap((player, seat) => (player.used === used ? [seat] : [])), left: STACK * view.round - used };
}

interface Told {
  title: Name;
  text: Name;
  about?: (now: Moment) => ElementId[];
  rule: string;
}

const lesson = (key: string, due: (now: Moment) => boolean, { title, text, about, rule }: Told): Lesson => ({
  key,
  when(view, you, asking) {
    const now = momentOf(view, you, asking);
    return now !== null && due(now);
  },
  title: { en: tight(title.en), ru: tight(title.ru) },
  text: { en: tight(text.en), ru: tight(text.ru) },
  ...(about === undefined
    ? {}
    : {
        about(view: View, you: Seat) {
          const now = momentOf(view, you, null);
          return now === null ? [] : about(now);
        },
      }),
  rule,
});

export const lessons: Lesson[] = [
  lesson("domain", ({ phase, me }) => phase === "layout" && me.layout == null, {
    title: { en: "First, your domain", ru: "Сначала ваши владения" },
    text: {
      en: `Join the boards so that cells of one colour meet: a complete area of 1, 2 or 3 cells pays ${one}, ${two} or ${three} green points. Drag a board to swap or shift it; the buttons below turn it. The list begins with the best ways, and for a first game any of them will do.`,
      ru: `Соедините планшеты так, чтобы встретились ячейки одного цвета: готовая зона из 1, 2 или 3 ячеек приносит ${one}, ${two} или ${three} зелёных очков. Планшеты можно перетаскивать, кнопки под ними поворачивают. Лучшие способы — первые в списке.`,
    },
    rule: "domain",
  }),
  lesson("start", ({ phase, me }) => phase === "layout" && me.layout == null, {
    title: { en: "Where you begin", ru: "Откуда начать" },
    text: {
      en: "Every tile must lie beside a covered cell, so your domain grows from the starting castle. A castle cell with many neighbours leaves you more to choose from.",
      ru: "Каждый тайл кладут рядом с занятой ячейкой, поэтому владения растут от стартового замка. Чем больше соседей у его ячейки, тем больше выбор.",
    },
    about: castles,
    rule: "domain",
  }),
  lesson("bonus", ({ phase }) => phase === "start_bonus", {
    title: { en: "A bonus for the whole game", ru: "Бонус на всю партию" },
    text: {
      en: `Choose something of which you will always get more. A second storage space is a good beginning: it also brings ${rules.storage_bonus_green} green points at once.`,
      ru: `Выберите, чего у вас всегда будет больше. Вторая ячейка склада — хорошее начало: она ещё и сразу приносит ${rules.storage_bonus_green} зелёных очка.`,
    },
    about: () => bonuses,
    rule: "bonus",
  }),

  lesson("turn", ({ phase, turns }) => phase === "action" && turns === 0, {
    title: { en: "One of three actions", ru: "Одно действие из трёх" },
    text: {
      en: "Draw region cards, take an open tile into your storage, or place a stored one: one of these in a turn. The first touch shows what would happen, the second does it.",
      ru: "Взять карты области, взять открытый тайл на склад или выложить тайл со склада: за ход что-то одно. Первое нажатие показывает, что будет, второе выполняет.",
    },
    about: (now) => ["deck:region", ...slots(now, () => true)],
    rule: "turn",
  }),
  lesson("tile", ({ phase, turns, me }) => phase === "action" && turns <= 1 && me.storage.length === 0, {
    title: { en: "Which tile?", ru: "Какой тайл?" },
    text: {
      en: "Tiles go beside covered cells, so for now beside your castle: these cells are outlined in your domain. Take a tile of one of their colours, best one of which you already hold cards.",
      ru: "Тайлы кладут рядом с занятыми ячейками, пока — рядом со стартовым замком: эти ячейки обведены во владениях. Возьмите тайл одного из их цветов, лучше того, карты которого уже есть на руке.",
    },
    about: (now) => onBoard(now, now.border),
    rule: "take",
  }),
  lesson("price", (now) => now.phase === "pay" || (now.phase === "action" && now.me.storage.some((item) => cellsFor(now, item).length > 0)), {
    title: { en: "What a tile costs", ru: "Сколько стоит тайл" },
    text: {
      en: "A stored tile costs two cards of its colour when you place it. For each of them a worker or two cards of one other colour will do. Draw cards until you can pay.",
      ru: "Выложить тайл со склада стоит две карты его цвета. Каждую заменит работник или две карты одного другого цвета. Берите карты, пока не хватит.",
    },
    about: (now) => ["deck:region", ...stored(now)],
    rule: "pay",
  }),
  lesson("place", (now) => now.phase === "action" && ready(now).length > 0, {
    title: { en: "Ready to be placed", ru: "Можно выкладывать" },
    text: {
      en: "You can pay for a stored tile: touch it, then a lit cell, or drag it there. It does something at once, and a complete area brings green points.",
      ru: "На тайл со склада хватает: нажмите на него, затем на подсвеченную ячейку, или перетащите туда. Он сразу что-то даст, а готовая зона принесёт зелёные очки.",
    },
    about: (now) => ready(now).flatMap(({ item, cells }) => [`storage:${item}`, ...onBoard(now, cells)]),
    rule: "place",
  }),
  lesson("help", ({ phase, turns }) => phase === "action" && turns >= 1, {
    title: { en: "Not sure? Changed your mind?", ru: "Не уверены? Передумали?" },
    text: {
      en: "Hint marks one option with a lamp and says why; it never acts by itself. Undo takes back your last step, against bots as often as you like.",
      ru: "«Подсказка» отметит одну возможность лампой и объяснит почему; сама она ничего не делает. «Отменить» возвращает последний шаг, в партии с ботами — сколько угодно раз.",
    },
    rule: "turn",
  }),
  lesson("green", ({ phase, me, view }) => phase === "action" && view.round === 1 && Object.keys(me.domain).length >= 2, {
    title: { en: "Why early points matter", ru: "Почему важны ранние очки" },
    text: {
      en: `After each of ${ROUNDS} rounds all your green points are added to your red ones, and stay. A green point of this round will count three times; the most red points win.`,
      ru: `После каждого из ${ROUNDS} раундов все зелёные очки прибавляются к красным и остаются. Зелёное очко этого раунда посчитают трижды; побеждает тот, у кого больше красных.`,
    },
    about: ({ you }) => [`points:${you}`],
    rule: "round",
  }),

  lesson("marble", ({ phase }) => phase === "marble", {
    title: { en: "A second action", ru: "Второе действие" },
    text: {
      en: "You have marble. One a turn buys another action: place the tile that you have just taken, for example. It keeps, so you may save it for a better turn.",
      ru: "У вас есть мрамор. Один за ход даёт ещё одно действие: например, сразу выложить взятый тайл. Его можно и приберечь.",
    },
    about: () => ["marble"],
    rule: "marble",
  }),
  lesson("castle", ({ phase }) => phase === "castle", {
    title: { en: "A tile for nothing", ru: "Бесплатный тайл" },
    text: {
      en: "A castle places one of the open tiles at once, without cards. Choose a tile for which you lack cards, or one that completes an area.",
      ru: "Крепость сразу и без карт выкладывает один из открытых тайлов. Выберите тот, на который не хватает карт, или тот, что завершит зону.",
    },
    about: fitting,
    rule: "castle",
  }),
  lesson("hex", ({ phase, me }) => phase === "action" && me.storage.includes("hex"), {
    title: { en: "A hex fits everywhere", ru: "Гекс подходит везде" },
    text: {
      en: "A hex in your storage covers a cell of any colour. You pay in that colour, and it works like a tile of that colour. A hex gained in this turn has to wait for your next one.",
      ru: "Гекс со склада годится для ячейки любого цвета. Платят этим цветом, и действует он как тайл этого цвета. Гекс, полученный в этом ходу, ждёт следующего.",
    },
    about: ({ me }) => me.storage.flatMap((item, at) => (item === "hex" ? [`storage:${at}`] : [])),
    rule: "tavern",
  }),
  lesson("full", ({ phase }) => phase === "discard", {
    title: { en: "The storage is full", ru: "Склад полон" },
    text: {
      en: "Something stored must go before the new tile comes. Keep what you can pay for soonest; place more often than you take, and this will not happen.",
      ru: "Новый тайл займёт место старого. Оставьте то, на что раньше хватит карт; если выкладывать вовремя, склад не переполнится.",
    },
    about: stored,
    rule: "take",
  }),
  lesson("clear", (now) => now.phase === "refresh" || now.phase === "take" || (now.phase === "action" && now.border.length > 0 && fitting(now).length === 0), {
    title: { en: "Nothing fits", ru: "Ничего не подходит" },
    text: {
      en: "None of the open tiles had a cell in your domain. To take one, clear a colour: new tiles come until one fits, and a fitting one must then be taken. Whoever has not cleared yet may draw or place instead.",
      ru: "Ни одному из открытых тайлов не нашлось ячейки. Чтобы взять тайл, убирают цвет: новые открывают, пока какой-то не подойдёт, и подходящий нужно взять. Пока ничего не убрано, можно взять карты или выложить тайл.",
    },
    about: (now) => slots(now, () => true),
    rule: "refresh",
  }),
  lesson("round", (now) => now.phase === "action" && now.view.round === 1 && hasty(now).left <= 2, {
    title: { en: "The round draws to its end", ru: "Раунд подходит к концу" },
    text: {
      en: `Whenever somebody takes a tile, one of their own comes into the display. With somebody’s ${STACK}th the lap is played to its end and the round is scored. Whoever is outlined is nearly there.`,
      ru: `Когда кто-то берёт тайл, открывается один из его собственных. С чьим-то ${STACK}-м круг доигрывают и подсчитывают раунд. Кто обведён, тому осталось немного.`,
    },
    about: (now) => hasty(now).seats.map((seat) => `points:${seat}`),
    rule: "round",
  }),
  lesson("scored", ({ phase, view }) => phase === "action" && view.round >= 2, {
    title: { en: "The first scoring", ru: "Первый подсчёт" },
    text: {
      en: "Everybody’s green points were added to the red ones, and they are still there for the next time. Touch somebody’s points to see where they came from.",
      ru: "Зелёные очки каждого прибавлены к красным и остались для следующего раза. Нажмите на чьи-нибудь очки, чтобы увидеть, откуда они.",
    },
    about: strips,
    rule: "round",
  }),
  lesson("last", ({ phase, view }) => phase === "action" && view.final_lap, {
    title: { en: "Your last turn", ru: "Ваш последний ход" },
    text: {
      en: `After this lap the green points are added once more. Then each stored tile, hex, marble and worker is worth a red point, and every ${rules.final_points.region_cards_per_point} cards in hand are worth one too.`,
      ru: `После этого круга зелёные очки прибавят в последний раз. Потом каждый тайл и гекс на складе, мрамор и работник приносят по красному очку, и каждые ${rules.final_points.region_cards_per_point} карт на руке — ещё одно.`,
    },
    about: stored,
    rule: "end",
  }),
];
