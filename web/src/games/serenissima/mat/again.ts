// Whoever has hired a sailor often hires another one there.

import type { Option, Told } from "@/games/face";
import type { Seat } from "@/line/protocol";

/** The option that hires once more where a seat has just hired, if there is one. */
export function hireAgain(told: readonly Told[], seat: Seat, options: readonly Option[]): Option | null {
  const hired = told.at(-1)?.events.find((event) => event.type === "hired" && event["seat"] === seat);
  if (hired === undefined) return null;
  return options.find(({ legal }) => legal.kind === "hire" && legal["at"] === hired["at"]) ?? null;
}
