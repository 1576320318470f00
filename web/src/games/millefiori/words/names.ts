// The names of Mille Fiori's things.

import { cardOf, cellOf, data } from "../view";
import { lower } from "../../generic/text";
import { countRu, plural, type Name } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  points: (n: number) => plural(n, "point", "points"),
  cards: (n: number) => plural(n, "card", "cards"),
  rhombi: (n: number) => plural(n, "rhombus", "rhombi"),
  spaces: (n: number) => plural(n, "space", "spaces"),
  card: (kind: string, number: number) => `${kind} ${number}`,
  workshop: (material: string, row: number, at: number) => `${material}, row ${row}, cell ${at}`,
  residence: (index: number, value: number) => `cell ${index} of the row, number ${value}`,
  citizen: (symbol: string, level: number, at: number) => `${symbol}, level ${level}, cell ${at}`,
  good: (good: string, row: number) => `${good}, row ${row}`,
  side: ["left", "middle", "right"] as readonly string[],
  ship: (row: number, side: string) => `${side} ship cell of row ${row}`,
  inRow: (row: number, side: string) => `row ${row}, ${side}`,
  space: (space: number) => `space ${space} of the sea route`,
  lapsed: "no extra card: none lies open",
};

const ru: typeof en = {
  points: (n) => countRu(n, "очко", "очка", "очков"),
  cards: (n) => countRu(n, "карта", "карты", "карт"),
  rhombi: (n) => countRu(n, "ромб", "ромба", "ромбов"),
  spaces: (n) => countRu(n, "деление", "деления", "делений"),
  card: (kind, number) => `${kind} ${number}`,
  workshop: (material, row, at) => `${material}, ряд ${row}, ячейка ${at}`,
  residence: (index, value) => `${index}-я ячейка ряда, число ${value}`,
  citizen: (symbol, level, at) => `${symbol}, уровень ${level}, ячейка ${at}`,
  good: (good, row) => `${good}, ряд ${row}`,
  side: ["левое", "среднее", "правое"],
  ship: (row, side) => `${side} место в ряду ${row}`,
  inRow: (row, side) => `ряд ${row}, ${side} место`,
  space: (space) => `деление ${space} морского пути`,
  lapsed: "дополнительной карты не будет: открытых нет",
};

const texts = { en, ru };
export const nouns = () => now(texts);

const named = (list: { key: string; name: Name }[], key: string): string => {
  const found = list.find((entry) => entry.key === key);
  return found === undefined ? "" : now(found.name);
};

export const areaName = (area: string): string => named(data.areas, area);
export const kindName = (kind: string): string => lower(named(data.kinds, kind));

/** "quartz 3" */
export function cardName(text: string): string {
  const { kind, number } = cardOf(text);
  return nouns().card(kindName(kind), number);
}

/** The place of a cell in its row, from 1. */
const place = (key: string): number => {
  const cell = cellOf(key);
  return data.cells.filter((other) => other.area === cell.area && other.row === cell.row).findIndex((other) => other.key === key) + 1;
};

/** The ship cells of a row are worth the same; they are told apart by where they lie. */
const sideOf = (key: string): string => nouns().side[place(key) - 1] ?? "";

/** "row 2, left" */
export const shipCell = (key: string): string => nouns().inRow(cellOf(key).row ?? 0, sideOf(key));

/** "pigment, row 1, cell 3" */
export function cellName(key: string): string {
  const cell = cellOf(key);
  const t = nouns();
  switch (cell.area) {
    case "workshops":
      return t.workshop(kindName(cell.symbol), (cell.row ?? 0) + 1, place(key));
    case "residences":
      return t.residence(cell.index ?? 0, cell.value ?? 0);
    case "trade":
      return t.good(kindName(cell.symbol), cell.row ?? 0);
    case "harbour":
      return t.ship(cell.row ?? 0, sideOf(key));
    default:
      return t.citizen(kindName(cell.symbol), cell.level ?? 0, cell.pos ?? 0);
  }
}

/** "workshops, pigment, row 1, cell 3" */
export const cellInArea = (key: string): string => `${lower(areaName(cellOf(key).area))}, ${cellName(key)}`;
