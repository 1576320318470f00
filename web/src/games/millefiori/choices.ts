// What can be set up.

import type { Choice } from "../face";
import { flag } from "../generic/choices";

export const choices: Choice[] = [
  {
    key: "first",
    name: { en: "Who begins", ru: "Кто начинает" },
    why: {
      en: "The holder of the Doge plays first; the Doge moves on after every round.",
      ru: "Первым ходит владелец карты Дожа; после каждого раунда она переходит дальше.",
    },
    values: [
      { value: 0, name: { en: "The first seat", ru: "Первое место" } },
      { value: "random", name: { en: "By lot", ru: "По жребию" } },
    ],
    usual: 0,
  },
  {
    key: "select_in_turn",
    name: { en: "Select in turn", ru: "Выбирать по очереди" },
    why: {
      en: "Each player selects a card only when it is their turn, knowing what the others have just played.",
      ru: "Каждый выбирает карту только в свой ход, уже видя, что сыграли другие.",
    },
    values: flag,
    usual: false,
  },
  {
    key: "harbour_sail_optional",
    name: { en: "Sailing is optional", ru: "Плыть не обязательно" },
    why: { en: "A ship card may be placed without moving the ship.", ru: "Карту корабля можно сыграть, не двигая корабль." },
    values: flag,
    usual: true,
  },
  {
    key: "leftovers_immediately",
    name: { en: "Leftovers at once", ru: "Остаток сразу" },
    why: {
      en: "The last cards of a round lie beside the board as soon as their owner has played, so that later players may take them.",
      ru: "Последние карты раунда ложатся рядом с полем сразу после хода владельца, и следующие игроки могут их взять.",
    },
    values: flag,
    usual: false,
  },
  {
    key: "trade_bonus_counts",
    name: { en: "A good deal, bonus included", ru: "Хорошая сделка с учётом бонуса" },
    why: {
      en: "In trade you earn an extra card only if somebody else also gets more points from your move than you do, your bonus for all four goods included.",
      ru: "В торговле дополнительная карта положена, только если кто-то другой получил за ваш ход больше очков, чем вы сами вместе с бонусом за все четыре товара.",
    },
    values: flag,
    usual: false,
  },
];
