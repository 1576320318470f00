import { expect, it } from "vitest";
import { around, framed, zoomedAt } from "./framing";

it("what is lit lies in the middle, as large as it is", () => {
  expect(framed({ left: 500, top: 300, right: 560, bottom: 340 }, 340, 300)).toEqual({ zoom: 1, left: 360, top: 170 });
});

it("places that are too far apart for the frame are all in it, drawn smaller", () => {
  const lit = around([
    { left: 20, top: 0, right: 60, bottom: 40 },
    { left: 800, top: 500, right: 840, bottom: 540 },
  ])!;
  const { zoom, left, top } = framed(lit, 340, 300);
  expect(zoom).toBeLessThan(1);
  expect(20 * zoom).toBeGreaterThanOrEqual(left);
  expect(840 * zoom).toBeLessThanOrEqual(left + 340);
  expect(540 * zoom).toBeLessThanOrEqual(top + 300);
});

it("fingers keep what lies between them", () => {
  const before = { zoom: 1, left: 100, top: 50 };
  const after = zoomedAt(before, 2, 30, 20);
  expect((after.left + 30) / after.zoom).toBe(130);
  expect((after.top + 20) / after.zoom).toBe(70);
});
