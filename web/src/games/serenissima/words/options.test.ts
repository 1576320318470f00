// What options say and in which order they stand.

import { describe, expect, it } from "vitest";
import { asView, galley, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { asking } from "./asking";
import { options } from "./options";
import type { Legal } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

function offered(given: Partial<SerenissimaView>, ...actions: Partial<Legal>[]) {
  settings.language = "en";
  return options(asView(position({ galley: 4, ...given })), 0, actions.map((action, id) => ({ do: `${id}`, id, kind: "", ...action })));
}
const labels = (...args: Parameters<typeof offered>): string[] => offered(...args).map(({ label }) => label);

describe("a battle", () => {
  it("is fought on by the key that began it", () => {
    const at = { galleys: { 4: galley({ zone: "ALG" }), 7: galley({ owner: 1, zone: "ALG", sailors: 1 }) }, strength: 3 };
    expect(offered({ ...at, phase: "step3" }, { kind: "end" }, { kind: "attack", target: 7 })[0]?.legal.kind).toBe("attack");
    expect(offered({ ...at, phase: "combat_continue", target: 7 }, { kind: "end" }, { kind: "continue" }).map(({ legal }) => legal.kind)).toEqual(["continue", "end"]);
  });
});

describe("a sale in a port of one’s own", () => {
  const store = (stored: ("wood" | "stone")[], cargo: Record<string, number>) =>
    ({ phase: "step3" as const, galleys: { 4: galley({ zone: "ALG", cargo }) }, ports: { ALG: port({ owner: 0, garrison: 1, stored }) } });
  it("is storing, and says what each scoring then pays (2, 5, 10)", () => {
    const [sell] = offered(store(["wood"], { stone: 1 }), { kind: "sell" });
    expect(sell?.label).toBe("Store stone in your warehouse: at each scoring it pays 5 ducats instead of 2");
    expect([sell?.verb, sell?.group]).toEqual(["Store", "Store"]);
  });
  it("may fill the warehouse; spices bring 2 at once", () =>
    expect(labels(store(["wood", "stone"], { spice: 1 }), { kind: "sell" })).toEqual([
      "Store spices in your warehouse: at each scoring it pays 10 ducats instead of 5; it is full then; 2 ducats now",
    ]));
  it("says it for each cube, and in the question", () => {
    const given = { ...store(["wood"], { stone: 1, gold: 1 }), phase: "sell" as const };
    expect(labels(given, { kind: "sell_good", good: "stone" })).toEqual(["Stone into your warehouse: +3 at each scoring"]);
    expect(offered(given, { kind: "sell_good", good: "gold" })[0]?.verb).toBe("Store it");
    expect(asking(asView(position({ galley: 4, ...given })), 0).title).toBe("What do you store in Algiers?");
  });
});

describe("other options", () => {
  it("tell of the galleys of others in a zone", () =>
    expect(labels({ phase: "move", galleys: { 4: galley(), 7: galley({ owner: 1, zone: "ALG", sailors: 4 }) } }, { kind: "move", zone: "ALG" })).toEqual([
      "Algiers: neutral; there: galley 7 (red, 4 sailors); may blockade: red",
    ]));
  it("tell whom a landing of all costs", () => {
    const at = { phase: "land" as const, ports: {}, galleys: { 4: galley({ zone: "ALG", sailors: 2 }) } };
    expect(labels(at, { kind: "land", sailors: 2 }, { kind: "land", sailors: 1 })).toEqual(["1 sailor, 1 left aboard", "All 2 sailors; galley 4 sinks"]);
  });
  it("tell of an investment that can buy nothing", () => {
    const players = (ducats: number) => [{ ducats, reserve: 10, galleys: 1, ports: 1 }, { ducats: 5, reserve: 10, galleys: 1, ports: 1 }];
    const ports = { VAL: port({ owner: 0, garrison: 3 }) };
    expect(labels({ ports, players: players(0) }, { kind: "invest" })).toEqual(["Invest: nothing can be bought, so the turn ends"]);
    expect(labels({ ports, players: players(1) }, { kind: "invest" })).toEqual(["Invest: sailors, a galley, forts, basilicas"]);
  });
  it("lie at ports and in the open sea", () => {
    const stay = (zone: string) => labels({ phase: "move", galleys: { 4: galley({ zone }) } }, { kind: "end" });
    expect([...stay("VAL"), ...stay("ION")]).toEqual(["Row no further, stay at Valencia", "Row no further, stay in the Ionian Sea"]);
  });
});
