// What the pictures say.

import { now } from "@/text/words.svelte";

const en = {
  supply: "supply",
  box: "box",
  ship: "ship",
  open: "open cards",
  deck: "deck",
  or: "or",
  start: "start",
  over: "the end",
};
const ru: typeof en = {
  supply: "запас",
  box: "коробка",
  ship: "корабль",
  open: "открытые карты",
  deck: "колода",
  or: "или",
  start: "старт",
  over: "конец",
};

export const said = (): typeof en => now({ en, ru });
