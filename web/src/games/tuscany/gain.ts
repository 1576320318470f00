// What placing a tile would bring: green points and the effect of its colour (rules 3.6 and 4).

import { areaOf, domainOf, frontier, progressOf, type Domain } from "./domain";
import { colourOf, data, farmsOf, seen, type Colour, type Item, type PlayerView, type TuscanyView } from "./view";
import type { Seat, View } from "@/line/protocol";

/** What a colour does: the glyph of what it brings, and how many of them. */
export interface Effect {
  glyph: string;
  count: number;
}

export interface Gain {
  area: number;
  colour: number;
  farms: number;
  green: number;
  /** For a hex that finds no space. */
  red: number;
  effect: Effect | null;
}

/** The effect of a colour for a player with these bonus tiles; fields bring points alone. */
export function effectOf(colour: Colour, player: PlayerView): Effect | null {
  const more = (bonus: string): number => 1 + (player.bonus[bonus] ?? 0);
  switch (colour) {
    case "castle":
      return { glyph: "castle", count: 1 };
    case "city":
      return { glyph: "bonus", count: 1 };
    case "tavern":
      return { glyph: "hex", count: 1 };
    case "quarry":
      return { glyph: "marble", count: more("marble") };
    case "village":
      return { glyph: "worker", count: more("worker") };
    case "monastery":
      return { glyph: "card", count: data.rules.monastery_cards };
    case "cart":
      return { glyph: "yield", count: more("yield") };
    default:
      return null;
  }
}

/** The value of the bonus for the next player who completes a colour. */
export function colourBonus(view: TuscanyView, colour: Colour): number {
  const side = view.colour_bonus[colour];
  return side == null ? 0 : data.colour_bonus[colour][side === "I" ? 0 : 1];
}

/** `fromStorage`: whether its space becomes free by it. */
export function gainOf(raw: View, seat: Seat, item: Item, cell: number, fromStorage: boolean): Gain | null {
  const view = seen(raw);
  const player = view.players[seat];
  const domain = player && domainOf(player);
  const colour = domain?.cells[cell]?.colour;
  if (player === undefined || domain == null || colour === undefined) return null;
  const area = progressOf(domain, cell).points;
  const whole = domain.cells.every((one) => one.colour !== colour || one.id === cell || domain.covered.has(one.id));
  const bonus = whole ? colourBonus(view, colour) : 0;
  const farms =
    colour === "field"
      ? newFarms(
          player,
          areaOf(domain.cells, cell).map(({ id }) => id),
          item,
        )
      : 0;
  const room = player.storage.length - (fromStorage ? 1 : 0) < player.capacity;
  const overflows = colour === "tavern" && !room;
  const lapses = colour === "castle" && fromStorage && !opens(view, domain, cell);
  return {
    area,
    colour: bonus,
    farms,
    green: area + bonus + farms,
    red: overflows ? data.rules.hex_overflow_red : 0,
    effect: overflows || lapses ? null : effectOf(colour, player),
  };
}

/** Whether one of the open tiles has a cell, once this one is covered (4.1). A castle placed by a castle is followed by an unknown tile. */
function opens({ display }: TuscanyView, { cells, covered }: Domain, cell: number): boolean {
  const open = frontier({ cells, covered: new Set([...covered, cell]) });
  return display.some((tile) => tile !== null && open.some(({ colour }) => colour === colourOf(tile)));
}

/** Farms on a tile that no tile of the area shows; a hex is always one of its own. */
function newFarms(player: PlayerView, area: number[], item: Item): number {
  if (colourOf(item) === null) return 1;
  const known = new Set(area.flatMap((id) => farmsOf(player.domain[String(id)] ?? "")));
  return farmsOf(item).filter((farm) => !known.has(farm)).length;
}
