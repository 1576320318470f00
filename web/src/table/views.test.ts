import { expect, it } from "vitest";
import type { View } from "@/line/protocol";
import { ViewCache } from "./views";

const view = (of: string): View => ({ of });

/** A line that answers when it is told to. */
function line() {
  const asked: { from: number; answer: (views: View[]) => void }[] = [];
  const cache = new ViewCache((from) => new Promise((answer) => asked.push({ from, answer })));
  return { asked, cache };
}

it("what was forgotten while it was coming is asked for again, and the old answer is not kept", async () => {
  const { asked, cache } = line();
  const old = cache.get(0, 10);
  cache.forget();
  const fresh = cache.get(0, 10);
  expect(asked.length).toBe(2);
  asked[0]?.answer([view("old")]);
  await old;
  expect(cache.peek(0)).toBeUndefined();
  asked[1]?.answer([view("new")]);
  expect(await fresh).toEqual(view("new"));
  expect(cache.peek(0)).toEqual(view("new"));
});

it("what is coming is not asked for twice", async () => {
  const { asked, cache } = line();
  const both = [cache.get(1, 10), cache.get(2, 10)];
  asked[0]?.answer(["a", "b", "c"].map(view));
  expect(await Promise.all(both)).toEqual(["b", "c"].map(view));
  expect(asked.length).toBe(1);
});
