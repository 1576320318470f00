// Ways over the sea, against the rules (1.4: distances; 4.4: movement and blockades).

import { describe, expect, it } from "vitest";
import { reach, sellStoppers, stoppers } from "./routes";
import type { Galley, SerenissimaView } from "./view";

const galley = (given: Partial<Galley>): Galley => ({ owner: 0, zone: "VAL", sailors: 3, cargo: {}, ...given });
const position = (galleys: Record<string, Galley>, more: Partial<SerenissimaView> = {}): SerenissimaView =>
  ({ galleys, ports: {}, players: [{}, {}, {}, {}], origin: "VAL", moved: 0, strength: null, ...more }) as unknown as SerenissimaView;

describe("distances", () => {
  const far = (from: string, to: string) => reach(position({}), galley({ zone: from }), 5).get(to)?.moves;
  it.each([
    ["VAL", "ALG", 1], ["VAL", "TRI", 3], ["VAL", "GEN", 2], ["VAL", "VEN", 5], ["VAL", "CON", 5], ["VAL", "ALX", 5], ["GEN", "VEN", 5],
    ["VEN", "CON", 3], ["VEN", "ALX", 4], ["CON", "ALX", 3], ["ALX", "SIC", 3], ["NAP", "TRI", 2],
  ] as const)("%s to %s is %i", (from, to, moves) => expect(far(from, to)).toBe(moves));
  it("lets a galley row one zone for each sailor, and no further", () => {
    const within = reach(position({}), galley({ zone: "VEN" }), 1);
    expect([...within.keys()].sort()).toEqual(["COR", "RAG"]);
    expect(reach(position({}), galley({}), 0).size).toBe(0);
  });
  it("goes by way of neighbours", () => expect(reach(position({}), galley({}), 5).get("TRI")?.way).toHaveLength(3));
});

describe("a movement blockade", () => {
  const red = galley({ owner: 1, zone: "ALG", sailors: 4 });
  const own = galley({ sailors: 3 });
  it("may come from whoever has more sailors there (T50)", () => {
    const view = position({ 7: red, 3: galley({ owner: 3, zone: "ALG", sailors: 4 }), 2: galley({ owner: 2, zone: "ALG", sailors: 5 }) });
    expect(stoppers(view, own, "ALG", 2)).toEqual([1, 2, 3]);
    expect(stoppers(position({ 7: galley({ owner: 1, zone: "ALG", sailors: 3 }) }), own, "ALG", 2)).toEqual([]);
  });
  it("does not come when no moves are left (T49)", () => expect(stoppers(position({ 7: red }), galley({ sailors: 1 }), "ALG", 0)).toEqual([]));
  it("does not come in the zone where the activation began, but for a sale (T20, T21)", () => {
    const view = position({ 7: red }, { origin: "ALG" });
    expect(stoppers(view, own, "ALG", 2)).toEqual([]);
    expect(sellStoppers(view, own, "ALG")).toEqual([1]);
    expect(sellStoppers({ ...view, options: { origin_zone_sale_blockade: false } }, own, "ALG")).toEqual([]);
    expect(stoppers({ ...view, options: { origin_zone_blockade: true } }, own, "ALG", 2)).toEqual([1]);
  });
  it("is gone round where another way is as short", () => {
    // From Valencia to Tunis by Algiers or by Sardinia.
    expect(reach(position({ 7: red }), own, 3).get("TUN")?.way).toEqual(["SAR", "TUN"]);
    expect(reach(position({ 7: { ...red, zone: "SAR" } }), own, 3).get("TUN")?.way).toEqual(["ALG", "TUN"]);
  });
});
