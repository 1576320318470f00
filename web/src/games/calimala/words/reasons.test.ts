import { describe, expect, it } from "vitest";
import doc from "../../../../../docs/calimala-json.md?raw";
import { reason } from "./reasons";
import { inEach, player, position } from "./sample";
import { CHAPTERS } from "../rules/sections";

/** The reasons of the document: those of every game, then the table. */
const section = doc.split("## Reasons")[1] ?? "";
const keys = section
  .split("\n")
  .filter((line) => line.startsWith("Why") || line.startsWith("| `"))
  .flatMap((line) => [...(line.startsWith("|") ? (line.split("|")[1] ?? "") : line).matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ""));
const sections: string[] = Object.values(CHAPTERS).flat();

/** An action that may be refused for the reason. */
const tried: Record<string, string> = {
  other_question: "place own 5",
  no_such_disc: "place white 5",
  support_there: "place support 5",
  street_offers_nothing: "place own 0",
  not_on_street: "wood",
  card_not_in_hand: "card sea lisbon 1",
  obligation: "card wood",
  still_possible: "compensate wood",
  not_possible: "decline sea",
  slots_left: "finish",
  not_your_disc: "replace 5 0",
  card_not_dealt: "keep lisbon",
  card_kept: "open lisbon",
  not_offered: "draft weave",
  warehouse_full: "wood",
  lacks_material: "build ship",
  nothing_left_to_build: "build ship",
  no_house_cell: "build house troyes",
  no_free_cell: "sea lisbon 1",
  workshops_full: "weave",
  lacks_cloth: "land troyes",
  lacks_ships: "sea lisbon 1",
  lacks_house: "land troyes",
};

describe("every reason of the document has a sentence", () => {
  it("knows the reasons", () => expect(keys).toHaveLength(3 + 23));
  it.each(keys)("%s", (key) => {
    const views = [
      position(),
      position({ phase: "act", activation: { seat: 0, street: 0, depth: 1, slots: ["sea"], placed: true, able: false, support: false, touched: [] } }),
      position({ players: [player({ wood: 4, brick: 4, marble: 4, cloth: [4, 4, 4], ships: 3, houses: ["troyes"], hand: {} }), player()] }),
    ];
    for (const view of views) {
      inEach((language) => {
        const { text, rule } = reason(key, tried[key] ?? "wood", view, 0);
        expect(text).toMatch(language === "ru" ? /^[А-ЯЁ«].*\.$/ : /^[A-Z].*\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\(\)|: \.| {2}/);
        expect(text).not.toBe(language === "ru" ? "Правила сейчас этого не позволяют." : "The rules do not allow this now.");
        expect(sections).toContain(rule);
      });
    }
  });
});

describe("the thing that is missing is named", () => {
  const why = (key: string, action: string, view = position()) => reason(key, action, view, 0);
  it("on both ends of a street (3.2)", () => {
    // L1, street 1 joins By sea and Sculpt.
    const view = position({ players: [player({ ships: 1, hand: {} }), player(), player()] });
    expect(why("street_offers_nothing", "place own 1", view).text).toBe("By sea: you have no cloth. Sculpt: you have no marble.");
    const cards = position({ players: [player({ hand: { land: 1 }, hand_size: 1 }), player(), player()] });
    expect(why("street_offers_nothing", "place own 1", cards).text).toBe(
      "By sea: you have neither a ship nor cloth. Sculpt: you have no marble. Your cards do not change that.",
    );
  });
  it("the cost of a ship (4)", () => {
    const view = position({ players: [player({ wood: 1, brick: 1, hand: {} }), player(), player()] });
    expect(why("lacks_material", "build ship", view)).toEqual({ text: "A ship costs 2 wood; you have 1 wood.", rule: "build" });
  });
  it("all costs, if nothing can be built", () => {
    expect(why("lacks_material", "build ship").text).toBe(
      "Build: a ship costs 2 wood, a workshop costs 1 wood and 1 brick, a trade house costs 2 brick; you have no wood and no brick.",
    );
  });
  it("ships for so many cubes", () => {
    const view = position({ players: [player({ ships: 1, cloth: [3], hand: {} }), player(), player()] });
    expect(why("lacks_ships", "sea lisbon 2", view).text).toBe("Each ship carries 1 cloth; you have 1 ship.");
  });
  it("a house in that city", () => {
    const view = position({ players: [player({ houses: ["bruges"], cloth: [2], hand: {} }), player(), player()] });
    expect(why("lacks_house", "land troyes bruges", view)).toEqual({ text: "You have no trade house in Troyes.", rule: "land" });
  });
  it("room in a full row (San Miniato takes 3)", () => {
    const view = position({ players: [player({ wood: 1, hand: {} }), player(), player()], board: { miniato_wood: [1, 1, 1] } });
    expect(why("no_free_cell", "donate miniato wood", view).text).toBe("There is no free cell: San Miniato al Monte (wood).");
  });
  it("that an action is over, or of another street, or in hand", () => {
    const act = { seat: 0, street: 5, depth: 1, slots: ["donate" as const], placed: true, able: true, support: false, touched: [] };
    const view = position({ phase: "act", activation: act, players: [player({ hand: { sea: 1 } }), player(), player()] });
    expect(why("not_on_street", "wood", view).text).toBe("Wood is not to be done any more on this street.");
    expect(why("not_on_street", "sea lisbon 1", view).text).toBe("By sea is not an action of Wood and Donate. But you have a card for it.");
    expect(why("not_on_street", "land troyes", view).text).toBe("By land is not an action of Wood and Donate. You have no card for it either.");
  });
});
