import { describe, expect, it } from "vitest";
import { scrollFor } from "./showing";

describe("what is lit comes into view", () => {
  /** A window of 740 with a sheet of 160 at its bottom. */
  const clear = { top: 0, bottom: 580 };
  const box = (top: number, height = 40) => ({ top, bottom: top + height });

  it("nothing moves if one of them is seen", () => {
    expect(scrollFor([box(-400), box(300)], clear, 500)).toBe(500);
  });
  it("what lies under the sheet is not seen", () => {
    expect(scrollFor([box(600)], clear, 0)).toBe(330);
  });
  it("from the list back to the board: the page goes to its top if that shows one", () => {
    expect(scrollFor([box(-700), box(-300)], clear, 900)).toBe(0);
  });
  it("where the top does not show it, the first is brought to the middle", () => {
    // On the page it lies at 1280, so its middle is at 1300; the middle of what is clear is 290.
    expect(scrollFor([box(380 + 580)], clear, 320)).toBe(1010);
  });
  it("never above the top of the page", () => {
    expect(scrollFor([box(-60)], { top: 200, bottom: 800 }, 100)).toBe(0);
  });
  it("if one is not enough, the page goes to its top only where more are seen", () => {
    const boxes = [box(-700), box(-600), box(-500), box(100)];
    expect(scrollFor(boxes, clear, 900, 2)).toBe(0);
    expect(scrollFor([box(-4000), box(-3000), box(100)], clear, 900, 2)).toBe(900);
  });
  it("nothing is lit", () => {
    expect(scrollFor([], clear, 77)).toBe(77);
  });
});
