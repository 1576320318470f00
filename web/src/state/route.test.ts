import { describe, expect, it } from "vitest";
import { parse } from "./route.svelte";

const at = (path: string) => parse(new URL(path, "http://localhost"));

describe("addresses", () => {
  it("name pages", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/t/abc")).toEqual({ page: "table", id: "abc", invite: null });
    expect(at("/t/abc#token")).toEqual({ page: "table", id: "abc", invite: "token" });
    expect(at("/replay/abc?at=12&as=1")).toEqual({ page: "replay", id: "abc", at: 12, as: "1" });
    expect(at("/rules")).toEqual({ page: "learn" });
    expect(at("/rules/calimala#sea")).toEqual({ page: "rules", game: "calimala", section: "sea" });
    expect(at("/new/tuscany")).toEqual({ page: "setup", game: "tuscany" });
    expect(at("/statistics/Anna")).toEqual({ page: "statistics", person: "Anna" });
  });
  it("that name nothing lead nowhere", () => {
    for (const path of ["/t", "/x", "/rules/chess", "/new", "/t/a/b", "/replay", "/settings/x"]) expect(at(path)).toEqual({ page: "nowhere" });
    expect(at("/replay/abc?at=-1")).toMatchObject({ at: null });
  });
});
