import { describe, expect, it } from "vitest";
import { asking } from "./asking";
import { games, inEach, people, player, position, type Given } from "./sample";
import { waiting } from "./waiting";
import { CHAPTERS } from "../rules/sections";
import type { Activation } from "../view";
import type { Legal } from "@/line/protocol";

const sections: string[] = Object.values(CHAPTERS).flat();
const legal = (...kinds: (string | Partial<Legal>)[]): Legal[] =>
  kinds.map((one, id) => ({ id, do: "", ...(typeof one === "string" ? { kind: one } : { kind: "place", ...one }) }));

/** A disc acts on Wood and Donate (L1, street 5). */
function act(activation: Partial<Activation>, more: Given = {}) {
  const usual: Activation = { seat: 0, street: 5, depth: 1, slots: ["wood", "donate"], placed: true, able: false, support: false, touched: [] };
  return position({ phase: "act", activation: { ...usual, ...activation }, ...more });
}

describe("positions of games that were played", () => {
  const all = games.flatMap(({ players, positions }) => positions.map((one, i) => [`${players} players, position ${i}`, one] as const));
  it.each(all)("%s has a question, a help and a rule", (_, { view, legal: options }) => {
    inEach((language) => {
      const { title, help, rule, part } = asking(view, 0, options);
      expect(title).toMatch(language === "ru" ? /^[А-ЯЁ].*\?$/ : /^[A-Z].*\?$/);
      expect(help).toMatch(/\.$/);
      expect(help.length).toBeLessThan(140);
      expect(`${title}${help}`).not.toMatch(/undefined|null|NaN/);
      expect(sections).toContain(rule);
      expect(["city", "council", "churches", "map", "mat"]).toContain(part);
    });
  });
});

describe("the question", () => {
  it("offers the discs that can be placed", () => {
    const view = position({ players: [player({ own: 5, white: 1, hand: {} }), player(), player()] });
    const { leads, title } = asking(view, 0, legal({ disc: "own", street: 1 }, { disc: "white", street: 1 }));
    expect(title).toBe("Where do you place your disc?");
    expect(leads?.map(({ lead, count }) => [lead, count])).toEqual([
      ["disc:own", 5],
      ["disc:white", 1],
    ]);
  });
  it("names the next tile when a stack of three can be placed on (3.6)", () => {
    const stacks = Array.from({ length: 12 }, (_, i) => (i === 5 ? [0, 1, 2] : []));
    expect(asking(position({ stacks, scored: 1 }), 0, legal({ disc: "own", street: 5 })).help).toBe(
      "Next tile: Lisbon. It is scored when a street gets its fourth disc.",
    );
    expect(asking(position({ stacks, scored: 15 }), 0, legal({ disc: "own", street: 5 })).help).toBe("All tiles are scored: this is the last round.");
  });
  it("says so when no street offers anything (3.8)", () => {
    // L1, street 1 joins By sea and Sculpt: without ships, marble and cards neither can become possible.
    expect(asking(position(), 0, legal({ disc: "support", street: 1 })).help).toBe(
      "No street has an action that you could carry out: place a disc and draw a card for each action.",
    );
  });
  it("says what is left to do, and what is not possible", () => {
    const asked = asking(act({}), 0, legal("carry_out", "compensate", "decline"));
    expect(asked.title).toBe("What do you do first: Wood or Donate?");
    expect(asked.help).toBe("Donate is not possible now: you have no wood, brick or marble.");
  });
  it("asks where, when one action is left", () => {
    const view = act({ slots: ["sea"], street: 3 }, { players: [player({ ships: 1, cloth: [1], hand: {} }), player(), player()] });
    expect(asking(view, 0, legal("carry_out"))).toMatchObject({ title: "Where do you ship cloth?", rule: "sea", part: "map" });
  });
  it("says whose turn a deeper disc acts in by its depth (3.3)", () => {
    expect(asking(act({ depth: 2, placed: false, able: true, slots: ["wood"] }), 0, legal("carry_out")).help).toBe(
      "Your disc on Wood and Donate acts again, second from the top.",
    );
  });
  it("reminds of the obligation while nothing is possible (3.5)", () => {
    const bound = { street: 0, slots: ["build", "sea"] as Activation["slots"] };
    expect(asking(act(bound), 0, legal("card", "compensate"))).toMatchObject({ title: "Which card do you play?", rule: "obligation" });
    expect(asking(act({ ...bound, placed: false, able: true, depth: 2 }), 0, legal("compensate"))).toMatchObject({
      title: "For which action do you draw a card first?",
      rule: "compensate",
    });
  });
  it("tells that the third party copies (6.3)", () => {
    const view = act({ support: true, slots: ["wood"] });
    expect(asking(view, 0, legal("carry_out")).help).toBe("The third party will add a cube wherever you put one.");
  });
  it("counts the actions of a white disc (each twice)", () => {
    const view = act({ slots: ["wood", "wood", "donate"] }, { players: [player({ wood: 1, hand: {} }), player(), player()] });
    expect(asking(view, 0, legal("carry_out")).help).toBe("Still to be done: Wood ×2, Donate.");
  });
  it("asks about cards when the street is done", () => {
    expect(asking(act({ slots: [] }), 0, legal("card", "finish")).title).toBe("Do you play a card?");
    expect(asking(act({ slots: [] }), 0, legal("finish")).title).toBe("Are you done?");
  });
  it("asks which disc goes to the council for the white one", () => {
    expect(asking(position({ phase: "replace_white", overflow_street: 5 }), 0, legal("replace"))).toMatchObject({
      title: "Which of your discs goes to the council?",
      help: "A white disc has left Wood and Donate. It goes on top of the stack that you take yours from.",
      rule: "white",
    });
  });
});

describe("while others decide", () => {
  it.each([
    [position({ phase: "influence" }), [1, 2], "Boris and Clara are choosing influence cards.", "Борис и Вера выбирают карты влияния."],
    [position({ phase: "draft" }), [1], "Boris is choosing a starting card.", "Борис выбирает стартовую карту."],
    [position(), [1], "Boris is choosing where to place a disc.", "Борис выбирает, куда поставить диск."],
    [act({ seat: 1 }), [1], "Boris is carrying out Wood and Donate.", "Борис действует на улице «Дерево\u00a0— Пожертвование»."],
    [act({ seat: 1, slots: ["wood"] }), [1], "Boris is deciding about wood.", "Борис решает, брать ли дерево."],
    [act({ seat: 1, slots: ["sea"] }), [1], "Boris is deciding what to do about By sea.", "Борис решает, как быть с действием «Морем»."],
    [act({ seat: 1, slots: [] }), [1], "Boris may still play cards.", "Борис ещё может сыграть карты."],
    [position({ phase: "replace_white" }), [1], "Boris is choosing which disc goes to the council.", "Борис выбирает, какой диск уйдёт в совет."],
  ])("%#", (view, deciders, en, ru) => inEach((language) => expect(waiting(view, people, deciders)).toBe(language === "en" ? en : ru)));
});
