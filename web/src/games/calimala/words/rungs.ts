// The steps of the ladder that decides ties (rules 5.3), in words, with the numbers that were compared.

import type { Influence, Rung } from "../scoring";
import { now } from "@/text/words.svelte";

export type Deciding = Exclude<Rung, "shared">;
type Words = Record<Deciding, (mine: number, theirs: number) => string>;

const en: { won: Words; lost: Words } = {
  won: {
    influence: (mine, theirs) => `more seats and Palazzo sculptures (${mine}\u00a0:\u00a0${theirs})`,
    seats: (mine, theirs) => `more council seats (${mine}\u00a0:\u00a0${theirs})`,
    earlier_seat: () => "the last council seat taken earlier",
    earlier_sculpture: () => "a sculpture in the Palazzo earlier",
  },
  lost: {
    influence: (mine, theirs) => `fewer seats and Palazzo sculptures (${mine}\u00a0:\u00a0${theirs})`,
    seats: (mine, theirs) => `fewer council seats (${mine}\u00a0:\u00a0${theirs})`,
    earlier_seat: () => "the last council seat taken later",
    earlier_sculpture: () => "a sculpture in the Palazzo later",
  },
};

const ru: typeof en = {
  won: {
    influence: (mine, theirs) => `больше мест и скульптур в Палаццо (${mine}\u00a0:\u00a0${theirs})`,
    seats: (mine, theirs) => `больше мест в совете (${mine}\u00a0:\u00a0${theirs})`,
    earlier_seat: () => "последнее место в совете занято раньше",
    earlier_sculpture: () => "скульптура в Палаццо раньше",
  },
  lost: {
    influence: (mine, theirs) => `меньше мест и скульптур в Палаццо (${mine}\u00a0:\u00a0${theirs})`,
    seats: (mine, theirs) => `меньше мест в совете (${mine}\u00a0:\u00a0${theirs})`,
    earlier_seat: () => "последнее место в совете занято позже",
    earlier_sculpture: () => "скульптура в Палаццо позже",
  },
};

const texts = { en, ru };

/** "more council seats (2 : 1)" */
export function decidedBy(by: Deciding, won: boolean, mine: Influence, theirs: Influence): string {
  const compared = ({ seats, sculptures }: Influence) => (by === "influence" ? seats + sculptures : seats);
  return now(texts)[won ? "won" : "lost"][by](compared(mine), compared(theirs));
}
