// The sum of ducats: where it begins, and what a purchase was (rules 2.2, A-37).

import { describe, expect, it } from "vitest";
import { asView, people, position } from "../sample";
import { face } from "../face";
import type { GameEvent, View } from "@/line/protocol";
import { each } from "../../generic/recording";

const lines = (events: GameEvent[][], first?: View) =>
  face.points(
    events.map((one, decision) => ({ decision, seat: 0, events: one })),
    people,
    0,
    (decisions) => (decisions === 0 ? first : undefined),
  );
const sold: GameEvent = { type: "sold", seat: 0, galley: 4, port: "NAP", good: "wine", ducats: 3 };

describe("the ducats of the beginning", () => {
  const sums = (...args: Parameters<typeof lines>) => lines(...args).map(({ points }) => points);
  it("are five", () => {
    expect(sums([[{ type: "took_port", seat: 0, port: "VAL" }], [sold]])).toEqual([5, 3]);
    expect(sums([[{ type: "closed", port: "NAP" }], [sold]])).toEqual([5, 3]); // where players close ports
    expect(sums([], asView(position({ round: 0, phase: "setup_port" })))).toEqual([5]);
  });
  it("are not told again where a game was played on from a position", () => {
    expect(sums([[sold]])).toEqual([3]);
    expect(sums([], asView(position({ round: 3 })))).toEqual([]);
  });
});

it("tells a sailor that was paid for from one of the garrison", () =>
  each((language) => {
    const bought = (from: boolean) => lines([[{ type: "bought", seat: 0, galley: 9, port: "VAL", ducats: 2, from_garrison: from }]])[0]?.why;
    expect([bought(false), bought(true)]).toEqual(
      language === "en" ? ["bought, with its sailor", "bought, its sailor from the garrison"] : ["покупка вместе с моряком", "покупка, моряк из порта"],
    );
  }));
