import { expect, it } from "vitest";
import { lowOf, widthOf } from "./width.svelte";

it("each width has its arrangement", () => {
  // A laptop of 1366 at 200 % has 683.
  expect([360, 683, 719, 720, 820, 1099, 1100, 1180, 2560].map(widthOf)).toEqual([
    "phone",
    "phone",
    "phone",
    "tablet",
    "tablet",
    "tablet",
    "wide",
    "wide",
    "wide",
  ]);
});

it("low windows show the list or the story", () => {
  expect([720, 900, 1000, 1080].map(lowOf)).toEqual([true, true, false, false]);
});
