import { describe, expect, it } from "vitest";
import { changed, read, written } from "./orders";

describe("standing orders", () => {
  it("ask about everything if there are none", () => {
    expect(read({})).toEqual({ otherwise: "ask", players: {}, zones: {} });
    expect(written(read({}))).toEqual({});
  });

  it("stay the same when they are read and written", () => {
    for (const orders of [
      { otherwise: "never" },
      { players: { "2": "ask" }, zones: { ALG: "always" } },
      { otherwise: "always", players: { "0": "never" }, zones: { ION: "ask", VEN: "never" } },
    ])
      expect(written(read(orders))).toEqual(orders);
  });

  it("do not change what they were read from", () => {
    const orders = { players: { "1": "never" } };
    const draft = read(orders);
    draft.players = changed(draft.players, 1, "always");
    draft.zones["ALG"] = "never";
    expect(orders).toEqual({ players: { "1": "never" } });
  });

  it("lose an answer that is no longer wanted, and with the last one its heading", () => {
    const draft = read({ otherwise: "never", players: { "1": "always" } });
    draft.players = changed(draft.players, 1, null);
    expect(written(draft)).toEqual({ otherwise: "never" });
  });
});
