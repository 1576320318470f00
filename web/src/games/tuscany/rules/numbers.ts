// The numbers of the rules, from the game's data.

import data from "@data/tuscany.json";
import { COLOURS, type Colour } from "../view";

const sum = (counts: number[]): number => counts.reduce((all, one) => all + one, 0);
const { rules } = data;
const first = rules.presets.first_edition_2020;

const cells = data.domain_cells;
export const allCells = sum(Object.values(cells));
export const layouts = data.layouts.count;
/** The castle cells that the starting castle leaves free. */
export const castles = cells.castle - 1;

export const stack = data.stacks.tiles;
export const stacks = data.stacks.count;
/** How many own tiles end each round: 7, 14, 21. */
export const ends = Array.from({ length: stacks }, (_, round) => stack * (round + 1));
export const ownTiles = stack * stacks;
export const neutral = data.components.neutral_tiles;
export const regionCards = data.components.region_cards;
export const yieldCards = data.components.yield_cards;
export const copies = data.bonus_tiles[0]!.copies;

export const hand = rules.start_hand;
export const drawn = rules.draw_base;
export const fromMonastery = rules.monastery_cards;
export const display = rules.display_size;
export const five = rules.same_colour_removed_at;
export const storage = rules.base_storage;
export const storageGreen = rules.storage_bonus_green;
export const overflow = rules.hex_overflow_red;
export const left = rules.final_points;

export const areas = data.area_points;
export const colourBonus = data.colour_bonus;
export const firstEdition = { drawn: first.draw_base, cards: first.final_points.region_cards_per_point };

/** The rows of a table about kinds of tiles: what is in the game of each. */
export const supply = (name: (kind: Colour) => string): string[][] =>
  data.tile_colours.map(({ key, player_tiles, neutral_tiles }) => {
    const kind = key as Colour;
    return [name(kind), ...[cells[kind], `${player_tiles} + ${neutral_tiles}`, data.region_cards[kind]].map(String)];
  });

/** What the first and the second player get who cover a colour. */
export const bonuses = (name: (kind: Colour) => string): string[][] => COLOURS.map((kind) => [name(kind), ...[cells[kind], ...colourBonus[kind]].map(String)]);

/** How often a yield card is in the deck. */
export const yields = (key: string): number => data.yield_cards.find((card) => card.key === key)?.copies ?? 0;

/** What somebody might have left at the end, and what it brings. */
export const over = { tiles: 1, hexes: 1, marble: 1, workers: 2, cards: 12 };
export const leftOver = (what: typeof over): number =>
  what.tiles * left.stored_tile +
  what.hexes * left.stored_hex +
  what.marble * left.marble +
  what.workers * left.worker +
  Math.floor(what.cards / left.region_cards_per_point);
