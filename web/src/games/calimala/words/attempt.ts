// What somebody seems to want who touches something that is not lit. The rules are then asked why not.

import { readEffect } from "./effect";
import { can, ways } from "./lack";
import { isTradeCity } from "../board/things";
import { asCalimala, type Action, type CalimalaPlayer, type CalimalaView, type City, type DiscKind } from "../view";
import type { ElementId } from "../../face";
import type { Seat, View } from "@/line/protocol";

const DISCS: DiscKind[] = ["own", "white", "support"];

/** A way to carry out an action: one that could be, if there is any. */
function wayOf(view: CalimalaView, player: CalimalaPlayer, action: Action): string {
  const all = ways(action);
  return all.find((way) => can(view, player, readEffect(way))) ?? all[0] ?? action;
}

/** An effect by the street if it offers that action, else by a card if there is one. */
function bySlotOrCard(view: CalimalaView, player: CalimalaPlayer, effect: string): string {
  const action = effect.split(" ")[0] as Action;
  const onStreet = view.activation?.slots.includes(action) === true;
  return !onStreet && (player.hand?.[action] ?? 0) > 0 ? `card ${effect}` : effect;
}

export function attempt(view: View, seat: Seat, element: ElementId): string | null {
  const calimala = asCalimala(view);
  const player = calimala.players[seat];
  if (player === undefined) return null;
  const [kind = "", which = "", position] = element.split(":");
  const disc = DISCS.find((one) => player[one] > 0) ?? "own";
  const effect = (notation: string) => bySlotOrCard(calimala, player, notation);
  switch (kind) {
    case "street":
      return `place ${disc} ${which}`;
    case "disc": {
      if (position !== undefined) return calimala.phase === "replace_white" ? `replace ${which} ${position}` : `place ${disc} ${which}`;
      const street = calimala.stacks.findIndex((stack) => which !== "support" || !stack.includes("support"));
      return `place ${which} ${Math.max(street, 0)}`;
    }
    case "action":
      return wayOf(calimala, player, which as Action);
    case "hand":
      return `card ${wayOf(calimala, player, which as Action)}`;
    case "city":
      return effect(isTradeCity(which as City) ? `land ${which}` : `sea ${which} 1`);
    case "house":
      return effect(`build house ${which}`);
    case "ship":
    case "workshop":
      return effect(`build ${kind}`);
    case "location": {
      const [building, row] = which.split("_");
      return effect(row === "sculptures" ? `sculpt ${building}` : `donate ${building} ${row}`);
    }
    case "offer":
      return `draft ${which}`;
    case "influence":
      return `${player.kept === null || player.kept === undefined ? "keep" : "open"} ${which}`;
    default:
      return null;
  }
}
