// What the pictures say.

import { now } from "@/text/words.svelte";

const en = {
  acts: ["acts first", "acts second", "acts third", "leaves"],
  skipped: "does nothing",
  next: "acts next",
  warehouses: "Warehouses",
  workshops: "Workshops",
  ships: "Ships",
  beside: "open to all",
  kept: "kept",
  cards: "cards?",
  supply: "supply",
  seats: "Council seats",
};
const ru: typeof en = {
  acts: ["действует первым", "действует вторым", "действует третьим", "уходит"],
  skipped: "ничего не делает",
  next: "действует следом",
  warehouses: "Склады",
  workshops: "Мастерские",
  ships: "Порт",
  beside: "открыта всем",
  kept: "остаётся",
  cards: "карты?",
  supply: "запас",
  seats: "Места в совете",
};

export const said = (): typeof en => now({ en, ru });
