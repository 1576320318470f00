// Players are told apart by colour, emblem and hatching; this says which.

/** A player's colour by index, or a piece of nobody. */
export type Whose = number | "white" | "third";

export const EMBLEMS = ["ring", "triangle", "star", "square", "cross", "star"] as const;

/** The custom properties of a piece's colours. */
export function paint(whose: Whose): { fill: string; deep: string; on: string } {
  const name = typeof whose === "number" ? `p${whose}` : whose === "white" ? "neutral" : "third";
  return { fill: `var(--${name})`, deep: `var(--${name}-deep)`, on: `var(--${name}-on)` };
}
