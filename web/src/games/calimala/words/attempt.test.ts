import { describe, expect, it } from "vitest";
import { attempt } from "./attempt";
import { player, position, type Given } from "./sample";
import type { Activation, CalimalaPlayer } from "../view";

const activation: Activation = { seat: 0, street: 5, depth: 1, slots: ["wood", "donate"], placed: true, able: false, support: false, touched: [] };
const act = (more: Given = {}) => position({ phase: "act", activation, ...more });
/** Seat 0 with these things; the others have nothing. */
const having = (things: Partial<CalimalaPlayer>) => act({ players: [player({ hand: {}, ...things }), player(), player()] });
const tried = (element: string, view = position()) => attempt(view, 0, element);

describe("what a touch means", () => {
  it("a street or a disc on it: to place a disc of the kind that is left", () => {
    expect(tried("street:5")).toBe("place own 5");
    const white = position({ players: [player({ own: 0, hand: {} }), player(), player()] });
    expect(tried("street:5", white)).toBe("place white 5");
    expect(tried("disc:5:1", white)).toBe("place white 5");
  });
  it("a disc of the supply: to place it; a support disc where it may go", () => {
    expect(tried("disc:white")).toBe("place white 0");
    const stacks = Array.from({ length: 12 }, (_, i) => (i < 2 ? ["support" as const] : []));
    expect(tried("disc:support", position({ stacks }))).toBe("place support 2");
  });
  it("a disc of a stack, for the white one: to give it", () => expect(tried("disc:5:1", position({ phase: "replace_white" }))).toBe("replace 5 1"));
  it("an action or a card: a way that would be possible, if there is one", () => {
    expect(tried("action:wood", act())).toBe("wood");
    expect(tried("hand:donate", having({ marble: 1, hand: { donate: 1 } }))).toBe("card donate fiore marble");
    expect(tried("action:land", having({ cloth: [1], houses: ["hamburg"] }))).toBe("land hamburg");
  });
  it("a place: the street's action, or a card where the street does not offer it", () => {
    expect(tried("city:lisbon", act())).toBe("sea lisbon 1");
    expect(tried("city:lisbon", having({ hand: { sea: 1 } }))).toBe("card sea lisbon 1");
    expect(tried("city:troyes", act())).toBe("land troyes");
    expect(tried("house:troyes", act())).toBe("build house troyes");
    expect(tried("ship", act())).toBe("build ship");
    expect(tried("location:croce_wood", having({ hand: { donate: 1 } }))).toBe("donate croce wood");
    expect(tried("location:palazzo_sculptures", act())).toBe("sculpt palazzo");
  });
  it("a card that is dealt or laid out: to take it", () => {
    expect(tried("offer:wood", position({ phase: "draft" }))).toBe("draft wood");
    expect(tried("influence:lisbon", position({ phase: "influence", players: [player({ kept: null }), player()] }))).toBe("keep lisbon");
    expect(tried("influence:lisbon", position({ phase: "influence", players: [player({ kept: "croce" }), player()] }))).toBe("open lisbon");
  });
  it("nothing where nothing can be done", () => expect(tried("tile:3")).toBeNull());
});
