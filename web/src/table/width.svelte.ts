// How wide the page is: in the arrangements of the guide, and one between tablet and wide, where the whole board is legible
// only if it has the whole width.

export type Width = "phone" | "tablet" | "middle" | "wide";

const of = (px: number): Width => (px < 600 ? "phone" : px < 1100 ? "tablet" : px < 1360 ? "middle" : "wide");

class Screen {
  width: Width = $state(of(innerWidth));

  constructor() {
    addEventListener("resize", () => (this.width = of(innerWidth)));
  }
}

export const screen = new Screen();
