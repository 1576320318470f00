// Which cards lie where on a mat.

import type { Seat } from "@/line/protocol";
import type { Action, CalimalaView, InfluenceCard } from "../view";
import { ACTIONS } from "./things";
import type { Rect } from "./layout";

export interface HandCards {
  /** Null: cards seen from behind. */
  action: Action | null;
  count: number;
}

/** A hand as far as it is known, equal cards together. */
export function handOf(view: CalimalaView, seat: Seat): HandCards[] {
  const player = view.players[seat]!;
  const { hand } = player;
  if (hand !== undefined) return ACTIONS.flatMap((action) => (hand[action] === undefined ? [] : [{ action, count: hand[action] }]));
  const known: HandCards[] = player.known === null ? [] : [{ action: player.known, count: 1 }];
  const hidden = player.hand_size - known.length;
  return hidden > 0 ? [...known, { action: null, count: hidden }] : known;
}

export interface KnownInfluence {
  /** Null: it lies face down. */
  card: InfluenceCard | null;
  how: "secret" | "kept" | "open" | "beside";
  /** Whose it is; null beside the board. */
  seat: Seat | null;
}

/** The influence cards on the table and one's own secret one, as they concern `seat`; with `others`, those of all. */
export function influenceOf(view: CalimalaView, seat: Seat | null, others: boolean): KnownInfluence[] {
  const over = view.phase === "over";
  const cards: KnownInfluence[] = [];
  view.players.forEach((player, owner) => {
    if (view.phase === "influence" || (owner !== seat && !others)) return;
    if (player.kept != null) cards.push({ card: player.kept, how: over ? "kept" : "secret", seat: owner });
    else if (!others && player.kept === undefined) cards.push({ card: null, how: "secret", seat: owner });
    if (player.open != null) cards.push({ card: player.open, how: "open", seat: owner });
  });
  if (others && view.beside != null) cards.push({ card: view.beside, how: "beside", seat: null });
  else if (others && view.players.length === 2) cards.push({ card: null, how: "beside", seat: null });
  // One's own first.
  return cards.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
}

export interface CardSize {
  width: number;
  height: number;
  gap: number;
  /** How many side by side; as many as fit unless told. */
  columns?: number;
}

/** Boxes for so many cards, line by line within a width. */
export function dealt(x: number, y: number, width: number, count: number, card: CardSize): Rect[] {
  const columns = Math.max(1, card.columns ?? Math.min(count, Math.floor((width + card.gap) / (card.width + card.gap))));
  return Array.from(
    { length: count },
    (_, i) => [x + (i % columns) * (card.width + card.gap), y + Math.floor(i / columns) * (card.height + card.gap), card.width, card.height] as const,
  );
}
