import { expect, it } from "vitest";
import { boardWidth } from "./fitting";
import type { Face } from "@/games/face";

const face = (size: [number, number] | null) => ({ size, legible: 1000 }) as Face;

it("a board fits the height of the window, but is never too small to read", () => {
  expect(boardWidth(face([1200, 800]), 212)).toBe("max(calc((100dvh - 212px) * 1.5), 1000px)");
  expect(boardWidth(face(null), 212)).toBe("4fr");
});
