// Why a hint says so, as a friend would put it: what the turn that it advises brings, spares or costs and the next best does not,
// by the terms of the bots' evaluation (docs/bots.md), the weightiest first; and whom it holds back or helps. What can be counted
// is told only as far as it is certain that one gets or spends it. Where there is no such reason, there is none.

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
  /** What is gained or spent, by its name in `gets`: then it must be there. */
  thing?: string;
  /** So much of it, and how much the next best brings. */
  counted?: (much: number, next: number) => string;
  /** The next best spends it, and this does not. */
  spared?: string;
}
export type Meanings = Readonly<Record<string, Meaning>>;

const says = {
  en: {
    gains: (gains: string) => `It ${gains}.`,
    both: (gains: string, costs: string) => `It ${gains}, but it ${costs}.`,
    instead: (costs: string, names: string, _many: boolean) => `It ${costs}, but it holds back ${names}.`,
    rivals: (names: string, _many: boolean) => `It holds back ${names}.`,
    helps: (names: string, _many: boolean) => `It also helps ${names}.`,
    and: " and ",
    besides: ", and ",
  },
  ru: {
    gains: (gains: string) => `${upper(gains)}.`,
    both: (gains: string, costs: string) => `${upper(gains)}, но ${costs}.`,
    instead: (costs: string, names: string, many: boolean) => `${upper(costs)}, но это во вред ${many ? "соперникам" : "сопернику"}: ${names}.`,
    rivals: (names: string, many: boolean) => `Во вред ${many ? "соперникам" : "сопернику"}: ${names}.`,
    helps: (names: string, many: boolean) => `На руку и ${many ? "соперникам" : "сопернику"}: ${names}.`,
    and: " и ",
    besides: ", а также ",
  },
};

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** So many reasons are told, and none that weighs less than this part of the weightiest, in hundredths of a point at least 20. */
const MOST = 3;
const PART = 0.2;
const LEAST = 20;
/** What another option brings, too, at least by this part, is no reason. */
const ALIKE = 0.5;

interface Reason {
  clause: string;
  worth: number;
}
type Advised = Pick<HintOption, "do" | "moves"> & Partial<Pick<HintOption, "gets">>;

const clauseFor = (clause: Clause | undefined, verb: string): string | undefined =>
  typeof clause === "string" ? clause : (clause?.[verb] ?? clause?.["otherwise"]);

/** How much each term has moved for those who `counts` says. */
function sums(option: Advised | undefined, counts: (seat: number) => boolean): Map<string, number> {
  const worths = new Map<string, number>();
  for (const { term, seat, worth } of option?.moves ?? []) if (counts(seat)) worths.set(term, (worths.get(term) ?? 0) + worth);
  return worths;
}

/** What is to be said of a term that has moved by so much, and so much more than with the next best. */
function clauseOf(meaning: Meaning, verb: string, worth: number, more: number, much: number, other: number): string | undefined {
  const { thing, counted, spared } = meaning;
  if (more > 0 && spared !== undefined && much >= 0 && other < 0) return spared;
  if (worth * more <= 0 || (worth - more) * worth > ALIKE * worth * worth) {
    // Of what is counted, more than the next best brings is a reason.
    return counted !== undefined && much > 0 && much > other && more > 0 ? counted(much, other) : undefined;
  }
  if (thing !== undefined && (worth > 0 ? much <= 0 || other >= much : much >= 0 || other <= much)) return undefined;
  if (worth > 0 && counted !== undefined) return counted(much, other);
  return clauseFor(worth > 0 ? meaning.gain : meaning.cost, verb);
}

/** All reasons of a player, the weightiest first; what is said alike is one reason. */
function reasonsOf(best: Advised, next: Advised | undefined, own: (seat: number) => boolean, meanings: Meanings): Reason[] {
  const verb = best.do.split(" ")[0] ?? "";
  const mine = sums(best, own);
  const others = sums(next, own);
  const worths = new Map<string, number>();
  for (const term of new Set([...mine.keys(), ...others.keys()])) {
    const meaning = meanings[term];
    if (meaning === undefined) continue;
    const worth = mine.get(term) ?? 0;
    const more = worth - (others.get(term) ?? 0);
    const thing = meaning.thing ?? "";
    const clause = clauseOf(meaning, verb, worth, more, best.gets?.[thing] ?? 0, next?.gets?.[thing] ?? 0);
    if (clause !== undefined) worths.set(clause, (worths.get(clause) ?? 0) + more);
  }
  return [...worths].map(([clause, worth]) => ({ clause, worth })).sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

/** Why the best rather than the next best, or nothing where no reason is an honest one. */
export function advise(best: Advised, people: People, terms: Both<Meanings>, next?: Advised): string {
  const own = (seat: number) => seat === people.you || people.you === null;
  const all = reasonsOf(best, next, own, now(terms));
  const floor = Math.max(LEAST, PART * Math.abs(all[0]?.worth ?? 0));
  const told = all.filter(({ worth }) => Math.abs(worth) >= floor).slice(0, MOST);
  const reasons = (sign: number) => told.filter(({ worth }) => sign * worth > 0).map(({ clause }) => clause);

  const others = new Map<number, number>();
  for (const [option, sign] of [
    [best, 1],
    [next, -1],
  ] as const)
    for (const { seat, worth } of option?.moves ?? []) if (!own(seat)) others.set(seat, (others.get(seat) ?? 0) + sign * worth);
  const players = (sign: number) => [...others].filter(([, worth]) => sign * worth >= floor).map(([seat]) => people.name(seat));
  return sentences(joined(reasons(1)), joined(reasons(-1)), players(-1), players(1)).join(" ");
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
  return [];
}
