// Every element that can be touched or shown must be on the board or the mat, in both arrangements, under its name.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe as suite, expect, it } from "vitest";
import data from "@data/calimala.json";
import type { BoardProps, People } from "@/games/face";
import type { View } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";
import { settings } from "@/state/settings.svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import type { CalimalaPlayer, CalimalaView } from "./view";
import { describe, summary } from "./words/public";

const player = (more: Partial<CalimalaPlayer> = {}): CalimalaPlayer => ({
  points: 0,
  own: 12,
  white: 4,
  support: 6,
  wood: 0,
  brick: 0,
  marble: 0,
  cloth: [0],
  ships: 0,
  houses: [],
  hand_size: 0,
  known: null,
  ...more,
});

function position(more: Partial<CalimalaView> = {}): View {
  const view: CalimalaView = {
    phase: "place",
    active: 0,
    turns: 7,
    city: ["build", "sea", "sculpt", "wood", "donate", "brick", "weave", "land", "marble"],
    stacks: [[], [], [], [], [], [1, "white", 0], [], [0, "support"], [], [], [], []],
    tiles: data.scoring_tiles.map((tile) => tile.key) as CalimalaView["tiles"],
    seats: [1],
    scored: 1,
    board: Object.fromEntries(data.locations.map(({ key }) => [key, [0, 0, 0]])) as CalimalaView["board"],
    palazzo_order: [],
    players: [
      player({ points: 2, hand: { wood: 2, sea: 1 }, hand_size: 3, dealt: ["lisbon", "croce"], kept: "lisbon", open: null }),
      player({ points: 3, hand_size: 2, known: "build", houses: ["troyes"] }),
    ],
    third_points: 1,
    discard: {},
    deck_size: 43,
    offer: [],
    removed: { own: [0, 0], white: 0, support: 0 },
    ...more,
  };
  view.board.lisbon = [2, 2, 1];
  view.board.croce_wood = [1, 0, 1];
  return view as unknown as View;
}

const people: People = {
  players: ["Anna", "Boris"].map((name, seat) => ({ seat, colour: seat, name, you: seat === 0, chair: { person: name } })),
  you: 0,
  name: (seat) => ["Anna", "Boris"][seat] ?? "?",
};

const mounted: Record<string, unknown>[] = [];
afterEach(() => {
  mounted.splice(0).forEach((one) => void unmount(one));
  document.body.innerHTML = "";
});

function props(view: View, part: string | null): BoardProps {
  return { view, people, choosing: new Choosing(), last: new Set(), preview: null, part };
}

/** The elements that are drawn; on a narrow page with the tab of one’s own things. */
function drawn(view: View, parts: (string | null)[]): string[] {
  document.body.innerHTML = "";
  for (const part of parts) mounted.push(mount(Board, { target: document.body, props: props(view, part) }));
  mounted.push(mount(Mat, { target: document.body, props: props(view, parts[0] === null ? null : "mat") }));
  flushSync();
  return [...document.querySelectorAll("[data-element]")].map((one) => one.getAttribute("data-element")!).sort();
}

const keys = (list: readonly { key: string }[]) => list.map((entry) => entry.key);
const always = [
  ...data.streets.map(({ id }) => `street:${id}`),
  ...keys(data.actions).map((key) => `action:${key}`),
  ...keys(data.cities).map((key) => `city:${key}`),
  ...["troyes", "bruges", "hamburg"].map((key) => `house:${key}`),
  ...data.locations.filter(({ kind }) => kind !== "cloth").map(({ key }) => `location:${key}`),
  ...Array.from({ length: 15 }, (_, i) => `tile:${i}`),
  "disc:own",
  "disc:white",
  "disc:support",
  "ship",
  "workshop",
  "warehouse:wood",
  "warehouse:brick",
  "warehouse:marble",
  "warehouse:cloth",
];
const WIDE = [null];
const NARROW = ["city", "council", "churches", "map"];

suite.each([
  ["wide", WIDE],
  ["narrow", NARROW],
])("elements, %s", (_, parts) => {
  it("while a disc is to be placed", () => {
    expect(drawn(position(), parts)).toEqual([...always, "hand:wood", "hand:sea", "influence:lisbon"].sort());
  });
  it("while a white disc is to be replaced", () => {
    const discs = ["disc:5:0", "disc:5:1", "disc:5:2", "disc:7:0", "disc:7:1"];
    const view = position({ phase: "replace_white", overflow_street: 3 });
    expect(drawn(view, parts)).toEqual([...always, ...discs, "hand:wood", "hand:sea", "influence:lisbon"].sort());
  });
  it("while starting cards are taken", () => {
    const view = position({ phase: "draft", offer: ["wood", "weave", "build"] });
    expect(drawn(view, parts)).toEqual([...always, "offer:wood", "offer:weave", "offer:build", "influence:lisbon"].sort());
  });
  it("while influence cards are chosen", () => {
    expect(drawn(position({ phase: "influence" }), parts)).toEqual([...always, "influence:lisbon", "influence:croce"].sort());
  });
});

suite("another's mat", () => {
  it("names what is public and offers nothing to touch", () => {
    settings.language = "en";
    mounted.push(mount(TheirMat, { target: document.body, props: { view: position(), people, seat: 1 } }));
    flushSync();
    const names = [...document.querySelectorAll("[role=img]")].map((one) => one.getAttribute("aria-label"));
    expect(document.querySelectorAll("[data-element]")).toHaveLength(0);
    expect(names).toContain("Action card Build, known");
    expect(names).toContain("1 card in hand");
    expect(names).toContain("Own discs: 12 left");
  });
});

suite("in words", () => {
  const said = (element: string, language: "en" | "ru" = "en", more: Partial<CalimalaView> = {}) => {
    settings.language = language;
    return describe(position(more), people, element);
  };
  it("a street and its stack", () => {
    expect(said("street:5")).toBe("Street between Wood and Donate, from below: red, white, blue");
    expect(said("street:5", "ru")).toBe("Улица между «Дерево» и «Пожертвование», снизу вверх: красный, белый, синий");
    expect(said("street:0")).toBe("Street between Build and Ship cloth by sea, empty");
  });
  it("a city", () => {
    expect(said("city:lisbon")).toBe("Lisbon, port: you 2, Boris 2, Third party 1; 7 free cells");
    expect(said("house:troyes")).toBe("Trade houses in Troyes: Boris; 1 free cell");
  });
  it("what a tile would pay and what decides its tie", () => {
    expect(said("tile:1")).toBe(
      "Council space 2, Lisbon, next to be scored. As it stands: Boris 2 cubes, 3 points; you 2 cubes, 2 points; Third party 1 cube, 1 point. " +
        "Boris before you: more council seats and Palazzo sculptures together",
    );
    expect(said("tile:0")).toBe("Council space 1, Barcelona, seat: Boris, scored");
    expect(said("tile:8", "en", { seats: [], scored: 0 })).toContain("You and Third party share the points");
  });
  it("cards, discs and goods of one’s own", () => {
    expect(said("hand:wood")).toBe("Action card Wood, 2 cards");
    expect(said("disc:7:1")).toBe("Disc: support, 2 from below, Street between Wood and Weave");
    expect(said("warehouse:wood", "ru")).toBe("Склад, дерево: 0 из 4");
  });
  it("the whole", () => {
    settings.language = "en";
    expect(summary(position(), people)).toBe(
      "Calimala after 7 turns. 1 of 15 council tiles are scored, next is Lisbon. Points: you 2, Boris 3, Third party 1.",
    );
  });
});
