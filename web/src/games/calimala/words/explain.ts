// What the things of the board and the mat are for.

import * as n from "../rules/numbers";
import type { SectionId } from "../rules/sections";
import type { Action } from "../view";
import { isTradeCity } from "../board/things";
import type { Explain, Explained } from "../../explained";
import type { Name } from "@/text/language";

type Told = Explained<SectionId>;

const [first, second, third] = n.points as [number, number, number];
const [most, more, less] = n.influencePoints as [number, number, number];
const MOST: Name = {
  en: `when its tile is scored ${first}, ${second} and ${third} points for the most cubes; nothing without a cube`,
  ru: `когда подсчитывают её жетон, ${first}, ${second} и ${third} очка тем, у кого больше кубиков; без кубиков ничего`,
};
const material = (en: string, ru: string): Told => ({
  is: { en: `Puts 1 ${en} into your warehouse, as long as it has room.`, ru: `Кладёт на ваш склад ${ru}, пока там есть место.` },
  brings: { en: "what you build with and give to churches", ru: "из чего строить и что жертвовать храмам" },
  rule: "wood-brick-marble",
});

const ACTIONS: Record<Action, Told> = {
  wood: material("wood", "1 дерево"),
  brick: material("brick", "1 кирпич"),
  marble: material("marble", "1 мрамор"),
  build: {
    is: { en: "Build one of three: a ship, a trade house or a workshop.", ru: "Постройте одно из трёх: корабль, торговый дом или мастерскую." },
    costs: {
      en: `ship ${n.cost.ship.wood} wood; house ${n.cost.house.brick} brick; workshop ${n.cost.workshop.wood} wood and ${n.cost.workshop.brick} brick`,
      ru: `корабль — ${n.cost.ship.wood} дерева; дом — ${n.cost.house.brick} кирпича; мастерская — ${n.cost.workshop.wood} дерево и ${n.cost.workshop.brick} кирпич`,
    },
    brings: { en: "no points, but more from Weave, By sea and By land", ru: "очков нет, но «Ткачество», «Морем» и «По суше» дают больше" },
    rule: "build",
  },
  weave: {
    is: { en: "Puts 1 cloth into each of your workshops that has room.", ru: "Кладёт по 1 ткани в каждую вашу мастерскую, где есть место." },
    brings: { en: "cloth to be sent away", ru: "ткань, которую можно отправить" },
    rule: "weave",
  },
  sea: {
    is: { en: "Each of your ships carries 1 cloth to a port with a free cell.", ru: "Каждый ваш корабль везёт 1 ткань в порт, где есть свободная ячейка." },
    costs: { en: "1 cloth for each cube", ru: "по 1 ткани за кубик" },
    brings: { en: "your cubes in Barcelona, Lisbon and London", ru: "ваши кубики в Барселоне, Лиссабоне и Лондоне" },
    rule: "sea",
  },
  land: {
    is: {
      en: "Sends 1 cloth to each trade city where you have a house and a cell is free.",
      ru: "Отправляет по 1 ткани в каждый торговый город, где есть ваш дом и свободная ячейка.",
    },
    costs: { en: "1 cloth for each cube", ru: "по 1 ткани за кубик" },
    brings: { en: "your cubes in Troyes, Bruges and Hamburg", ru: "ваши кубики в Труа, Брюгге и Гамбурге" },
    rule: "land",
  },
  donate: {
    is: { en: "Moves 1 material into the row of that material in a church.", ru: "Перекладывает 1 материал в ряд этого материала в одном из храмов." },
    costs: { en: "1 wood, brick or marble", ru: "1 дерево, кирпич или мрамор" },
    brings: {
      en: "your cube counts for the church and for the donations of that material",
      ru: "кубик считается и для храма, и для пожертвований этого материала",
    },
    rule: "donate",
  },
  sculpt: {
    is: { en: "Makes 1 marble a sculpture in a church or in the Palazzo.", ru: "Превращает 1 мрамор в скульптуру храма или Палаццо." },
    costs: { en: "1 marble", ru: "1 мрамор" },
    brings: {
      en: "counts for the church and for Sculptures; in the Palazzo it helps to win ties",
      ru: "считается для храма и для жетона «Скульптуры», а в Палаццо помогает в ничьих",
    },
    rule: "sculpt",
  },
};

const STREET: Told = {
  is: {
    en: "Place a disc here and carry out both actions that the street joins. Then the owners of the second and the third disc do the same.",
    ru: "Поставьте сюда диск и выполните оба действия, которые соединяет улица. Затем то же делают владельцы второго и третьего диска.",
  },
  costs: { en: "one of your discs", ru: "один из ваших дисков" },
  brings: {
    en: "two actions now, and two more for each time your disc lies second or third when somebody places",
    ru: "два действия сейчас и ещё по два, если ваш диск лежит вторым или третьим, когда сюда ставят",
  },
  rule: "street",
};

const DISCS: Record<string, Told> = {
  own: {
    is: { en: "Discs of your colour. Each turn uses up exactly one disc.", ru: "Диски вашего цвета. Каждый ход тратит ровно один диск." },
    brings: {
      en: "two actions, more as second and third disc, at last a seat in the council",
      ru: "два действия, ещё — вторым и третьим в стопке, а под конец место в совете",
    },
    rule: "place",
  },
  white: {
    is: {
      en: "A white disc has each of the two actions twice. Afterwards it is nobody’s.",
      ru: "Белый диск даёт каждое из двух действий дважды. После этого он ничей.",
    },
    brings: { en: "four actions at once, but none later and no seat for you", ru: "четыре действия сразу, но потом ни одного, и места в совете вам не будет" },
    rule: "white",
  },
  support: {
    is: {
      en: "A disc of the third party: you act, no other disc of the stack does, and the third party copies where you put cubes.",
      ru: "Диск третьей стороны: действуете вы, другие диски стопки — нет, а третья сторона повторяет за вами кубики.",
    },
    rule: "support",
  },
};
const ON_STREET: Told = {
  is: {
    en: "The top disc acts, then the second, then the third. A fourth one leaves for the council, and a tile is scored.",
    ru: "Действует верхний диск, за ним второй и третий. Четвёртый уходит в совет, и подсчитывают жетон.",
  },
  rule: "activation",
};

const THINGS: Record<string, Told> = {
  ship: {
    is: { en: "Your ships. They sail with every action By sea and are not used up.", ru: "Ваши корабли. Они плывут с каждым действием «Морем» и не тратятся." },
    costs: { en: `${n.cost.ship.wood} wood each, by Build`, ru: `по ${n.cost.ship.wood} дерева, действием «Строительство»` },
    brings: { en: "1 cloth more to the ports each time", ru: "каждый раз ещё 1 ткань в порты" },
    rule: "build",
  },
  workshop: {
    is: { en: `A workshop makes and keeps up to ${n.mat.workshop} cloth.`, ru: `Мастерская ткёт и хранит до ${n.mat.workshop} тканей.` },
    costs: {
      en: `${n.cost.workshop.wood} wood and ${n.cost.workshop.brick} brick, by Build`,
      ru: `${n.cost.workshop.wood} дерево и ${n.cost.workshop.brick} кирпич, действием «Строительство»`,
    },
    brings: { en: "1 cloth more with every Weave", ru: "с каждым «Ткачеством» ещё 1 ткань" },
    rule: "weave",
  },
  house: {
    is: { en: "Trade houses. Only with a house can you send cloth to this city.", ru: "Торговые дома. Только с домом можно отправлять сюда ткань." },
    costs: { en: `${n.cost.house.brick} brick, by Build`, ru: `${n.cost.house.brick} кирпича, действием «Строительство»` },
    brings: { en: "no points by itself", ru: "сам по себе очков не даёт" },
    rule: "build",
  },
  warehouse: {
    is: { en: `A warehouse holds ${n.mat.warehouse} of its material.`, ru: `На складе помещается ${n.mat.warehouse} кубика своего материала.` },
    brings: { en: "nothing if it is left over at the end", ru: "в конце остатки ничего не стоят" },
    rule: "wood-brick-marble",
  },
  cloth: {
    is: {
      en: "The cloth in your workshops, to be sent away By sea or By land.",
      ru: "Ткань в ваших мастерских: её отправляют действиями «Морем» и «По суше».",
    },
    brings: { en: "nothing as long as it stays here", ru: "пока она здесь — ничего" },
    rule: "weave",
  },
  offer: {
    is: { en: "A starting card: take one of the five into your hand.", ru: "Стартовая карта: возьмите в руку одну из пяти." },
    brings: { en: "its action, once, while one of your discs acts", ru: "её действие, один раз, пока действует ваш диск" },
    rule: "draft",
  },
  influence: {
    is: {
      en: "At the end this place is scored once more, for everybody, whoever kept the card.",
      ru: "В конце это место подсчитают ещё раз, для всех, кто бы ни оставил карту.",
    },
    brings: { en: `${most}, ${more} and ${less} points for the most cubes there`, ru: `${most}, ${more} и ${less} очка тем, у кого там больше кубиков` },
    rule: "influence",
  },
  tile: {
    is: {
      en: "A space of the council. When a fourth disc leaves a stack, it takes the next space, and this tile is scored.",
      ru: "Клетка совета. Когда из стопки уходит четвёртый диск, он занимает следующую клетку, и этот жетон подсчитывают.",
    },
    brings: {
      en: `${first}, ${second} and ${third} points for the most cubes; the seat helps to win ties`,
      ru: `${first}, ${second} и ${third} очка за большинство кубиков; место в совете решает ничьи`,
    },
    rule: "scoring",
  },
};

const CITY: Record<"port" | "trade", Told> = {
  port: {
    is: { en: `A port with room for ${n.cells} cubes of cloth, of all players together.`, ru: `Порт: ${n.cells} ячеек ткани на всех игроков.` },
    costs: { en: "1 cloth for a cube, with a ship, by By sea", ru: "1 ткань за кубик, кораблём, действием «Морем»" },
    brings: MOST,
    rule: "sea",
  },
  trade: {
    is: {
      en: `A trade city with room for ${n.cells} cubes of cloth. Only those with a house here may send some.`,
      ru: `Торговый город: ${n.cells} ячеек ткани. Отправлять сюда может только тот, у кого здесь дом.`,
    },
    costs: { en: "1 cloth for a cube, by By land", ru: "1 ткань за кубик, действием «По суше»" },
    brings: MOST,
    rule: "land",
  },
};
const DONATION: Told = {
  is: { en: "A row of a church for one material.", ru: "Ряд храма для одного материала." },
  costs: { en: "1 of this material, by Donate", ru: "1 такой материал, действием «Пожертвование»" },
  brings: {
    en: "a cube that counts for the church and for all donations of this material",
    ru: "кубик, который считается и для храма, и для всех пожертвований этого материала",
  },
  rule: "donate",
};
const SCULPTURES: Told = {
  is: { en: "Cells for sculptures.", ru: "Ячейки для скульптур." },
  costs: { en: "1 marble, by Sculpt", ru: "1 мрамор, действием «Скульптура»" },
  brings: { en: "a cube that counts for this church and for the tile Sculptures", ru: "кубик, который считается и для этого храма, и для жетона «Скульптуры»" },
  rule: "sculpt",
};
const PALAZZO: Told = {
  is: { en: "Sculptures in the Palazzo. Together with council seats they win ties.", ru: "Скульптуры в Палаццо. Вместе с местами в совете они решают ничьи." },
  costs: { en: "1 marble, by Sculpt", ru: "1 мрамор, действием «Скульптура»" },
  brings: {
    en: "counts for the tile Sculptures and for the influence card of the Palazzo",
    ru: "считается для жетона «Скульптуры» и для карты влияния Палаццо",
  },
  rule: "ties",
};

export const explain: Explain = (element) => {
  const [kind = "", which = "", more] = element.split(":");
  switch (kind) {
    case "street":
      return STREET;
    case "disc":
      return more === undefined ? (DISCS[which] ?? null) : ON_STREET;
    case "action":
      return ACTIONS[which as Action] ?? null;
    case "hand": {
      const action = ACTIONS[which as Action] as Told | undefined;
      return action === undefined
        ? null
        : { ...action, costs: action.costs ?? { en: "the card, played while one of your discs acts", ru: "саму карту, пока действует ваш диск" } };
    }
    case "city":
      return CITY[isTradeCity(which as Parameters<typeof isTradeCity>[0]) ? "trade" : "port"];
    case "location":
      return which === "palazzo_sculptures" ? PALAZZO : which.endsWith("_sculptures") ? SCULPTURES : DONATION;
    case "warehouse":
      return (which === "cloth" ? THINGS["cloth"] : THINGS["warehouse"]) ?? null;
    default:
      return THINGS[kind] ?? null;
  }
};
