// What is agreed at a table, in words.

import type { Choice } from "@/games/face";
import { same } from "@/games/same";
import { now } from "@/text/words.svelte";

/** The options that are not as usual, among those that matter for so many players: "Obligation: strict". */
export function unusual(choices: readonly Choice[], options: Record<string, unknown>, players: number): { name: string; value: string }[] {
  return choices
    .filter(({ key, usual, players: matters }) => key in options && !same(options[key], usual) && (matters === undefined || matters.includes(players)))
    .map(({ key, name, values }) => {
      const chosen = values.find(({ value }) => same(value, options[key]));
      return { name: now(name), value: chosen === undefined ? JSON.stringify(options[key]) : now(chosen.name) };
    });
}
