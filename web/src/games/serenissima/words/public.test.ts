import { describe, expect, it } from "vitest";
import { strip } from "./public";
import { asView, position } from "../sample";

describe("money in the strips", () => {
  const players = [{ ducats: 7, reserve: 18, galleys: 1, ports: 1 }, { ducats: 9, reserve: 18, galleys: 1, ports: 1 }];
  const seenBy = (you: number | null, given: Parameters<typeof position>[0] = {}) =>
    [0, 1].map((seat) => strip(asView(position({ players, ...given })), seat, you).points);

  it("is open, for spectators too", () => {
    expect(seenBy(0)).toEqual([7, 9]);
    expect(seenBy(null)).toEqual([7, 9]);
  });
  it("is one's own alone where an option hides it (A-47)", () => {
    const options = { hidden_money: true };
    expect(seenBy(0, { options })).toEqual([7, null]);
    expect(seenBy(1, { options })).toEqual([null, 9]);
    expect(seenBy(null, { options })).toEqual([null, null]);
  });
  it("is open at the end in any case", () => expect(seenBy(null, { options: { hidden_money: true }, phase: "over" })).toEqual([7, 9]));
});
