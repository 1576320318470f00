import { describe, expect, it } from "vitest";
import { outcomeOf } from "./outcome";

const standings = (...list: [points: number, rank: number][]) => ({ standings: list.map(([points, rank]) => ({ points, rank })) });

describe("outcomeOf", () => {
  it("tells a victory by the points of the next", () => {
    expect(outcomeOf("over", [0], standings([184, 1], [171, 2], [90, 3]))).toEqual({ how: "won", mine: 184, best: 171 });
  });
  it("believes the ranks where points are equal", () => {
    expect(outcomeOf("over", [0], standings([20, 1], [20, 2]))).toEqual({ how: "won", mine: 20, best: 20 });
    expect(outcomeOf("over", [1], standings([20, 1], [20, 2]))).toEqual({ how: "placed", rank: 2, of: 2, mine: 20, best: 20 });
    expect(outcomeOf("over", [1], standings([20, 1], [20, 1]))).toEqual({ how: "shared", mine: 20 });
  });
  it("tells a place by the points of the winner", () => {
    expect(outcomeOf("over", [2], standings([63, 2], [75, 1], [60, 3]))).toEqual({ how: "placed", rank: 3, of: 3, mine: 60, best: 75 });
  });
  it("tells all points where I played myself, or watched", () => {
    expect(outcomeOf("over", [0, 1], standings([5, 2], [7, 1]))).toEqual({ how: "points", points: [5, 7] });
    expect(outcomeOf("over", [], standings([5, 2], [7, 1]))).toEqual({ how: "points", points: [5, 7] });
  });
  it("knows games without an end, and those not known yet", () => {
    expect(outcomeOf("abandoned", [0], standings([5, 1], [7, 1]))).toEqual({ how: "abandoned" });
    expect(outcomeOf("diverged", [0], null)).toEqual({ how: "diverged" });
    expect(outcomeOf("over", [0], undefined)).toBeNull();
  });
});
