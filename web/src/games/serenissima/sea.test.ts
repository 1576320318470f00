// What is reckoned from a position, against the rules (1.5, 4.4, 4.6, 4.7).

import { describe, expect, it } from "vitest";
import { blockaders, chance, income, price, sale, strength } from "./sea";
import type { Galley, Port, SerenissimaView } from "./view";

const port = (given: Partial<Port>): Port => ({ owner: null, garrison: 0, stored: [], fort: false, basilica: false, closed: false, ...given });
const galley = (given: Partial<Galley>): Galley => ({ owner: 0, zone: "ALG", sailors: 3, cargo: {}, ...given });

const position = (ports: Record<string, Port>, galleys: Record<string, Galley> = {}): SerenissimaView =>
  ({ ports, galleys, players: [{}, {}, {}], moved: 0, strength: null }) as unknown as SerenissimaView;

describe("a sale", () => {
  const view = position({ ALG: port({ stored: ["wood"] }), VAL: port({ owner: 0 }), MRS: port({ closed: true }) });
  it("pays by the next free slot: Algiers has 2, 3, 4", () => {
    expect(price(view, 0, "ALG", "stone")).toBe(3);
    expect(sale(view, galley({ cargo: { stone: 1, marble: 1, gold: 1 } }), "ALG")).toMatchObject({ cubes: 2, ducats: 7 });
  });
  it("takes neither what the port makes nor what it stores", () => {
    expect(sale(view, galley({ cargo: { wine: 2, wood: 1 } }), "ALG").cubes).toBe(0);
  });
  it("brings nothing in one's own port but 2 for spices", () => {
    expect(sale(view, galley({ cargo: { stone: 1, spice: 1 } }), "VAL")).toMatchObject({ cubes: 2, ducats: 2 });
    expect(price(view, 0, "ALG", "spice")).toBe(5);
  });
  it("goes by what the port makes in this game: under the first rules Antalya made spices, now wood", () => {
    const both = galley({ zone: "ANT", cargo: { wood: 1, spice: 1 } });
    expect(sale(position({ ANT: port({}) }), both, "ANT").goods).toEqual({ spice: 1 });
    expect(sale(position({ ANT: port({ produces: "spice" }) }), both, "ANT").goods).toEqual({ wood: 1 });
  });
  it("is impossible in a closed port", () => expect(sale(view, galley({ cargo: { stone: 1 } }), "MRS").cubes).toBe(0));
});

it("lets an opponent blockade who has strictly more sailors on his own galleys there", () => {
  const view = position(
    {},
    {
      1: galley({ owner: 1, sailors: 2 }),
      2: galley({ owner: 1, sailors: 2 }),
      3: galley({ owner: 2, sailors: 3 }),
      4: galley({ owner: 2, sailors: 5, zone: "TUN" }),
    },
  );
  expect(blockaders(view, galley({ sailors: 3 }), "ALG")).toEqual([1]);
});

it("pays 0, 2, 5, 10, 15, 20 for stored cubes and 5 for a basilica", () => {
  const stored = ["stone", "marble", "wine", "gold", "spice"] as Port["stored"];
  expect([0, 1, 2, 3, 4, 5].map((n) => income(position({ VAL: port({ stored: stored.slice(0, n) }) }), "VAL"))).toEqual([0, 2, 5, 10, 15, 20]);
  expect(income(position({ VAL: port({ basilica: true }) }), "VAL")).toBe(5);
});

describe("a battle", () => {
  it("is fought with what rowing has left, and never with more than the sailors", () => {
    const view = position({});
    expect(strength({ ...view, moved: 2 }, galley({ sailors: 5 }))).toBe(3);
    expect(strength({ ...view, strength: 4 }, galley({ sailors: 2 }))).toBe(2);
  });
  it("of one against one is even but for mutual loss: each alone wins in one of three", () => {
    expect(chance(1, 1, 1, false)).toBe(33);
  });
  it("is hopeless without dice and won without defenders", () => {
    expect(chance(0, 3, 1, false)).toBe(0);
    expect(chance(3, 3, 0, false)).toBe(100);
  });
  it("is worse against a fort", () => expect(chance(3, 3, 2, true)).toBeLessThan(chance(3, 3, 2, false)));
});
