// What the pictures say.

import { now } from "@/text/words.svelte";

const en = {
  take: "Take",
  place: "Place",
  stacks: "Stacks",
  storage: "Storage",
  workers: "Workers",
  marble: "Marble",
  later: "later",
  round: (round: number) => `Round ${round}`,
  scored: "scored",
};
const ru: typeof en = {
  take: "Взять",
  place: "Выложить",
  stacks: "Стопки",
  storage: "Склад",
  workers: "Работники",
  marble: "Мрамор",
  later: "потом",
  round: (round) => `Раунд ${round}`,
  scored: "подсчёт",
};

export const said = (): typeof en => now({ en, ru });
