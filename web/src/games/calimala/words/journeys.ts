// What moves between two views. Whoever looks sees his own mat, so his pieces come from there; those of others come
// from and go to their strip.

import { readEffect, type Effect } from "./effect";
import { wovenBy } from "./lack";
import { placeElement } from "./touched";
import { asCalimala, type CalimalaView, type DiscKind, type Location, type Participant, type StackDisc } from "../view";
import type { ElementId, Journey } from "../../face";
import type { Piece } from "@/kit/piece";
import type { GameEvent, Seat, View } from "@/line/protocol";

/** The seat whose hand is seen, unless all are or none. */
function viewer(view: CalimalaView): Seat | null {
  const open = view.players.flatMap((player, seat) => (player.hand === undefined ? [] : [seat]));
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** A disc as it is drawn: support discs belong to the third party. */
const drawn = (disc: StackDisc): Piece => ({ kind: "disc", colour: disc === "support" ? "third" : disc });

export function journeys(events: readonly GameEvent[], before: View): Journey[] {
  const view = asCalimala(before);
  const me = viewer(view);
  /** On the mat if it is the viewer's, else at the strip. */
  const own = (seat: Participant | null, element: ElementId): ElementId | null =>
    seat === me && seat !== null ? element : typeof seat === "number" ? `points:${seat}` : null;
  const all: Journey[] = [];
  const go = (from: ElementId | null, to: ElementId | null, piece: Piece) => all.push({ from, to, piece });
  let effect: Effect | null = null;
  let street: ElementId | null = null;
  /** The disc that goes to the council with the next seat, and from where. */
  let leaving: { from: ElementId | null; disc: StackDisc } | null = null;

  for (const event of events) {
    const seat = (event["seat"] ?? null) as Participant | null;
    switch (event.type) {
      case "drafted": {
        const card = event["card"] as string;
        go(`offer:${card}`, own(seat, `hand:${card}`), { kind: "card", glyph: card });
        break;
      }
      case "placed": {
        const disc = event["disc"] as DiscKind;
        go(own(seat, `disc:${disc}`), `street:${event["street"] as number}`, drawn(disc === "own" ? (seat as Seat) : disc));
        break;
      }
      case "carried": {
        effect = readEffect(event["effect"] as string);
        const { action } = effect;
        if (event["by_card"] === true) go(own(seat, `hand:${action}`), `action:${action}`, { kind: "card", glyph: action });
        carried(effect, seat as Seat);
        break;
      }
      case "cube": {
        const place = event["location"] as Location;
        const from = seat === "third" || effect === null ? null : own(seat, `warehouse:${spent(effect)}`);
        go(from, placeElement(place), { kind: "cube", colour: seat as Participant });
        break;
      }
      case "drew": {
        const card = event["card"] as string | undefined;
        const to = card === undefined ? (typeof seat === "number" ? `points:${seat}` : null) : own(seat, `hand:${card}`);
        go(null, to, card === undefined ? { kind: "card" } : { kind: "card", glyph: card });
        break;
      }
      case "overflowed": {
        street = `street:${event["street"] as number}`;
        leaving = { from: street, disc: event["disc"] as StackDisc };
        break;
      }
      case "white_back":
        go(street, own(seat, "disc:white"), { kind: "disc", colour: "white" });
        leaving = { from: own(seat, "disc:own"), disc: seat as Seat };
        break;
      case "replaced": {
        const at = event["street"] as number;
        leaving = { from: `disc:${at}:${event["position"] as number}`, disc: seat as Seat };
        go(null, `street:${at}`, { kind: "disc", colour: "white" });
        break;
      }
      case "removed":
        go(leaving?.from ?? null, null, drawn(event["disc"] as StackDisc));
        leaving = null;
        break;
      case "seated":
        if (leaving !== null && seat !== null) go(leaving.from, `tile:${event["space"] as number}`, drawn(leaving.disc));
        leaving = null;
        break;
    }
  }
  return all;

  /** What an effect brings to a mat; cubes on the board are told by themselves. */
  function carried(done: Effect, seat: Seat): void {
    const from = `action:${done.action}`;
    switch (done.action) {
      case "wood":
      case "brick":
      case "marble":
        return void go(from, own(seat, `warehouse:${done.action}`), { kind: "good", glyph: done.action });
      case "weave": {
        const player = view.players[seat];
        const woven = player === undefined ? 0 : wovenBy(player);
        for (let i = 0; i < woven; ++i) go(from, own(seat, "warehouse:cloth"), { kind: "good", glyph: "cloth" });
        return;
      }
      case "build":
        if (done.what === "house") return void go(from, `house:${done.city}`, { kind: "tile", colour: seat, glyph: "house" });
        return void go(from, own(seat, done.what), { kind: "tile", colour: seat, glyph: done.what });
    }
  }
}

/** The store from which an effect takes what it puts on the board. */
function spent(effect: Effect): string {
  return effect.action === "donate" ? effect.material : effect.action === "sculpt" ? "marble" : "cloth";
}
