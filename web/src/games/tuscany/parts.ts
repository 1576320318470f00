// The parts of the board on a phone.

import { seen } from "./view";
import type { ElementId } from "../face";
import { kindOf, which } from "../generic/text";
import type { View } from "@/line/protocol";
import type { Name } from "@/text/language";

export const parts: { key: string; name: Name }[] = [
  { key: "domain", name: { en: "Domain", ru: "Владения" } },
  { key: "display", name: { en: "Display", ru: "Тайлы" } },
  { key: "mat", name: { en: "Yours", ru: "Ваше" } },
  { key: "others", name: { en: "Others", ru: "Остальные" } },
];

export function partOf(element: ElementId, view: View): string {
  switch (kindOf(element)) {
    case "hex":
      return Number(which(element).split(":")[1]) === seen(view).active ? "domain" : "others";
    // While a castle chooses, the open tiles come along with the domain.
    case "slot":
      return seen(view).phase === "castle" ? "domain" : "display";
    case "bonus":
    case "clear":
      return "display";
    case "start":
    case "joined":
    case "turn":
    case "castle":
      return "domain";
    default:
      return "mat";
  }
}
