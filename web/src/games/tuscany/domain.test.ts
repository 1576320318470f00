// The reference layout GL1 of the rules (8): boards A2, C1, B1 from the left, none turned, offsets down and up.

import { describe, expect, it } from "vitest";
import { areasOf, castleCell, coveredBy, frontier, joined, layoutOf, neighbours, placeable, progressOf, worth } from "./domain";
import { gl1 as player, position } from "./sample";
import { COLOURS, seen } from "./view";

const gl1 = joined(["A2", "B1", "C1"], layoutOf("A C B +-"));

describe("a domain", () => {
  it("takes a layout apart", () => {
    expect(layoutOf("A' C B' -+")).toEqual({
      regions: [
        { letter: "A", turned: true },
        { letter: "C", turned: false },
        { letter: "B", turned: true },
      ],
      offsets: [-1, 1],
    });
  });

  it("has the colours of its boards, those of a turned one in reverse", () => {
    expect(gl1.slice(0, 3).map(({ colour }) => colour)).toEqual(["castle", "city", "village"]); // A2: K C V …
    const turned = joined(["A2", "B1", "C1"], layoutOf("A' C B +-"));
    expect(turned.slice(0, 3).map(({ colour }) => colour)).toEqual(["cart", "tavern", "monastery"]); // … M T W
  });

  it("joins cells across the joints (1.7)", () => {
    // down: 7-0 8-0 8-1 9-1 9-2; up: 7-0 7-1 8-1 8-2 9-2
    const across = (from: number, to: number) =>
      neighbours(gl1, from)
        .map(({ id }) => id)
        .filter((id) => Math.floor(id / 10) === to);
    expect([7, 8, 9].map((cell) => across(cell, 1))).toEqual([[10], [10, 11], [11, 12]]);
    expect([17, 18, 19].map((cell) => across(cell, 2))).toEqual([[20, 21], [21, 22], [22]]);
  });

  it("has its castle cells in the order of their numbers", () => {
    expect([1, 2, 3].map((rank) => castleCell(gl1, rank))).toEqual([0, 11, 27]);
  });

  it("has no area of more than three cells, and each cell in one", () => {
    const areas = areasOf(gl1);
    expect(Math.max(...areas.map((area) => area.length))).toBeLessThanOrEqual(3);
    expect(areas.flat().length).toBe(30);
  });

  it("pays 1, 3, 6 for an area; the starting castle alone pays nothing", () => {
    const all = areasOf(gl1).reduce((sum, area) => sum + [0, 1, 3, 6][area.length]!, 0);
    const alone = areasOf(gl1).some((area) => area.length === 1 && area[0]!.id === 11);
    expect(worth(gl1, 11)).toBe(all - (alone ? 1 : 0));
  });

  it("grows from what is covered", () => {
    const domain = { cells: gl1, covered: new Set([11]) };
    expect(frontier(domain).map(({ id }) => id)).toEqual(neighbours(gl1, 11).map(({ id }) => id));
    const pair = areasOf(gl1).find((area) => area.length === 2)!;
    expect(progressOf(domain, pair[0]!.id)).toEqual({ covered: 1, size: 2, points: 0 });
    expect(progressOf({ cells: gl1, covered: new Set([pair[1]!.id]) }, pair[0]!.id)).toEqual({ covered: 2, size: 2, points: 3 });
  });

  it("at first has cells for a tavern, carts, a monastery, a quarry and a village (rules 8)", () => {
    const fits = COLOURS.filter((colour) => placeable(seen(position()), 0, colour));
    expect(fits).toEqual(["tavern", "quarry", "village", "monastery", "cart"]);
    expect(placeable(seen(position()), 0, "hex")).toBe(true);
  });

  it("counts what is covered by the colour of the cell, hexes too", () => {
    const one = player({ domain: { 10: "hex", 13: "monastery" } });
    expect([coveredBy(one, "monastery"), coveredBy(one, "castle"), coveredBy(one, "city")]).toEqual([2, 1, 0]);
  });
});
