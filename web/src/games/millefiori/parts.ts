// The parts of the board on a phone. The mat lies below each of them, and one's hand is next to the cards.

import { cellOf, type Area } from "./view";
import type { ElementId } from "../face";
import { kindOf, which } from "../generic/text";
import type { Name } from "@/text/language";

export const parts: { key: string; name: Name }[] = [
  { key: "workshops", name: { en: "Workshops", ru: "Мастерские" } },
  { key: "residents", name: { en: "City", ru: "Город" } },
  { key: "harbour", name: { en: "Harbour", ru: "Гавань" } },
  { key: "cards", name: { en: "Cards", ru: "Карты" } },
];

/** The part that shows an area. */
export function partOfArea(area: Area): string {
  if (area === "workshops") return "workshops";
  return area === "trade" || area === "harbour" ? "harbour" : "residents";
}

export function partOf(element: ElementId): string | null {
  switch (kindOf(element)) {
    case "cell":
      return partOfArea(cellOf(which(element)).area);
    case "bonus":
      return partOfArea(which(element).split(":")[0] as Area);
    case "sea":
      return "harbour";
    case "card":
    case "none":
      return "cards";
    default:
      return null;
  }
}
