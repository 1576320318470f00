// What a touch of something that is not lit tries, so that the rules can say why not.

import { describe, expect, it } from "vitest";
import { position } from "../sample";
import type { PlayerView, TuscanyView } from "../view";
import { attempt } from "./attempt";
import { reason } from "./reasons";
import { each } from "../../generic/recording";

const tried = (element: string, player: Partial<PlayerView> = {}, more: Partial<TuscanyView> = {}) => attempt(position(more, player), 0, element);

describe("a touch", () => {
  it("of a stored tile tries a cell where only its price can be in the way", () => {
    // At the start GL1 has a monastery cell beside its castle: 10 (rules 8).
    expect(tried("storage:0", { storage: ["monastery"] })).toBe("place 0 on 10");
    // No city cell lies beside it: any of them says so.
    expect(["place 0 on 1", "place 0 on 18", "place 0 on 20"]).toContain(tried("storage:0", { storage: ["city"] }));
    expect(tried("storage:1", { storage: ["city"], capacity: 2 })).toBeNull();
  });
  it("of a cell tries the stored tile of its colour, else a hex, else any", () => {
    const storage = ["city", "monastery", "hex"];
    expect(tried("hex:10:0", { storage })).toBe("place 1 on 10");
    expect(tried("hex:12:0", { storage })).toBe("place 2 on 12");
    expect(tried("hex:12:0", { storage: ["city"] })).toBe("place 0 on 12");
    expect(tried("hex:12:0")).toBe("place 0 on 12");
    expect(tried("hex:12:1", { storage })).toBeNull();
  });
  it("of a cell, while a castle chooses, tries an open tile of its colour", () => {
    expect(tried("hex:12:0", {}, { phase: "castle" })).toBe("castle 5 on 12");
  });
  it("of anything else tries something too", () => {
    for (const element of ["hand:city", "worker", "marble", "bonus:card", "deck:region", "slot:3"]) expect(tried(element), element).not.toBeNull();
  });
});

it("says when it is time for what was tried", () =>
  each(() => {
    const plain = reason("other_question", "").text;
    for (const action of ["pay own own", "marble", "bonus card", "take 3", "draw", "place 0 on 12"])
      expect(reason("other_question", action).text).not.toBe(plain);
    expect(reason("cannot_pay", "pay own own").rule).toBe("pay");
  }));
