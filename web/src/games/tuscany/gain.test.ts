// What a placement brings, after the worked examples of the rules (8).

import { describe, expect, it } from "vitest";
import { gainOf } from "./gain";
import { position } from "./sample";
import type { Item, PlayerView, TuscanyView } from "./view";

const gain = (player: Partial<PlayerView>, item: Item, cell: number, more: Partial<TuscanyView> = {}) => gainOf(position(more, player), 0, item, cell, true);

describe("a placement brings", () => {
  it("G08: a city alone in its area 1, and a bonus tile", () => {
    expect(gain({ domain: { 14: "cart" } }, "city", 18)).toMatchObject({ green: 1, effect: { glyph: "bonus", count: 1 } });
  });
  it("G10, G10b: nothing for two of three, 6 for the third; 3 cards each", () => {
    expect(gain({ domain: { 10: "monastery" } }, "monastery", 13)).toMatchObject({ green: 0, effect: { glyph: "card", count: 3 } });
    expect(gain({ domain: { 10: "monastery", 13: "monastery" } }, "monastery", 7)).toMatchObject({ area: 6, green: 6 });
  });
  it("G12: a hex as a field 1", () => {
    expect(gain({ domain: { 14: "cart" } }, "hex", 17)).toMatchObject({ farms: 1, green: 1, effect: null });
  });
  it("G13–G15: farms that are new in the area, and the area besides", () => {
    expect(gain({ domain: { 14: "cart", 17: "field vineyard" } }, "field vineyard+pigs", 21)?.green).toBe(1);
    expect(gain({ domain: { 14: "cart", 18: "city" } }, "field vineyard+pigs", 21)?.green).toBe(2);
    const last = gain({ domain: { 14: "cart", 17: "field vineyard", 21: "field vineyard+pigs" } }, "field olives+wheat", 24);
    expect(last).toMatchObject({ farms: 2, area: 6, green: 8 });
  });
  it("A-17: a hex among hexes still 1", () => {
    expect(gain({ domain: { 14: "cart", 17: "hex" } }, "hex", 21)?.farms).toBe(1);
  });
  it("G16, G19, G21: one more marble, worker, yield card for each bonus tile; G20: cards never", () => {
    expect(gain({ bonus: { marble: 2 } }, "quarry", 12)).toMatchObject({ green: 1, effect: { glyph: "marble", count: 3 } });
    expect(gain({ bonus: { worker: 1 } }, "village", 15)).toMatchObject({ green: 0, effect: { glyph: "worker", count: 2 } });
    expect(gain({ bonus: { yield: 3 } }, "cart", 9)).toMatchObject({ green: 1, effect: { glyph: "yield", count: 4 } });
    expect(gain({ bonus: { card: 2 } }, "monastery", 10)?.effect).toEqual({ glyph: "card", count: 3 });
  });
  it("G25: a tavern a hex, whose space the tavern has left", () => {
    expect(gain({ storage: ["tavern"] }, "tavern", 8)).toMatchObject({ green: 1, red: 0, effect: { glyph: "hex", count: 1 } });
  });
  it("4.1: a castle one of the open tiles, if any of them fits once it lies there", () => {
    const domain = { 3: "quarry", 7: "monastery", 8: "tavern" };
    const castle = (display: TuscanyView["display"]) => gain({ domain, storage: ["castle"] }, "castle", 0, { display })?.effect;
    // The city cell 1 is beside nothing but the castle; the only free tavern cell lies far off.
    expect(castle(["tavern", null, "neutral city"])).toEqual({ glyph: "castle", count: 1 });
    expect(castle(["tavern", null, "neutral tavern"])).toBeNull();
  });
  it("4.3: 2 red instead, where no space is free", () => {
    const placed = gainOf(position({}, { storage: ["city"] }), 0, "tavern", 8, false);
    expect(placed).toMatchObject({ green: 1, red: 2, effect: null });
  });
  it("G26, G26c: the bonus of a colour, if it is not gone", () => {
    const domain = { 7: "monastery", 10: "monastery", 13: "monastery", 14: "cart", 18: "city" };
    expect(gain({ domain }, "monastery", 22)).toMatchObject({ area: 1, colour: 3, green: 4 });
    const gone = position().colour_bonus as TuscanyView["colour_bonus"];
    expect(gain({ domain }, "monastery", 22, { colour_bonus: { ...gone, monastery: "II" } })?.colour).toBe(2);
    expect(gain({ domain }, "monastery", 22, { colour_bonus: { ...gone, monastery: null } })?.colour).toBe(0);
  });
});
