// The turn that is being played: its cards, and the stars that led from one to the next.

import type { Told } from "../../face";
import { cellOf, type MillefioriView } from "../view";
import type { GameEvent, Seat } from "@/line/protocol";

/** What an extra card was earned by. */
export type Star = "workshops" | "residences" | "citizens" | "trade" | "sea";

export interface Play {
  card: string;
  /** Where a rhombus went. */
  cell: string | null;
  /** Where the ship stopped. */
  space: number | null;
  star: Star | null;
  /** A star would be earned, but no card lies open. Then the turn is over, so it is only seen coming. */
  lapsed: boolean;
}

export interface Turn {
  seat: Seat;
  plays: Play[];
  /** The right that is open now: earned by the last play and neither used nor declined. */
  open: boolean;
}

function starOf(play: Play): Star {
  const area = play.cell === null ? "harbour" : cellOf(play.cell).area;
  // A ship card earns by sailing alone.
  if (area === "harbour") return "sea";
  return area === "nobles" || area === "commoners" ? "citizens" : area;
}

/** The plays of these events, from the card that was last turned up on. */
function read(events: readonly GameEvent[]): Turn | null {
  let turn: Turn | null = null;
  for (const event of events) {
    const play = turn?.plays.at(-1);
    switch (event.type) {
      case "revealed":
        turn = { seat: event["seat"] as Seat, plays: [begun(event)], open: false };
        break;
      case "took":
        turn?.plays.push(begun(event));
        if (turn !== null) turn.open = false;
        break;
      case "placed":
        if (play !== undefined) play.cell = String(event["cell"]);
        break;
      case "sailed":
        if (play !== undefined) play.space = Number(event["to"]);
        break;
      case "earned":
        if (play === undefined || turn === null) break;
        play.star = starOf(play);
        turn.open = true;
        break;
      case "turn_over":
        if (turn !== null) turn.open = false;
        break;
    }
  }
  return turn;
}

const begun = (event: GameEvent): Play => ({ card: String(event["card"]), cell: null, space: null, star: null, lapsed: false });

/** The turn being played; null between turns. */
export function turnOf(view: MillefioriView, told: readonly Told[]): Turn | null {
  if (view.phase !== "use" && view.phase !== "extra") return null;
  const start = told.findLastIndex(({ events }) => events.some(({ type }) => type === "revealed"));
  const turn = start < 0 ? null : read(told.slice(start).flatMap(({ events }) => events));
  if (turn !== null && turn.seat === view.active) return turn;
  // Without its story one still sees the card on the table.
  if (view.card === null) return null;
  return { seat: view.active, plays: [{ card: view.card, cell: null, space: null, star: null, lapsed: false }], open: false };
}

/** The last play of the turn with what a preview would make of it. */
export function played(turn: Turn, preview: readonly GameEvent[]): Play | null {
  const last = turn.plays.at(-1);
  if (last === undefined || !preview.some(({ type }) => type === "placed" || type === "sailed")) return null;
  const play = { ...last };
  for (const event of preview) {
    if (event.type === "turn_over") break;
    if (event.type === "placed") play.cell = String(event["cell"]);
    if (event.type === "sailed") play.space = Number(event["to"]);
    if (event.type === "earned") play.star = starOf(play);
    if (event.type === "lapsed") {
      play.star = null;
      play.lapsed = true;
    }
  }
  return play;
}
