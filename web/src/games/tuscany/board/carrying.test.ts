// A tile that is carried to a cell means the same as a touch of both.

import { expect, it } from "vitest";
import { position } from "../sample";
import { options } from "../words/options";
import { carriable, meantBy } from "./carrying";

const view = position({}, { storage: ["monastery", "quarry"], capacity: 2 });
const all = options(view, 0, [
  { do: "draw", id: 0, kind: "draw" },
  { do: "place 0 on 10", id: 1, kind: "place", item: 0, cell: 10 },
  { do: "take 5", id: 2, kind: "take", slot: 5 },
]);

it("is carried only if it can be placed", () => {
  expect(carriable(all, "storage:0")).toBe(true);
  expect(carriable(all, "storage:1")).toBe(false);
  expect(carriable(all, "slot:5")).toBe(false);
});

it("means its cell, and nothing anywhere else", () => {
  expect(meantBy(all, "storage:0", "hex:10:0")?.legal.do).toBe("place 0 on 10");
  for (const there of ["hex:12:0", "hex:10:1", "deck:region", null]) expect(meantBy(all, "storage:0", there)).toBeNull();
  expect(meantBy(all, "storage:1", "hex:10:0")).toBeNull();
});
