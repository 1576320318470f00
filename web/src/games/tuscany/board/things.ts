// Signs of things.

import { colourOf, farmsOf, type Colour, type Item } from "../view";

const FARMS: Record<string, string> = { vineyard: "vine", pigs: "pigs", olives: "olives", wheat: "wheat" };

/** The glyphs on a tile: of its farms, of its colour, or of the colour for which a hex stands. */
export function glyphsOf(item: Item, as: Colour | null = null): string[] {
  const farms = farmsOf(item).flatMap((farm) => FARMS[farm] ?? []);
  return farms.length > 0 ? farms : [colourOf(item) ?? as ?? "hex"];
}

export const BONUS_GLYPHS: Record<string, string> = { card: "card", storage: "storage", marble: "marble", worker: "worker", yield: "yield" };
