// What can be set up.

import type { Choice } from "../face";
import { flag } from "../generic/choices";

export const choices: Choice[] = [
  {
    key: "edition",
    name: { en: "Edition", ru: "Издание" },
    why: {
      en: "In the first edition a draw brings two cards instead of three, and at the end every three cards left are worth a point, not every five.",
      ru: "В первом издании берут две карты вместо трёх, а в конце очко дают за каждые три оставшиеся карты, а не за каждые пять.",
    },
    values: [
      { value: "revised", name: { en: "Revised", ru: "Исправленное" } },
      { value: "first_edition_2020", name: { en: "First, 2020", ru: "Первое, 2020" } },
    ],
    usual: "revised",
  },
  {
    key: "take_only_placeable",
    name: { en: "Take only what can be placed", ru: "Брать только то, что есть куда выложить" },
    why: {
      en: "Only tiles for which your domain has a cell may be taken.",
      ru: "Взять можно лишь тайл, для которого во владениях есть ячейка.",
    },
    values: flag,
    usual: false,
  },
  {
    key: "extra_lap_after_round_3",
    name: { en: "Extra lap", ru: "Дополнительный круг" },
    why: { en: "After round 3 everybody has one more turn before it is scored.", ru: "После раунда 3 перед подсчётом у каждого ещё один ход." },
    values: flag,
    usual: true,
  },
  {
    key: "hex_usable_same_turn",
    name: { en: "Hexes at once", ru: "Гексы сразу" },
    why: { en: "A hex may be placed in the very turn in which it was gained.", ru: "Гекс можно выложить в том же ходу, в котором он получен." },
    values: flag,
    usual: false,
  },
];
