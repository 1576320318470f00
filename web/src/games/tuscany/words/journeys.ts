// What moves between two views. Whoever looks sees his own mat, so his things come from and go there; those of others
// come from and go to their strip, but what they place goes to their small domain.

import { colourOf, plain, seen, viewer } from "../view";
import { glyphsOf } from "../board/things";
import type { ElementId, Journey } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import type { Piece } from "@/kit/piece";
import type { GameEvent, Seat, View } from "@/line/protocol";

/** Places of the storage whose item is being placed or given up, in the view before. */
function leaving(before: View, seat: Seat, item: string): number {
  const view = seen(before);
  if (view.placing !== null) return view.placing.item;
  return Math.max(0, view.players[seat]?.storage.indexOf(plain(item)) ?? 0);
}

export function journeys(events: readonly GameEvent[], before: View): Journey[] {
  const view = seen(before);
  const me = viewer(view);
  const own = (seat: Seat, element: ElementId): ElementId => (seat === me ? element : `points:${seat}`);
  const painted = (colour: string) => ({ fill: `tu-${colour}`, on: `tu-${colour}-on` });
  const tile = (item: string): Piece => {
    const colour = colourOf(item);
    return { kind: "hex", glyph: glyphsOf(item)[0] ?? "hex", ...(colour === null ? {} : { paint: painted(colour) }) };
  };
  const regionCard = (colour: string): Piece => ({ kind: "card", glyph: colour, paint: painted(colour) });
  const all: Journey[] = [];
  const go = (from: ElementId | null, to: ElementId | null, piece: Piece) => all.push({ from, to, piece });
  /** The slot from which a castle takes its tile: the first that is refilled before the tile lies. */
  let slot: number | null = null;
  let cell: ElementId | null = null;

  for (const event of events) {
    const seat = seatOf(event);
    switch (event.type) {
      case "drew": {
        const card = event["card"] === undefined ? null : text(event, "card");
        go("deck:region", card === null ? `points:${seat}` : own(seat, `hand:${card}`), card === null ? { kind: "card" } : regionCard(card));
        break;
      }
      case "took":
        go(
          `slot:${number(event, "slot")}`,
          own(seat, `storage:${Math.min(view.players[seat]?.storage.length ?? 0, (view.players[seat]?.capacity ?? 1) - 1)}`),
          tile(text(event, "tile")),
        );
        break;
      case "gave_up":
        go(own(seat, `storage:${leaving(before, seat, text(event, "item"))}`), null, tile(text(event, "item")));
        break;
      case "refilled":
        slot ??= number(event, "slot");
        // One's own tile comes from one's stack; a neutral one from a supply that is not drawn.
        if (!text(event, "tile").startsWith("neutral ")) go(`points:${view.active}`, `slot:${number(event, "slot")}`, tile(text(event, "tile")));
        break;
      case "bonus":
        go(`bonus:${text(event, "bonus")}`, `points:${seat}`, { kind: "tile", glyph: "plus" });
        break;
      case "paid":
        for (const [colour, count] of Object.entries((event["cards"] ?? {}) as Record<string, number>)) {
          for (let i = 0; i < count; ++i) go(own(seat, `hand:${colour}`), "deck:region", regionCard(colour));
        }
        break;
      case "placed": {
        const item = text(event, "tile");
        cell = `hex:${number(event, "cell")}:${seat}`;
        const castle = event["by_castle"] === true;
        go(
          castle ? (slot === null ? null : `slot:${slot}`) : own(seat, `storage:${leaving(before, seat, item)}`),
          cell,
          tile(colourOf(item) === null ? "hex" : item),
        );
        break;
      }
      case "gained": {
        const what = text(event, "what");
        if (what === "hex") go(cell, own(seat, `storage:${view.placing?.item ?? 0}`), tile("hex"));
        else
          for (let i = 0; i < number(event, "count"); ++i)
            go(cell, own(seat, what === "workers" ? "worker" : "marble"), { kind: "tile", glyph: what === "workers" ? "worker" : "marble" });
        break;
      }
      case "green":
      case "red":
        if (cell !== null && text(event, "reason") !== "round") go(cell, `points:${seat}`, { kind: "disc", glyph: "plus" });
        break;
      case "marble_spent":
        go(own(seat, "marble"), `points:${seat}`, { kind: "tile", glyph: "marble" });
        break;
    }
  }
  return all.filter(({ from, to }) => from !== null && to !== null && from !== to);
}
