// Each lesson comes at its moment and at no other. The moments are made by hand from the rules.

import { describe, expect, it } from "vitest";
import data from "@data/calimala.json";
import type { Asking } from "@/games/face";
import type { View } from "@/line/protocol";
import { lessons } from "./lessons";
import { CHAPTERS } from "./rules/sections";
import { testLessons } from "../generic/rulesTests";
import type { Activation, CalimalaPlayer, CalimalaView, Location } from "./view";

const ASKED: Asking = { title: "?", help: "", rule: "turn", part: "city" };

/** A player of three as the set-up leaves one, before the draft. */
const player = (change: Partial<CalimalaPlayer> = {}): CalimalaPlayer => ({
  points: 0,
  own: 12,
  white: 3,
  support: 0,
  wood: 0,
  brick: 0,
  marble: 0,
  cloth: [0],
  ships: 0,
  houses: [],
  hand_size: 0,
  known: null,
  ...change,
});

const empty = Object.fromEntries(data.locations.map(({ key }) => [key, [0, 0, 0]])) as unknown as Record<Location, number[]>;

/** You are seat 0 of three; nobody has placed a disc yet. */
function fresh(me: Partial<CalimalaPlayer> = {}, change: Partial<CalimalaView> = {}): CalimalaView {
  return {
    phase: "place",
    active: 0,
    turns: 0,
    city: ["build", "sea", "sculpt", "wood", "donate", "brick", "weave", "land", "marble"],
    stacks: Array.from({ length: 12 }, () => []),
    tiles: data.scoring_tiles.map(({ key }) => key) as CalimalaView["tiles"],
    seats: [],
    scored: 0,
    board: empty,
    palazzo_order: [],
    players: [player({ hand: {}, kept: "croce", ...me }), player(), player()],
    discard: {},
    deck_size: 42,
    offer: [],
    beside: "lisbon",
    removed: { own: [0, 0, 0], white: 0, support: 0 },
    ...change,
  };
}

/** A disc of yours on Wood and Donate is activated; your first own disc, unless told otherwise. */
function acting(activation: Partial<Activation>, me: Partial<CalimalaPlayer> = {}, change: Partial<CalimalaView> = {}): CalimalaView {
  const full: Activation = { seat: 0, street: 5, depth: 1, slots: ["wood", "donate"], placed: true, able: false, support: false, touched: [], ...activation };
  return fresh({ own: 11, ...me }, { phase: "act", activation: full, ...change });
}

const due = (view: CalimalaView, asking: Asking | null = ASKED, you = 0): string[] =>
  lessons.filter((lesson) => lesson.when(view as unknown as View, you, asking)).map(({ key }) => key);

const three = (discs: number): number[][] => Array.from({ length: 12 }, (_, street) => (street === 4 ? Array<number>(discs).fill(1) : []));

/** The moments of a game, and the lessons that are due in each, in their order. */
const MOMENTS: [what: string, view: CalimalaView, keys: string[]][] = [
  ["an influence card is to be kept", fresh({ kept: null, dealt: ["croce", "troyes", "london"] }, { phase: "influence" }), ["influence"]],
  ["a starting card is to be taken", fresh({}, { phase: "draft", offer: ["wood", "weave", "build"] }), ["draft"]],
  ["the first disc is to be placed", fresh({ hand: { wood: 1 } }), ["place", "street"]],
  ["the first disc acts; there is nothing to donate", acting({}), ["activation"]],
  ["it acts with wood to donate", acting({}, { wood: 1 }), ["activation", "donate"]],
  ["only Donate is left, with nothing to give", acting({ slots: ["donate"], able: true }, { wood: 0 }), ["activation", "impossible"]],
  ["the same with a card in hand", acting({ slots: ["donate"], able: true }, { hand: { brick: 1 } }), ["activation", "impossible"]],
  ["neither action is possible for the new disc", acting({ slots: ["build", "sea"] }, { hand: { wood: 2 } }), ["activation", "obligation"]],
  ["all is done and a card can be played", acting({ slots: [], able: true }, { hand: { weave: 1 } }), ["activation", "card"]],
  ["all is done and no card can be played", acting({ slots: [], able: true }, { hand: { sea: 1 } }), ["activation"]],
  [
    "the second disc of a stack is yours, in another’s turn",
    acting({ depth: 2, placed: false, able: true, slots: ["wood", "brick"] }, {}, { active: 1 }),
    ["below"],
  ],
  ["the third disc can do nothing", acting({ depth: 3, placed: false, able: true, slots: ["sea", "land"] }), ["below", "impossible"]],
  ["weaving", acting({ slots: ["weave", "wood"] }), ["activation", "weave"]],
  ["full workshops do not weave", acting({ slots: ["weave", "wood"] }, { cloth: [4, 4] }), ["activation"]],
  ["building", acting({ slots: ["build", "wood"] }, { wood: 1, brick: 1 }), ["activation", "build"]],
  ["too little for any building", acting({ slots: ["build", "wood"] }, { wood: 1, marble: 4 }), ["activation"]],
  ["shipping", acting({ slots: ["sea"], able: true }, { ships: 1, cloth: [1] }), ["activation", "sea"]],
  ["no ship, no shipping", acting({ slots: ["sea"], able: true }, { cloth: [1] }), ["activation", "impossible"]],
  ["by land", acting({ slots: ["land"], able: true }, { houses: ["troyes"], cloth: [1] }), ["activation", "land"]],
  ["by land without a house", acting({ slots: ["land"], able: true }, { cloth: [1] }), ["activation", "impossible"]],
  ["a sculpture", acting({ slots: ["sculpt"], able: true }, { marble: 1 }), ["activation", "sculpt"]],
  ["the second disc is to be placed", fresh({ own: 11 }, { turns: 3 }), ["undo", "next"]],
  ["the second, and a stack has three discs", fresh({ own: 11 }, { turns: 3, stacks: three(3) }), ["undo", "next", "overflow"]],
  ["the third", fresh({ own: 10 }, { turns: 6, stacks: three(2) }), ["undo", "next", "strips", "hint"]],
  [
    "the fourth, after the first scoring",
    fresh({ own: 9 }, { turns: 9, stacks: three(3), seats: [1], scored: 1 }),
    ["undo", "scored", "strips", "hint", "white"],
  ],
  ["no white disc is left", fresh({ own: 12, white: 0 }, { turns: 9 }), ["undo", "next", "strips", "hint"]],
  ["a disc acts after the first scoring", acting({ slots: ["wood", "brick"] }, { own: 8 }, { seats: [1], scored: 1 }), ["activation", "scored"]],
  [
    "a white disc has left and no own one is in supply",
    fresh({ own: 0, white: 2 }, { phase: "replace_white", overflow_street: 4, turns: 39, seats: [1], scored: 1 }),
    ["scored", "replace", "nearly"],
  ],
  ["three discs are left", fresh({ own: 3, white: 0 }, { turns: 36, seats: [1], scored: 1 }), ["undo", "scored", "strips", "hint", "nearly"]],
  [
    "three tiles are left",
    fresh({ own: 3, white: 1 }, { turns: 33, seats: Array<number>(12).fill(1), scored: 12 }),
    ["undo", "scored", "strips", "hint", "white", "nearly"],
  ],
  [
    "four discs and four tiles are left",
    fresh({ own: 3, white: 1 }, { turns: 33, seats: Array<number>(11).fill(1), scored: 11 }),
    ["undo", "scored", "strips", "hint", "white"],
  ],
  [
    "a row is full: nothing to donate",
    acting(
      { slots: ["donate"], able: true },
      { wood: 1 },
      {
        board: { ...empty, fiore_wood: [5, 0, 0], miniato_wood: [0, 3, 0], croce_wood: [2, 1, 1] },
      },
    ),
    ["activation", "impossible"],
  ],
];

describe("the guided first game", () => {
  it.each(MOMENTS)("%s", (_, view, keys) => expect(due(view)).toEqual(keys));

  it("comes to its end when nobody is asked any more", () => {
    expect(due(fresh({ own: 0, white: 0 }, { phase: "over", scored: 15 }), null)).toEqual(["over"]);
  });

  it("says nothing while others decide", () => {
    expect(due(fresh({}, { active: 1 }), null)).toEqual([]);
    expect(due(fresh({}, { phase: "draft", active: 2 }), null)).toEqual([]);
    expect(due(acting({ seat: 1 }, {}, { active: 1, scored: 1 }), null)).toEqual([]);
    expect(due(fresh({}, { phase: "influence" }), null)).toEqual([]);
  });

  it("asks nothing of a view that is not yours", () => expect(due(fresh(), ASKED, 7)).toEqual([]));

  it("has a moment for every lesson, each with a key of its own", () => {
    const told = new Set([...MOMENTS.flatMap(([, , keys]) => keys), "over"]);
    expect([...told].sort()).toEqual(lessons.map(({ key }) => key).sort());
    expect(new Set(lessons.map(({ key }) => key)).size).toBe(lessons.length);
  });

  it("tells the first turns in order", () => {
    const told: string[] = [];
    const play = (view: CalimalaView) => {
      for (const key of due(view)) if (!told.includes(key)) told.push(key);
    };
    play(fresh({ kept: null }, { phase: "influence" }));
    play(fresh({}, { phase: "draft" }));
    play(fresh());
    play(acting({ slots: ["wood", "weave"] }));
    play(acting({ slots: ["wood", "weave"], depth: 2, placed: false, able: true }));
    play(fresh({ own: 11 }));
    play(fresh({ own: 10 }));
    expect(told).toEqual(["influence", "draft", "place", "street", "activation", "weave", "below", "undo", "next", "strips", "hint"]);
  });

  testLessons(lessons, CHAPTERS);

  it("outlines things that exist", () => {
    const known = new Set([
      ...["own", "white"].map((disc) => `disc:${disc}`),
      "ship",
      "workshop",
      ...data.actions.flatMap(({ key }) => [`action:${key}`, `hand:${key}`, `offer:${key}`]),
      ...data.cities.flatMap(({ key }) => [`city:${key}`, `house:${key}`]),
      ...data.locations.map(({ key }) => `location:${key}`),
      ...data.influence_cards.map(({ key }) => `influence:${key}`),
      ...data.scoring_tiles.map((_, space) => `tile:${space}`),
      ...[0, 1, 2].map((seat) => `points:${seat}`),
    ]);
    for (const { key, about } of lessons) for (const element of Array.isArray(about) ? about : []) expect(known, key).toContain(element);
  });
});
