// What follows from a disc that would be placed: whose discs act then, and what is scored at the end of the turn.

import { and, depthName, isScored, theAction } from "./names";
import { actionsOf } from "./layout";
import { tileRanking } from "../scoring";
import { asCalimala, type Participant } from "../view";
import type { Line, People } from "../../face";
import type { GameEvent, View } from "@/line/protocol";
import { signed } from "@/text/language";
import { now } from "@/text/words.svelte";

const says = {
  en: {
    first: (name: string, actions: string) => `${name} carries out ${actions}.`,
    twice: (name: string, actions: string) => `${name} carries out ${actions}, each twice.`,
    below: (name: string, disc: string) => `Then ${name} does the same, ${disc}.`,
    scored: (what: string, points: string) => `${what} at the end of the turn; as things stand: ${points}.`,
    nobody: "nobody has anything there",
    third: "the third party",
  },
  ru: {
    first: (name: string, actions: string) => `${name} выполняет: ${actions}.`,
    twice: (name: string, actions: string) => `${name} выполняет дважды: ${actions}.`,
    below: (name: string, disc: string) => `Потом то же делает ${name}, ${disc}.`,
    scored: (what: string, points: string) => `${what} в конце хода; пока так: ${points}.`,
    nobody: "там ничего нет ни у кого",
    third: "третья сторона",
  },
};

export function outlook(events: readonly GameEvent[], after: View, people: People): Line[] {
  const view = asCalimala(after);
  const act = view.activation;
  if (act === undefined || !events.some(({ type }) => type === "placed")) return [];
  const w = now(says);
  const stack = view.stacks[act.street] ?? [];
  const placed = stack.at(-1);
  const actions = actionsOf(act.street, view.city).map(theAction);
  const lines: Line[] = [{ seat: act.seat, text: (placed === "white" ? w.twice : w.first)(people.name(act.seat), and(actions)) }];
  // Below a support disc nobody acts.
  for (const depth of placed === "support" ? [] : [2, 3]) {
    const disc = stack[stack.length - depth];
    if (typeof disc === "number") lines.push({ seat: disc, text: w.below(people.name(disc), depthName(depth)) });
  }
  const tile = view.tiles[view.scored];
  if (stack.length === 4 && tile !== undefined) {
    const name = (who: Participant) => (who === "third" ? w.third : people.name(who));
    const points = tileRanking(view, tile)
      .filter((place) => place.points > 0)
      .map((place) => `${name(place.who)} ${signed(place.points)}`);
    lines.push({ seat: null, text: w.scored(isScored(tile), points.length === 0 ? w.nobody : points.join(", ")) });
  }
  return lines;
}
