import { describe, expect, it } from "vitest";
import { nearest } from "./touching";

describe("arrows on a board", () => {
  const from = { x: 0, y: 0 };
  it("go to what lies ahead", () => {
    const boxes = [{ x: -10, y: 0 }, { x: 10, y: 0 }, { x: 0, y: 10 }];
    expect(nearest(from, boxes, "left")).toBe(0);
    expect(nearest(from, boxes, "right")).toBe(1);
    expect(nearest(from, boxes, "down")).toBe(2);
    expect(nearest(from, boxes, "up")).toBe(-1);
  });
  it("prefer what lies straight ahead to what is near but aside", () => {
    expect(nearest(from, [{ x: 5, y: 20 }, { x: 30, y: 0 }], "right")).toBe(1);
  });
});
