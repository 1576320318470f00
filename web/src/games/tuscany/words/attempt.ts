// What somebody seems to want who touches an element that is not lit. The rules are then asked why not.

import { domainOf, frontier } from "../domain";
import { colourOf, seen, type PlayerView, type TuscanyView } from "../view";
import type { ElementId } from "../../face";
import { kindOf, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";

/** A stored thing for a cell: one of its colour, else a hex, else the first. */
function itemFor({ storage }: PlayerView, colour: string | undefined): number {
  const fitting = [storage.findIndex((item) => colourOf(item) === colour), storage.indexOf("hex")];
  return fitting.find((item) => item >= 0) ?? 0;
}

/** A cell for a stored thing: one on which only its price can be in the way, else one of its colour. */
function cellFor(player: PlayerView, item: number): number {
  const domain = domainOf(player);
  if (domain === null) return 0;
  const colour = colourOf(player.storage[item] ?? "hex");
  const fits = (cell: { colour: string }) => colour === null || cell.colour === colour;
  return (frontier(domain).find(fits) ?? domain.cells.find((cell) => fits(cell) && !domain.covered.has(cell.id)) ?? domain.cells.find(fits))?.id ?? 0;
}

/** An open tile for a castle to place on a cell: one of its colour, else any. */
function slotFor({ display }: TuscanyView, colour: string | undefined): number {
  const fitting = [display.findIndex((tile) => tile !== null && colourOf(tile) === colour), display.findIndex((tile) => tile !== null)];
  return fitting.find((slot) => slot >= 0) ?? 0;
}

export function attempt(raw: View, seat: Seat, element: ElementId): string | null {
  const view = seen(raw);
  const player = view.players[seat];
  if (player === undefined) return null;
  const name = which(element);
  switch (kindOf(element)) {
    case "hex": {
      const [cell = "", whose] = name.split(":");
      if (Number(whose) !== seat) return null;
      const colour = domainOf(player)?.cells[Number(cell)]?.colour;
      return view.phase === "castle" ? `castle ${slotFor(view, colour)} on ${cell}` : `place ${itemFor(player, colour)} on ${cell}`;
    }
    case "storage":
      if (view.phase === "discard") return `discard ${name}`;
      return view.phase === "castle" || player.storage[Number(name)] === undefined ? null : `place ${name} on ${cellFor(player, Number(name))}`;
    case "slot":
      if (view.phase !== "castle") return `take ${name}`;
      // Cells are what it lacks, so any will do.
      return `castle ${name} on ${domainOf(player)?.cells.find(({ colour }) => colour === colourOf(view.display[Number(name)] ?? ""))?.id ?? 0}`;
    case "bonus":
      return `bonus ${name}`;
    case "deck":
      return "draw";
    case "clear":
      return `refresh ${name}`;
    case "hand":
      return "pay own own";
    default:
      return element === "marble" ? "marble" : element === "worker" ? "pay worker worker" : null;
  }
}
