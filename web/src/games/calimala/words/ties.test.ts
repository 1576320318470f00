// Equal points at the end: seats and Palazzo sculptures together, then shared, or by option down the ladder (5.4, R-17).

import { describe, expect, it } from "vitest";
import { inEach, people, player, position, type Given } from "./sample";
import { ties } from "./ties";
import type { People } from "../../face";

const equal = (points: number[]) => points.map((one) => player({ points: one }));
const said = (given: Given, who: People = people): string | null => ties(position({ phase: "over", players: equal([31, 31]), ...given }), who);
const nbsp = (text: string | null) => text?.replaceAll("\u00a0", " ").replaceAll("\u2011", "-") ?? null;

describe("equal points at the end of Calimala", () => {
  it("are spoken of only where there are such, and only at the end", () =>
    inEach(() => {
      expect(said({ players: equal([31, 30, 29]) })).toBeNull();
      expect(said({ phase: "place" })).toBeNull();
    }));

  it("go to more seats and Palazzo sculptures together", () =>
    inEach((language) =>
      expect(nbsp(said({ seats: [1, 0, 1], palazzo_order: [0, 1], board: { palazzo_sculptures: [1, 1, 0] } }))).toBe(
        language === "en"
          ? "Boris is before Anna at equal points: more seats and Palazzo sculptures (3 : 2)."
          : "При равных очках Борис выше, чем Анна: больше мест и скульптур в Палаццо (3 : 2).",
      ),
    ));

  // Two each; Boris has more seats.
  const two: Given = { seats: [1, 0, 1], palazzo_order: [0], board: { palazzo_sculptures: [1, 0, 0] } };

  it("are shared if those are equal too", () =>
    inEach((language) =>
      expect(nbsp(said(two))).toBe(
        language === "en"
          ? "Anna and Boris share the victory: as many council seats and Palazzo sculptures together."
          : "Анна и Борис делят победу: мест в совете и скульптур в Палаццо вместе тоже поровну.",
      ),
    ));

  it("or go down the ladder, by option: seats, the earlier last seat, the earlier sculpture; with neither they are shared", () =>
    inEach((language) => {
      const options = { final_tie: "ladder" as const };
      const all = [two, { seats: [1, 0] }, { palazzo_order: [1, 0], board: { palazzo_sculptures: [1, 1, 0] } }, {}].map((given) =>
        nbsp(said({ ...given, options })),
      );
      expect(all).toEqual(
        language === "en"
          ? [
              "Boris is before Anna at equal points: more council seats (2 : 1).",
              "Boris is before Anna at equal points: the last council seat taken earlier.",
              "Boris is before Anna at equal points: a sculpture in the Palazzo earlier.",
              "Anna and Boris share the victory: as many council seats and Palazzo sculptures together.",
            ]
          : [
              "При равных очках Борис выше, чем Анна: больше мест в совете (2 : 1).",
              "При равных очках Борис выше, чем Анна: последнее место в совете занято раньше.",
              "При равных очках Борис выше, чем Анна: скульптура в Палаццо раньше.",
              "Анна и Борис делят победу: мест в совете и скульптур в Палаццо вместе тоже поровну.",
            ],
      );
    }));

  it("leave out the third party, which has no place (R-18b)", () => expect(said({ players: equal([31, 30]), third_points: 31, seats: ["third"] })).toBeNull());

  it("of several are told from the first to the last, with the place that is shared", () =>
    inEach((language) =>
      expect(nbsp(said({ players: equal([20, 31, 20, 20]), seats: [2, 2, 0, 3] }))).toBe(
        language === "en"
          ? "Clara is before Anna and David at equal points: more seats and Palazzo sculptures (2 : 1). Anna and David share place 3: as many council seats and Palazzo sculptures together."
          : "При равных очках Вера выше, чем Анна и Глеб: больше мест и скульптур в Палаццо (2 : 1). Анна и Глеб делят 3-е место: мест в совете и скульптур в Палаццо вместе тоже поровну.",
      ),
    ));

  it("decide nothing for whoever gave up: such a player is last anyway", () => {
    const chairs = [{ person: "Anna" }, { person: "Boris", resigned: true }];
    const players = chairs.map((chair, seat) => ({ seat, colour: seat, you: seat === 0, chair }));
    expect(said({ seats: [1] }, { ...people, players })).toBeNull();
  });
});
