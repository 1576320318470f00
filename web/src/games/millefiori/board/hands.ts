// What a seat knows of the hands of the others.

import { cellsFor, gainOf } from "../gain";
import { selectsInTurn, setupFor, type MillefioriView } from "../view";
import type { Seat } from "@/line/protocol";

export type HandState = "toSelect" | "choosing" | "chosen" | "plays" | "played";

export interface KnownHand {
  seat: Seat;
  state: HandState;
  /** Null: a card from behind. The selected one is among them. */
  cards: (string | null)[];
  /** Whether one of the open cards is selected, nobody else knows which. */
  oneOf: boolean;
}

function stateOf(view: MillefioriView, seat: Seat): HandState {
  if (view.phase === "over") return "played";
  const selecting = view.phase === "select";
  if (seat === view.active && !selecting) return "plays";
  if (view.players[seat]?.has_selected === true) return "chosen";
  if (selecting && (seat === view.active || !selectsInTurn(view))) return "choosing";
  const turn = (who: Seat) => (who - view.first + view.players.length) % view.players.length;
  return turn(seat) < turn(view.active) ? "played" : "toSelect";
}

export function handsOf(view: MillefioriView, seat: Seat | null): KnownHand[] {
  return view.players.flatMap((player, who): KnownHand[] => {
    if (who === seat) return [];
    const count = player.hand_size + (player.has_selected ? 1 : 0);
    const open = player.holds ?? player.hand ?? [];
    const cards = [...open, ...Array.from({ length: Math.max(0, count - open.length) }, () => null)];
    return [{ seat: who, state: stateOf(view, who), cards, oneOf: open.length > 0 && player.has_selected }];
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
