import { expect, it } from "vitest";
import { widthOf } from "./width.svelte";

it("each width has its arrangement", () => {
  expect([360, 599, 600, 1099, 1100, 1279, 1280, 1359, 1360, 1920].map(widthOf)).toEqual([
    "phone",
    "phone",
    "tablet",
    "tablet",
    "middle",
    "middle",
    "narrow",
    "narrow",
    "wide",
    "wide",
  ]);
});
