// The parts of the board on a phone. The mat lies below each of them; with the galleys it comes first.

import type { ElementId } from "../face";
import { kindOf } from "../generic/text";
import { seen, type Phase } from "./view";
import type { View } from "@/line/protocol";
import type { Name } from "@/text/language";

export const parts: { key: string; name: Name }[] = [
  { key: "chart", name: { en: "Chart", ru: "Карта" } },
  { key: "galley", name: { en: "Galley", ru: "Галера" } },
  { key: "wheel", name: { en: "Wheel", ru: "Колесо" } },
];

/** Phases in which the mat shows the port where the galley lies. */
const IN_PORT: Phase[] = ["load", "step3"];

export function partOf(element: ElementId, view: View): string | null {
  switch (kindOf(element)) {
    case "zone":
      return "chart";
    case "port":
      return IN_PORT.includes(seen(view).phase) ? "galley" : "chart";
    case "number":
    case "sector":
      return "wheel";
    // The steps of a turn are below every part.
    case "step":
      return null;
    default:
      return "galley";
  }
}
