// Paying for example G07 of the rules: monastery cell, hand M2 C3 F2, one worker.

import { describe, expect, it } from "vitest";
import type { Option } from "@/games/face";
import { gl1, position } from "../sample";
import { options } from "../words/options";
import { beside, paymentWith } from "./paying";

const UNITS = [
  ["own", "own"],
  ["own", "worker"],
  ["own", "city"],
  ["own", "field"],
  ["worker", "city"],
  ["worker", "field"],
  ["city", "field"],
];
const view = position({
  phase: "pay",
  placing: { item: 0, cell: 10 },
  players: [gl1({ hand: { monastery: 2, city: 3, field: 2 }, workers: 1, storage: ["monastery"] })],
});
const ways = options(
  view,
  0,
  UNITS.map((units, id) => ({ do: `pay ${units.join(" ")}`, id, kind: "pay", units })),
);
const label = (option: Option | null): string => [...(option?.targets ?? [])].sort().join(" ");
const touch = (chosen: Option | null, recent: string | null, element: string) => paymentWith(ways, chosen, recent, element);

describe("a payment", () => {
  it("is two units: cards of the cell’s colour, workers, pairs of another colour", () => {
    expect(ways).toHaveLength(7);
    expect(label(ways.find(({ legal }) => legal.do === "pay own city")!)).toBe("hand:city hand:monastery");
    expect(label(ways.find(({ legal }) => legal.do === "pay worker field")!)).toBe("hand:field worker");
  });
  it("is usually the one without workers and with the fewest cards", () => expect(label(ways[0]!)).toBe("hand:monastery hand:monastery"));
  it("takes what is touched instead of one unit", () => {
    const one = touch(ways[0]!, null, "worker");
    expect(label(one)).toBe("hand:monastery worker");
    const two = touch(one, "worker", "hand:city");
    expect(label(two)).toBe("hand:city worker");
    expect(label(touch(two, "hand:city", "hand:field"))).toBe("hand:city hand:field");
  });
  it("keeps the other unit where the newest does not go with it", () => {
    // Two workers or four city cards there are not.
    const one = touch(ways[0]!, null, "worker");
    expect(label(touch(one, "worker", "worker"))).toBe("hand:monastery worker");
  });
  it("begins with what is touched if nothing was chosen", () => expect(label(touch(null, null, "hand:field"))).toContain("hand:field"));
  it("can be gone through in a circle", () => {
    let at: Option | null = ways[0]!;
    const seen = new Set<string>();
    for (let i = 0; i < ways.length; ++i) {
      seen.add(at!.legal.do);
      at = beside(ways, at, 1);
    }
    expect(seen.size).toBe(7);
    expect(at).toBe(ways[0]);
    expect(beside(ways, ways[0]!, -1)).toBe(ways.at(-1));
  });
});
