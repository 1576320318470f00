// What covering a cell brings, in words: green points, also as what they will be worth, then what the tile does.

import { domainOf, progressOf, type Domain } from "../domain";
import { gainOf, type Gain } from "../gain";
import { colourOf, plain, scoringsLeft, seen, type Item } from "../view";
import { colourName, itemName, nouns } from "./names";
import { upper } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";
import { countRu, plural } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  hexOn: (hex: string, colour: string) => `${hex} as ${colour}`,
  done: (points: string) => `completes its area, ${points}`,
  begun: (covered: number, size: number) => `${covered} of ${size} cells of its area`,
  colourDone: (points: string) => `completes the colour, ${points}`,
  farms: (points: string) => `new farms, ${points}`,
  worth: (points: number) => `${points} in all by the end`,
  overflow: (points: string) => `${points}, as the hex finds no space`,
  castle: "then an open tile for nothing",
  bonus: "a bonus tile",
  yields: (n: number) => plural(n, "yield card", "yield cards"),
};

const ru: typeof en = {
  hexOn: (hex, colour) => `${hex} как ${colour}`,
  done: (points) => `зона готова, ${points}`,
  begun: (covered, size) => `${covered} из ${size} ячеек зоны`,
  colourDone: (points) => `цвет готов, ${points}`,
  farms: (points) => `новые фермы, ${points}`,
  worth: (points) => `к концу всего ${points}`,
  overflow: (points) => `${points}, потому что гексу нет места`,
  castle: "затем открытый тайл бесплатно",
  bonus: "жетон бонуса",
  yields: (n) => countRu(n, "карта бонуса", "карты бонусов", "карт бонусов"),
};

const texts = { en, ru };

function effectText({ effect, red }: Gain): string {
  const t = now(texts);
  if (red > 0) return t.overflow(nouns().red(red));
  switch (effect?.glyph) {
    case "castle":
      return t.castle;
    case "bonus":
      return t.bonus;
    case "hex":
      return nouns().hexes(effect.count);
    case "marble":
      return nouns().marble(effect.count);
    case "worker":
      return nouns().workers(effect.count);
    case "card":
      return nouns().cards(effect.count);
    case "yield":
      return t.yields(effect.count);
    default:
      return "";
  }
}

/** "completes its area, 1 green point, 3 in all by the end; 1 marble" */
export function gainText(raw: View, seat: Seat, domain: Domain, item: Item, cell: number, stored: boolean): string {
  const t = now(texts);
  const gain = gainOf(raw, seat, plain(item), cell, stored);
  if (gain === null) return "";
  const { covered, size } = progressOf(domain, cell);
  const parts = [covered < size ? t.begun(covered, size) : t.done(nouns().green(gain.area))];
  if (gain.colour > 0) parts.push(t.colourDone(nouns().green(gain.colour)));
  if (gain.farms > 0) parts.push(t.farms(nouns().green(gain.farms)));
  const left = scoringsLeft(seen(raw));
  if (gain.green > 0 && left > 1) parts.push(t.worth(gain.green * left));
  return [parts.join(", "), effectText(gain)].filter(Boolean).join("; ");
}

/** "Monastery"; a hex with the colour for which it would stand. */
export const nameOn = (item: Item, domain: Domain, cell: number): string =>
  upper(colourOf(item) === null ? now(texts).hexOn(itemName(item), colourName(domain.cells[cell]?.colour ?? "castle")) : itemName(item));

/** "Monastery: 1 of 3 cells of its area; 3 cards" */
export function placingText(raw: View, seat: Seat, item: Item, cell: number, stored: boolean): string {
  const player = seen(raw).players[seat];
  const domain = player && domainOf(player);
  return domain == null ? "" : `${nameOn(item, domain, cell)}: ${gainText(raw, seat, domain, item, cell, stored)}`;
}
