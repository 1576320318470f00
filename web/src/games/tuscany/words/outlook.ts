// What will follow what is being chosen: a payment, something stored that must go, a round that ends.

import { domainOf } from "../domain";
import { payments } from "../price";
import { endsRound, ROUNDS, seen, type TuscanyView } from "../view";
import { cardsText, nouns, theItem } from "./names";
import type { Line, People } from "../../face";
import { times, upper } from "../../generic/text";
import type { GameEvent, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const says = {
  en: {
    gone: (item: string, tile: string) => `The storage is full: ${item} leaves the game, ${tile} takes its place.`,
    choice: (items: string, tile: string) => `The storage is full: one of these must be given up for ${tile}: ${items}.`,
    forced: (price: string) => `It costs ${price}; there is no other way to pay.`,
    ways: (count: number) => `There are ${count} ways to pay for it; you choose one next.`,
    scored: (round: number) => `Round ${round} ends with this lap; then all green points are added to the red ones.`,
    last: (round: number) => `Round ${round} ends with this lap.`,
  },
  ru: {
    gone: (item: string, tile: string) => `Склад полон: ${item} выходит из игры, на его месте будет ${tile}.`,
    choice: (items: string, tile: string) => `Склад полон: чтобы взять ${tile}, нужно отдать что-то одно: ${items}.`,
    forced: (price: string) => `Это стоит ${price}; иначе заплатить нельзя.`,
    ways: (count: number) => `Заплатить можно по-разному (способов: ${count}), вы выберете следующим шагом.`,
    scored: (round: number) => `Раунд ${round} кончится с этим кругом; все зелёные очки прибавятся к красным.`,
    last: (round: number) => `Раунд ${round} кончится с этим кругом.`,
  },
};

export function outlook(_events: readonly GameEvent[], after: View, _people: People): Line[] {
  const view = seen(after);
  if (view.phase === "pay") return paying(view);
  if (view.phase !== "discard") return [];
  const w = now(says);
  const stored = [...new Set(view.players[view.active]?.storage ?? [])].map(theItem);
  const tile = theItem(view.display[view.taking ?? 0] ?? "");
  const lines: Line[] = [{ seat: view.active, text: upper(stored.length === 1 ? w.gone(stored[0] ?? "", tile) : w.choice(stored.join(", "), tile)) }];
  if (endsRound(view, view.active)) lines.push({ seat: null, text: (view.round < ROUNDS ? w.scored : w.last)(view.round) });
  return lines;
}

/** What has to be paid, before it is. */
function paying(view: TuscanyView): Line[] {
  const player = view.players[view.active];
  const colour = player === undefined || view.placing === null ? undefined : domainOf(player)?.cells[view.placing.cell]?.colour;
  if (player === undefined || colour === undefined) return [];
  const [first, ...others] = payments(player, colour);
  if (first === undefined) return [];
  const price = [cardsText(first.cards), first.workers > 0 ? times(nouns().worker, first.workers) : ""].filter(Boolean).join(" + ");
  return [{ seat: view.active, text: others.length === 0 ? now(says).forced(price) : now(says).ways(others.length + 1) }];
}
