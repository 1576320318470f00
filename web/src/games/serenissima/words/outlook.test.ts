// What follows a previewed decision: incomes by the table of the rules (1.5: 0, 2, 5, 10, 15, 20), an investment without an offer (4.11).

import { describe, expect, it } from "vitest";
import { asView, galley, people, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { outlook } from "./outlook";
import type { GameEvent } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

const texts = (events: GameEvent[], after: Partial<SerenissimaView>): string[] => {
  settings.language = "en";
  return outlook(events, asView(position(after)), people).map(({ text }) => text);
};
const sold = (good: string, ducats: number): GameEvent => ({ type: "sold", seat: 0, galley: 4, port: "ALG", good, ducats });

describe("a cube brought into a port of one’s own", () => {
  it("says what the port pays then at each scoring", () =>
    expect(texts([sold("wood", 0)], { ports: { ALG: port({ owner: 0, garrison: 1, stored: ["wood", "stone"] }) } })).toEqual([
      "Anna stores wood in Algiers.",
      "At each scoring Algiers then pays 5 ducats instead of 2.",
    ]));
  it("says when the warehouse is full: Algiers has three slots", () =>
    expect(texts([sold("spice", 2)], { ports: { ALG: port({ owner: 0, garrison: 1, stored: ["wood", "stone", "spice"] }) } }).slice(1)).toEqual([
      "At each scoring Algiers then pays 10 ducats instead of 5.",
      "The warehouse of Algiers is full then.",
    ]));
  it("pays nobody else’s seller at a scoring", () =>
    expect(texts([sold("wood", 2)], { ports: { ALG: port({ owner: 1, garrison: 1, stored: ["wood"] }) } })).toEqual([]));
});

describe("an investment", () => {
  const own = { VAL: port({ owner: 0, garrison: 3 }) };
  const money = (ducats: number) => [
    { ducats, reserve: 10, galleys: 1, ports: 1 },
    { ducats: 5, reserve: 10, galleys: 1, ports: 1 },
  ];
  const bought: GameEvent = { type: "hired", seat: 0, at: "VAL" };
  it("ends the turn with the last ducat", () => {
    expect(texts([bought], { phase: "invest", galley: 4, galleys: { 4: galley() }, ports: own, players: money(0) }).at(-1)).toBe(
      "Nothing more can be bought then, so the turn ends.",
    );
    expect(texts([bought], { phase: "invest", galley: 4, galleys: { 4: galley() }, ports: own, players: money(1) })).toEqual([]);
  });
  it("without money ends at once", () =>
    expect(texts([{ type: "invested", seat: 0, galley: 4 }], { phase: "invest", galley: 4, ports: own, players: money(0) }).at(-1)).toBe(
      "Nothing can be bought, so the turn ends.",
    ));
});
