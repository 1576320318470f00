// The terms of the evaluation, as a hint names them.

import { advise } from "../../generic/advice";
import type { People } from "../../face";
import type { HintOption } from "@/line/protocol";

const en = {
  points: "points to be scored",
  leftovers: "leftovers at the end",
  turn: "the turn to come",
  marble: "marble",
  workers: "workers",
  hand: "cards in hand",
  larger_hand: "more cards in hand",
  huge_hand: "cards that only wait",
  ready_tiles: "stored tiles that can be paid",
  short_tiles: "stored tiles that can almost be paid",
  far_tiles: "stored tiles that can’t be paid yet",
  hexes: "hexes",
  begun_areas: "areas begun",
  begun_colours: "colours begun",
  layout: "the layout of the domain",
  reach: "what the next tile would gain",
  reached_colours: "colours in reach",
  offer: "the open tiles",
  card_bonus: "bonus tile for cards",
  storage_bonus: "bonus tile for storage",
  marble_bonus: "bonus tile for marble",
  worker_bonus: "bonus tile for workers",
  yield_bonus: "bonus tile for yield cards",
  castle: "the free tile of a castle",
  city: "a bonus tile to be chosen",
};

const ru: typeof en = {
  points: "очки с учётом будущих подсчётов",
  leftovers: "остаток в конце игры",
  turn: "предстоящий ход",
  marble: "мрамор",
  workers: "работники",
  hand: "карты на руке",
  larger_hand: "больше карт на руке",
  huge_hand: "карты, которые только ждут",
  ready_tiles: "тайлы на складе, которые можно оплатить",
  short_tiles: "тайлы на складе, которые почти можно оплатить",
  far_tiles: "тайлы на складе, на которые пока не хватает",
  hexes: "гексы",
  begun_areas: "начатые зоны",
  begun_colours: "начатые цвета",
  layout: "соединение планшетов",
  reach: "что даст следующий тайл",
  reached_colours: "доступные цвета",
  offer: "открытые тайлы",
  card_bonus: "тайл бонуса: карты",
  storage_bonus: "тайл бонуса: склад",
  marble_bonus: "тайл бонуса: мрамор",
  worker_bonus: "тайл бонуса: работники",
  yield_bonus: "тайл бонуса: карты бонусов",
  castle: "бесплатный тайл крепости",
  city: "тайл бонуса на выбор",
};

export const terms = { en, ru };
export const advice = (hint: HintOption, people: People): string => advise(hint, people, terms);
