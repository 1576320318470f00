// How large the window is, and the arrangement of the page for it. The only place with such numbers for a table: styles ask for
// the attributes `data-width` and `data-low` of the document.

export type Width = "phone" | "tablet" | "wide";

/** The arrangement for a width in px: a sheet below one part of the board; board over hand; or a column beside both. */
export const widthOf = (px: number): Width => (px < 720 ? "phone" : px < 1100 ? "tablet" : "wide");

/** Whether the column has no room for the list and the story at once. */
export const lowOf = (px: number): boolean => px < 1000;

class Screen {
  width: Width = $state("wide");
  low = $state(false);

  constructor() {
    const look = () => {
      this.width = widthOf(innerWidth);
      this.low = lowOf(innerHeight);
      document.documentElement.dataset["width"] = this.width;
      document.documentElement.toggleAttribute("data-low", this.low);
    };
    look();
    addEventListener("resize", look);
  }

  /** Whether the column beside the board has room for lessons and for what a choice would bring; else the question's bar says it. */
  get roomy(): boolean {
    return this.width === "wide";
  }

  /** Whether list, story and chat share a place, with tabs. */
  get tabbed(): boolean {
    return this.width !== "wide" || this.low;
  }
}

export const screen = new Screen();
