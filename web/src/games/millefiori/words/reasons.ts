// Why the rules refuse something.

import { reasonOf } from "../../generic/reasons";

const en = {
  card_not_in_hand: "There is no such card in your hand.",
  card_not_in_display: "No such card lies beside the board.",
  no_rhombus_left: "You have no rhombus left, not even in the box.",
  wrong_area: "The card belongs to another area.",
  cell_filled: "The cell is filled already.",
  wrong_symbol: "The cell shows another symbol than the card.",
  not_next_residence: "Residences are filled in the order of the row; only the next one is free.",
  not_supported: "Both cells below it must be filled first.",
  must_sail: "With a ship card you must sail too.",
  ship_at_last_space: "Your ship stands on the last space and moves no further.",
};

const ru: typeof en = {
  card_not_in_hand: "Такой карты у вас на руке нет.",
  card_not_in_display: "Такой карты рядом с полем нет.",
  no_rhombus_left: "У вас не осталось ромбов, даже в коробке.",
  wrong_area: "Эта карта относится к другой области.",
  cell_filled: "Ячейка уже занята.",
  wrong_symbol: "На ячейке другой символ, чем на карте.",
  not_next_residence: "Жилые кварталы заполняют по порядку ряда; доступна только следующая ячейка.",
  not_supported: "Сначала должны быть заняты обе ячейки под ней.",
  must_sail: "С картой корабля нужно и плыть.",
  ship_at_last_space: "Ваш корабль на последнем делении и дальше не идёт.",
};

const rules = {
  "": "turn",
  card_not_in_display: "extra",
  no_rhombus_left: "end",
  wrong_symbol: "workshops",
  not_next_residence: "residences",
  not_supported: "citizens",
  must_sail: "harbour",
  ship_at_last_space: "sea",
};

export const reason = (key: string) => reasonOf({ en, ru }, rules, key);
