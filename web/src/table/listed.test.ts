import { expect, it } from "vitest";
import type { Option } from "@/games/face";
import type { Hint } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";
import { countOf, listed } from "./listed";

const option = (action: string, target: string): Option => ({
  legal: { do: action, id: 0, kind: "" },
  lead: null,
  targets: [target],
  label: "",
  verb: "",
  group: "",
});
const hint = (action: string) => ({ at: 0, options: [{ do: action }] }) as unknown as Hint;

it("the list narrows to what fits, but never hides what a hint advises", () => {
  const choosing = new Choosing();
  const [a, b, c] = [option("a", "1"), option("b", "1"), option("c", "2")];
  choosing.offer([a, b, c]);
  const names = (advice: Hint | null) => listed({ choosing, hint: advice }).map(({ legal }) => legal.do);
  expect(names(null)).toEqual(["a", "b", "c"]);
  expect(names(hint("c"))).toEqual(["a", "b", "c"]);
  choosing.touch("1");
  expect(names(null)).toEqual(["a", "b"]);
  expect(names(hint("b"))).toEqual(["a", "b"]);
  expect(names(hint("c"))).toEqual(["a", "b", "c"]);
});

it("of equal cards the list shows one: the first, or the one that was touched or is advised", () => {
  const choosing = new Choosing();
  const swan = (action: string) => ({ ...option(action, action), sort: "swan" });
  const options = [swan("a"), option("b", "b"), swan("c"), swan("d")];
  choosing.offer(options);
  const names = (advice: Hint | null) => listed({ choosing, hint: advice }).map(({ legal }) => legal.do);
  expect([names(null), countOf({ choosing })]).toEqual([["a", "b"], 2]);
  expect(names(hint("d"))).toEqual(["b", "d"]);
  choosing.touch("c");
  expect(names(null)).toEqual(["c"]);
  expect(names(hint("d"))).toEqual(["c"]);
});
