import { expect, it } from "vitest";
import { squeeze } from "./fit";

const tenEach = (text: string) => 10 * text.length;

it("keeps a text within its room: as it is, narrower, cut", () => {
  expect(squeeze("Lisbon", tenEach, 60)).toEqual({ text: "Lisbon" });
  expect(squeeze("Santa Croce", tenEach, 90)).toEqual({ text: "Santa Croce", length: 90 });
  const { text, length } = squeeze("Santa Maria del Fiore", tenEach, 90);
  expect(text).toBe("Santa Maria…");
  expect(length).toBe(90);
  expect(squeeze("Santa Croce", tenEach, 20).text).toBe("S…");
});
