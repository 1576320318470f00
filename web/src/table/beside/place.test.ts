import { describe, expect, it } from "vitest";
import { placed, type Box } from "./place";

const SIZE = { width: 300, height: 160 };
const apart = (a: Box, b: Box) => a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe("what speaks about a thing", () => {
  const windows = [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ];
  it.each(windows)("lies inside a window of $width × $height, and never on the thing", (window) => {
    const wrong: object[] = [];
    for (let left = 0; left < window.width - 20; left += 97) {
      for (let top = 0; top < window.height - 20; top += 101) {
        for (const [wide, tall] of [
          [44, 44],
          [200, 60],
          [90, 300],
        ] as const) {
          const thing = { left, top, width: Math.min(wide, window.width - left), height: Math.min(tall, window.height - top) };
          const box = placed(thing, SIZE, window);
          const inside = box.left >= 0 && box.top >= 0 && box.left + box.width <= window.width && box.top + box.height <= window.height;
          if (!apart(box, thing) || !inside || box.height <= 100) wrong.push({ thing, box });
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("lies below where there is room, else above, else at a side", () => {
    const window = { width: 1000, height: 600 };
    expect(placed({ left: 400, top: 100, width: 50, height: 50 }, SIZE, window)).toEqual({ left: 275, top: 160, ...SIZE });
    expect(placed({ left: 400, top: 500, width: 50, height: 50 }, SIZE, window)).toEqual({ left: 275, top: 330, ...SIZE });
    expect(placed({ left: 100, top: 100, width: 50, height: 400 }, SIZE, window)).toEqual({ left: 160, top: 220, ...SIZE });
    expect(placed({ left: 800, top: 100, width: 150, height: 400 }, SIZE, window)).toEqual({ left: 490, top: 220, ...SIZE });
  });
});
