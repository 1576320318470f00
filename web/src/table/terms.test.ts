import type { Choice } from "@/games/face";
import { settings } from "@/state/settings.svelte";
import { beforeEach, expect, it } from "vitest";
import { unusual } from "./terms";

const choice = (key: string, players?: number[]): Choice => ({
  key,
  usual: "usual",
  name: { en: `The ${key}`, ru: key },
  why: { en: "", ru: "" },
  values: ["usual", "other"].map((value) => ({ value, name: { en: `as ${value}`, ru: value } })),
  ...(players === undefined ? {} : { players }),
});

beforeEach(() => void (settings.language = "en"));

it("names what is not as usual", () => {
  expect(unusual([choice("deal"), choice("end")], { deal: "usual", end: "other" }, 3)).toEqual([{ name: "The end", value: "as other" }]);
});
it("leaves out what makes no difference for so many players", () => {
  const choices = [choice("neutral", [2])];
  expect(unusual(choices, { neutral: "other" }, 3)).toEqual([]);
  expect(unusual(choices, { neutral: "other" }, 2)).toHaveLength(1);
});
it("knows an option that a newer server has by its value", () => {
  expect(unusual([choice("deal")], { deal: 5, unknown: 1 }, 3)).toEqual([{ name: "The deal", value: "5" }]);
});
