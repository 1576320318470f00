// What is chosen is shown before it is done (guide 10).

import { describe, expect, it } from "vitest";
import { gl1, gl2, position } from "../sample";
import { ghostsOf } from "./ghosts";

const legal = (kind: string, fields: Record<string, unknown>) => ({ do: "", id: 0, kind, ...fields });

describe("a ghost", () => {
  it("is the tile on its cell, with what it brings (G11)", () => {
    const view = position({}, { storage: ["quarry"] });
    expect(ghostsOf(view, 0, legal("place", { item: 0, cell: 12 }), null)).toMatchObject({
      tile: { cell: 12, item: "quarry", gain: { green: 1, effect: { glyph: "marble", count: 1 } } },
      leaving: 0,
    });
  });
  it("waits there while it is paid, with the cards and workers (G07)", () => {
    const view = position({ phase: "pay", placing: { item: 0, cell: 10 }, players: [gl1({ storage: ["monastery"] }), gl2()] });
    const ghosts = ghostsOf(view, 0, legal("pay", { units: ["worker", "city"] }), null);
    expect(ghosts.tile?.cell).toBe(10);
    expect([...ghosts.paid]).toEqual([
      ["worker", 1],
      ["hand:city", 2],
    ]);
    expect([...ghostsOf(view, 0, legal("pay", { units: ["own", "own"] }), null).paid]).toEqual([["hand:monastery", 2]]);
  });
  it("is a castle’s tile, without the mark of a neutral one", () => {
    const view = position({ phase: "castle", display: ["neutral quarry", null, null, null, null, null, null, null] });
    expect(ghostsOf(view, 0, legal("castle", { slot: 0, cell: 12 }), null)).toMatchObject({ tile: { item: "quarry", cell: 12 }, slot: 0 });
  });
  it("is the tile in the storage where there is space", () => {
    expect(ghostsOf(position(), 0, legal("take", { slot: 5 }), null).stored).toBe("quarry");
    expect(ghostsOf(position({}, { storage: ["city"] }), 0, legal("take", { slot: 5 }), null).stored).toBeNull();
  });
  it("lets the only thing go that can be given up for a tile (G05), and none where there is a choice or space", () => {
    const leaving = (storage: string[], capacity: number) => ghostsOf(position({}, { storage, capacity }), 0, legal("take", { slot: 5 }), null).leaving;
    expect(leaving(["city"], 1)).toBe(0);
    expect(leaving(["city", "hex"], 2)).toBeNull();
    expect(leaving(["city"], 2)).toBeNull();
  });
  it("is none of another’s", () => {
    const view = position({ phase: "pay", active: 1, placing: { item: 0, cell: 10 }, players: [gl1(), gl2({ storage: ["castle"] })] });
    expect(ghostsOf(view, 0, null, null).tile).toBeNull();
    expect(ghostsOf(view, 1, null, null).tile?.item).toBe("castle");
  });
});
