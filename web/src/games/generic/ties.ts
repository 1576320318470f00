// What is said at the end of those who have equal points: what put one before another, or that they share the place.

import type { People } from "../face";
import type { Seat } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  before: (ahead: string, many: boolean, behind: string, why: string) => `${ahead} ${many ? "are" : "is"} before ${behind} at equal points: ${why}.`,
  victory: (names: string, why: string) => `${names} share the victory: ${why}.`,
  place: (names: string, place: number, why: string) => `${names} share place\u00a0${place}: ${why}.`,
};

const ru: typeof en = {
  before: (ahead, _many, behind, why) => `При\u00a0равных очках ${ahead} выше, чем ${behind}: ${why}.`,
  victory: (names, why) => `${names} делят победу: ${why}.`,
  place: (names, place, why) => `${names} делят ${place}\u2011е\u00a0место: ${why}.`,
};

const texts = { en, ru };

/** Which of two comes before the other: below zero the first, zero if they share; and why. */
export interface Verdict {
  order: number;
  why: string;
}

type Decide = (a: Seat, b: Seat) => Verdict;

/** The seats in their order, those together who share a place. */
function places(seats: readonly Seat[], decide: Decide): Seat[][] {
  const groups: Seat[][] = [];
  for (const seat of seats.toSorted((a, b) => decide(a, b).order)) {
    const last = groups.at(-1);
    if (last !== undefined && decide(last[0]!, seat).order === 0) last.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/** Null if nobody is tied. Whoever gave up is behind the others whatever the points, so that no tie-break is asked. */
export function tieText(people: People, points: readonly number[], decide: Decide): string | null {
  const t = now(texts);
  const names = (seats: Seat[]): string =>
    list(
      words.language,
      seats.map((seat) => people.name(seat)),
    );
  const ranked = [...points.keys()].filter((seat) => people.players[seat]?.chair.resigned !== true);
  const sentences: string[] = [];
  for (const sum of [...new Set(points)].sort((a, b) => b - a)) {
    const tied = places(
      ranked.filter((seat) => points[seat] === sum),
      decide,
    );
    let place = 1 + ranked.filter((seat) => points[seat]! > sum).length;
    tied.forEach((group, i) => {
      const [first, second] = group as [Seat, Seat?];
      if (second !== undefined) {
        const { why } = decide(first, second);
        sentences.push(place === 1 ? t.victory(names(group), why) : t.place(names(group), place, why));
      }
      const next = tied[i + 1];
      if (next !== undefined) sentences.push(t.before(names(group), group.length > 1, names(next), decide(first, next[0]!).why));
      place += group.length;
    });
  }
  return sentences.length === 0 ? null : sentences.join(" ");
}
