import { describe, expect, it } from "vitest";
import { covered, type Sharing } from "./sharing";

/** Anna and Boris sit on 0 and 2 at one screen, a bot between them; Anna decides and is there. */
const screen: Sharing = { yours: [0, 2], you: 0, settled: true, shown: { status: "playing", deciders: [0] }, there: 0 };
const decides = (...deciders: number[]): Partial<Sharing> => ({ shown: { status: "playing", deciders } });

describe("a screen that several share", () => {
  it("is open for the one who decides and is there", () => {
    expect(covered(screen)).toBeNull();
    expect(covered({ ...screen, ...decides(0, 2) })).toBeNull();
  });

  it("stays open for the one who is there while only others decide", () => {
    expect(covered({ ...screen, ...decides(1) })).toBeNull();
    expect(covered({ ...screen, shown: { status: "paused", deciders: [] } })).toBeNull();
  });

  it("is covered for the next one, until that one is there and the own view has come", () => {
    const next = { ...screen, ...decides(2) };
    expect(covered(next)).toBe(2);
    expect(covered({ ...next, there: 2 })).toBe(2);
    expect(covered({ ...next, there: 2, you: 2 })).toBeNull();
  });

  it("waits until the moves before have been shown", () => {
    expect(covered({ ...screen, ...decides(2), settled: false })).toBeNull();
  });

  it("is covered after a reload, whoever decides", () => {
    for (const [you, deciders, whom] of [
      [2, [2], 2],
      [0, [0, 2], 0],
      [0, [1], 0],
    ] as const)
      expect(covered({ ...screen, there: null, you, ...decides(...deciders) })).toBe(whom);
    expect(covered({ ...screen, there: null, shown: { status: "paused", deciders: [] } })).toBe(0);
  });

  it("is covered when a line that was lost brings another's view", () => {
    expect(covered({ ...screen, ...decides(1), you: 2 })).toBe(0);
  });

  it("hides nothing before the beginning and after the end, nor from one alone", () => {
    for (const status of ["gathering", "over", "abandoned"] as const) expect(covered({ ...screen, there: null, shown: { status, deciders: [] } })).toBeNull();
    expect(covered({ ...screen, there: null, shown: null })).toBeNull();
    expect(covered({ ...screen, yours: [0], there: null })).toBeNull();
    expect(covered({ ...screen, yours: [], you: null, there: null })).toBeNull();
  });
});
