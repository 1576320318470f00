// The guided first game: what is told when its moment comes. The first lesson of the list that is due and was not told yet is told.

import { cellsFor, gainOf } from "./gain";
import { tight } from "@/text/tight";
import { areaOf, cardOf, cellOf, data, owners, seen, setupFor, type Area, type Cell, type MillefioriView, type Phase } from "./view";
import type { Asking, ElementId, Lesson } from "../face";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

/** A moment of the game as a lesson looks at it. */
interface Moment {
  view: MillefioriView;
  you: Seat;
  /** What you are asked; null while others decide. */
  asked: Phase | null;
  /** Turn cycles that are over. */
  cycles: number;
}

function momentOf(raw: View, you: Seat, asking: Asking | null): Moment | null {
  const view = seen(raw);
  if (view.players[you] === undefined) return null;
  const { plays } = setupFor(view.players.length);
  return { view, you, asked: asking === null ? null : view.phase, cycles: (view.round - 1) * plays + view.cycle - 1 };
}

/** A card is to be selected, at least so many turn cycles into the game. */
const selecting =
  (cycles: number, and: (now: Moment) => boolean = () => true) =>
  (now: Moment): boolean =>
    now.asked === "select" && now.cycles >= cycles && and(now);

/** A card of these areas is to be used. */
const using =
  (...areas: Area[]) =>
  ({ asked, view }: Moment): boolean =>
    asked === "use" && areas.includes(areaOf(cardOf(view.card ?? "").kind));

/** What the card in use would bring at sea. */
const atSea = ({ view, you }: Pick<Moment, "view" | "you">) => gainOf(view, you, view.card ?? "", null);

/** An extra card, or as many points as a space can have: worth sailing to. */
const WORTH = Math.max(...data.sea_route.map(({ points }) => points));
function goodStop(now: Moment): boolean {
  if (now.asked !== "use") return false;
  const { extra, points } = atSea(now);
  return extra || points[now.you] === WORTH;
}

/** So few rhombi in a supply are soon placed. */
const FEW = 5;

const cards = (names: readonly string[] | undefined): ElementId[] => (names ?? []).map((card) => `card:${card}`);
const hand = (raw: View, you: Seat): ElementId[] => cards(seen(raw).players[you]?.hand);
const display = (raw: View): ElementId[] => cards(seen(raw).display);
const everybody = (raw: View): ElementId[] => seen(raw).players.map((_, seat) => `points:${seat}`);
const bonusCells = (raw: View): ElementId[] => Object.keys(seen(raw).bonus).flatMap((area) => data.bonus_values.map((value) => `bonus:${area}:${value}`));
const seaStop = (raw: View, you: Seat): ElementId[] => {
  const { ship } = atSea({ view: seen(raw), you });
  return ship === null ? [] : [`sea:${ship}`];
};

/** The cells where the card in use may go, and those filled ones that count for it. */
const cells =
  (counts: (cell: Cell, mine: boolean, kind: string) => boolean) =>
  (raw: View, you: Seat): ElementId[] => {
    const view = seen(raw);
    const { kind } = cardOf(view.card ?? "");
    const filled = [...owners(view)].filter(([key, owner]) => counts(cellOf(key), owner === you, kind)).map(([key]) => key);
    return [...cellsFor(view, view.card ?? ""), ...filled].map((key) => `cell:${key}`);
  };

const [twenty, fifteen, ten, five] = data.bonus_values;
const [low, middle, high] = data.citizen_points;
const [third, fifth] = data.residence_extra;
const fleet = data.fleet_points.slice(1);
const { supply } = data.rhombi;

interface Told {
  title: Name;
  text: Name;
  about: ElementId[] | ((view: View, you: Seat) => ElementId[]);
  rule: string;
}

const lesson = (key: string, due: (now: Moment) => boolean, { title, text, ...rest }: Told): Lesson => ({
  key,
  when(view, you, asking) {
    const now = momentOf(view, you, asking);
    return now !== null && due(now);
  },
  title: { en: title.en, ru: tight(title.ru) },
  text: { en: text.en, ru: tight(text.ru) },
  ...rest,
});

export const lessons: Lesson[] = [
  lesson("select", selecting(0), {
    title: { en: "Your first card", ru: "Ваша первая карта" },
    text: {
      en: "The most points win, and every card scores at once. Choose one; the rest goes to your left neighbour. Below each card: what it would bring you on its best cell, at sea by its number, and what that neighbour could make of it.",
      ru: "Побеждает тот, у кого больше очков, и каждая карта приносит их сразу. Выберите одну; остальные уйдут соседу слева. Под картой видно, что она даст вам на лучшей ячейке и, по числу, в море, а внизу — что она даст этому соседу.",
    },
    about: hand,
    rule: "cards",
  }),
  lesson("use", ({ asked }) => asked === "use", {
    title: { en: "Glass or ship", ru: "Стекло или корабль" },
    text: {
      en: "Place a rhombus on a lit cell, or use the card only to sail to the lit space of the sea route. The first touch shows what it brings, the second does it; the list offers the same.",
      ru: "Поставьте ромб на подсвеченную ячейку или только плывите на подсвеченное деление морского пути. Первое нажатие показывает, что будет, второе выполняет; в списке то же самое.",
    },
    about: seaStop,
    rule: "play",
  }),

  lesson("workshops", using("workshops"), {
    title: { en: "Workshops", ru: "Мастерские" },
    text: {
      en: "You get a point for each cell of your connected group, two if the new cell is pigment. Whoever fills the third cell around a star earns an extra card.",
      ru: "Вы получаете по очку за каждую ячейку своей связанной группы, а на красителе по два. Кто займёт третью ячейку у звезды, зарабатывает дополнительную карту.",
    },
    about: cells(({ area }, mine) => mine && area === "workshops"),
    rule: "workshops",
  }),
  lesson("residences", using("residences"), {
    title: { en: "Residences", ru: "Жилые кварталы" },
    text: {
      en: `A key fills the next cell of the row. You get its number and all your numbers right before it. Your ${third}rd and ${fifth}th different number earn an extra card.`,
      ru: `Ключ занимает следующую ячейку ряда. Вы получаете её число и все свои числа прямо перед ней. Ваше ${third}-е и ${fifth}-е разное число приносит дополнительную карту.`,
    },
    about: cells(({ area }, mine) => mine && area === "residences"),
    rule: "residences",
  }),
  lesson("citizens", using("nobles", "commoners"), {
    title: { en: "Citizens", ru: "Горожане" },
    text: {
      en: `The higher, the better: ${low}, ${middle} or ${high} points, twice if the cell shows the symbol of the card. Every rhombus in the triangle below pays its owner again. Level 3 earns an extra card.`,
      ru: `Чем выше, тем лучше: ${low}, ${middle} или ${high} очков, вдвое, если на ячейке символ карты. Каждый ромб в треугольнике ниже снова платит своему владельцу. Уровень 3 приносит дополнительную карту.`,
    },
    about: cells(({ area }, _, kind) => area === areaOf(kind)),
    rule: "citizens",
  }),
  lesson("trade", using("trade"), {
    title: { en: "Trade", ru: "Торговля" },
    text: {
      en: "A good pays everybody who has it: for each own cell as many points as cells of it are filled. If somebody has more of it than you, the good deal brings you an extra card.",
      ru: "Товар платит всем, у кого он есть: за каждую свою ячейку столько очков, сколько его ячеек занято. Если у кого-то его больше, чем у вас, хорошая сделка приносит вам дополнительную карту.",
    },
    about: cells(({ symbol }, _, kind) => symbol === kind),
    rule: "trade",
  }),
  lesson("harbour", using("harbour"), {
    title: { en: "Harbour", ru: "Гавань" },
    text: {
      en: `A ship card does both: it places a ship and sails. The third ship of a row makes a fleet, and each ship in it pays ${fleet.join(", ")} points for 1, 2, 3, 4 filled goods beside it.`,
      ru: `Карта корабля делает и то и другое: ставит корабль и плывёт. Третий корабль ряда завершает флот, и каждый в нём приносит ${fleet.join(", ")} очков за 1, 2, 3, 4 занятых товара рядом.`,
    },
    about: cells(({ area }) => area === "trade"),
    rule: "harbour",
  }),
  lesson("sea", goodStop, {
    title: { en: "A good wind", ru: "Попутный ветер" },
    text: {
      en: "Look where your ship would stop: this space is worth the journey. A star brings an extra card; spaces that you pass over bring nothing.",
      ru: "Посмотрите, где остановится корабль: ради этого деления стоит плыть. Звезда приносит дополнительную карту, а деления, мимо которых проплывают, — ничего.",
    },
    about: seaStop,
    rule: "sea",
  }),
  lesson("extra", ({ asked }) => asked === "extra", {
    title: { en: "An extra card", ru: "Дополнительная карта" },
    text: {
      en: "You have earned one of the open cards. Play it now like a card from your hand; if it earns another, you go on. Or decline: the right can’t be kept.",
      ru: "Вы заработали одну из открытых карт. Сыграйте её сейчас, как карту с руки; если она принесёт ещё одну, вы продолжите. Или откажитесь: приберечь её нельзя.",
    },
    about: display,
    rule: "extra",
  }),

  lesson("pass", selecting(1), {
    title: { en: "A new hand", ru: "Новая рука" },
    text: {
      en: "These cards come from your right neighbour, and yours went to the left. Mind the last line below a card, what your left neighbour could make of it: now and then it is better to keep that from them.",
      ru: "Эти карты пришли от соседа справа, а ваши ушли налево. Следите за последней строкой под картой, тем, что она даст соседу слева: иногда лучше её не отдавать.",
    },
    about: hand,
    rule: "turn",
  }),
  lesson("help", selecting(2), {
    title: { en: "Not sure?", ru: "Не знаете, что выбрать?" },
    text: {
      en: "Hint marks one option with a lamp and says why; Undo takes back your last step. Touch anybody’s points to see where they came from.",
      ru: "«Подсказка» отметит одну возможность лампой и объяснит почему; «Отменить» вернёт ваш последний шаг. Нажмите на чьи-нибудь очки, чтобы узнать, откуда они.",
    },
    about: everybody,
    rule: "turn",
  }),
  lesson("bonus", selecting(3), {
    title: { en: "All symbols of an area", ru: "Все символы области" },
    text: {
      en: `Whoever first has all symbols of an area (four different numbers in the residences) gets ${twenty} points more, then ${fifteen}, ${ten} and ${five}. So it pays to be everywhere, and to be early.`,
      ru: `Кто первым соберёт все символы области (в жилых кварталах четыре разных числа), получит ещё ${twenty} очков, следующие — ${fifteen}, ${ten} и ${five}. Поэтому выгодно быть везде и пораньше.`,
    },
    about: bonusCells,
    rule: "bonus",
  }),
  lesson(
    "round",
    selecting(1, ({ view }) => view.round >= 2),
    {
      title: { en: "The next round", ru: "Следующий раунд" },
      text: {
        en: "The last cards of all hands now lie open beside the board: more choice for whoever earns an extra card. The Doge has moved on, so another player begins.",
        ru: "Последние карты со всех рук теперь лежат открыто рядом с полем: больше выбора для того, кто заработает дополнительную карту. Карта Дожа перешла дальше, и начинает другой игрок.",
      },
      about: display,
      rule: "turn",
    },
  ),
  lesson(
    "last",
    selecting(1, ({ view }) => view.deck_size === 0),
    {
      title: { en: "The last round", ru: "Последний раунд" },
      text: {
        en: "The deck is used up, so the game ends with this round. Nothing is counted afterwards: take the points that you can still get.",
        ru: "Колода кончилась, и с этим раундом кончится партия. После неё ничего не считают: берите очки, которые ещё можно взять.",
      },
      about: everybody,
      rule: "end",
    },
  ),
  lesson(
    "few",
    selecting(1, ({ view }) => view.players.some(({ supply }) => supply <= FEW)),
    {
      title: { en: "Few rhombi left", ru: "Ромбы кончаются" },
      text: {
        en: `Somebody has at most ${FEW} of ${supply} rhombi left. Once a supply is empty, the turn cycle is finished and the game is over; cards in hand are then worth nothing.`,
        ru: `У кого-то осталось не больше ${FEW} из ${supply} ромбов. Когда запас пуст, круг ходов доигрывают, и партия окончена; карты на руках тогда ничего не стоят.`,
      },
      about: everybody,
      rule: "end",
    },
  ),
  lesson("over", ({ view }) => view.phase === "over", {
    title: { en: "The end", ru: "Конец" },
    text: {
      en: "The game is over, and the most points win. Touch your points to see where each of them came from.",
      ru: "Партия окончена, побеждает тот, у кого больше всего очков. Нажмите на свои очки, чтобы увидеть, откуда взялось каждое.",
    },
    about: everybody,
    rule: "end",
  }),
];
