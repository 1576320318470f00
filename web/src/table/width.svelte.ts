// How wide the page is: the arrangements of the guide, and two between tablet and wide, where the whole board is legible only
// beside a narrow column, or only if it has the whole width.

export type Width = "phone" | "tablet" | "middle" | "narrow" | "wide";

/** The arrangement for a width in px. The styles of the page have the same numbers. */
export const widthOf = (px: number): Width => (px < 600 ? "phone" : px < 1100 ? "tablet" : px < 1280 ? "middle" : px < 1360 ? "narrow" : "wide");

class Screen {
  width: Width = $state(widthOf(innerWidth));

  constructor() {
    addEventListener("resize", () => (this.width = widthOf(innerWidth)));
  }

  /** Whether the column beside the board has room for lessons and for what a choice would bring; else the question's bar says it. */
  get roomy(): boolean {
    return this.width === "wide";
  }
}

export const screen = new Screen();
