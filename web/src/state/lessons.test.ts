import { beforeEach, describe, expect, it, vi } from "vitest";

const load = async () => {
  vi.resetModules();
  return (await import("./lessons.svelte")).lessons;
};

beforeEach(() => localStorage.clear());

describe("tables that are explained", () => {
  it("are those at which it was wished", async () => {
    const lessons = await load();
    expect(lessons.on("a")).toBe(false);
    lessons.begin("a");
    expect([lessons.on("a"), lessons.on("b")]).toEqual([true, false]);
    lessons.end("a");
    expect(lessons.on("a")).toBe(false);
  });

  it("go on where they were on another visit", async () => {
    const before = await load();
    before.begin("a");
    before.understand("a", "aim");
    const after = await load();
    expect(after.on("a")).toBe(true);
    expect(after.understood("a")).toEqual(["aim"]);
    after.begin("a");
    expect(after.understood("a")).toEqual(["aim"]);
  });

  it("are forgotten in the order they came, so that they never fill the browser", async () => {
    const lessons = await load();
    for (let n = 0; n < 25; ++n) lessons.begin(`table${n}`);
    expect([lessons.on("table4"), lessons.on("table5"), lessons.on("table24")]).toEqual([false, true, true]);
  });

  it("are none where what was kept can't be read", async () => {
    for (const broken of ["{", "[]", "null", "7"]) {
      localStorage.setItem("fondaco.lessons", broken);
      expect((await load()).on("0")).toBe(false);
    }
  });
});
