// What the things of the table, the domain and the mat are for.

import { domainOf } from "../domain";
import * as n from "../rules/numbers";
import type { SectionId } from "../rules/sections";
import { colourOf, data, seen, type Colour, type Item } from "../view";
import type { Explain, Explained } from "../../explained";
import { kindOf, which } from "../../generic/text";
import type { Name } from "@/text/language";

type Told = Explained<SectionId>;

const [one, two, three] = n.areas as [number, number, number];

/** What a tile of each kind does when it is placed. */
const EFFECTS: Record<Colour, { does: Name; rule: SectionId }> = {
  castle: {
    does: { en: "one of the open tiles is placed at once, for nothing", ru: "сразу и бесплатно выкладывают один из открытых тайлов" },
    rule: "castle",
  },
  city: { does: { en: "a bonus tile of your choice", ru: "жетон бонуса на выбор" }, rule: "city" },
  tavern: { does: { en: "a hex, which fits a cell of any colour", ru: "гекс, который подходит к ячейке любого цвета" }, rule: "tavern" },
  field: {
    does: { en: "1 green point for each farm that is new in its area", ru: "по 1 зелёному очку за каждую ферму, новую в этой зоне" },
    rule: "field",
  },
  quarry: { does: { en: "1 marble, for a second action", ru: "1 мрамор, за который можно сделать второе действие" }, rule: "quarry" },
  village: { does: { en: "1 worker, who replaces a card", ru: "1 работника, который заменяет карту" }, rule: "village" },
  monastery: { does: { en: `${n.fromMonastery} region cards`, ru: `карты области, ${n.fromMonastery}` }, rule: "monastery" },
  cart: { does: { en: "a yield card", ru: "карту бонуса" }, rule: "cart" },
};

const PRICE: Name = {
  en: "two cards of its colour; for each a worker or two cards of one other colour",
  ru: "две карты этого цвета; вместо каждой — работник или две карты одного другого цвета",
};
const AREA: Name = {
  en: `a complete area ${one}, ${two} or ${three} green points by size`,
  ru: `за полную зону ${one}, ${two} или ${three} зелёных очка по размеру`,
};
const joined = (a: Name, b: Name): Name => ({ en: `${a.en}; ${b.en}`, ru: `${a.ru}; ${b.ru}` });

const cell = (colour: Colour): Told => ({
  is: {
    en: "A cell of a domain. A tile of its colour goes here, or a hex, beside a covered cell.",
    ru: "Ячейка владений. Сюда кладут тайл её цвета или гекс, рядом с занятой ячейкой.",
  },
  costs: PRICE,
  brings: joined(EFFECTS[colour].does, AREA),
  rule: "place",
});

const tile = (item: Item, stored: boolean): Told => {
  const colour = colourOf(item);
  if (colour === null) {
    return {
      is: {
        en: "A hex goes on a cell of any colour and does what a tile of that colour does.",
        ru: "Гекс кладут на ячейку любого цвета, и он действует как тайл этого цвета.",
      },
      costs: { en: "two cards of the cell’s colour, as for a tile", ru: "две карты цвета ячейки, как за тайл" },
      brings: { en: `${n.left.stored_hex} red points if it is left over at the end`, ru: `${n.left.stored_hex} красных очка, если останется до конца` },
      rule: "tavern",
    };
  }
  return {
    is: stored
      ? { en: "A tile of yours. Place it beside a covered cell of your domain.", ru: "Ваш тайл. Выложите его рядом с занятой ячейкой своих владений." }
      : { en: "An open tile. Taken, it waits in your storage until you place it.", ru: "Открытый тайл. Взятый, он лежит на складе, пока вы его не выложите." },
    costs: stored ? PRICE : joined({ en: "nothing to take; to place", ru: "взять — ничего; выложить" }, PRICE),
    brings: joined(EFFECTS[colour].does, AREA),
    rule: EFFECTS[colour].rule,
  };
};

const BONUS: Record<string, Name> = {
  card: { en: "1 more card whenever you draw", ru: "ещё 1 карта всякий раз, когда вы берёте карты" },
  storage: { en: `1 more storage space, and ${n.storageGreen} green points at once`, ru: `ещё 1 ячейка склада и сразу зелёные очки: ${n.storageGreen}` },
  marble: { en: "1 more marble from every quarry", ru: "ещё 1 мрамор за каждый карьер" },
  worker: { en: "1 more worker from every village", ru: "ещё 1 работник за каждую деревню" },
  yield: { en: "1 more yield card from every cart", ru: "ещё 1 карта бонуса за каждую повозку" },
};

const THINGS: Record<string, Told> = {
  empty: {
    is: { en: "A free space of your storage: here a tile that you take waits.", ru: "Свободная ячейка склада: сюда кладут взятый тайл." },
    brings: {
      en: `each tile left here at the end ${n.left.stored_tile} red point`,
      ru: `в конце за каждый оставшийся тайл красных очков: ${n.left.stored_tile}`,
    },
    rule: "take",
  },
  hand: {
    is: { en: "Region cards pay for tiles of their colour.", ru: "Картами области платят за тайлы их цвета." },
    costs: { en: `an action: draw ${n.drawn}, and 1 more for each such bonus tile`, ru: `действие: взять ${n.drawn} и ещё по 1 за каждый такой жетон бонуса` },
    brings: { en: "two of one colour stand for one of another", ru: "две одного цвета заменяют одну другого" },
    rule: "pay",
  },
  start: {
    is: { en: "Here your starting castle may stand. Tiles grow from it.", ru: "Здесь может встать стартовый замок. От него растут владения." },
    brings: { en: "no points, but the cell counts as covered", ru: "очков нет, но ячейка считается занятой" },
    rule: "domain",
  },
  turn: { is: { en: "Ends the turn. The marble stays for another one.", ru: "Заканчивает ход. Мрамор останется на потом." }, rule: "marble" },
  castle: {
    is: { en: "The castle places nothing. It can’t be made up for later.", ru: "Крепость ничего не выкладывает. Потом это не наверстать." },
    rule: "castle",
  },
  clear: {
    is: {
      en: "All open tiles of this colour leave, and neutral ones take their places, since none of the open ones fits your domain.",
      ru: "Все открытые тайлы этого цвета уходят, на их места ложатся нейтральные: ни один из открытых вам не подходит.",
    },
    rule: "refresh",
  },
  deck: {
    is: { en: "The region deck. Drawing is one of the three actions.", ru: "Колода карт области. Взять карты — одно из трёх действий." },
    brings: { en: `${n.drawn} cards, and 1 more for each such bonus tile`, ru: `карт: ${n.drawn} и ещё по 1 за каждый такой жетон бонуса` },
    rule: "draw",
  },
  worker: {
    is: { en: "A worker stands for one of the two cards that a tile costs.", ru: "Работник заменяет одну из двух карт, которых стоит тайл." },
    brings: { en: `left over, ${n.left.worker} red point each`, ru: `в конце красных очков за каждого: ${n.left.worker}` },
    rule: "pay",
  },
  marble: {
    is: { en: "Spend a marble for a second action, once in a turn.", ru: "Мрамор тратят на второе действие, один раз за ход." },
    brings: { en: `left over, ${n.left.marble} red points each`, ru: `в конце красных очков за каждый: ${n.left.marble}` },
    rule: "marble",
  },
};

export const explain: Explain = (element, raw, you) => {
  const view = seen(raw);
  const name = which(element);
  switch (kindOf(element)) {
    case "hex": {
      const [id = "", seat = ""] = name.split(":");
      const player = view.players[Number(seat)];
      const colour = player === undefined ? undefined : domainOf(player)?.cells[Number(id)]?.colour;
      return colour === undefined ? null : cell(colour);
    }
    case "slot": {
      const item = view.display[Number(name)];
      return item == null ? null : tile(item, false);
    }
    case "storage": {
      const item = you === null ? undefined : view.players[you]?.storage[Number(name)];
      return item === undefined ? (THINGS["empty"] ?? null) : tile(item, true);
    }
    case "bonus": {
      const brings = BONUS[name];
      if (brings === undefined || !data.bonus_tiles.some(({ key }) => key === name)) return null;
      return {
        is: {
          en: "A bonus tile improves one thing for the rest of the game. Several of a kind add up.",
          ru: "Жетон бонуса усиливает что-то одно до конца партии. Одинаковые складываются.",
        },
        costs: { en: "one at the start, and one for each city placed", ru: "один в начале и по одному за каждый город" },
        brings,
        rule: "bonus",
      };
    }
    default:
      return THINGS[element] ?? THINGS[kindOf(element)] ?? null;
  }
};
