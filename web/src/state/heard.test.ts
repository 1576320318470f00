import { beforeEach, describe, expect, it, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return (await import("./heard.svelte")).heard;
};

beforeEach(() => localStorage.clear());

describe("the talk at a table", () => {
  it("that was heard is known on another visit", async () => {
    const before = await load();
    expect(before.upTo("a")).toBe(0);
    before.hear("a", 7);
    before.hear("a", 5);
    const after = await load();
    expect([after.upTo("a"), after.upTo("b")]).toEqual([7, 0]);
  });

  it("is remembered for the tables that were heard last", async () => {
    const heard = await load();
    heard.hear("a", 1);
    for (let i = 0; i < 49; ++i) heard.hear(`t${i}`, 1);
    heard.hear("a", 2);
    heard.hear("new", 1);
    expect([heard.upTo("a"), heard.upTo("t0"), heard.upTo("t1"), heard.upTo("new")]).toEqual([2, 0, 1, 1]);
  });

  it("heard in another tab is not forgotten", async () => {
    const one = await load();
    const other = await load();
    other.hear("b", 3);
    one.hear("a", 1);
    expect((await load()).upTo("b")).toBe(3);
  });

  it("is new where what was kept can't be read", async () => {
    localStorage.setItem("fondaco.heard", "{");
    expect((await load()).upTo("a")).toBe(0);
  });
});
