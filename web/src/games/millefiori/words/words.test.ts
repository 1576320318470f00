// What is said where a newcomer hesitates: ships at the end of the route, equal ship cells, touches that come too early.

import { beforeEach, describe, expect, it } from "vitest";
import { face } from "../face";
import { somebody } from "../../generic/recording";
import type { MillefioriView, PlayerView } from "../view";
import type { GameEvent, Legal, View } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

const player = (more: Partial<PlayerView> = {}): PlayerView => ({
  points: 0,
  ship: 0,
  cells: [],
  supply: 27,
  box: 3,
  hand_size: 4,
  has_selected: false,
  ...more,
});

const position = (more: Partial<MillefioriView> = {}, me: Partial<PlayerView> = {}): View => {
  const view: MillefioriView = {
    phase: "use",
    round: 1,
    cycle: 1,
    first: 0,
    active: 0,
    card: "ash 2",
    players: [player({ hand: ["lion 1"], ...me }), player(), player()],
    display: ["ash 5"],
    discard: [],
    deck_size: 80,
    bonus: { workshops: [], residences: [], nobles: [], commoners: [], trade: [] },
    ...more,
  };
  return view as unknown as View;
};

const NAVIGATE: Legal = { do: "navigate", id: 233, kind: "navigate" };
const place = (cell: string, more: object = {}): Legal => ({ do: `place ${cell}`, id: 0, kind: "place", cell, ...more });

beforeEach(() => (settings.language = "en"));

describe("a ship on the last space moves no more (rules Q9)", () => {
  const options = face.options(position({}, { ship: 20 }), 0, [place("W02"), NAVIGATE]);
  it("so no space is lit, and the card is plainly discarded", () => {
    expect(options[1]).toMatchObject({ targets: [], verb: "Discard it", group: "Without effect" });
    expect(options[1]?.label).toContain("nothing happens");
  });
  it("and no card promises anything at sea", () => {
    const select: Legal = { do: "select lion 1", id: 0, kind: "select", card: "lion 1" };
    const label = (ship: number) => face.options(position({ phase: "select", card: null }, { ship }), 0, [select])[0]?.label;
    // A lion on the lion of level 1: twice 1. Space 20 brings 10 points and a card on arrival only.
    expect([label(19), label(20)]).toEqual(["Lion 1: cell +2, sea +10 and a card", "Lion 1: cell +2, sea –"]);
  });
  it("and without a rhombus the card is for nothing", () => {
    const help = (ship: number) => face.asking(position({}, { ship, supply: 0, box: 0 }), 0, [NAVIGATE]).help;
    expect(help(19)).toContain("only move your ship");
    expect(help(20)).toContain("is discarded");
  });
});

describe("a card used up at the end of the sea route", () => {
  const told = (...events: GameEvent[]) => face.tell(events, somebody(face), {}).map(({ text }) => text);
  const over = { type: "turn_over", seat: 0 };
  it("has its sentence, whoever comes next (rules A17)", () => {
    expect(told(over, { type: "revealed", seat: 1, card: "key 2a" })).toEqual(["Anna discards the card without effect.", "Boris turns up key 2."]);
    expect(told(over, { type: "passed", cycle: 2 })[0]).toBe("Anna discards the card without effect.");
    settings.language = "ru";
    expect(told(over)).toEqual(["Anna сбрасывает карту впустую."]);
  });
  it("but not one that was placed, sailed with or declined (E19, rules 3.1)", () => {
    const next = { type: "revealed", seat: 1, card: "key 2a" };
    const done = [
      { type: "placed", seat: 0, cell: "H1a" },
      { type: "sailed", seat: 0, from: 1, to: 3 },
      { type: "declined", seat: 0 },
    ];
    for (const event of done) expect(told(event, over, next).join(" ")).not.toContain("discards");
  });
});

describe("no option promises an extra card where none lies open (rules F6)", () => {
  // The third cell of a star, in a group of one (E03).
  const star = (display: string[]) => ({ card: "quartz 1", display, players: [player(), player({ cells: ["W01"] }), player({ cells: ["W09"] })] });
  it("when a card is used", () => {
    const label = (display: string[]) => face.options(position(star(display)), 0, [place("W08")])[0]?.label;
    expect(label(["ash 5"])).toMatch(/: 1 point and an extra card$/);
    expect(label([])).toMatch(/: 1 point, no extra card: none lies open$/);
    settings.language = "ru";
    expect(label([])).toMatch(/: 1 очко, дополнительной карты не будет: открытых нет$/);
  });
  it("nor when the last open card is taken", () => {
    const take: Legal = { do: "take quartz 1", id: 0, kind: "take", card: "quartz 1" };
    const label = (display: string[]) => face.options(position({ ...star(display), phase: "extra", card: null }), 0, [take])[0]?.label;
    // By a 1 from the start: space 1.
    expect(label(["quartz 1", "ash 5"])).toContain("cell +1 and a card");
    expect(label(["quartz 1"])).toContain("cell +1, sea");
  });
});

describe("a card to be selected is played", () => {
  const help = (more: Partial<MillefioriView> = {}) => face.asking(position({ phase: "select", card: null, ...more }), 1, []).help;
  it("in one's turn, where all select at the same time (rules 3.1)", () => {
    expect(help()).toBe("You will play it in your turn. The rest of your hand goes to your left neighbour.");
  });
  it("at once where each selects in turn", () => {
    const options = { select_in_turn: true };
    expect(help({ options })).toMatch(/^You play it at once\. The rest/);
    expect(help({ options, cycle: 4 })).toMatch(/^You play it at once\. What is left of your hand/);
  });
});

it("the three ship cells of a row, which are worth the same, are told apart (rules Q46)", () => {
  const ways = ["H2a", "H2b", "H2c"].flatMap((cell) => [place(cell, { sail: true }), place(cell, { do: `place ${cell} no sail`, sail: false })]);
  const labels = face.options(position({ card: "ship 4a" }), 0, ways).map(({ label }) => label);
  // From the start a 4 leads to space 4: 3 points.
  expect(labels.slice(0, 3)).toEqual([
    "Row 2, left, sail to 4 (ship 1 of 3, each worth 0 now): 3 points",
    "Row 2, left, do not sail (ship 1 of 3, each worth 0 now): nothing at once",
    "Row 2, middle, sail to 4 (ship 1 of 3, each worth 0 now): 3 points",
  ]);
  expect(new Set(labels).size).toBe(6);
});

describe("a touch of something that is not lit says what comes first", () => {
  const said = (phase: MillefioriView["phase"], element: string) => {
    const view = position({ phase });
    const action = face.attempt(view, 0, element);
    return action === null ? null : face.reason("other_question", action, view, 0);
  };
  it("while a card is selected", () => {
    expect(said("select", "cell:W02")?.text).toMatch(/^Select a card first/);
    expect(said("select", "sea:4")?.text).toMatch(/^Select a card first/);
    expect(said("select", "card:ash 5")).toMatchObject({ text: expect.stringContaining("earned") as string, rule: "extra" });
  });
  it("while a card is used", () => {
    expect(said("use", "card:ash 5")?.rule).toBe("extra");
    expect(said("use", "card:lion 1")?.text).toMatch(/^One card at a time/);
    expect(face.attempt(position(), 0, "cell:W01")).toBe("place W01");
    expect(face.attempt(position(), 0, "sea:9")).toBeNull();
  });
  it("while an extra card is chosen", () => {
    expect(said("extra", "cell:W02")?.text).toMatch(/^Choose the extra card first/);
    expect(said("extra", "card:lion 1")?.text).toMatch(/^One card at a time/);
  });
});

it("an extra card can be refused beside the cards, never by a stray Enter (rules Q1)", () => {
  const [option] = face.options(position({ phase: "extra", card: null }), 0, [{ do: "decline", id: 343, kind: "decline" }]);
  expect(option).toMatchObject({ lead: "none:extra", targets: [] });
  expect(option?.plain).toBeUndefined();
  expect(face.partOf("none:extra", position())).toBe("cards");
});
