import { describe, expect, it } from "vitest";
import { since, type Following } from "./since";
import { turnOf as calimala } from "@/games/calimala/words/tell";
import { turnOf as millefiori } from "@/games/millefiori/words/turns";
import type { Told } from "@/state/told";

/** "0placed 1": a decision each, of a seat, with an event. */
const course = (text: string): Told[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((word, decision) => ({
      decision,
      seat: Number(word[0]),
      events:
        word.length > 1
          ? word
              .slice(1)
              .split("+")
              .map((type) => ({ type }))
          : [],
    }));
const seen = (text: string, more: Partial<Following> = {}): number[] =>
  since({ told: course(text), you: 0, asked: true, turnOf: calimala, ...more }).map(({ decision }) => decision);

describe("since one's last turn", () => {
  it("others have done what lies after one's latest decision", () => {
    expect(seen("0placed 0 1placed 1 2placed")).toEqual([2, 3, 4]);
  });
  it("it stays while one's own turn goes on, and is followed by what others do in it", () => {
    expect(seen("0placed 1placed 2placed 0placed 0")).toEqual([1, 2]);
    expect(seen("0placed 1placed 2placed 0placed 0 1 0")).toEqual([1, 2, 5]);
  });
  it("it stays until somebody else begins, and is forgotten then", () => {
    expect(seen("0placed 1placed 0placed 0", { asked: false })).toEqual([1]);
    expect(seen("0placed 1placed 0placed 0 1placed", { asked: false })).toEqual([4]);
  });
  it("where everybody acts in each turn, a cycle that one has begun does not go on for ever", () => {
    const cycle = { turnOf: millefiori };
    expect(seen("0selected 1selected 0placed 1placed", { ...cycle, asked: false })).toEqual([3]);
    expect(seen("0selected 1selected 0placed 1placed+passed", cycle)).toEqual([3]);
    expect(seen("0selected 1selected 0placed 1placed+passed 0selected 1selected", cycle)).toEqual([3, 5]);
  });
  it("from the beginning before one's first turn; nothing for whoever only watches", () => {
    expect(seen("1placed 2placed")).toEqual([0, 1]);
    expect(seen("")).toEqual([]);
    expect(seen("1placed 0placed", { you: null, asked: false })).toEqual([]);
  });
});
