import { expect, it } from "vitest";
import { outlook } from "./outlook";
import { inEach, people, player, position } from "./sample";
import type { Activation, StackDisc } from "../view";

const placed = (stack: StackDisc[], more: object = {}) => {
  const act: Activation = { seat: 0, street: 0, depth: 1, slots: [], placed: true, able: true, support: false, touched: [] };
  return position({ phase: "act", activation: act, stacks: [stack, ...Array.from({ length: 11 }, () => [])], ...more });
};
const told = (...args: Parameters<typeof placed>) => outlook([{ type: "placed" }], placed(...args), people).map(({ text }) => text);

it("tells whose discs act then, by position: white ones are skipped (R-01)", () => {
  expect(told([1, "white", 0]).slice(1)).toEqual(["Then Boris does the same, third from the top."]);
  expect(told([2, 1, 0]).slice(1)).toEqual(["Then Boris does the same, second from the top.", "Then Clara does the same, third from the top."]);
  expect(told([0])).toHaveLength(1);
});

it("a white disc acts twice for whoever places it", () => expect(told(["white"])[0]).toMatch(/each twice/));

it("nobody acts below a support disc (6.2)", () => {
  expect(told([1, 1, "support"], { players: [player(), player()] })).toHaveLength(1);
});

it("a fourth disc scores the next tile: who would get what now", () => {
  const lines = told([0, 1, 2, 0], { tiles: ["lisbon"], board: { lisbon: [2, 3, 0] } });
  expect(lines.at(-1)).toBe("Lisbon is scored at the end of the turn; as things stand: Boris +3, Anna +2.");
});

it("says nothing of anything but a disc that is placed", () => {
  expect(outlook([{ type: "declined" }], placed([1, 0]), people)).toEqual([]);
});

it("is told in both languages", () => inEach(() => expect(told([2, 1, 0]).every((text) => text !== "" && !/undefined/.test(text))).toBe(true)));
