// What gives something away has to be chosen: by the rules of each game, in positions made by hand.

import { describe, expect, it } from "vitest";
import { loadFace } from ".";
import type { GameKey, Legal, View } from "@/line/protocol";

const action = (kind: string, more: object = {}): Legal => ({ do: `${kind} ${JSON.stringify(more)}`, id: 0, kind, ...more });

/** Those of some actions that give something away. */
async function given(game: GameKey, view: View, ...legal: Legal[]): Promise<string[]> {
  const face = await loadFace(game);
  return legal.filter((one) => face.givesAway(view, 0, one, legal)).map(({ kind }) => kind);
}

describe("Calimala", () => {
  const view = (own: number, scored = 3): View => ({ scored, players: [{ own, white: 0, support: 0 }] });
  it("an action that is possible is not left undone by the way", async () =>
    expect(await given("calimala", view(4), action("decline"), action("carry_out"))).toEqual(["decline"]));
  it("cards stay for the next turn, if there is one", async () => {
    const [finish, card] = [action("finish"), action("card")];
    expect(await given("calimala", view(4), finish, card)).toEqual([]);
    expect(await given("calimala", view(0), finish, card)).toEqual(["finish"]);
    expect(await given("calimala", view(2, 15), finish, card)).toEqual(["finish"]);
    expect(await given("calimala", view(0), finish)).toEqual([]);
  });
});

describe("Mille Fiori", () => {
  const view = (ship: number): View => ({ players: [{ ship }] });
  it("an extra card, or a voyage, is not left out by the way", async () => {
    expect(await given("millefiori", view(3), action("take"), action("decline"))).toEqual(["decline"]);
    expect(await given("millefiori", view(3), action("place", { sail: true }))).toEqual([]);
    expect(await given("millefiori", view(3), action("place", { sail: false }))).toEqual(["place"]);
  });
  it("a card that moves no ship is wasted where it could place a rhombus", async () => {
    expect(await given("millefiori", view(20), action("navigate"), action("place"))).toEqual(["navigate"]);
    expect(await given("millefiori", view(20), action("navigate"))).toEqual([]);
    expect(await given("millefiori", view(3), action("navigate"), action("place"))).toEqual([]);
  });
});

describe("The Castles of Tuscany", () => {
  const view = (storage: string[] = []): View => ({ players: [{ storage, capacity: 1 }] });
  it("neither a castle's tile nor a marble goes by the way, whichever is chosen", async () => {
    expect(await given("tuscany", view(), action("castle"), action("no_castle"))).toEqual(["no_castle"]);
    expect(await given("tuscany", view(), action("end"), action("marble"))).toEqual(["end", "marble"]);
    expect(await given("tuscany", view(), action("end"))).toEqual([]);
  });
  it("nor what is stored", async () => {
    expect(await given("tuscany", view(), action("take"))).toEqual([]);
    expect(await given("tuscany", view(["city"]), action("take"), action("discard"))).toEqual(["take", "discard"]);
  });
});

describe("Serenissima", () => {
  const view = (phase: string, free_good = false): View => ({ phase, free_good, galley: 4, galleys: { 4: { sailors: 3, cargo: {} } } });
  const end = action("end");
  it.each([
    ["move", "move"],
    ["step3", "sell"],
    ["step3", "capture"],
    ["sell", "sell_good"],
    ["loot", "take"],
    ["invest", "hire"],
    ["special", "buy"],
  ])("in the step %s nothing ends while one may %s", async (phase, kind) => {
    expect(await given("serenissima", view(phase), action(kind), end)).toEqual(["end"]);
    expect(await given("serenissima", view(phase), end)).toEqual([]);
  });
  it("a free good is not left behind; what costs a ducat may be", async () => {
    expect(await given("serenissima", view("load", true), action("load"), end)).toEqual(["end"]);
    expect(await given("serenissima", view("load"), action("load"), action("sailor"), end)).toEqual([]);
  });
  it("nor is anything thrown away, a port left neutral or a galley left without a crew", async () => {
    expect(await given("serenissima", view("load"), action("jettison"), action("scuttle"))).toEqual(["jettison", "scuttle"]);
    const lands = [0, 1, 2, 3].map((sailors) => action("land", { sailors }));
    const face = await loadFace("serenissima");
    expect(lands.map((one) => face.givesAway(view("land"), 0, one, lands))).toEqual([true, false, false, true]);
  });
});
