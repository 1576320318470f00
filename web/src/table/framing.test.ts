import { expect, it } from "vitest";
import { around, framed, zoomedAt } from "./framing";

const CHART = { width: 900, height: 600 };

it("what is lit lies in the middle, as large as it is", () => {
  expect(framed({ left: 500, top: 300, right: 560, bottom: 340 }, 340, 300, CHART)).toEqual({ zoom: 1, left: 360, top: 170 });
});

it("places that are too far apart for the frame are all in it, drawn smaller", () => {
  const lit = around([
    { left: 20, top: 0, right: 60, bottom: 40 },
    { left: 800, top: 500, right: 840, bottom: 540 },
  ])!;
  const { zoom, left, top } = framed(lit, 340, 300, CHART);
  expect(zoom).toBeLessThan(1);
  expect(20 * zoom).toBeGreaterThanOrEqual(left);
  expect(840 * zoom).toBeLessThanOrEqual(left + 340);
  expect(540 * zoom).toBeLessThanOrEqual(top + 300);
});

it("a drawing that is hardly larger than the frame is shown whole", () => {
  expect(framed({ left: 20, top: 100, right: 320, bottom: 380 }, 344, 320, { width: 344, height: 400 })).toEqual({ zoom: 0.8, left: 0, top: 0 });
});

it("fingers keep what lies between them", () => {
  const before = { zoom: 1, left: 100, top: 50 };
  const after = zoomedAt(before, 2, 30, 20);
  expect((after.left + 30) / after.zoom).toBe(130);
  expect((after.top + 20) / after.zoom).toBe(70);
});
