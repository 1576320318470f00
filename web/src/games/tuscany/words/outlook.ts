// What will follow what is being chosen: something stored that must go, a round that ends.

import { endsRound, ROUNDS, seen } from "../view";
import { theItem } from "./names";
import type { Line, People } from "../../face";
import { upper } from "../../generic/text";
import type { GameEvent, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const says = {
  en: {
    gone: (item: string, tile: string) => `The storage is full: ${item} leaves the game, ${tile} takes its place.`,
    choice: (items: string, tile: string) => `The storage is full: one of these must be given up for ${tile}: ${items}.`,
    scored: (round: number) => `Round ${round} ends with this lap; then all green points are added to the red ones.`,
    last: (round: number) => `Round ${round} ends with this lap.`,
  },
  ru: {
    gone: (item: string, tile: string) => `Склад полон: ${item} выходит из игры, на его месте будет ${tile}.`,
    choice: (items: string, tile: string) => `Склад полон: чтобы взять ${tile}, нужно отдать что-то одно: ${items}.`,
    scored: (round: number) => `Раунд ${round} кончится с этим кругом; все зелёные очки прибавятся к красным.`,
    last: (round: number) => `Раунд ${round} кончится с этим кругом.`,
  },
};

export function outlook(_events: readonly GameEvent[], after: View, _people: People): Line[] {
  const view = seen(after);
  if (view.phase !== "discard") return [];
  const w = now(says);
  const stored = [...new Set(view.players[view.active]?.storage ?? [])].map(theItem);
  const tile = theItem(view.display[view.taking ?? 0] ?? "");
  const lines: Line[] = [{ seat: view.active, text: upper(stored.length === 1 ? w.gone(stored[0] ?? "", tile) : w.choice(stored.join(", "), tile)) }];
  if (endsRound(view, view.active)) lines.push({ seat: null, text: (view.round < ROUNDS ? w.scored : w.last)(view.round) });
  return lines;
}
