// Why a hint says so: the chance to win, and what the option moves by terms of the evaluation.

import { points } from "./text";
import type { People } from "../face";
import type { HintOption } from "@/line/protocol";
import { now, words, type Both } from "@/text/words.svelte";

const texts = {
  en: { expected: (moves: string) => `What it changes: ${moves}.` },
  ru: { expected: (moves: string) => `Что это меняет: ${moves}.` },
};

export function advise(hint: HintOption, people: People, terms: Both<Record<string, string>>): string {
  const chance = words.now.table.chance(hint.chance);
  const seats = [...new Set(hint.moves.map(({ seat }) => seat))].sort((a, b) => Number(b === people.you) - Number(a === people.you));
  const parts = seats.flatMap((seat) => {
    const moves = hint.moves
      .filter((move) => move.seat === seat && Math.abs(move.worth) >= 5)
      .map((move) => `${now(terms)[move.term] ?? move.term} ${points(move.worth)}`);
    if (moves.length === 0) return [];
    return [(seat === people.you ? "" : `${people.name(seat)}: `) + moves.join(", ")];
  });
  return parts.length === 0 ? chance : `${chance} ${now(texts).expected(parts.join("; "))}`;
}
