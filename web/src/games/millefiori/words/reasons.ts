// Why the rules refuse something.

import { seen, type Phase } from "../view";
import { reasonOf } from "../../generic/reasons";
import type { View } from "@/line/protocol";

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
  select_first: "Select a card first. You place it or sail with it when your turn comes.",
  only_after_star: "The open cards are extra cards: you may play one only when you have earned it, for example with a star.",
  take_first: "Choose the extra card first, then where you use it.",
  hand_waits: "One card at a time: your hand waits until the next card is to be selected.",
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
  select_first: "Сначала выберите карту. Поставить ромб или плыть можно, когда придёт ваш ход.",
  only_after_star: "Открытые карты — дополнительные: сыграть одну из них можно, только когда она заработана, например звездой.",
  take_first: "Сначала выберите дополнительную карту, потом — куда её применить.",
  hand_waits: "По одной карте за раз: рука ждёт следующего выбора.",
};

const rules = {
  "": "turn",
  card_not_in_display: "extra",
  only_after_star: "extra",
  take_first: "extra",
  no_rhombus_left: "end",
  wrong_symbol: "workshops",
  not_next_residence: "residences",
  not_supported: "citizens",
  must_sail: "harbour",
  ship_at_last_space: "sea",
};

/** Another question is asked: what has to come first, by what was tried. */
function tooEarly(action: string, phase: Phase): string {
  const [kind] = action.split(" ");
  if (kind === "take") return phase === "extra" ? "card_not_in_display" : "only_after_star";
  if (kind === "select") return "hand_waits";
  return phase === "extra" ? "take_first" : "select_first";
}

export const reason = (key: string, action: string, raw: View) =>
  reasonOf({ en, ru }, rules, key === "other_question" && action !== "" ? tooEarly(action, seen(raw).phase) : key);
