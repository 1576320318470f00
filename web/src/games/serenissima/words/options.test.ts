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
  return options(
    asView(position({ galley: 4, ...given })),
    0,
    actions.map((action, id) => ({ do: `${id}`, id, kind: "", ...action })),
  );
}
const labels = (...args: Parameters<typeof offered>): string[] => offered(...args).map(({ label }) => label);

describe("a battle", () => {
  it("is fought on by the key that began it", () => {
    const at = { galleys: { 4: galley({ zone: "ALG" }), 7: galley({ owner: 1, zone: "ALG", sailors: 1 }) }, strength: 3 };
    expect(offered({ ...at, phase: "step3" }, { kind: "end" }, { kind: "attack", target: 7 })[0]?.legal.kind).toBe("attack");
    expect(offered({ ...at, phase: "combat_continue", target: 7 }, { kind: "end" }, { kind: "continue" }).map(({ legal }) => legal.kind)).toEqual([
      "continue",
      "end",
    ]);
  });
});

describe("a sale in a port of one’s own", () => {
  const store = (stored: ("wood" | "stone")[], cargo: Record<string, number>) => ({
    phase: "step3" as const,
    galleys: { 4: galley({ zone: "ALG", cargo }) },
    ports: { ALG: port({ owner: 0, garrison: 1, stored }) },
  });
  it("is storing, and says what each scoring then pays (2, 5, 10)", () => {
    const [sell] = offered(store(["wood"], { stone: 1 }), { kind: "sell" });
    expect(sell?.label).toBe("Store stone in your warehouse: at each scoring it pays 5 ducats instead of 2");
    expect([sell?.verb, sell?.group]).toEqual(["Store", "Store"]);
  });
  it("may fill the warehouse; spices bring 2 at once", () =>
    expect(labels(store(["wood", "stone"], { spice: 1 }), { kind: "sell" })).toEqual([
      "Store spices in your warehouse: at each scoring it pays 10 ducats instead of 5; it is full then; 2 ducats now",
    ]));
  it("is told with both where the galley may row to it", () =>
    expect(
      labels(
        {
          phase: "move",
          galleys: { 4: galley({ sailors: 2, cargo: { spice: 1, stone: 1 } }) },
          ports: { ALG: port({ owner: 0, garrison: 1, stored: ["wood"] }) },
        },
        { kind: "move", zone: "ALG" },
      ),
    ).toEqual(["Algiers: yours, 1 sailor; would store stone, spices, income +8; 2 ducats now"]));
  it("is told to whoever may blockade it, with what it is worth: income 2, then 10 (A-14)", () => {
    const help = (cargo: Record<string, number>) => {
      settings.language = "en";
      return asking(
        asView(
          position({
            ...store(["wood"], cargo),
            galleys: { 4: galley({ zone: "ALG", cargo }), 7: galley({ owner: 1, zone: "ALG", sailors: 4 }) },
            phase: "sell_blockade",
            galley: 4,
          }),
        ),
        1,
      ).help;
    };
    expect(help({ stone: 1, marble: 1 })).toBe(
      "Galley 4 (blue) wants to store up to 2 cubes in Algiers, its own port: 10 ducats instead of 2 at each scoring then. Your galleys there have 4 sailors.",
    );
    expect(help({ spice: 1 })).toBe(
      "Galley 4 (blue) wants to store up to 1 cube in Algiers, its own port: 5 ducats instead of 2 at each scoring then; 2 ducats now. Your galleys there have 4 sailors.",
    );
  });
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
  it("warn of blockades that can come, and name what is blockaded", () => {
    // Red has more sailors in each zone than the galley, which has one move left: it is not stopped there.
    const there = (zone: string, cargo: Record<string, number>, more: Partial<SerenissimaView> = {}) =>
      labels(
        { phase: "move", galleys: { 4: galley({ zone: "SIC", sailors: 1, cargo }), 7: galley({ owner: 1, zone, sailors: 2 }) }, ...more },
        { kind: "move", zone },
      )[0]!.split("2 sailors)")[1];
    expect(there("ION", {})).toBe("");
    expect(there("TUN", {})).toBe("; may blockade the capture: red");
    expect(there("TUN", {}, { options: { capture_blockade: false } })).toBe("");
    expect(there("TUN", { wood: 1 })).toBe("; may blockade sale or capture: red");
    expect(there("TUN", { wood: 1 }, { ports: { TUN: port({ owner: 1, garrison: 1 }) } })).toBe("; may blockade the sale: red");
    expect(there("TUN", { wood: 1 }, { ports: { TUN: port({ closed: true }) } })).toBe("");
    // Not in the zone where the activation began, where something can be sold all the same.
    const back = {
      phase: "move" as const,
      origin: "TUN",
      galleys: { 4: galley({ zone: "SIC", cargo: { wood: 1 } }), 7: galley({ owner: 1, zone: "TUN", sailors: 4 }) },
      ports: { TUN: port({ owner: 1, garrison: 1 }) },
    };
    expect(labels(back, { kind: "move", zone: "TUN" })[0]).toMatch(/; may blockade the sale: red$/);
  });
  it("tell whom a landing of all costs", () => {
    const at = { phase: "land" as const, ports: {}, galleys: { 4: galley({ zone: "ALG", sailors: 2 }) } };
    expect(labels(at, { kind: "land", sailors: 2 }, { kind: "land", sailors: 1 })).toEqual(["1 sailor, 1 left aboard", "All 2 sailors; galley 4 sinks"]);
  });
  it("tell of an investment that can buy nothing", () => {
    const players = (ducats: number) => [
      { ducats, reserve: 10, galleys: 1, ports: 1 },
      { ducats: 5, reserve: 10, galleys: 1, ports: 1 },
    ];
    const ports = { VAL: port({ owner: 0, garrison: 3 }) };
    expect(labels({ ports, players: players(0) }, { kind: "invest" })).toEqual(["Invest: nothing can be bought, so the turn ends"]);
    expect(labels({ ports, players: players(1) }, { kind: "invest" })).toEqual(["Invest: sailors, a galley, forts, basilicas"]);
  });
  it("lie at ports and in the open sea", () => {
    const stay = (zone: string) => labels({ phase: "move", galleys: { 4: galley({ zone }) } }, { kind: "end" });
    expect([...stay("VAL"), ...stay("ION")]).toEqual(["Row no further, stay at Valencia", "Row no further, stay in the Ionian Sea"]);
  });
});

describe("the number of a new galley", () => {
  const help = (wheel: number) => {
    settings.language = "en";
    return asking(asView(position({ phase: "buy_number", wheel })), 0).help;
  };
  it("acts in this round if it is still to come (T26)", () => expect(help(6)).toBe("A number that is still to come acts in this round already."));
  it("waits for the next round in a special investment, when this one is over", () =>
    expect(help(0)).toBe("Galleys act in the order of their numbers, from the next round on."));
});
