// The chart: routes are exactly the adjacency of the data (rules 1.4), and nothing covers anything else.

import { describe, expect, it } from "vitest";
import { data } from "../view";
import { BATTLE, berths, CHART, plaque, POOL, pool, ROUTES, slotAt, SLOT, SUPPLY, TIME, WHEEL, type Rect } from "./layout";

const poolRect = (zone: string): Rect => [pool(zone)[0] - POOL[0] / 2, pool(zone)[1] - POOL[1] / 2, POOL[0], POOL[1]];
const [wx, wy] = WHEEL.middle;
const panels: Record<string, Rect> = {
  time: TIME,
  supply: SUPPLY,
  battle: BATTLE,
  wheel: [wx - WHEEL.radius, wy - WHEEL.radius, 2 * WHEEL.radius, 2 * WHEEL.radius],
};
const things: [string, Rect][] = [
  ...data.zones.map(({ key }): [string, Rect] => [`pool ${key}`, poolRect(key)]),
  ...data.ports.map(({ key }): [string, Rect] => [`plaque ${key}`, plaque(key)]),
  ...Object.entries(panels),
];
const over = (a: Rect, b: Rect): boolean => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

describe("the chart", () => {
  it("has a route for each pair of neighbours: 38", () => {
    expect(ROUTES).toHaveLength(38);
    for (const [a, b] of ROUTES) expect(data.zones.find(({ key }) => key === b)?.neighbours).toContain(a);
  });
  it("covers nothing with anything", () => {
    const covered = things.flatMap(([name, rect], i) =>
      things
        .slice(i + 1)
        .filter(([, other]) => over(rect, other))
        .map(([other]) => `${name} and ${other}`),
    );
    expect(covered).toEqual([]);
  });
  it("keeps everything on it", () => {
    const outside = things.filter(([, [x, y, width, height]]) => x < 0 || y < 0 || x + width > CHART[0] || y + height > CHART[1]);
    expect(outside).toEqual([]);
  });
  it("has room on a plaque for every slot of the warehouse", () => {
    for (const { key, price } of data.ports) expect(slotAt(key, price.length - 1)[0] + SLOT / 2).toBeLessThanOrEqual(plaque(key)[0] + plaque(key)[2]);
  });
});

it("lays up to fifteen galleys side by side into a pool", () => {
  for (let count = 1; count <= 15; ++count) {
    const { size, at } = berths(count);
    expect(at).toHaveLength(count);
    const rects = at.map(([x, y]): Rect => [x - size[0] / 2, y - size[1] / 2, size[0], size[1]]);
    expect(rects.some((rect, i) => rects.slice(i + 1).some((other) => over(rect, other)))).toBe(false);
  }
});
