import type { Choice } from "@/games/face";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE, SECOND } from "@/text/time";
import { choicesFor, seated, usualForm, usualHints, wishOf, withSeats, type Form, type Sitter } from "./wish";

const choice = (key: string, usual: unknown, more: Partial<Choice> = {}): Choice => ({
  key,
  usual,
  name: { en: key, ru: key },
  why: { en: "", ru: "" },
  values: [],
  ...more,
});
const form = (sitters: Sitter[], more: Partial<Form> = {}): Form => ({
  ...usualForm(),
  seats: sitters.map((sitter, id) => ({ id, sitter, level: 3, name: "" })),
  ...more,
});
const sitters = (of: { sitter: Sitter }[]) => of.map(({ sitter }) => sitter);

describe("usualForm", () => {
  it("is me and two bots of level 3, without a clock", () => {
    expect(wishOf(usualForm(), "calimala", [])).toEqual({
      game: "calimala",
      seats: [{ me: true }, { bot: 3 }, { bot: 3 }],
      seating: "random",
      clock: { kind: "none" },
      listed: false,
      hints: true,
      rated: false,
    });
  });
});

describe("wishOf", () => {
  it("owns every seat at this screen", () => {
    expect(wishOf(form(["me", "here", "bot"]), "calimala", []).seats).toEqual([{ me: true }, { me: true }, { bot: 3 }]);
  });
  it("names the table and those who share this screen, as the server takes names", () => {
    const named = form(["me", "here", "bot"], { name: "  Friday   evening " });
    named.seats[1]!.name = " Olga ";
    expect(wishOf(named, "calimala", [])).toMatchObject({ name: "Friday evening", seats: [{ me: true }, { me: true, name: "Olga" }, { bot: 3 }] });
    expect(wishOf(form(["me", "here"]), "calimala", [])).not.toHaveProperty("name");
  });
  it("leaves whoever sits alone at this screen their own name", () => {
    const alone = form(["me", "bot"]);
    alone.seats[0]!.name = "Olga";
    expect(wishOf(alone, "calimala", []).seats).toEqual([{ me: true }, { bot: 3 }]);
  });
  it("is listed only if a seat is open to anybody", () => {
    expect(wishOf(form(["me", "link"]), "calimala", [])).toMatchObject({ seats: [{ me: true }, { open: true }], listed: false });
    expect(wishOf(form(["me", "listed"]), "calimala", [])).toMatchObject({ seats: [{ me: true }, { open: true }], listed: true });
  });
  it("has the fields of the chosen clock and no others", () => {
    const clock = { move: DAY, bank: 20 * MINUTE, increment: 0 };
    expect(wishOf(form(["me", "bot"], { clock: { kind: "move", ...clock } }), "tuscany", []).clock).toEqual({ kind: "move", limit: 86_400_000 });
    expect(wishOf(form(["me", "bot"], { clock: { kind: "bank", ...clock, increment: 10 * SECOND } }), "tuscany", []).clock).toEqual({
      kind: "bank",
      limit: 1_200_000,
      increment: 10_000,
    });
  });
  it("names only options that differ from the usual, belong to the game and matter for so many players", () => {
    const choices = [choice("layout", "random"), choice("tie", "shared"), choice("copies", [5, 5]), choice("pair", false, { players: [2] })];
    const options = { calimala: { layout: "suggested", tie: "shared", copies: [5, 5], pair: true, unknown: 1 }, tuscany: { tie: "other" } };
    expect(wishOf(form(["me", "bot", "bot"], { options }), "calimala", choices).options).toEqual({ layout: "suggested" });
    expect(wishOf(form(["me", "bot"], { options }), "calimala", choices).options).toEqual({ layout: "suggested", pair: true });
    expect(wishOf(form(["me", "bot"], { options }), "millefiori", choices)).not.toHaveProperty("options");
  });
  it("gives hints against bots alone unless told otherwise", () => {
    expect(wishOf(form(["me", "bot"]), "calimala", []).hints).toBe(true);
    expect(wishOf(form(["me", "link"]), "calimala", []).hints).toBe(false);
    expect(wishOf(form(["me", "link"], { hints: true }), "calimala", []).hints).toBe(true);
    expect(wishOf(form(["me", "bot"], { hints: false }), "calimala", []).hints).toBe(false);
    expect(usualHints(form(["me", "here"]).seats)).toBe(false);
  });
  it("is never rated with hints, nor with two at one screen, nor without a clock", () => {
    const clock = { ...usualForm().clock, kind: "move" as const };
    expect(wishOf(form(["me", "bot"], { clock, rated: true }), "calimala", [])).toMatchObject({ rated: true, hints: false });
    expect(wishOf(form(["me", "link"], { clock, rated: true, hints: true }), "calimala", [])).toMatchObject({ rated: true, hints: false });
    expect(wishOf(form(["me", "here", "bot"], { clock, rated: true, hints: true }), "calimala", [])).toMatchObject({ rated: false, hints: true });
    expect(wishOf(form(["me", "bot"], { rated: true }), "calimala", [])).toMatchObject({ rated: false, hints: true });
  });
});

describe("withSeats", () => {
  it("stays within the limits of the game", () => {
    const seats = form(["me", "bot", "bot"]).seats;
    expect(withSeats(seats, 1, "calimala")).toHaveLength(2);
    expect(withSeats(seats, 9, "calimala")).toHaveLength(5);
    expect(withSeats(seats, 9, "serenissima")).toHaveLength(4);
  });
  it("adds bots, and takes away the last bot before a person", () => {
    expect(sitters(withSeats(form(["me", "link"]).seats, 3, "calimala"))).toEqual(["me", "link", "bot"]);
    expect(sitters(withSeats(form(["me", "bot", "bot", "link"]).seats, 3, "calimala"))).toEqual(["me", "bot", "link"]);
    expect(sitters(withSeats(form(["me", "here", "link"]).seats, 2, "calimala"))).toEqual(["me", "here"]);
  });
  it("gives each new seat an id of its own", () => {
    const ids = withSeats(usualForm().seats, 5, "calimala").map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });
});

describe("seated", () => {
  it("changes all open seats together, since a table is listed or not", () => {
    const seats = form(["me", "link", "link", "bot"]).seats;
    expect(sitters(seated(seats, 1, "listed"))).toEqual(["me", "listed", "listed", "bot"]);
    expect(sitters(seated(seated(seats, 1, "listed"), 3, "link"))).toEqual(["me", "link", "link", "link"]);
  });
  it("lets me change places with whoever sits there", () => {
    expect(sitters(seated(form(["me", "bot"]).seats, 1, "me"))).toEqual(["bot", "me"]);
    expect(sitters(seated(form(["me", "link", "here"]).seats, 2, "me"))).toEqual(["here", "link", "me"]);
  });
});

it("shows choices for the number of players", () => {
  const choices = [choice("a", 0), choice("b", 0, { players: [2, 3] })];
  expect(choicesFor(choices, 4).map(({ key }) => key)).toEqual(["a"]);
  expect(choicesFor(choices, 3).map(({ key }) => key)).toEqual(["a", "b"]);
});
