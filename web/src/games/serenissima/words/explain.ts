// What the things of the chart and the mat are for.

import * as n from "../rules/numbers";
import type { SectionId } from "../rules/sections";
import { seen } from "../view";
import type { Explain, Explained } from "../../explained";
import { kindOf, which } from "../../generic/text";
import { countRu, plural, type Name } from "@/text/language";

type Told = Explained<SectionId>;

const ducatsRu = (count: number): string => countRu(count, "дукат", "дуката", "дукатов");
const ducats = (count: number): string => plural(count, "ducat", "ducats");
const INCOME: Name = {
  en: `${n.income[0]} to ${n.most} ducats at each of ${n.scorings} scorings, the fuller the warehouse`,
  ru: `от ${n.income[0]} до ${ducatsRu(n.most)} при каждом из ${n.scorings} подсчётов: чем полнее склад, тем больше`,
};

const PORTS: Record<"own" | "neutral" | "other" | "closed", Told> = {
  own: {
    is: { en: "Your port, as long as a sailor of yours stands in it.", ru: "Ваш порт, пока в нём стоит хотя бы один ваш моряк." },
    costs: {
      en: `to load its good: the first cube nothing, then ${ducats(n.cost.good)} each`,
      ru: `погрузить её товар: первый кубик даром, дальше по ${n.cost.good} дукату`,
    },
    brings: INCOME,
    rule: "ports",
  },
  neutral: {
    is: {
      en: "A neutral port: anybody may trade here, and anybody may land sailors and own it.",
      ru: "Нейтральный порт: торговать здесь может каждый, и каждый может высадить моряков и занять его.",
    },
    costs: {
      en: `to load ${ducats(n.cost.good)} a cube; to own it at least one sailor ashore`,
      ru: `погрузить — по ${n.cost.good} дукату за кубик; занять — хотя бы один моряк на берегу`,
    },
    brings: {
      en: `${n.lowest} to ${n.highest} ducats for each cube sold; to its owner more at every scoring`,
      ru: `от ${n.lowest} до ${ducatsRu(n.highest)} за проданный кубик, а владельцу ещё и при подсчётах`,
    },
    rule: "capture",
  },
  other: {
    is: {
      en: "An opponent’s port. You may trade here, or attack it once none of its owner’s galleys lies in the zone.",
      ru: "Порт соперника. Здесь можно торговать, а если галер владельца в зоне нет — напасть.",
    },
    costs: { en: `to load ${ducats(n.cost.good)} a cube, paid to the owner`, ru: `погрузить — по ${n.cost.good} дукату за кубик, владельцу` },
    brings: {
      en: `${n.lowest} to ${n.highest} ducats for each cube sold; the owner gains by it at scorings`,
      ru: `от ${n.lowest} до ${ducatsRu(n.highest)} за проданный кубик; владельцу он поможет при подсчётах`,
    },
    rule: "siege",
  },
  closed: {
    is: {
      en: "A closed port: with fewer players nothing is traded or captured here. Galleys may pass and fight.",
      ru: "Закрытый порт: при меньшем числе игроков здесь не торгуют и ничего не захватывают. Ходить и сражаться можно.",
    },
    rule: "few-players",
  },
};

const GALLEY: Told = {
  is: {
    en: `A galley with ${n.limits.galley_slots} places. Each sailor rows one zone and rolls one die; each cube can be sold.`,
    ru: `Галера на ${n.limits.galley_slots} мест. Каждый моряк — это зона пути и кубик в бою, каждый товар можно продать.`,
  },
  rule: "galley",
};
const MOVED: Told = {
  is: {
    en: "Sailors and cubes change places between the galley that acts and your other things in this zone.",
    ru: "Моряков и товары передают между галерой, которая ходит, и вашим имуществом в этой зоне.",
  },
  costs: { en: "nothing; what was moved one way does not come back in this step", ru: "ничего; что передали, на этом шаге обратно не вернуть" },
  rule: "crew",
};

const THINGS: Record<string, Told> = {
  zone: {
    is: { en: "A zone of the sea. Galleys row along the dotted routes.", ru: "Зона моря. Галеры ходят по пунктиру." },
    costs: {
      en: "one sailor’s oars; each zone lowers the strength of this turn by one",
      ru: "по моряку за зону; каждая зона снижает военную мощь в этот ход на 1",
    },
    rule: "row",
  },
  galley: GALLEY,
  number: {
    is: {
      en: "A number of the wheel. In each round the galleys act from the lowest to the highest.",
      ru: "Номер на колесе. За раунд галеры ходят от наименьшего номера к наибольшему.",
    },
    brings: { en: "a low one acts early, a high one sees what the others have done", ru: "малый ходит рано, большой видит, что сделали другие" },
    rule: "turn",
  },
  "step:load": {
    is: {
      en: "First step: take cubes of the good that this port makes, as many as you have room for.",
      ru: "Первый шаг: возьмите кубики товара, который производит этот порт, насколько хватит мест.",
    },
    costs: { en: `${ducats(n.cost.good)} a cube; in your own port the first one nothing`, ru: `по ${n.cost.good} дукату за кубик; в своём порту первый даром` },
    rule: "load",
  },
  "step:row": {
    is: {
      en: "Second step: row as many zones as there are sailors aboard, or fewer.",
      ru: "Второй шаг: пройдите столько зон, сколько моряков на борту, или меньше.",
    },
    costs: { en: "1 strength for each zone", ru: "по 1 военной мощи за зону" },
    rule: "row",
  },
  "step:deal": {
    is: { en: "Third step: sell, or fight, or capture a port.", ru: "Третий шаг: продать, сразиться или занять порт." },
    rule: "sell",
  },
  "step:end": { is: { en: "Ends the turn of this galley.", ru: "Заканчивает ход этой галеры." }, rule: "turn" },
  invest: {
    is: {
      en: "Instead of activating the galley: hire sailors, buy a galley, build.",
      ru: "Вместо активации галеры: нанять моряков, купить галеру, построить.",
    },
    costs: { en: "the turn of this galley, and what you buy", ru: "ход этой галеры и то, что купите" },
    rule: "invest",
  },
  "deal:sell": {
    is: {
      en: "Sell one cube of each good that the port neither makes nor stores. Then the turn ends.",
      ru: "Продайте по одному кубику каждого товара, которого порт не производит и не хранит. После этого ход окончен.",
    },
    brings: {
      en: `the number on each slot, in your own port nothing; spices ${n.spice} more`,
      ru: `число на каждой клетке, в своём порту ничего; за специи ещё ${n.spice}`,
    },
    rule: "sell",
  },
  answer: {
    is: {
      en: "You have more sailors in this zone than the galley that acts, so you may stand in its way.",
      ru: "В этой зоне у вас больше моряков, чем на галере, которая ходит, и вы можете ей помешать.",
    },
    costs: { en: "nothing", ru: "ничего" },
    rule: "blockade",
  },
  fight: {
    is: {
      en: "Roll once more: you as many dice as your strength, the other side one for each sailor. Half the faces are skulls.",
      ru: "Ещё один бросок: вы — столько кубиков, какова мощь, другая сторона — по кубику за моряка. Черепа на половине граней.",
    },
    costs: { en: "a sailor for each skull of the other side", ru: "по моряку за каждый чужой череп" },
    rule: "battle",
  },
  "shop:sailor": {
    is: { en: "A sailor from your reserve, for a port of yours or a galley there.", ru: "Моряк из резерва — в ваш порт или на галеру, которая там стоит." },
    costs: { en: ducats(n.cost.sailor), ru: ducatsRu(n.cost.sailor) },
    rule: "invest",
  },
  "shop:galley": {
    is: { en: "A new galley with a sailor, in a port of yours. One in an investment.", ru: "Новая галера с моряком в вашем порту. За одни инвестиции — одна." },
    costs: {
      en: `1 ducat for each galley that you have, and ${n.cost.sailor} for the sailor`,
      ru: `по 1 дукату за каждую вашу галеру и ${n.cost.sailor} за моряка`,
    },
    brings: { en: "one turn more in every round", ru: "ещё один ход в каждом раунде" },
    rule: "new-galley",
  },
  "shop:fort": {
    is: {
      en: `A fort fires ${n.fortDice} dice at whoever attacks its port. The port must make or store wood and stone.`,
      ru: `Форт бросает ${n.fortDice} кубика против каждого, кто нападает на порт. В порту должны быть дерево и камень.`,
    },
    costs: { en: ducats(n.cost.fort), ru: ducatsRu(n.cost.fort) },
    rule: "buildings",
  },
  "shop:basilica": {
    is: {
      en: "A basilica pays the owner of its port at every scoring. The port must make or store gold and marble.",
      ru: "Базилика приносит владельцу порта прибыль при каждом подсчёте. В порту должны быть золото и мрамор.",
    },
    costs: { en: ducats(n.cost.basilica), ru: ducatsRu(n.cost.basilica) },
    brings: { en: `${n.basilica} ducats at every scoring`, ru: `${ducatsRu(n.basilica)} при каждом подсчёте` },
    rule: "buildings",
  },
  crew: {
    is: { en: "Where the first sailor of the new galley comes from.", ru: "Откуда приходит первый моряк новой галеры." },
    rule: "new-galley",
  },
  scuttle: {
    is: {
      en: "The galley sinks as it is: its crew goes to your reserve, its cubes to the supply.",
      ru: "Галера тонет как есть: команда уходит в резерв, товары — в запас.",
    },
    costs: { en: "the galley and its cargo", ru: "галеру и её груз" },
    rule: "crew",
  },
  aboard: MOVED,
  from: MOVED,
  to: MOVED,
  loot: {
    is: {
      en: "A cube of the beaten galley. Take it if there is room; what you leave goes to the supply.",
      ru: "Кубик с побеждённой галеры. Заберите, если есть место; остальное идёт в запас.",
    },
    rule: "loot",
  },
  land: {
    is: {
      en: "So many sailors go ashore and hold the port. If all land, the galley sinks.",
      ru: "Столько моряков сходит на берег и держит порт. Если сойдут все, галера утонет.",
    },
    brings: { en: "the port, with everything that it stores", ru: "порт со всем, что на складе" },
    rule: "capture",
  },
  "purse:ducats": {
    is: { en: "Your ducats. The most ducats after the last scoring win.", ru: "Ваши дукаты. После последнего подсчёта побеждает тот, у кого их больше." },
    rule: "end",
  },
  "purse:reserve": {
    is: { en: "Sailors who can be hired. Those lost in battle come back here.", ru: "Моряки, которых можно нанять. Потерянные в бою возвращаются сюда." },
    costs: { en: `${ducats(n.cost.sailor)} each, by investing`, ru: `по ${n.cost.sailor} дукату, при инвестициях` },
    rule: "invest",
  },
  "purse:income": {
    is: { en: "What your ports and basilicas would pay if there were a scoring now.", ru: "Сколько принесли бы порты и базилики, если бы подсчёт был сейчас." },
    brings: INCOME,
    rule: "scoring",
  },
  doge: {
    is: {
      en: "After each round a Doge card is turned up: time goes on, or wine pays.",
      ru: "После каждого раунда открывают карту дожа: идёт время или платят за вино.",
    },
    brings: {
      en: `wine: ${ducats(n.wine)} for each port of yours that makes or stores it`,
      ru: `вино: ${ducatsRu(n.wine)} за каждый ваш порт, где его производят или хранят`,
    },
    rule: "doge",
  },
  supply: {
    is: {
      en: "Cubes, forts and basilicas that are left. A good with none left can’t be loaded.",
      ru: "Оставшиеся товары, форты и базилики. Если товара нет, его не погрузить.",
    },
    rule: "goods",
  },
};

export const explain: Explain = (element, raw, you) => {
  const kind = kindOf(element);
  if (kind === "port") {
    const port = seen(raw).ports[which(element)];
    if (port === undefined) return null;
    return PORTS[port.closed ? "closed" : port.owner === null ? "neutral" : port.owner === you ? "own" : "other"];
  }
  if (element === "step:invest" || element === "deal:invest") return THINGS["invest"] ?? null;
  return THINGS[element] ?? THINGS[kind] ?? null;
};
