// Why a hint says so: what the move is good for and what it costs, by the terms of the bots' evaluation (docs/bots.md),
// the weightiest first; whom it holds back or helps; and the chance to win.

import type { People } from "../face";
import type { HintOption } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words, type Both } from "@/text/words.svelte";

const says = {
  en: {
    gains: (list: string) => `It is good for ${list}`,
    costs: (list: string) => `it costs ${list}`,
    rivals: (list: string) => `it holds back ${list}`,
    helps: (list: string) => `it also helps ${list}`,
    calm: "It changes little at once; what counts comes later.",
  },
  ru: {
    gains: (list: string) => `Польза: ${list}`,
    costs: (list: string) => `цена: ${list}`,
    rivals: (list: string) => `мешает: ${list}`,
    helps: (list: string) => `помогает и другим: ${list}`,
    calm: "Сразу почти ничего не меняется, важно то, что будет потом.",
  },
};

/** So many reasons are told, and none that weighs less than this part of the weightiest, in hundredths of a point at least 5. */
const MOST = 3;
const PART = 0.2;
const LEAST = 5;

type Moves = HintOption["moves"];

/** The moves worth telling, the weightiest first. */
function weighty(moves: Moves): Moves {
  const sorted = [...moves].sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const floor = Math.max(LEAST, PART * Math.abs(sorted[0]?.worth ?? 0));
  return sorted.filter(({ worth }) => Math.abs(worth) >= floor).slice(0, MOST);
}

/** `unsaid` are terms that are no reason to tell. */
export function advise(hint: HintOption, people: People, terms: Both<Record<string, string>>, unsaid: readonly string[] = []): string {
  const say = now(says);
  const own = (seat: number) => seat === people.you || people.you === null;
  const mine = weighty(hint.moves.filter(({ seat, term }) => own(seat) && !unsaid.includes(term)));
  const theirs = hint.moves.filter(({ seat }) => !own(seat));
  const total = (seat: number) => theirs.filter((move) => move.seat === seat).reduce((sum, move) => sum + move.worth, 0);
  const reasons = (sign: number) => mine.filter(({ worth }) => sign * worth > 0).map(({ term }) => now(terms)[term] ?? term);
  const players = (sign: number) => [...new Set(theirs.map(({ seat }) => seat))].filter((seat) => sign * total(seat) >= LEAST).map((seat) => people.name(seat));
  const parts = ([[say.gains, reasons(1)], [say.costs, reasons(-1)], [say.rivals, players(-1)], [say.helps, players(1)]] as const)
    .flatMap(([sentence, things]) => (things.length > 0 ? [sentence(list(words.language, things))] : []));
  const why = parts.join("; ");
  return `${why === "" ? say.calm : `${why.charAt(0).toUpperCase()}${why.slice(1)}.`} ${words.now.table.chance(hint.chance)}`;
}
