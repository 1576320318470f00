// What a seat knows of the hands of the others.

import { cellsFor, gainOf } from "../gain";
import { setupFor, type MillefioriView } from "../view";
import type { Seat } from "@/line/protocol";

export interface KnownHand {
  seat: Seat;
  state: "choosing" | "chosen" | "played" | "plays";
  /** Null: a card from behind. The selected one is among them. */
  cards: (string | null)[];
  /** Whether one of the open cards is selected, nobody else knows which. */
  oneOf: boolean;
}

/** Whether a seat has had its turn in this turn cycle. */
function hasPlayed(view: MillefioriView, seat: Seat): boolean {
  const turn = (who: Seat) => (who - view.first + view.players.length) % view.players.length;
  return view.phase === "over" || (view.phase !== "select" && turn(seat) < turn(view.active));
}

export function handsOf(view: MillefioriView, seat: Seat | null): KnownHand[] {
  return view.players.flatMap((player, who): KnownHand[] => {
    if (who === seat) return [];
    const count = player.hand_size + (player.has_selected ? 1 : 0);
    const open = player.holds ?? player.hand ?? [];
    const cards = [...open, ...Array.from({ length: Math.max(0, count - open.length) }, () => null)];
    const plays = view.phase !== "select" && view.phase !== "over" && view.active === who;
    const state = plays ? "plays" : player.has_selected ? "chosen" : hasPlayed(view, who) ? "played" : "choosing";
    return [{ seat: who, state, cards, oneOf: open.length > 0 && player.has_selected }];
  });
}

/** Who gets what is left of a hand; null: it goes beside the board. */
export function restGoesTo(view: MillefioriView, seat: Seat): Seat | null {
  const count = view.players.length;
  return view.cycle >= setupFor(count).plays ? null : (seat + 1) % count;
}

export interface Worth {
  points: number;
  extra: boolean;
}

/** The better of two uses, the first if they are equal. */
export function better(one: Worth | null, other: Worth | null): Worth | null {
  if (one === null || other === null) return one ?? other;
  return other.points > one.points || (other.points === one.points && other.extra && !one.extra) ? other : one;
}

/** The most that a card would bring a seat now, on a cell (without sailing) and on the sea. */
export function worthOf(view: MillefioriView, seat: Seat, card: string): { cell: Worth | null; sea: Worth | null } {
  const player = view.players[seat];
  const of = (cell: string | null): Worth & { ship: number | null } => {
    const { points, extra, ship } = gainOf(view, seat, card, cell, false);
    return { points: points[seat] ?? 0, extra, ship };
  };
  const cells = player === undefined || player.supply + player.box === 0 ? [] : cellsFor(view, card).map(of);
  cells.sort((a, b) => b.points - a.points || Number(b.extra) - Number(a.extra));
  const sea = of(null);
  return { cell: cells[0] ?? null, sea: sea.ship === null ? null : sea };
}
