// How wide the page is, in the three arrangements of the guide.

export type Width = "phone" | "tablet" | "wide";

const of = (px: number): Width => (px < 600 ? "phone" : px < 1100 ? "tablet" : "wide");

class Screen {
  width: Width = $state(of(innerWidth));

  constructor() {
    addEventListener("resize", () => (this.width = of(innerWidth)));
  }
}

export const screen = new Screen();
