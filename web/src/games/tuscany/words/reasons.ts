// Why the rules refuse something.

import { reasonOf } from "../../generic/reasons";

const en = {
  no_cards_left: "No region cards are left, neither in the deck nor discarded.",
  no_such_item: "Your storage holds nothing to place: take a tile first.",
  same_item: "You have the same tile at an earlier place; choose that one.",
  hex_too_new: "The hex was gained in this turn; it can be placed from your next turn on.",
  cell_covered: "The cell is covered already.",
  wrong_colour: "The tile has another colour than the cell.",
  not_adjacent: "No covered cell lies beside it.",
  cannot_pay: "You do not have enough cards and workers for it. Two cards of the cell’s own colour are two cards, never one.",
  empty_slot: "There is no tile at this place.",
  refresh_due: "None of the open tiles can be placed: a colour must be cleared first.",
  no_refresh_due: "One of the open tiles can be placed, so nothing is cleared.",
  colour_not_in_display: "No open tile has this colour.",
  not_placeable: "There is no cell where this tile could be placed.",
  none_left: "No bonus tile of this kind is left.",
  // What another question is about.
  pay: "Cards and workers are paid when a stored tile and its cell have been chosen.",
  marble: "Marble is spent after an action, for another one.",
  bonus: "You choose a bonus tile when you place a city.",
  take: "Tiles are taken as an action of a turn.",
  draw: "Cards are drawn as an action of a turn.",
  place: "Stored tiles are placed as an action of a turn.",
};

const ru: typeof en = {
  no_cards_left: "Карт областей не осталось ни в колоде, ни в сбросе.",
  no_such_item: "На складе нечего выложить: сначала возьмите тайл.",
  same_item: "Такой же тайл лежит на складе раньше; выберите его.",
  hex_too_new: "Гекс получен в этом же ходу; выложить его можно со следующего хода.",
  cell_covered: "Ячейка уже занята.",
  wrong_colour: "У тайла другой цвет, чем у ячейки.",
  not_adjacent: "Рядом нет ни одной занятой ячейки.",
  cannot_pay: "На это не хватает карт и работников. Две карты цвета самой ячейки — это две карты, а не замена одной.",
  empty_slot: "На этом месте тайла нет.",
  refresh_due: "Ни один открытый тайл не выложить: сначала нужно убрать цвет.",
  no_refresh_due: "Среди открытых есть тайл, который можно выложить, поэтому ничего не убирают.",
  colour_not_in_display: "Открытых тайлов этого цвета нет.",
  not_placeable: "Этот тайл сейчас некуда выложить.",
  none_left: "Таких жетонов бонуса больше нет.",
  pay: "Картами и работниками платят, когда выбраны тайл со склада и его ячейка.",
  marble: "Мрамор тратят после действия, чтобы сделать ещё одно.",
  bonus: "Жетон бонуса выбирают, когда выложен город.",
  take: "Взять тайл — одно из действий хода.",
  draw: "Взять карты — одно из действий хода.",
  place: "Выложить тайл со склада — одно из действий хода.",
};

const rules = {
  "": "turn",
  no_cards_left: "draw",
  hex_too_new: "tavern",
  no_such_item: "place",
  same_item: "place",
  cell_covered: "place",
  wrong_colour: "place",
  not_adjacent: "place",
  cannot_pay: "pay",
  empty_slot: "take",
  refresh_due: "refresh",
  no_refresh_due: "refresh",
  colour_not_in_display: "refresh",
  not_placeable: "take",
  none_left: "bonus",
  pay: "pay",
  marble: "marble",
  bonus: "bonus",
  take: "take",
  draw: "draw",
  place: "place",
};

const ASKED_ELSEWHERE = "other_question";

/** Where another question is asked, it helps more to know when it is time for what was tried. */
export function reason(key: string, action = ""): { text: string; rule: string } {
  const tried = action.split(" ")[0] ?? "";
  return reasonOf({ en, ru }, rules, key === ASKED_ELSEWHERE && tried in en ? tried : key);
}
