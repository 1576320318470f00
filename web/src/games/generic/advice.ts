// Why a hint says so, as a friend would put it: what the move is good for and what it costs, by the terms of the bots'
// evaluation (docs/bots.md), the weightiest first; whom it holds back or helps; and the chance to win.

import type { People } from "../face";
import type { HintOption } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words, type Both } from "@/text/words.svelte";

/** What follows "It", without commas: "scores points". Where it depends on the action, by the first word of its notation. */
export type Clause = string | Readonly<Record<string, string>>;

/** What it means for a player that a term moves for the better or for the worse; what tells nobody anything is left out. */
export interface Meaning {
  gain?: Clause;
  cost?: Clause;
}
export type Meanings = Readonly<Record<string, Meaning>>;

const says = {
  en: {
    gains: (gains: string) => `It ${gains}.`,
    both: (gains: string, costs: string) => `It ${gains}, but it ${costs}.`,
    costs: (costs: string) => `It ${costs}, but it pays off a few moves later.`,
    instead: (costs: string, names: string, _many: boolean) => `It ${costs}, but it holds back ${names}.`,
    rivals: (names: string, _many: boolean) => `It holds back ${names}.`,
    helps: (names: string, _many: boolean) => `It also helps ${names}.`,
    ahead: "Looking a few moves ahead, this comes out best.",
    and: " and ",
    besides: ", and ",
  },
  ru: {
    gains: (gains: string) => `${upper(gains)}.`,
    both: (gains: string, costs: string) => `${upper(gains)}, но ${costs}.`,
    costs: (costs: string) => `${upper(costs)}, но через несколько ходов это окупается.`,
    instead: (costs: string, names: string, many: boolean) => `${upper(costs)}, но это во вред ${many ? "соперникам" : "сопернику"}: ${names}.`,
    rivals: (names: string, many: boolean) => `Во вред ${many ? "соперникам" : "сопернику"}: ${names}.`,
    helps: (names: string, many: boolean) => `На руку и ${many ? "соперникам" : "сопернику"}: ${names}.`,
    ahead: "Если просчитать несколько ходов вперёд, так выходит лучше всего.",
    and: " и ",
    besides: ", а также ",
  },
};

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** So many reasons are told, and none that weighs less than this part of the weightiest, in hundredths of a point at least 5. */
const MOST = 3;
const PART = 0.2;
const LEAST = 5;

interface Reason {
  clause: string;
  worth: number;
}

const clauseFor = (clause: Clause | undefined, verb: string): string | undefined =>
  typeof clause === "string" ? clause : (clause?.[verb] ?? clause?.["otherwise"]);

/** All reasons of a player, the weightiest first; what is said alike is one reason. */
function reasonsOf(moves: HintOption["moves"], meanings: Meanings, verb: string): Reason[] {
  const worths = new Map<string, number>();
  for (const { term, worth } of moves) {
    const clause = clauseFor(worth > 0 ? meanings[term]?.gain : meanings[term]?.cost, verb);
    if (clause !== undefined) worths.set(clause, (worths.get(clause) ?? 0) + worth);
  }
  return [...worths].map(([clause, worth]) => ({ clause, worth })).sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

export function advise(hint: HintOption, people: People, terms: Both<Meanings>): string {
  const own = (seat: number) => seat === people.you || people.you === null;
  const all = reasonsOf(
    hint.moves.filter(({ seat }) => own(seat)),
    now(terms),
    hint.do.split(" ")[0] ?? "",
  );
  const floor = Math.max(LEAST, PART * Math.abs(all[0]?.worth ?? 0));
  const told = all.filter(({ worth }) => Math.abs(worth) >= floor).slice(0, MOST);
  const reasons = (sign: number) => told.filter(({ worth }) => sign * worth > 0).map(({ clause }) => clause);

  const others = new Map<number, number>();
  for (const { seat, worth } of hint.moves) if (!own(seat)) others.set(seat, (others.get(seat) ?? 0) + worth);
  const players = (sign: number) => [...others].filter(([, worth]) => sign * worth >= floor).map(([seat]) => people.name(seat));

  const why = sentences(joined(reasons(1)), joined(reasons(-1)), players(-1), players(1));
  return [...why, words.now.table.chance(hint.chance)].join(" ");
}

/** Clauses as one: "brings wood and brick, and opens a city", each verb once. */
function joined(clauses: string[]): string {
  const verbOf = (clause: string) => /^\S+ (you )?/.exec(clause)?.[0] ?? "";
  const phrases = [...new Set(clauses.map(verbOf))].map((verb) => {
    const objects = clauses.filter((clause) => verbOf(clause) === verb).map((clause) => clause.slice(verb.length));
    return verb + list(words.language, objects);
  });
  const { and, besides } = now(says);
  return phrases.length === 2 && phrases.some((phrase) => phrase.includes(and)) ? phrases.join(besides) : list(words.language, phrases);
}

function sentences(gains: string, costs: string, rivals: string[], helped: string[]): string[] {
  const say = now(says);
  const about = (sentence: (names: string, many: boolean) => string, names: string[]) =>
    names.length > 0 ? [sentence(list(words.language, names), names.length > 1)] : [];
  const held = about(gains === "" && costs !== "" ? (names, many) => say.instead(costs, names, many) : say.rivals, rivals);
  const helps = about(say.helps, helped);
  if (gains !== "") return [costs === "" ? say.gains(gains) : say.both(gains, costs), ...held, ...helps];
  if (held.length > 0) return [...held, ...helps];
  return [costs === "" ? say.ahead : say.costs(costs), ...helps];
}
