// Equal points at the end (rules 5.6, G33): more empty cells, then more green points, then shared; the first edition has other tie-breaks.

import { describe, expect, it } from "vitest";
import { ties } from "./ties";
import { face } from "../face";
import { gl1, position } from "../sample";
import type { PlayerView, TuscanyView } from "../view";
import { each, peopleOf } from "../../generic/recording";

/** A player with so many covered cells. */
const covering = (cells: number, more: Partial<PlayerView> = {}): PlayerView =>
  gl1({
    red: 70,
    ...more,
    domain: Object.fromEntries([11, ...[...Array(30).keys()].filter((cell) => cell !== 11)].slice(0, cells).map((cell) => [cell, "field pigs"])),
  });

const people = peopleOf(
  face,
  ["Anna", "Boris", "Clara"].map((person) => ({ person })),
);
const said = (players: PlayerView[], more: Partial<TuscanyView> = {}): string | null =>
  ties(position({ phase: "over", players, ...more }), people)
    ?.replaceAll("\u00a0", " ")
    .replaceAll("\u2011", "-") ?? null;

describe("equal points at the end of Tuscany", () => {
  it("are spoken of only where there are such, and only at the end", () =>
    each(() => {
      expect(said([covering(22), covering(23, { red: 69 })])).toBeNull();
      expect(said([covering(22), covering(23)], { phase: "action" })).toBeNull();
    }));

  it("go to more empty cells, however many green points (G33)", () =>
    each((language) =>
      expect(said([covering(23, { green: 30 }), covering(22, { green: 20 })])).toBe(
        language === "en"
          ? "Boris is before Anna at equal points: more empty cells (8 : 7)."
          : "При равных очках Boris выше, чем Anna: больше пустых ячеек (8 : 7).",
      ),
    ));

  it("then to more green points, and are shared if those are equal too", () =>
    each((language) => {
      expect([said([covering(22, { green: 20 }), covering(22, { green: 21 })]), said([covering(22, { hand_size: 3 }), covering(22)])]).toEqual(
        language === "en"
          ? [
              "Boris is before Anna at equal points: more green points (21 : 20).",
              "Anna and Boris share the victory: empty cells and green points are equal too.",
            ]
          : ["При равных очках Boris выше, чем Anna: больше зелёных очков (21 : 20).", "Anna и Boris делят победу: пустых ячеек и зелёных очков тоже поровну."],
      );
    }));

  it("in the first edition to fewer green points, then fewer cards in hand", () =>
    each((language) => {
      const options = { edition: "first_edition_2020" };
      const all = [
        [covering(22, { green: 20 }), covering(22, { green: 21 })],
        [covering(22, { hand_size: 4 }), covering(22, { hand_size: 3 })],
        [covering(22), covering(22)],
      ].map((players) => said(players, { options }));
      expect(all).toEqual(
        language === "en"
          ? [
              "Anna is before Boris at equal points: fewer green points (20 : 21).",
              "Boris is before Anna at equal points: fewer cards in hand (3 : 4).",
              "Anna and Boris share the victory: empty cells, green points, and cards in hand are equal too.",
            ]
          : [
              "При равных очках Anna выше, чем Boris: меньше зелёных очков (20 : 21).",
              "При равных очках Boris выше, чем Anna: меньше карт на руке (3 : 4).",
              "Anna и Boris делят победу: пустых ячеек, зелёных очков и карт на руке тоже поровну.",
            ],
      );
    }));

  it("of two who share a place before a third", () =>
    each((language) =>
      expect(said([covering(22), covering(25), covering(22)])).toBe(
        language === "en"
          ? "Anna and Clara share the victory: empty cells and green points are equal too. Anna and Clara are before Boris at equal points: more empty cells (8 : 5)."
          : "Anna и Clara делят победу: пустых ячеек и зелёных очков тоже поровну. При равных очках Anna и Clara выше, чем Boris: больше пустых ячеек (8 : 5).",
      ),
    ));
});
