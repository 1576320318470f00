import { describe, expect, it } from "vitest";
import { LOOK, lookingTime } from "./looking";

const small = { own: false, scores: false };

describe("looking at moves", () => {
  it("takes its time when nothing else waits", () => {
    expect(lookingTime({ ...small, waiting: 0 })).toBe(LOOK);
    expect(lookingTime({ ...small, waiting: 3 })).toBe(LOOK);
  });

  it("goes through a long turn in a few seconds, skipping nothing", () => {
    let all = 0;
    for (let waiting = 30; waiting >= 0; --waiting) all += lookingTime({ ...small, waiting });
    expect(all).toBeGreaterThan(5_000);
    expect(all).toBeLessThan(25_000);
    expect(lookingTime({ ...small, waiting: 1000 })).toBeGreaterThan(100);
  });

  it("never hurries past points", () => {
    expect(lookingTime({ own: false, scores: true, waiting: 1000 })).toBeGreaterThan(LOOK / 2);
    expect(lookingTime({ own: true, scores: true, waiting: 5 })).toBe(LOOK);
  });

  it("spends less on one's own moves, but some, so that those of others do not follow at once", () => {
    const own = lookingTime({ own: true, scores: false, waiting: 1 });
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(LOOK);
  });
});
