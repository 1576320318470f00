// The guided first game: what is told when its moment comes. The first lesson of the list that is due and was not told yet is told.

import data from "@data/calimala.json";
import type { Asking, ElementId, Lesson } from "@/games/face";
import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";
import { asCalimala, type Action, type Activation, type CalimalaPlayer, type CalimalaView } from "./view";
import { lackOf } from "./words/lack";

/** A moment of the game as a lesson looks at it. */
interface Moment {
  view: CalimalaView;
  you: Seat;
  me: CalimalaPlayer;
  /** Whether you are asked to place a disc. */
  placing: boolean;
  /** The activation of your disc, if you are asked what to do with it. */
  act: Activation | null;
  asked: boolean;
  /** Turns of yours that have begun. */
  begun: number;
  discsLeft: number;
}

function momentOf(view: View, you: Seat, asking: Asking | null): Moment | null {
  const calimala = asCalimala(view);
  const me = calimala.players[you];
  const setup = data.setup.find((one) => one.players === calimala.players.length);
  if (me === undefined || setup === undefined) return null;
  const asked = asking !== null;
  const { phase, activation } = calimala;
  const discsLeft = me.own + me.white + me.support;
  return {
    view: calimala,
    you,
    me,
    asked,
    placing: asked && phase === "place" && calimala.active === you,
    act: asked && phase === "act" && activation?.seat === you ? activation : null,
    begun: setup.own + setup.white + setup.support - discsLeft,
    discsLeft,
  };
}

const possible = ({ view, you }: Moment, action: Action): boolean => lackOf(view, you, action) === null;
const anyPossible = (now: Moment, act: Activation): boolean => act.slots.some((slot) => possible(now, slot));

/** The first time that an action of your disc can be carried out. */
const meets =
  (action: Action) =>
  (now: Moment): boolean =>
    now.act !== null && now.act.slots.includes(action) && possible(now, action);

const holdsPlayable = (now: Moment): boolean => Object.entries(now.me.hand ?? {}).some(([action, count]) => count > 0 && possible(now, action as Action));

const keys = (kind: string, things: { key: string }[]): ElementId[] => things.map(({ key }) => `${kind}:${key}`);
const cards = keys("hand", data.actions);
const influence = keys("influence", data.influence_cards);
const places = (kind: string): ElementId[] =>
  keys(
    "location",
    data.locations.filter((location) => location.kind === kind),
  );
const cities = (kind: string) => data.cities.filter((city) => city.kind === kind);

const [first, second, third] = data.phase_points;
const [most, more, less] = data.influence_points;
const cost = data.build_costs;

interface Told {
  title: Name;
  text: Name;
  about?: ElementId[];
  rule?: string;
}

const lesson = (key: string, due: (now: Moment) => boolean, told: Told): Lesson => ({
  key,
  when(view, you, asking) {
    const now = momentOf(view, you, asking);
    return now !== null && due(now);
  },
  ...told,
});

export const lessons: Lesson[] = [
  lesson("influence", ({ asked, view, me }) => asked && view.phase === "influence" && (me.kept ?? null) === null, {
    title: { en: "A secret to begin with", ru: "Для начала тайна" },
    text: {
      en: `At the end each influence card in the game pays ${most}, ${more} and ${less} points for the most cubes in its place, whoever kept it. Keep one for a place where you mean to be strong.`,
      ru: `В конце каждая карта влияния приносит ${most}, ${more} и ${less} очко тем, у кого больше всего кубиков в её месте, у кого бы она ни была. Оставьте карту того места, где собираетесь быть сильны.`,
    },
    about: influence,
    rule: "influence",
  }),
  lesson("draft", ({ asked, view }) => asked && view.phase === "draft", {
    title: { en: "Your first card", ru: "Ваша первая карта" },
    text: {
      en: "An action card is one action for later, once. You play it while a disc of yours acts.",
      ru: "Карта действия — это одно действие на потом, один раз. Её играют, пока действует ваш диск.",
    },
    about: keys(
      "offer",
      data.draft.map((key) => ({ key })),
    ),
    rule: "draft",
  }),

  lesson("place", ({ placing, begun }) => placing && begun === 0, {
    title: { en: "Your first disc", ru: "Ваш первый диск" },
    text: {
      en: "Choose a lit street. The first touch shows what would happen, the second does it; the list offers the same.",
      ru: "Выберите подсвеченную улицу. Первое нажатие показывает, что будет, второе выполняет; в списке то же самое.",
    },
    about: ["disc:own"],
    rule: "place",
  }),
  lesson("street", ({ placing, begun }) => placing && begun === 0, {
    title: { en: "What a street does", ru: "Что даёт улица" },
    text: {
      en: "A street joins two action tiles, and your disc carries out both. Wood, Brick, Marble and Weave need nothing, so they always work at the start.",
      ru: "Улица соединяет два жетона действий, и ваш диск выполняет оба. «Дерево», «Кирпич», «Мрамор» и «Ткачество» ничего не требуют: в начале они всегда выполнимы.",
    },
    about: ["action:wood", "action:brick", "action:marble", "action:weave"],
    rule: "street",
  }),

  lesson("activation", ({ act }) => act !== null && act.depth === 1, {
    title: { en: "Your disc acts", ru: "Ваш диск действует" },
    text: {
      en: "Both actions are yours, in the order that you like. Then the two discs below yours act for their owners.",
      ru: "Оба действия ваши, в любом порядке. Потом два диска под вашим действуют для своих владельцев.",
    },
    rule: "activation",
  }),
  lesson("below", ({ act }) => act !== null && act.depth > 1, {
    title: { en: "Your disc acts again", ru: "Ваш диск действует снова" },
    text: {
      en: "A disc was placed above yours, so yours carries out the same two actions once more. It works for you in other players’ turns too.",
      ru: "На ваш диск поставили другой, и он ещё раз выполняет те же два действия. Он работает на вас и в чужой ход.",
    },
    rule: "activation",
  }),
  lesson("obligation", (now) => now.act !== null && now.act.slots.length > 0 && !now.act.able && !anyPossible(now, now.act), {
    title: { en: "First a card", ru: "Сначала карта" },
    text: {
      en: "A disc just placed must be able to act, and neither action is possible yet. Play a card that changes this.",
      ru: "Одно из действий нового диска должно быть выполнимо, а пока невыполнимы оба. Сыграйте карту, которая это изменит.",
    },
    about: cards,
    rule: "obligation",
  }),
  lesson("weave", meets("weave"), {
    title: { en: "Weaving", ru: "Ткачество" },
    text: {
      en: `Every workshop that you have built makes one cloth, as long as it has room. A workshop holds ${data.mat.workshop}.`,
      ru: `Каждая построенная мастерская даёт одну ткань, пока в ней есть место. В мастерской ${data.mat.workshop} ячейки.`,
    },
    about: ["action:weave", "workshop"],
    rule: "weave",
  }),
  lesson("donate", meets("donate"), {
    title: { en: "Donating", ru: "Пожертвование" },
    text: {
      en: "Give one material to its row in a church. The cube stays there and counts twice: for the church, and for donations of that material.",
      ru: "Отдайте один материал в его ряд в храме. Кубик остаётся там и считается дважды: для храма и для пожертвований этого материала.",
    },
    about: ["action:donate", ...places("row")],
    rule: "donate",
  }),
  lesson("build", meets("build"), {
    title: { en: "Building", ru: "Строительство" },
    text: {
      en: `A ship (${cost.ship.wood} wood) carries cloth to ports, a trade house (${cost.house.brick} brick) opens a trade city, a workshop (${cost.workshop.wood} wood, ${cost.workshop.brick} brick) weaves more. You build one of them.`,
      ru: `Корабль (${cost.ship.wood} дерева) везёт ткань в порты, торговый дом (${cost.house.brick} кирпича) открывает торговый город, мастерская (${cost.workshop.wood} дерево, ${cost.workshop.brick} кирпич) ткёт ещё. Построить можно что-то одно.`,
    },
    about: ["action:build", "ship", "workshop", ...keys("house", cities("trade"))],
    rule: "build",
  }),
  lesson("sea", meets("sea"), {
    title: { en: "Shipping cloth", ru: "Ткань плывёт" },
    text: {
      en: "Each of your ships carries one cloth to a port. Touch a port once for each cloth; ships come back for the next time.",
      ru: "Каждый ваш корабль везёт одну ткань в порт. Нажмите на порт столько раз, сколько тканей туда плывёт; корабли вернутся к следующему разу.",
    },
    about: ["action:sea", ...keys("city", cities("port"))],
    rule: "sea",
  }),
  lesson("land", meets("land"), {
    title: { en: "Cloth by land", ru: "Ткань по суше" },
    text: {
      en: "Each trade city where you have a house takes one cloth. Touch the cities that shall get one.",
      ru: "В каждый торговый город, где стоит ваш дом, едет одна ткань. Нажмите на города, которые её получат.",
    },
    about: ["action:land", ...keys("city", cities("trade"))],
    rule: "land",
  }),
  lesson("sculpt", meets("sculpt"), {
    title: { en: "Sculptures", ru: "Скульптуры" },
    text: {
      en: "One marble becomes a sculpture in a church or in the Palazzo. In a church it counts for the church and for sculptures; in the Palazzo it helps you to win ties.",
      ru: "Один мрамор становится скульптурой в храме или в Палаццо. В храме она считается для храма и для скульптур; в Палаццо она помогает выигрывать ничьи.",
    },
    about: ["action:sculpt", ...places("sculptures")],
    rule: "sculpt",
  }),
  lesson("impossible", (now) => now.act !== null && now.act.slots.length > 0 && now.act.able && !anyPossible(now, now.act), {
    title: { en: "A card instead", ru: "Карта взамен" },
    text: {
      en: "What is left to do is impossible now, so you draw an action card for it. Or play a card first that makes it possible.",
      ru: "То, что осталось, сейчас невыполнимо, и за это вы берёте карту действия. Или сначала сыграйте карту, которая сделает это выполнимым.",
    },
    about: cards,
    rule: "compensate",
  }),
  lesson("card", (now) => now.act !== null && now.act.slots.length === 0 && holdsPlayable(now), {
    title: { en: "Playing a card", ru: "Сыграть карту" },
    text: {
      en: "Before you finish you may play cards from your hand, as many as you like. Each is one action, once. Or keep them for later.",
      ru: "Прежде чем закончить, можно сыграть карты с руки, сколько угодно. Каждая — одно действие, один раз. А можно оставить их на потом.",
    },
    about: cards,
    rule: "cards",
  }),

  lesson("undo", ({ placing, begun }) => placing && begun >= 1, {
    title: { en: "Changed your mind?", ru: "Передумали?" },
    text: {
      en: "Undo takes back your last step. Against bots you may always do so, as often as you like.",
      ru: "«Отменить» возвращает ваш последний шаг. В партии с ботами это можно всегда и сколько угодно раз.",
    },
  }),
  lesson("next", ({ placing, begun, view }) => placing && begun >= 1 && view.scored === 0, {
    title: { en: "What is scored next", ru: "Что подсчитают следующим" },
    text: {
      en: `The framed council tile comes first: ${first}, ${second} and ${third} points for the most cubes in what it names. Its small numbers show who has how many now.`,
      ru: `Первым подсчитают жетон совета в рамке: ${first}, ${second} и ${third} очка тем, у кого больше кубиков в том, что на нём названо. Маленькие числа на нём — у кого сколько сейчас.`,
    },
    about: ["tile:0"],
    rule: "scoring",
  }),
  lesson("overflow", ({ placing, view }) => placing && view.scored === 0 && view.stacks.some((stack) => stack.length === 3), {
    title: { en: "A stack of three", ru: "Стопка из трёх" },
    text: {
      en: "With a fourth disc the lowest leaves: its owner gets a seat in the council, and the next tile is scored. Look whose disc lies there.",
      ru: "С четвёртым диском нижний уйдёт: его владелец получит место в совете, и подсчитают следующий жетон. Посмотрите, чей это диск.",
    },
    about: ["tile:0"],
    rule: "overflow",
  }),
  lesson("scored", ({ asked, view }) => asked && view.scored >= 1, {
    title: { en: "The first scoring", ru: "Первый подсчёт" },
    text: {
      en: `The first tile is scored: ${first}, ${second} and ${third} points, or none where nobody has a cube. The disc on it is a council seat; seats and sculptures in the Palazzo win ties. Now the tile after it counts.`,
      ru: `Первый жетон подсчитан: ${first}, ${second} и ${third} очка или ничего, если кубиков нет ни у кого. Диск на нём — место в совете; места и скульптуры в Палаццо выигрывают ничьи. Теперь важен следующий жетон.`,
    },
    about: ["tile:0"],
    rule: "ties",
  }),
  lesson("strips", ({ placing, begun }) => placing && begun >= 2, {
    title: { en: "What the others have", ru: "Что есть у других" },
    text: {
      en: "Every player’s strip shows points and goods: material, cloth, ships, cards. Touch the points to see where they came from, the goods to see all.",
      ru: "На полоске каждого игрока — очки и имущество: материалы, ткань, корабли, карты. Нажмите на очки, чтобы узнать, откуда они, на имущество — чтобы увидеть всё.",
    },
    about: ["points:0", "points:1", "points:2"],
    rule: "setup",
  }),
  lesson("hint", ({ placing, begun }) => placing && begun >= 2, {
    title: { en: "Not sure?", ru: "Не знаете, что выбрать?" },
    text: {
      en: "Hint thinks for you, marks one option with a lamp and says why. It never acts by itself.",
      ru: "«Подсказка» подумает за вас, отметит одну возможность лампой и объяснит почему. Сама она ничего не делает.",
    },
    rule: "turn",
  }),
  lesson("white", ({ placing, begun, me }) => placing && begun >= 3 && me.white > 0, {
    title: { en: "White discs", ru: "Белые диски" },
    text: {
      en: "A white disc carries out each of the two actions twice, at once. Later it is nobody’s and never acts again.",
      ru: "Белый диск выполняет каждое из двух действий дважды, сразу. Потом он ничей и больше не действует.",
    },
    about: ["disc:white"],
    rule: "white",
  }),
  lesson("replace", ({ asked, view, you }) => asked && view.phase === "replace_white" && view.active === you, {
    title: { en: "A white disc leaves", ru: "Белый диск уходит" },
    text: {
      en: "The seat is yours, but it takes a disc of your colour, and you have none left in supply. Give one from a street; the white disc takes its place on top of that stack.",
      ru: "Место ваше, но занять его может только диск вашего цвета, а в запасе их нет. Отдайте диск с улицы; белый ляжет на верх той стопки.",
    },
    rule: "overflow",
  }),
  lesson("nearly", ({ asked, view, discsLeft }) => asked && (discsLeft <= 3 || view.scored >= data.council.spaces - 3), {
    title: { en: "Near the end", ru: "Скоро конец" },
    text: {
      en: `The game ends when all discs are placed, or after the round in which the last tile is scored. Then the influence cards pay ${most}, ${more} and ${less}: look how you stand there.`,
      ru: `Партия кончится, когда все диски поставлены или когда доигран круг, в котором подсчитан последний жетон. Потом карты влияния принесут ${most}, ${more} и ${less} очко: посмотрите, как там ваши дела.`,
    },
    about: influence,
    rule: "end",
  }),
  lesson("over", ({ view }) => view.phase === "over", {
    title: { en: "The end", ru: "Конец" },
    text: {
      en: "The tiles that were left and all influence cards have been scored for everybody. Touch your points to see where each of them came from.",
      ru: "Оставшиеся жетоны и все карты влияния подсчитаны для всех. Нажмите на свои очки, чтобы увидеть, откуда взялось каждое.",
    },
    rule: "end",
  }),
];
