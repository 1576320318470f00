// What the terms of the evaluation mean for a player (src/games/millefiori/terms.hpp), as a hint tells it. What is only
// paid out is no reason: a bonus that is taken, a card that is used, a fleet that sails.

import type { People } from "../../face";
import { cellOf, type Area } from "../view";
import { advise, type Meanings } from "../../generic/advice";
import { scored } from "../../generic/scored";
import type { HintOption } from "@/line/protocol";

const en = {
  points: { gain: "scores points", ...scored.en },
  use: {
    gain: "sets up a good play for your next card",
    cost: { select: "passes on a card that brings more at once", take: "leaves a card that brings more at once" },
  },
  next_hand: { gain: "suits the cards that come to you next", cost: "makes the cards that come to you next less useful" },
  later_hand: { gain: "suits cards that come to you later", cost: "makes cards that come to you later less useful" },
  bonuses: { gain: "brings you closer to an area bonus" },
  groups: { gain: "gives your workshops room to grow", cost: "leaves your workshops less room to grow" },
  run: { gain: "prepares a longer run of residences" },
  triangles: { gain: "promises more points for a citizen later" },
  goods: { gain: "promises more points for your goods later" },
  fleets: { gain: "brings your ships closer to a complete fleet" },
  sea: { gain: "brings your ship closer to the good spaces of the sea route" },
  workshops: { gain: "makes your next workshops worth more", cost: "leaves poorer places for your next workshops" },
  residences: { gain: "makes your next residence worth more", cost: "makes your next residence worth less" },
  citizens: { gain: "opens better places for your next citizens", cost: "leaves poorer places for your next citizens" },
  trade: { gain: "makes your next goods worth more", cost: "makes your next goods worth less" },
  harbour: { gain: "makes your next ships worth more", cost: "makes your next ships worth less" },
} satisfies Meanings;

const ru: typeof en = {
  points: { gain: "приносит очки", ...scored.ru },
  use: {
    gain: "готовит хороший ход следующей картой",
    cost: { select: "отдаёт соседу более выгодную сейчас карту", take: "оставляет более выгодную сейчас карту" },
  },
  next_hand: { gain: "подходит к вашей следующей руке", cost: "делает вашу следующую руку менее полезной" },
  later_hand: { gain: "подходит и к более поздним рукам", cost: "делает более поздние руки менее полезными" },
  bonuses: { gain: "приближает бонус области" },
  groups: { gain: "даёт вашим мастерским место для роста", cost: "оставляет вашим мастерским меньше места для роста" },
  run: { gain: "готовит более длинную цепочку жилых кварталов" },
  triangles: { gain: "обещает повторные очки за горожанина" },
  goods: { gain: "обещает новые очки за ваши товары" },
  fleets: { gain: "приближает ваши корабли к полному флоту" },
  sea: { gain: "приближает корабль к хорошим делениям морского пути" },
  workshops: { gain: "делает ценнее ваши следующие мастерские", cost: "оставляет худшие места для ваших следующих мастерских" },
  residences: { gain: "делает ценнее ваш следующий жилой квартал", cost: "обесценивает ваш следующий жилой квартал" },
  citizens: { gain: "открывает лучшие места для ваших следующих горожан", cost: "оставляет худшие места для ваших следующих горожан" },
  trade: { gain: "делает ценнее ваши следующие товары", cost: "обесценивает ваши следующие товары" },
  harbour: { gain: "делает ценнее ваши следующие корабли", cost: "обесценивает ваши следующие корабли" },
};

export const terms = { en, ru };

/** Others get worse or better cards by what is kept and passed on; else their hands move on by themselves. */
const HANDS = ["use", "next_hand", "later_hand"];

/** What the next placements bring changes in the area of a placement; elsewhere it only fades with time. */
const NEXT: Record<string, Area[]> = {
  workshops: ["workshops"],
  residences: ["residences"],
  citizens: ["nobles", "commoners"],
  trade: ["trade"],
  harbour: ["harbour", "trade"],
};

export function advice(hint: HintOption, people: People, next?: HintOption): string {
  const told = (option: HintOption) => {
    const [verb, cell = ""] = option.do.split(" ");
    const area = verb === "place" ? cellOf(cell).area : null;
    const moves = option.moves.filter(({ term, seat }) =>
      HANDS.includes(term) ? verb === "select" || seat === people.you : NEXT[term] === undefined || (area !== null && NEXT[term].includes(area)),
    );
    return { ...option, moves };
  };
  return advise(told(hint), people, terms, next && told(next));
}
