// What the pictures say.

import { now } from "@/text/words.svelte";

const en = {
  closed: "closed",
  free: "free",
  zones: ["1 zone", "2 zones", "3 zones"],
  strength: "strength 3",
};
const ru: typeof en = {
  closed: "закрыт",
  free: "даром",
  zones: ["1 зона", "2 зоны", "3 зоны"],
  strength: "мощь 3",
};

export const said = (): typeof en => now({ en, ru });
