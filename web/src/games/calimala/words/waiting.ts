// What is said while others decide.

import { lackOf } from "./lack";
import { actionsOf } from "./layout";
import { and, streetName, theAction } from "./names";
import { asCalimala, type Action } from "../view";
import type { People } from "../../face";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  influence: (who: string, several: boolean) => `${who} ${several ? "are choosing influence cards" : "is choosing an influence card"}.`,
  draft: (who: string) => `${who} is choosing a starting card.`,
  place: (who: string) => `${who} is choosing where to place a disc.`,
  street: (who: string, street: string) => `${who} is carrying out ${street}.`,
  one: {
    wood: "is deciding about wood",
    brick: "is deciding about brick",
    marble: "is deciding about marble",
    build: "is choosing what to build",
    sculpt: "is choosing where to place a sculpture",
    weave: "is deciding about weaving",
    sea: "is choosing where to ship cloth",
    land: "is choosing where to send cloth by land",
    donate: "is choosing what to donate",
  } as Record<Action, string>,
  about: (action: string) => `is deciding what to do about ${action}`,
  cards: (who: string) => `${who} may still play cards.`,
  replace: (who: string) => `${who} is choosing which disc goes to the council.`,
  over: "The game is over.",
};

const ru: typeof en = {
  influence: (who, several) => `${who} ${several ? "выбирают карты влияния" : "выбирает карту влияния"}.`,
  draft: (who) => `${who} выбирает стартовую карту.`,
  place: (who) => `${who} выбирает, куда поставить диск.`,
  street: (who, street) => `${who} действует на улице ${street}.`,
  one: {
    wood: "решает, брать ли дерево",
    brick: "решает, брать ли кирпич",
    marble: "решает, брать ли мрамор",
    build: "выбирает, что построить",
    sculpt: "выбирает, где поставить скульптуру",
    weave: "решает, ткать ли",
    sea: "выбирает, куда отправить ткань морем",
    land: "выбирает, куда отправить ткань по суше",
    donate: "выбирает, что пожертвовать",
  },
  about: (action) => `решает, как быть с действием ${action}`,
  cards: (who) => `${who} ещё может сыграть карты.`,
  replace: (who) => `${who} выбирает, какой диск уйдёт в совет.`,
  over: "Партия окончена.",
};

/** "Boris is choosing where to ship cloth." */
export function waiting(view: View, people: People, deciders: Seat[]): string {
  const calimala = asCalimala(view);
  const { phase, activation, city } = calimala;
  const w = now({ en, ru });
  const who = and(deciders.map((seat) => people.name(seat)));
  if (deciders.length === 0 || phase === "over") return w.over;
  if (phase === "influence") return w.influence(who, deciders.length > 1);
  if (phase === "draft" || phase === "place") return w[phase](who);
  if (phase === "replace_white" || activation === undefined) return w.replace(who);
  const left = [...new Set(activation.slots)];
  const [one] = left;
  if (one === undefined) return w.cards(who);
  if (left.length > 1) return w.street(who, streetName(actionsOf(activation.street, city)));
  return `${who} ${lackOf(calimala, activation.seat, one) === null ? w.one[one] : w.about(theAction(one))}.`;
}
