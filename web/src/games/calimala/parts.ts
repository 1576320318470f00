// The parts of the board on a phone.

import type { ElementId } from "../face";
import type { Name } from "@/text/language";

export const parts: { key: string; name: Name }[] = [
  { key: "city", name: { en: "City", ru: "Город" } },
  { key: "council", name: { en: "Council", ru: "Совет" } },
  { key: "churches", name: { en: "Churches", ru: "Храмы" } },
  { key: "map", name: { en: "Map", ru: "Карта" } },
  { key: "mat", name: { en: "Yours", ru: "Ваше" } },
];

export function partOf(element: ElementId): string {
  const [kind = "", , position] = element.split(":");
  if (kind === "street" || kind === "action" || (kind === "disc" && position !== undefined)) return "city";
  return { location: "churches", city: "map", house: "map", tile: "council" }[kind] ?? "mat";
}
