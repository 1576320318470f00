// A piece by its form and colours, as it is drawn when it travels.

import type { Whose } from "./identity";

export interface Piece {
  kind: "cube" | "disc" | "card" | "good" | "galley" | "ship" | "rhombus" | "hex" | "tile";
  /** Whose it is. */
  colour?: Whose;
  /** Colours of its own, as tokens without their dashes: "tu-city" and, for what lies on it, "tu-city-on". */
  paint?: { fill: string; on: string };
  /** The sign on it; a card without one shows its back. */
  glyph?: string;
}
