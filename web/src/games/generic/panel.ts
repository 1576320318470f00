// What the generic table shows: panels with rows, tables and things laid out as they lie on the board. A game
// computes them from its view.

import type { ElementId } from "../face";

/** A piece of a line: text, a player's mark, a glyph, or all of them. */
export interface Bit {
  text: string;
  /** The colours of players whose marks stand there. */
  whose?: number | number[];
  glyph?: string;
  /** The colour of the glyph, a custom property: "--mi-wood". */
  ink?: string;
  /** What it is on the board, so that it can be lit and touched. */
  element?: ElementId;
  /** What a screen reader says instead of the text. */
  label?: string;
  tone?: "strong" | "faint";
}

export type Value = string | number | Bit | Bit[];

export interface Row {
  label: Value;
  value: Value;
}

export interface Table {
  heads?: Value[];
  /** The first cell of a row names it. */
  rows: Value[][];
}

/** Something at its place; columns and rows count from 0 and may be halves of what is drawn. */
export interface Spot extends Bit {
  column: number;
  row: number;
  /** Ground, a custom property: "--tu-city-tint". */
  ground?: string;
  /** The colour of the text on that ground. */
  on?: string;
  /** Where something could go. */
  edge?: boolean;
  /** Not a place but a sign between places. */
  sign?: boolean;
}

export interface Grid {
  columns: number;
  /** How many columns and rows a spot takes. */
  wide: number;
  high: number;
  spots: Spot[];
}

export interface Panel {
  key: string;
  title: string;
  note?: string;
  tags?: Bit[];
  rows?: Row[];
  table?: Table;
  grid?: Grid;
  /** Over the whole width. */
  wide?: boolean;
  /** After the others where there is little room. */
  late?: boolean;
}

export const bits = (value: Value): Bit[] =>
  Array.isArray(value) ? value : typeof value === "object" ? [value] : [{ text: String(value) }];

export const marks = (bit: Bit): number[] => (bit.whose === undefined ? [] : [bit.whose].flat());
