import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Numbers, WAITS } from "./numbers";
import type { Option } from "@/games/face";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = Array.from({ length: 123 }, (_, i) => ({ label: String(i + 1) }) as Option);
const typed = (numbers: Numbers, digits: string, list: readonly Option[], question: unknown = list) =>
  [...digits].map((digit) => numbers.press(Number(digit), list, question)?.label ?? null);

it("a digit chooses at once, and another one makes the number longer", () => {
  expect(typed(new Numbers(), "120", options)).toEqual(["1", "12", "120"]);
});
it("where there is no such number, a digit begins a new one", () => {
  expect(typed(new Numbers(), "120", options.slice(0, 12))).toEqual(["1", "12", null]);
  expect(typed(new Numbers(), "45", options.slice(0, 9))).toEqual(["4", "5"]);
});
it("counts in the list of the first digit, which what it chose has made shorter", () => {
  const numbers = new Numbers();
  const question = {};
  numbers.press(1, options, question);
  expect(numbers.press(4, options.slice(0, 1), question)?.label).toBe("14");
});
it("does not go on after a while, after another key or in another question", () => {
  const numbers = new Numbers();
  typed(numbers, "1", options);
  vi.advanceTimersByTime(WAITS);
  expect(typed(numbers, "2", options)).toEqual(["2"]);
  numbers.end();
  expect(typed(numbers, "3", options)).toEqual(["3"]);
  expect(typed(numbers, "4", options, {})).toEqual(["4"]);
});
