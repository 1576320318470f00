// What moves between two views. Whoever looks sees his own hand and rhombi, so his pieces come from there; those of
// others come from their strip.

import { areaOf, cardOf, data, seen, type MillefioriView } from "../view";
import type { ElementId, Journey } from "../../face";
import { coloursOf } from "../../generic/colours";
import { number, seatOf, text } from "../../generic/story";
import type { GameEvent, Seat, View } from "@/line/protocol";

const COLOURS = coloursOf(data);

/** The seat whose selected card is known, unless all are or none. */
function viewer(view: MillefioriView): Seat | null {
  const open = view.players.flatMap((player, seat) => (player.selected === undefined ? [] : [seat]));
  return open.length === 1 ? (open[0] ?? null) : null;
}

export function journeys(events: readonly GameEvent[], before: View): Journey[] {
  const view = seen(before);
  const me = viewer(view);
  const at = (seat: Seat, mine: ElementId): ElementId => (seat === me ? mine : `points:${seat}`);
  const all: Journey[] = [];
  const seats = view.players.map((_, seat) => seat);
  const hidden = (from: ElementId, to: ElementId) => all.push({ from, to, piece: { kind: "card" } });
  const card = (from: ElementId, to: ElementId, name: string) => {
    const { kind } = cardOf(name);
    const area = `mf-${areaOf(kind)}`;
    all.push({ from, to, piece: { kind: "card", glyph: kind, paint: { fill: area, on: `${area}-ink` } } });
  };
  const rhombus = (seat: Seat, to: ElementId) => all.push({ from: at(seat, "supply"), to, piece: { kind: "rhombus", colour: COLOURS[seat] ?? 0 } });

  for (const event of events) {
    const seat = seatOf(event);
    switch (event.type) {
      case "revealed":
        card(at(seat, "hand"), "turn", text(event, "card"));
        break;
      case "took":
        card(`card:${text(event, "card")}`, "turn", text(event, "card"));
        break;
      case "placed":
        rhombus(seat, `cell:${text(event, "cell")}`);
        break;
      case "bonus":
        rhombus(seat, `bonus:${text(event, "area")}:${number(event, "value")}`);
        break;
      case "sailed":
        // Space by space, along the route.
        for (let space = number(event, "from"); space < number(event, "to"); ++space)
          all.push({ from: `sea:${space}`, to: `sea:${space + 1}`, piece: { kind: "ship", colour: COLOURS[seat] ?? 0 } });
        break;
      case "laid_out":
        card(at(seat, `card:${text(event, "card")}`), "display", text(event, "card"));
        break;
      case "passed":
        for (const from of seats) hidden(at(from, "hand"), at((from + 1) % seats.length, "hand"));
        break;
      case "dealt":
        for (const to of seats) hidden("display", at(to, "hand"));
        break;
    }
  }
  return all;
}
