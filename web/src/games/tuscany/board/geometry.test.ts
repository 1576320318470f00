import { describe, expect, it } from "vitest";
import { joined, layoutOf } from "../domain";
import { aside, bonds, centred, hexHeight } from "./geometry";

const cells = joined(["A2", "B1", "C1"], layoutOf("A C B +-"));

describe("a domain on the page", () => {
  it("has neighbours a hex apart", () => {
    const at = centred(cells, { x: 0, y: 0 }, 50);
    for (const [a, b] of bonds(cells)) {
      const [from, to] = [at[a.id]!.at, at[b.id]!.at];
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(hexHeight(50));
    }
  });
  it("binds the cells of the areas of GL1 (rules 8)", () => {
    const pairs = bonds(cells).map(([a, b]) => `${a.id}-${b.id}`);
    expect(pairs).toEqual(["2-6", "4-5", "7-10", "10-13", "15-16", "17-21", "21-24", "25-29"]);
  });
});

describe("markers that meet", () => {
  it("step aside evenly and keep their order", () => {
    const at = aside([100, 100, 103], 20, 0, 400);
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(19.9);
    expect(at[2]! - at[1]!).toBeGreaterThanOrEqual(19.9);
    expect((at[0]! + at[1]! + at[2]!) / 3).toBeCloseTo(101, 0);
  });
  it("stay where they are if they do not", () => expect(aside([300, 50, 150], 20, 0, 400)).toEqual([300, 50, 150]));
  it("keep on the track", () => expect(Math.min(...aside([0, 0, 0, 0], 20, 0, 400))).toBeCloseTo(0));
});
