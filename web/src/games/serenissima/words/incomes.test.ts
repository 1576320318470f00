// Incomes with the ports that paid them (rules 4.12, 5.1), in the story and in the sum of points.

import { describe, expect, it } from "vitest";
import { asView, people, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { points } from "./points";
import { tell } from "./tell";
import type { GameEvent } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

const scoring: GameEvent[] = [
  { type: "scoring", number: 1 },
  { type: "income", seat: 0, ducats: 12, reason: "warehouses" },
  { type: "income", seat: 0, ducats: 5, reason: "basilicas" },
  { type: "income", seat: 1, ducats: 2, reason: "warehouses" },
];
/** What follows a scoring: the next round. */
const next: GameEvent[] = [
  { type: "round_started", round: 3 },
  { type: "turn_started", seat: 0, galley: 4 },
];
const view = (naples: number, given: Partial<SerenissimaView> = {}) =>
  asView(
    position({
      round: 3,
      wheel: 4,
      ...given,
      ports: {
        NAP: port({ owner: 0, garrison: 1, stored: (["wood", "stone", "gold", "wine"] as const).slice(0, naples), basilica: true }),
        CRE: port({ owner: 0, garrison: 1, stored: ["gold"] }),
        GEN: port({ owner: 1, garrison: 1, stored: ["wood"] }),
        TUN: port({ stored: ["wood"] }), // neutral: pays nobody
      },
    }),
  );
const told = (naples: number, given: Partial<SerenissimaView> = {}, after = next): string[] => {
  settings.language = "en";
  return tell([...scoring, ...after], people, view(naples, given)).map(({ text }) => text);
};
const NAMED = ["Anna: 12 ducats from warehouses (Naples 10, Crete 2) and 5 ducats from basilicas (Naples 5).", "Boris: 2 ducats from warehouses (Genoa 2)."];
const NAMELESS = ["Anna: 12 ducats from warehouses and 5 ducats from basilicas.", "Boris: 2 ducats from warehouses."];

describe("a story", () => {
  it("names the ports that paid", () => {
    expect(told(3).slice(1, 3)).toEqual(NAMED);
    expect(told(3, { phase: "sell" }).slice(1, 3)).toEqual(NAMED); // a sale only adds
  });
  it("names them at the end", () => expect(told(3, { phase: "over", wheel: 0 }, [{ type: "game_over" }]).slice(1, 3)).toEqual(NAMED));
  it("names none from a position that would have paid something else", () => expect(told(4).slice(1, 3)).toEqual(NAMELESS));
  // A port lost and another taken since may pay as much.
  it.each([
    ["of a later round", { round: 4 }],
    ["of a later turn", { wheel: 6 }],
    ["after a battle", { fought: true }],
    ["of a port that is being taken", { phase: "land" as const }],
    ["in which somebody buys galleys", { phase: "special" as const, wheel: 0 }],
  ])("names none from a position %s", (_, given) => expect(told(3, given).slice(1, 3)).toEqual(NAMELESS));
  it("names none where special investments follow, which have no number", () =>
    expect(told(3, { phase: "special", wheel: 0 }, [{ type: "special", seat: 1 }]).slice(1, 3)).toEqual(NAMELESS));
});

describe("the sum of points", () => {
  const events: GameEvent[] = [
    { type: "took_port", seat: 0, port: "VEN" },
    { type: "took_port", seat: 1, port: "GEN" },
    { type: "sold", seat: 1, galley: 7, port: "NAP", good: "wood", ducats: 2 },
    { type: "sold", seat: 0, galley: 4, port: "NAP", good: "gold", ducats: 3 },
    { type: "landed", seat: 0, port: "NAP", sailors: 1 },
    { type: "built", seat: 0, port: "NAP", what: "basilica" },
    { type: "landed", seat: 0, port: "TUN", sailors: 1 },
    { type: "sold", seat: 0, galley: 4, port: "TUN", good: "wine", ducats: 0 },
  ];
  const whys = (...more: GameEvent[]) => {
    settings.language = "en";
    return points([{ decision: 0, seat: 0, events: [...events, ...more] }], 2, 0)
      .slice(-more.length)
      .map(({ why }) => why);
  };
  it("names warehouses, basilicas and ports with wine, which Venice makes", () =>
    expect(
      whys(
        { type: "income", seat: 0, ducats: 6, reason: "wine" },
        { type: "income", seat: 0, ducats: 7, reason: "warehouses" },
        { type: "income", seat: 0, ducats: 5, reason: "basilicas" },
      ),
    ).toEqual(["Tunis 3, Venice 3", "Naples 5, Tunis 2", "Naples 5"]));
  it("forgets a port that was lost", () =>
    expect(whys({ type: "lost_port", seat: 0, port: "NAP" }, { type: "income", seat: 0, ducats: 2, reason: "warehouses" }).at(-1)).toBe("Tunis 2"));
  it("names none where the beginning is not known", () =>
    expect(whys({ type: "income", seat: 0, ducats: 17, reason: "warehouses" })).toEqual(["stored goods"]));
});
