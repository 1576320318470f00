// Each lesson comes at its moment and at no other. The moments are made by hand from the rules; then a recorded game is played through.

import { beforeAll, describe, expect, it } from "vitest";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { lessons } from "./lessons";
import { CHAPTERS } from "./rules/sections";
import { testLessons } from "../generic/rulesTests";
import { data, type MillefioriView, type PlayerView } from "./view";
import { recorded, type Recording } from "../generic/recording";
import type { Asking, Lesson } from "../face";
import type { View } from "@/line/protocol";

const ASKED: Asking = { title: "?", help: "", rule: "turn", part: "" };
const HAND = ["quartz 3a", "key 1a", "lion 2", "goblet 4", "ship 5a"];

const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  points: 0,
  ship: 0,
  cells: [],
  supply: 27,
  box: 3,
  hand_size: 5,
  has_selected: false,
  ...change,
});

/** You are seat 0 of three and select your first card. */
function fresh(change: Partial<MillefioriView> = {}, me: Partial<PlayerView> = {}): MillefioriView {
  return {
    phase: "select",
    round: 1,
    cycle: 1,
    first: 0,
    active: 0,
    card: null,
    players: [player({ hand: HAND, selected: null, holds: HAND, ...me }), player(), player()],
    bonus: { workshops: [], residences: [], nobles: [], commoners: [], trade: [] },
    display: ["ash 1", "swan 2", "key 3b", "crab 5"],
    discard: [],
    deck_size: 90,
    ...change,
  };
}

/** You use a card; your ship is where no number brings it to a star or to ten points, unless told otherwise. */
const using = (card: string, ship = 0, change: Partial<MillefioriView> = {}) => fresh({ phase: "use", card, ...change }, { ship });

const raw = (view: MillefioriView) => view as unknown as View;
const due = (view: MillefioriView, asking: Asking | null = ASKED, you = 0): string[] =>
  lessons.filter((lesson) => lesson.when(raw(view), you, asking)).map(({ key }) => key);

const others = (supply: number): PlayerView[] => [player({ hand: HAND }), player({ supply }), player()];

/** The moments of a game, and the lessons that are due in each, in their order. */
const MOMENTS: [what: string, view: MillefioriView, keys: string[]][] = [
  ["the first card is to be selected", fresh(), ["select"]],
  ["a workshop", using("quartz 3a"), ["use", "workshops"]],
  ["a residence", using("key 1a"), ["use", "residences"]],
  ["a noble", using("lion 2"), ["use", "citizens"]],
  ["a commoner", using("crab 5"), ["use", "citizens"]],
  ["goods", using("goblet 4"), ["use", "trade"]],
  ["a ship", using("ship 5a"), ["use", "harbour"]],
  ["a card that leads the ship to a star (space 7)", using("key 3a", 4), ["use", "residences", "sea"]],
  ["to a star while no card lies open", using("key 3a", 4, { display: [] }), ["use", "residences"]],
  ["to ten points (space 6)", using("lion 3", 3), ["use", "citizens", "sea"]],
  ["to the last space, though the number is larger", using("ship 5a", 18), ["use", "harbour", "sea"]],
  ["to five points only (space 9)", using("ship 4a", 5), ["use", "harbour"]],
  ["a ship on the last space goes nowhere", using("ship 4a", 20), ["use", "harbour"]],
  ["an extra card may be played", fresh({ phase: "extra" }), ["extra"]],
  ["the second card is to be selected", fresh({ cycle: 2 }), ["select", "pass"]],
  ["the third", fresh({ cycle: 3 }), ["select", "pass", "help"]],
  ["the fourth", fresh({ cycle: 4 }), ["select", "pass", "help", "bonus"]],
  ["the second round", fresh({ round: 2 }), ["select", "pass", "help", "bonus", "round"]],
  ["the deck is used up", fresh({ round: 7, deck_size: 0 }), ["select", "pass", "help", "bonus", "round", "last"]],
  ["somebody has five rhombi left", fresh({ round: 6, players: others(5) }), ["select", "pass", "help", "bonus", "round", "few"]],
  ["six are not few", fresh({ round: 6, players: others(6) }), ["select", "pass", "help", "bonus", "round"]],
];

describe("the guided first game", () => {
  it.each(MOMENTS)("%s", (_, view, keys) => expect(due(view)).toEqual(keys));

  it("comes to its end when nobody is asked any more", () => expect(due(fresh({ phase: "over", round: 7, cycle: 4, deck_size: 0 }), null)).toEqual(["over"]));

  it("says nothing while others decide", () => {
    expect(due(fresh({ round: 2 }), null)).toEqual([]);
    expect(due(using("key 3a", 4, { active: 1 }), null)).toEqual([]);
    expect(due(fresh({ phase: "extra", active: 2 }), null)).toEqual([]);
  });

  it("asks nothing of a view that is not yours", () => expect(due(fresh(), ASKED, 7)).toEqual([]));

  it("counts the turn cycles of two players, who have three in a round", () => {
    const two = { players: others(27).slice(0, 2) };
    expect(due(fresh({ cycle: 3, ...two }))).not.toContain("bonus");
    expect(due(fresh({ round: 2, ...two }))).toContain("bonus");
  });

  it("has a moment for every lesson, each with a key of its own", () => {
    const told = new Set([...MOMENTS.flatMap(([, , keys]) => keys), "over"]);
    expect([...told].sort()).toEqual(lessons.map(({ key }) => key).sort());
    expect(new Set(lessons.map(({ key }) => key)).size).toBe(lessons.length);
  });

  testLessons(lessons, CHAPTERS);
});

describe.each([
  ["played", playedFile],
  ["random", randomFile],
])("in a recorded game, %s", (_, file) => {
  let game: Recording;
  /** The lessons in the order in which they are told, with the position and the number of the question. */
  const told: { lesson: Lesson; view: View; question: number }[] = [];
  beforeAll(async () => {
    game = await recorded(file);
    const tell = (view: View, asking: Asking | null, question: number) => {
      for (const lesson of lessons) {
        if (lesson.when(view, 0, asking) && !told.some((one) => one.lesson === lesson)) told.push({ lesson, view, question });
      }
    };
    game.moments.forEach(({ view, legal }, question) => tell(view, face.asking(view, 0, legal), question));
    tell(game.final, null, game.moments.length);
  });

  it("tells everything that can’t be missed", () => {
    const keys = told.map(({ lesson }) => lesson.key);
    expect(keys).toEqual(
      expect.arrayContaining(["select", "use", "workshops", "citizens", "trade", "harbour", "sea", "extra", "pass", "help", "bonus", "round", "over"]),
    );
    expect(keys.slice(0, 2)).toEqual(["select", "use"]);
    expect(keys.at(-1)).toBe("over");
  });

  it("spreads the lessons: two at a question, three at the most", () => {
    const questions = told.map(({ question }) => question);
    for (const question of questions) expect(questions.filter((one) => one === question).length).toBeLessThanOrEqual(3);
  });

  it("outlines things that the table shows", () => {
    for (const {
      lesson: { key, about = [] },
      view,
    } of told) {
      const { players, display } = view as unknown as MillefioriView;
      const known = new Set([
        ...data.cells.map((cell) => `cell:${cell.key}`),
        ...data.sea_route.map(({ id }) => `sea:${id}`),
        ...data.bonus_cells.map(({ area, value }) => `bonus:${area}:${value}`),
        ...[...(players[0]?.hand ?? []), ...display].map((card) => `card:${card}`),
        ...players.map((_, seat) => `points:${seat}`),
      ]);
      const elements = typeof about === "function" ? about(view, 0) : about;
      expect(elements.length, key).toBeGreaterThan(0);
      for (const element of elements) expect(known, key).toContain(element);
    }
  });
});

it("tells every lesson in one of the recorded games, but for the last round: both end by rhombi", async () => {
  const seen = new Set<string>();
  for (const file of [playedFile, randomFile]) {
    const { moments, final } = await recorded(file);
    for (const { view, legal } of moments) for (const lesson of lessons) if (lesson.when(view, 0, face.asking(view, 0, legal))) seen.add(lesson.key);
    for (const lesson of lessons) if (lesson.when(final, 0, null)) seen.add(lesson.key);
  }
  expect(lessons.map(({ key }) => key).filter((key) => !seen.has(key))).toEqual(["last"]);
});
