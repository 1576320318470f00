import { afterEach, describe, expect, it } from "vitest";
import { advise, type Meanings } from "./advice";
import type { People } from "../face";
import { settings } from "@/state/settings.svelte";
import type { Language } from "@/text/language";

const en = {
  points: { gain: "scores points" },
  fields: { gain: "opens a field", cost: "leaves a field" },
  carts: { gain: "brings a cart", cost: "spends a cart" },
  hay: { gain: "brings hay", cost: "spends hay", spared: "keeps hay", thing: "hay" },
  eggs: { gain: "brings eggs", thing: "eggs", counted: (much: number, next: number) => `brings ${much} eggs${next > 0 ? `, not ${next}` : ""}` },
  oxen: { gain: "brings an ox", cost: "spends an ox" },
  sky: { gain: "brings you closer to rain" },
  barns: { gain: "lets you build a barn" },
  mills: { gain: "lets you build a mill" },
  seeds: { gain: { sow: "puts seeds to use", otherwise: "keeps seeds" }, cost: { sow: "spends seeds" } },
  time: {},
} satisfies Meanings;
const ru: typeof en = {
  points: { gain: "приносит очки" },
  fields: { gain: "открывает поле", cost: "оставляет поле" },
  carts: { gain: "приносит телегу", cost: "тратит телегу" },
  hay: { gain: "приносит сено", cost: "тратит сено", spared: "сохраняет сено", thing: "hay" },
  eggs: { gain: "приносит яйца", thing: "eggs", counted: (much: number, next: number) => `приносит яйца: ${much} и ${next}` },
  oxen: { gain: "приносит вола", cost: "тратит вола" },
  sky: { gain: "приближает дождь" },
  barns: { gain: "позволяет построить амбар" },
  mills: { gain: "позволяет построить мельницу" },
  seeds: { gain: { sow: "использует семена", otherwise: "сохраняет семена" }, cost: { sow: "тратит семена" } },
  time: {},
};

const NAMES = { en: ["Anna", "Boris", "Clara"], ru: ["Анна", "Борис", "Вера"] };
const people: People = { players: [], you: 0, name: (seat) => NAMES[settings.language][seat] ?? "?" };

afterEach(() => void (settings.language = "en"));

/** Moves as terms and their worth; with a seat before them where it is another's: { "1 points": 50 }. */
const moved = (moves: Record<string, number>) =>
  Object.entries(moves).map(([key, worth]) => {
    const [term = "", seat = "0"] = key.split(" ").reverse();
    return { term, seat: Number(seat), worth };
  });

function said(moves: Record<string, number>, language: Language = "en", action = "plough 3"): string {
  settings.language = language;
  return advise({ do: action, moves: moved(moves) }, people, { en, ru });
}

type Turn = [moves: Record<string, number>, gets?: Record<string, number>];
/** Of two options, what each moves and what it is certain to bring. */
const rather = ([moves, gets = {}]: Turn, [others, otherGets = {}]: Turn): string =>
  advise({ do: "plough 3", moves: moved(moves), gets }, people, { en, ru }, { do: "plough 4", moves: moved(others), gets: otherGets });

describe("what a hint says of a move", () => {
  it.each<[string, Record<string, number>, string, string]>([
    ["a gain", { points: 100 }, "It scores points.", "Приносит очки."],
    ["two, the weightier first", { fields: 60, points: 100 }, "It scores points and opens a field.", "Приносит очки и открывает поле."],
    ["three", { points: 100, fields: 60, seeds: 50 }, "It scores points, opens a field, and keeps seeds.", "Приносит очки, открывает поле и сохраняет семена."],
    ["what it costs", { points: 100, carts: -40 }, "It scores points, but it spends a cart.", "Приносит очки, но тратит телегу."],
    ["a cost without a gain: no reason", { carts: -40 }, "", ""],
    ["whom it holds back", { points: 100, "1 points": -50 }, "It scores points. It holds back Boris.", "Приносит очки. Во вред сопернику: Борис."],
    ["that alone", { "1 points": -50, "2 points": -40 }, "It holds back Boris and Clara.", "Во вред соперникам: Борис и Вера."],
    [
      "that instead of a gain",
      { carts: -40, "1 points": -50 },
      "It spends a cart, but it holds back Boris.",
      "Тратит телегу, но это во вред сопернику: Борис.",
    ],
    ["whom it helps", { points: 100, "2 points": 50 }, "It scores points. It also helps Clara.", "Приносит очки. На руку и сопернику: Вера."],
    [
      "both",
      { points: 100, carts: -40, "1 points": -50, "2 points": 50 },
      "It scores points, but it spends a cart. It holds back Boris. It also helps Clara.",
      "Приносит очки, но тратит телегу. Во вред сопернику: Борис. На руку и сопернику: Вера.",
    ],
    ["nothing that can be told", { time: 500 }, "", ""],
    ["no more than whom it helps", { "1 points": 50 }, "", ""],
    ["each verb once", { carts: 60, points: 50, oxen: 40 }, "It brings a cart and an ox, and scores points.", "Приносит телегу, очки и вола."],
    ["with the person", { barns: 60, mills: 40 }, "It lets you build a barn and build a mill.", "Позволяет построить амбар и построить мельницу."],
    ["what is not alike apart", { carts: 60, sky: 40 }, "It brings a cart and brings you closer to rain.", "Приносит телегу и приближает дождь."],
    ["costs alike", { points: 100, carts: -60, oxen: -40 }, "It scores points, but it spends a cart and an ox.", "Приносит очки, но тратит телегу и вола."],
  ])("%s", (_, moves, english, russian) => {
    expect(said(moves)).toBe(english);
    expect(said(moves, "ru")).toBe(russian);
  });

  it("no more than three reasons, the weightiest", () =>
    expect(said({ carts: 40, points: 100, barns: 60, fields: 80 })).toBe("It scores points, opens a field, and lets you build a barn."));
  it("nothing that weighs little beside the rest, the others’ fortune included", () =>
    expect(said({ points: 100, carts: -19, "1 points": -19 })).toBe("It scores points."));
  it("the sum of what others gain and lose", () => expect(said({ points: 100, "1 points": 60, "1 fields": -50 })).toBe("It scores points."));
  it("what it means by this action", () => {
    expect(said({ seeds: 50 }, "en", "sow wheat")).toBe("It puts seeds to use.");
    expect(said({ seeds: 50 }, "en", "plough 3")).toBe("It keeps seeds.");
    expect(said({ points: 100, seeds: -50 }, "en", "sow wheat")).toBe("It scores points, but it spends seeds.");
    expect(said({ points: 100, seeds: -50 }, "en", "plough 3")).toBe("It scores points.");
  });
});

describe("what a hint says of two options", () => {
  it("leaves out what the other brings, too", () => {
    expect(rather([{ fields: 100, mills: 80 }], [{ fields: 90 }])).toBe("It lets you build a mill.");
    expect(rather([{ fields: 100 }], [{ fields: 100 }])).toBe("");
  });
  it("leaves out what the other costs, too", () => expect(rather([{ mills: 80, carts: -60 }], [{ carts: -50 }])).toBe("It lets you build a mill."));
  it("is not about what it loses less of", () => expect(rather([{ barns: 60, fields: -10 }], [{ fields: -90 }])).toBe("It lets you build a barn."));
  it("names a good only if it is certain that one gets it, and the other not so many", () => {
    expect(rather([{ hay: 60 }, { wool: 1 }], [{}])).toBe("");
    expect(rather([{ hay: 60 }, { hay: 1 }], [{}])).toBe("It brings hay.");
    expect(rather([{ hay: 60 }, { hay: 1 }], [{}, { hay: 1 }])).toBe("");
  });
  it("says that a good is spent only if it is", () => {
    expect(rather([{ mills: 60, hay: -40 }, { wool: -1 }], [{}])).toBe("It lets you build a mill.");
    expect(rather([{ mills: 60, hay: -40 }, { hay: -1 }], [{}])).toBe("It lets you build a mill, but it spends hay.");
  });
  it("says what the other would spend", () => expect(rather([{}], [{ hay: -60 }, { hay: -1 }])).toBe("It keeps hay."));
  it("says how many", () => {
    expect(rather([{ eggs: 400 }, { eggs: 4 }], [{}])).toBe("It brings 4 eggs.");
    expect(rather([{ eggs: 400 }, { eggs: 4 }], [{ eggs: 300 }, { eggs: 3 }])).toBe("It brings 4 eggs, not 3.");
    expect(rather([{ eggs: 400 }, { eggs: 4 }], [{ eggs: 400 }, { eggs: 4 }])).toBe("");
  });
  it("says whom the other would help", () => expect(rather([{}], [{ "1 points": 80 }])).toBe("It holds back Boris."));
});
