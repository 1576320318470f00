// What the terms of the evaluation mean for a player (src/games/tuscany/terms.hpp), as a hint tells it. What only turns
// into points or time is no reason: an area that is completed, a tile that is placed, a bonus tile with a turn less to come.

import type { People } from "../../face";
import { advise, type Meanings } from "../../generic/advice";
import type { HintOption } from "@/line/protocol";

/** Cards in the hand; a draw from the deck brings some, whichever they are. */
const cards = {
  en: {
    gain: { draw: "brings cards to pay with", layout: "suits the cards in your hand" },
    cost: { place: "spends cards", pay: "spends cards that pay well" },
  },
  ru: {
    gain: { draw: "приносит карты для оплаты", layout: "подходит к вашим картам" },
    cost: { place: "тратит карты", pay: "тратит хорошие для оплаты карты" },
  },
};

const en = {
  points: { gain: "scores points" },
  leftovers: { gain: "adds a little to your final scoring", cost: "takes a little from your final scoring" },
  turn: { gain: { marble: "trades a marble for an action that is worth more", otherwise: "gives you another action" } },
  marble: { gain: "brings marble", thing: "marble" },
  workers: { gain: "brings a worker", cost: "spends a worker", thing: "workers" },
  hand: cards.en,
  larger_hand: cards.en,
  huge_hand: cards.en,
  ready_tiles: {
    gain: { take: "gives you a tile that you can pay for already", draw: "lets you pay for a stored tile", otherwise: "makes a stored tile worth more" },
  },
  short_tiles: { gain: { take: "gives you a tile that you can soon pay for", draw: "brings you closer to paying for a stored tile" } },
  far_tiles: { gain: { take: "stores a good tile for later" } },
  hexes: { gain: { draw: "lets you pay for a stored hex", otherwise: "promises a good use of a hex" } },
  begun_areas: { gain: "brings you closer to completing an area" },
  begun_colours: { gain: "brings you closer to completing a colour" },
  layout: { gain: "makes areas that are worth more", cost: "makes areas that are worth less" },
  reach: { gain: "opens good places for your next tiles", cost: "leaves fewer good places for your next tiles" },
  reached_colours: { gain: "opens more colours for your next tiles", cost: "leaves fewer colours for your next tiles" },
  offer: { gain: "leaves a good open tile to take later" },
  card_bonus: { gain: { bonus: "gives you more cards for the rest of the game" } },
  storage_bonus: { gain: { bonus: "gives you more room for tiles" } },
  marble_bonus: { gain: { bonus: "gives you more marble for every quarry" } },
  worker_bonus: { gain: { bonus: "gives you more workers for every village" } },
  yield_bonus: { gain: { bonus: "gives you more yield cards for every cart" } },
  castle: { gain: "lets you place another tile for free" },
  city: { gain: "lets you choose a bonus tile" },
} satisfies Meanings;

const ru: typeof en = {
  points: { gain: "приносит очки" },
  leftovers: { gain: "добавляет немного к итоговому подсчёту", cost: "отнимает немного при итоговом подсчёте" },
  turn: { gain: { marble: "меняет мрамор на более ценное действие", otherwise: "даёт ещё одно действие" } },
  marble: { gain: "приносит мрамор", thing: "marble" },
  workers: { gain: "приносит работника", cost: "тратит работника", thing: "workers" },
  hand: cards.ru,
  larger_hand: cards.ru,
  huge_hand: cards.ru,
  ready_tiles: { gain: { take: "даёт уже доступный для оплаты тайл", draw: "позволяет оплатить тайл со склада", otherwise: "делает ценнее тайл на складе" } },
  short_tiles: { gain: { take: "даёт почти доступный для оплаты тайл", draw: "приближает оплату тайла со склада" } },
  far_tiles: { gain: { take: "запасает хороший тайл на будущее" } },
  hexes: { gain: { draw: "позволяет оплатить гекс со склада", otherwise: "обещает хорошее применение гексу" } },
  begun_areas: { gain: "приближает завершение зоны" },
  begun_colours: { gain: "приближает завершение цвета" },
  layout: { gain: "создаёт более ценные зоны", cost: "создаёт менее ценные зоны" },
  reach: { gain: "открывает хорошие места для следующих тайлов", cost: "оставляет меньше хороших мест для следующих тайлов" },
  reached_colours: { gain: "открывает больше цветов для следующих тайлов", cost: "оставляет меньше цветов для следующих тайлов" },
  offer: { gain: "оставляет хороший открытый тайл на потом" },
  card_bonus: { gain: { bonus: "даёт больше карт до конца игры" } },
  storage_bonus: { gain: { bonus: "даёт больше места для тайлов" } },
  marble_bonus: { gain: { bonus: "даёт больше мрамора за каждый карьер" } },
  worker_bonus: { gain: { bonus: "даёт больше работников за каждую деревню" } },
  yield_bonus: { gain: { bonus: "даёт больше карт бонусов за каждую повозку" } },
  castle: { gain: "позволяет бесплатно положить ещё один тайл" },
  city: { gain: "даёт выбрать жетон бонуса" },
};

export const terms = { en, ru };

/** What the others have in common with whoever acts: the open tiles, and the bonuses of colours. */
const COMMON = ["points", "offer", "reach", "begun_colours"];

export function advice(hint: HintOption, people: People, next?: HintOption): string {
  const told = (option: HintOption) => ({ ...option, moves: option.moves.filter(({ term, seat }) => seat === people.you || COMMON.includes(term)) });
  return advise(told(hint), people, terms, next && told(next));
}
