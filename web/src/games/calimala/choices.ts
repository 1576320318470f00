// The options of the game that people may want to set for a table (rules 8.9). The rest is for those who correct data.

import type { Choice } from "../face";

export const choices: Choice[] = [
  {
    key: "layout",
    name: { en: "Actions in the city", ru: "Действия в городе" },
    why: {
      en: "Which actions are neighbours decides which streets there are. The suggested layout is good for a first game.",
      ru: "От соседства действий зависит, какие будут улицы. Предлагаемая раскладка хороша для первой партии.",
    },
    values: [
      { value: "random", name: { en: "shuffled", ru: "вперемешку" } },
      { value: "suggested", name: { en: "suggested layout", ru: "предлагаемая раскладка" } },
    ],
    usual: "random",
  },
  {
    key: "obligation",
    name: { en: "What a placed disc must do", ru: "Что должен поставленный диск" },
    why: {
      en: "A disc goes only where one of its actions is possible, if need be with cards. How far does that bind later?",
      ru: "Диск ставят лишь туда, где выполнимо хотя бы одно действие, пусть и с помощью карт. Насколько это обязывает потом?",
    },
    values: [
      { value: "able", name: { en: "an action must become possible", ru: "действие должно стать возможным" } },
      { value: "strict", name: { en: "an action must be carried out", ru: "действие нужно выполнить" } },
      { value: "at_placement_only", name: { en: "it is checked only when the disc is placed", ru: "проверяется только при постановке" } },
    ],
    usual: "able",
  },
  {
    key: "palazzo_tie",
    name: { en: "Ties by Palazzo sculptures", ru: "Ничьи по скульптурам в Палаццо" },
    why: {
      en: "When a tie goes to whoever was earlier in the Palazzo: whose first sculpture counts, or whose last.",
      ru: "Когда ничью выигрывает тот, чья скульптура попала в Палаццо раньше: сравнивают первые скульптуры или последние.",
    },
    values: [
      { value: "first", name: { en: "the first sculptures", ru: "первые скульптуры" } },
      { value: "last", name: { en: "the last sculptures", ru: "последние скульптуры" } },
    ],
    usual: "first",
  },
  {
    key: "final_tie",
    name: { en: "A tie for the victory", ru: "Ничья за победу" },
    why: {
      en: "Equal points go to whoever has more council seats and Palazzo sculptures together. And if those are equal too?",
      ru: "При равных очках побеждает тот, у кого вместе больше мест в совете и скульптур в Палаццо. А если равны и они?",
    },
    values: [
      { value: "shared", name: { en: "the victory is shared", ru: "победу делят" } },
      { value: "ladder", name: { en: "more seats win, then who was earlier", ru: "решают места в совете, затем кто раньше" } },
    ],
    usual: "shared",
  },
];
