import { expect, it } from "vitest";
import { boardWidth, leastText } from "./fitting";
import type { Face } from "@/games/face";

const face = (size: [number, number] | null) => ({ size }) as Face;

it("a board fits the height of the window", () => {
  expect(boardWidth(face([1200, 800]), 100)).toBe("calc((100dvh - 108px) * 1.5)");
  expect(boardWidth(face(null), 100)).toBe("4fr");
});

it("texts grow on a board that is drawn small", () => {
  expect(leastText(1200, 800)).toBe(18);
  expect(leastText(344, 344)).toBe(12);
});
