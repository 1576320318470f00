// How often something can be done by one confirmation, against the rules (4.2, 4.3, 4.6, 4.7, 4.11).

import { beforeEach, describe, expect, it } from "vitest";
import { asView, galley, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { options } from "./options";
import type { Legal } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

beforeEach(() => void (settings.language = "en"));

function offered(given: Partial<SerenissimaView>, ...actions: (Partial<Legal> & { do: string })[]) {
  return options(
    asView(position({ galley: 4, ...given })),
    0,
    actions.map((action, id) => ({ id, kind: "", ...action })),
  );
}
/** How often the first of these can be done; 1 if nothing is said of several times. */
const most = (...args: Parameters<typeof offered>): number => offered(...args)[0]?.several?.most ?? 1;
const own = (given = {}) => port({ owner: 0, garrison: 3, ...given });
const money = (ducats: number, reserve = 18) => [
  { ducats, reserve, galleys: 1, ports: 1 },
  { ducats: 5, reserve: 18, galleys: 1, ports: 1 },
];

describe("sailors are hired", () => {
  const inPort = { do: "hire VAL", kind: "hire", at: "VAL" };
  it("as long as port, money and reserve allow", () => {
    // Valencia holds five.
    expect(most({ phase: "invest", ports: { VAL: own() } }, inPort)).toBe(2);
    expect(most({ phase: "invest", ports: { VAL: own({ garrison: 1 }) } }, inPort)).toBe(4);
    expect(most({ phase: "invest", ports: { VAL: own({ garrison: 1 }) }, players: money(3) }, inPort)).toBe(3);
    expect(most({ phase: "invest", ports: { VAL: own({ garrison: 1 }) }, players: money(9, 2) }, inPort)).toBe(2);
    expect(most({ phase: "invest", ports: { VAL: own({ garrison: 4 }) } }, inPort)).toBe(1);
  });
  it("as long as the galley has places", () => {
    const aboard = { do: "hire 4", kind: "hire", at: 4 };
    expect(most({ phase: "invest", galleys: { 4: galley({ sailors: 1 }) } }, aboard)).toBe(4);
    expect(most({ phase: "invest", galleys: { 4: galley({ sailors: 1, cargo: { wood: 2 } }) } }, aboard)).toBe(2);
  });
  it("all at once, each as a step of its own, in words of both languages", () => {
    const say = () => offered({ phase: "invest", ports: { VAL: own() } }, inPort)[0]!.several!.times(2);
    expect(say().steps).toEqual(["hire VAL", "hire VAL"]);
    expect([say().label(), say().verb()]).toEqual(["Hire 2 sailors into Valencia for 2 ducats", "Hire × 2"]);
    settings.language = "ru";
    expect(say().label()).toBe("Нанять 2 моряков в порт Валенсия за 2 дуката");
  });
});

describe("goods are loaded", () => {
  const load = { do: "load", kind: "load" };
  const at = (given: Partial<SerenissimaView>) => ({ phase: "load" as const, ports: { VAL: own() }, ...given });
  it("as long as there are places, cubes and money, the first one free in an own port", () => {
    const small = { galleys: { 4: galley({ sailors: 1 }) } };
    expect(most(at(small), load)).toBe(4);
    expect(most(at({ ...small, players: money(2) }), load)).toBe(2);
    expect(most(at({ ...small, players: money(2), free_good: true }), load)).toBe(3);
    expect(most(at({ ...small, supply: { wood: 2 } }), load)).toBe(2);
    expect(most(at({}), load)).toBe(2); // three sailors aboard
  });
  it("once where something must leave first", () => expect(most(at({ galleys: { 4: galley({ sailors: 5 }) } }), load)).toBe(1));
  it("and say what they cost", () => {
    const [one] = offered(at({ free_good: true }), load);
    expect([1, 2].map((count) => one!.several!.times(count).label())).toEqual(["Load wood, free", "Load wood ×2 for 1 ducat"]);
  });
});

describe("sailors and goods change places", () => {
  const from = (other: unknown) => ({ do: "from", kind: "sailor", way: "from", with: other });
  const to = (other: unknown) => ({ do: "to", kind: "sailor", way: "to", with: other });
  it("but one sailor stays in the port, and one aboard", () => {
    const at = { phase: "load" as const, ports: { VAL: own() } };
    expect(most({ ...at, galleys: { 4: galley({ sailors: 1 }) } }, from("port"))).toBe(2);
    expect(most({ ...at, galleys: { 4: galley({ sailors: 4 }) } }, from("port"))).toBe(1);
    expect(most({ ...at, galleys: { 4: galley({ sailors: 5 }) } }, to("port"))).toBe(2); // room for two
    expect(most({ ...at, galleys: { 4: galley({ sailors: 2 }) } }, to("port"))).toBe(1);
  });
  it("and no galley is emptied by the way", () => {
    const at = { phase: "load" as const, ports: { VAL: own() } };
    const two = (four: object, six: object) => ({ ...at, galleys: { 4: galley(four), 6: galley(six) } });
    expect(most(two({ sailors: 1 }, { sailors: 3 }), from(6))).toBe(2);
    expect(most(two({ sailors: 4 }, { sailors: 1 }), to(6))).toBe(3);
    expect(most(two({ sailors: 4 }, { sailors: 1, cargo: { wine: 3 } }), to(6))).toBe(1);
    const wood = { do: "wood to 6", kind: "good", good: "wood", way: "to", with: 6 };
    expect(most(two({ sailors: 1, cargo: { wood: 4 } }, { sailors: 2, cargo: { wine: 1 } }), wood)).toBe(2);
    expect(most(two({ sailors: 1, cargo: { wood: 1 } }, { sailors: 2 }), wood)).toBe(1);
  });
  it("are thrown overboard only together with what is like them", () =>
    expect(most({ phase: "load", galleys: { 4: galley({ cargo: { wood: 2 } }) } }, { do: "jettison wood", kind: "jettison", good: "wood" })).toBe(2));
  it("are looted as far as there is room", () => {
    const at = { phase: "loot" as const, target: 7, galleys: { 4: galley({ sailors: 3 }), 7: galley({ owner: 1, sailors: 0, cargo: { gold: 3 } }) } };
    expect(most(at, { do: "take gold", kind: "take", good: "gold" })).toBe(2);
  });
});

describe("goods are sold", () => {
  const sell = (good: string) => ({ do: `sell ${good}`, kind: "sell_good", good });
  const cargo = { wood: 1, stone: 1, spice: 1 };
  const at = (there: object) => ({ phase: "sell" as const, galleys: { 4: galley({ zone: "ALG", sailors: 2, cargo }) }, ports: { ALG: port(there) } });
  it("together, what was chosen first, each for the price of its place: 2, 3, 4 and 2 more for spices", () => {
    const [wood] = offered(at({}), sell("wood"), sell("stone"), sell("spice"));
    expect(wood?.several?.most).toBe(3);
    expect(wood?.several?.times(3).steps).toEqual(["sell wood", "sell spice", "sell stone"]);
    expect(wood?.several?.times(2).label()).toBe("Sell wood, spices for 7 ducats");
    expect(wood?.several?.times(3).label()).toBe("Sell wood, stone, spices for 11 ducats");
  });
  it("as far as the warehouse has room", () => expect(most(at({ stored: ["gold"] }), sell("wood"), sell("stone"), sell("spice"))).toBe(2));
  it("or stored in a port of one’s own (0, 2, 5, 10)", () => {
    const [wood] = offered(at({ owner: 0, garrison: 1 }), sell("wood"), sell("stone"), sell("spice"));
    expect(wood?.several?.times(2).label()).toBe("Store wood, spices: +5 at each scoring; 2 ducats now");
  });
});

it("nothing else can be done several times", () => {
  const actions = ["continue", "capture", "attack", "move", "end", "scuttle", "buy"].map((kind) => ({ do: kind, kind, zone: "ALG", target: 7 }));
  expect(offered({ phase: "load" }, ...actions).filter(({ several }) => several !== undefined)).toEqual([]);
});
