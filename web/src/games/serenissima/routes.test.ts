// Ways over the sea, against the rules (1.4: distances; 4.4: movement and blockades).

import { describe, expect, it } from "vitest";
import { captureStoppers, reach, sellStoppers, stoppers } from "./routes";
import type { Galley, Port, SerenissimaView } from "./view";

const galley = (given: Partial<Galley>): Galley => ({ owner: 0, zone: "VAL", sailors: 3, cargo: {}, ...given });
const port = (given: Partial<Port> = {}): Port => ({ owner: null, garrison: 0, stored: [], fort: false, basilica: false, closed: false, ...given });
const position = (galleys: Record<string, Galley>, more: Partial<SerenissimaView> = {}): SerenissimaView =>
  ({ galleys, ports: {}, players: [{}, {}, {}, {}], origin: "VAL", moved: 0, strength: null, ...more }) as unknown as SerenissimaView;

describe("distances", () => {
  const far = (from: string, to: string) => reach(position({}), galley({ zone: from }), 5).get(to)?.moves;
  it.each([
    ["VAL", "ALG", 1],
    ["VAL", "TRI", 3],
    ["VAL", "GEN", 2],
    ["VAL", "VEN", 5],
    ["VAL", "CON", 5],
    ["VAL", "ALX", 5],
    ["GEN", "VEN", 5],
    ["VEN", "CON", 3],
    ["VEN", "ALX", 4],
    ["CON", "ALX", 3],
    ["ALX", "SIC", 3],
    ["NAP", "TRI", 2],
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
    const view = position({ 7: red }, { origin: "ALG", ports: { ALG: port() } });
    const laden = galley({ cargo: { wood: 1 } });
    expect(stoppers(view, own, "ALG", 2)).toEqual([]);
    expect(sellStoppers(view, laden, "ALG")).toEqual([1]);
    expect(sellStoppers({ ...view, options: { origin_zone_sale_blockade: false } }, laden, "ALG")).toEqual([]);
    expect(stoppers({ ...view, options: { origin_zone_blockade: true } }, own, "ALG", 2)).toEqual([1]);
  });
  it("of a sale needs something to sell and a port that takes it (4.5)", () => {
    const at = (given: Partial<Port>, cargo: Record<string, number>) =>
      sellStoppers(position({ 7: red }, { ports: { ALG: port(given) } }), galley({ cargo }), "ALG");
    expect(at({}, { wood: 1 })).toEqual([1]);
    expect(at({}, {})).toEqual([]);
    expect(at({}, { wine: 1 })).toEqual([]); // Algiers makes it
    expect(at({ stored: ["wood"] }, { wood: 1 })).toEqual([]);
    expect(at({ stored: ["stone", "gold", "spice"] }, { wood: 1 })).toEqual([]); // full
    expect(at({ closed: true }, { wood: 1 })).toEqual([]);
    expect(sellStoppers(position({ 7: { ...red, zone: "ION" } }), galley({ cargo: { wood: 1 } }), "ION")).toEqual([]);
  });
  it("of a capture needs an open neutral port, and the option (A-15)", () => {
    const at = (given: Partial<Port>, options: SerenissimaView["options"] = {}) =>
      captureStoppers(position({ 7: red }, { ports: { ALG: port(given) }, options }), own, "ALG");
    expect(at({})).toEqual([1]);
    expect(at({ owner: 1, garrison: 1 })).toEqual([]);
    expect(at({ closed: true })).toEqual([]);
    expect(at({}, { capture_blockade: false })).toEqual([]);
    expect(captureStoppers(position({ 7: { ...red, zone: "ION" } }), own, "ION")).toEqual([]);
  });
  it("is gone round where another way is as short", () => {
    // From Valencia to Tunis by Algiers or by Sardinia.
    expect(reach(position({ 7: red }), own, 3).get("TUN")?.way).toEqual(["SAR", "TUN"]);
    expect(reach(position({ 7: { ...red, zone: "SAR" } }), own, 3).get("TUN")?.way).toEqual(["ALG", "TUN"]);
  });
  it("is gone round by a longer way, too, if there are moves for it", () => {
    // From Venice to Modon by Corfu, or by Ragusa and the Ionian Sea.
    const at = position({ 7: { ...red, zone: "COR" } }, { origin: "VEN" });
    const from = (sailors: number) => reach(at, galley({ zone: "VEN", sailors }), sailors).get("MOD");
    expect(from(3)).toMatchObject({ moves: 3, way: ["RAG", "ION", "MOD"], barred: null, shorter: { moves: 2, barred: { zone: "COR", seats: [1] } } });
    expect(from(2)).toMatchObject({ moves: 2, way: ["COR", "MOD"], barred: { zone: "COR", seats: [1] }, shorter: null });
  });
  it("on the way is told, one at its end is not", () => {
    const all = reach(position({ 7: red, 8: { ...red, zone: "SAR" } }), own, 2);
    expect([all.get("ALG")?.barred, all.get("TUN")?.barred?.seats]).toEqual([null, [1]]);
  });
});
