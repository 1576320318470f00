// The names of Tuscany's things.

import { COLOURS, colourOf, data, farmsOf, type Counts, type Item } from "../view";
import { layoutOf } from "../domain";
import { lower, times } from "../../generic/text";
import { countRu, plural, type Name } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  hex: "hex",
  worker: "worker",
  fieldWith: (field: string, farms: string) => `${field} (${farms})`,
  tile: (name: string, farms: string) => `the ${name} tile${farms && ` (${farms})`}`,
  aHex: "a hex",
  cards: (n: number) => plural(n, "card", "cards"),
  drawn: (n: number) => plural(n, "card", "cards"),
  green: (n: number) => plural(n, "green point", "green points"),
  red: (n: number) => plural(n, "red point", "red points"),
  marble: (n: number) => `${n} marble`,
  workers: (n: number) => plural(n, "worker", "workers"),
  hexes: (n: number) => plural(n, "hex", "hexes"),
  turned: (boards: string, turned: string, _many: boolean) => `${boards} (turned: ${turned})`,
  steps: { down: "stepping down", up: "stepping up", low: "middle low", high: "middle high" },
};

const ru: typeof en = {
  hex: "гекс",
  worker: "работник",
  fieldWith: (field, farms) => `${field} (${farms})`,
  tile: (name, farms) => `тайл «${name}»${farms && ` (${farms})`}`,
  aHex: "гекс",
  cards: (n) => countRu(n, "карта", "карты", "карт"),
  drawn: (n) => countRu(n, "карту", "карты", "карт"),
  green: (n) => countRu(n, "зелёное очко", "зелёных очка", "зелёных очков"),
  red: (n) => countRu(n, "красное очко", "красных очка", "красных очков"),
  marble: (n) => countRu(n, "мрамор", "мрамора", "мрамора"),
  workers: (n) => countRu(n, "работник", "работника", "работников"),
  hexes: (n) => countRu(n, "гекс", "гекса", "гексов"),
  turned: (boards, turned, many) => `${boards} (${many ? "повёрнуты" : "повёрнут"}: ${turned})`,
  steps: { down: "ступенями вниз", up: "ступенями вверх", low: "средний ниже", high: "средний выше" },
};

const texts = { en, ru };
export const nouns = () => now(texts);

const named = (list: { key: string; name: Name }[], key: string): string => {
  const found = list.find((entry) => entry.key === key);
  return found === undefined ? "" : now(found.name);
};

export const colourName = (colour: string): string => lower(named(data.tile_colours, colour));
export const bonusName = (bonus: string): string => named(data.bonus_tiles, bonus);
/** A hex is called the same wherever it comes from. */
export const yieldName = (card: string): string => (card === "hex" ? nouns().hexes(1) : named(data.yield_cards, card));

const farmNames = (item: Item): string =>
  farmsOf(item)
    .map((farm) => lower(named(data.farms, farm)))
    .join(", ");

/** "cart", "field (vineyard, pigs)", "hex" */
export function itemName(item: Item): string {
  const colour = colourOf(item);
  if (colour === null) return nouns().hex;
  const farms = farmNames(item);
  return farms === "" ? colourName(colour) : nouns().fieldWith(colourName(colour), farms);
}

/** "the cart tile", "the field tile (pigs)", "a hex" */
export function theItem(item: Item): string {
  const colour = colourOf(item);
  return colour === null ? nouns().aHex : nouns().tile(colourName(colour), farmNames(item));
}

/** "village ×2, monastery" */
export const cardsText = (counts: Counts): string =>
  COLOURS.flatMap((colour) => (counts[colour] ? [times(colourName(colour), counts[colour])] : [])).join(", ");

/** "A, C, B (turned: C)" */
export function boardsName(layout: string): string {
  const { regions } = layoutOf(layout);
  const letters = (all: typeof regions) => all.map(({ letter }) => letter).join(", ");
  const turned = regions.filter((region) => region.turned);
  return turned.length === 0 ? letters(regions) : nouns().turned(letters(regions), letters(turned), turned.length > 1);
}

/** The same with how the boards lie against each other: "A, C, B (turned: C), middle low". */
export function layoutName(layout: string): string {
  const [first = 1, second = 1] = layoutOf(layout).offsets;
  const steps = nouns().steps;
  return `${boardsName(layout)}, ${first > 0 ? (second > 0 ? steps.down : steps.low) : second > 0 ? steps.high : steps.up}`;
}
