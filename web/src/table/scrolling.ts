// Whether a person is scrolling: then nothing else may move the page.

/** As long after the last sign of it a scroll may still be under way, in ms. */
const REST = 200;

export class Scrolling {
  private last = -Infinity;
  private held = false;
  private readonly ends: (() => void)[] = [];

  constructor(
    target: EventTarget,
    private readonly time: () => number = () => performance.now(),
  ) {
    const listen = (kinds: string, hear: () => void) => {
      for (const kind of kinds.split(" ")) {
        target.addEventListener(kind, hear, { passive: true, capture: true });
        this.ends.push(() => target.removeEventListener(kind, hear, { capture: true }));
      }
    };
    listen("wheel touchmove", () => (this.last = this.time()));
    listen("touchstart", () => (this.held = true));
    listen("touchend touchcancel", () => (this.held = false));
    // A page that goes on rolling after the finger has left it; what the page itself began was not preceded by a finger.
    listen("scroll", () => {
      if (this.under()) this.last = this.time();
    });
  }

  /** Whether it is under way. A finger that rests is about to. */
  under(): boolean {
    return this.held || this.time() - this.last < REST;
  }

  close(): void {
    for (const end of this.ends) end();
  }
}
