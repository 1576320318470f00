// Ties at the end (rules 5.3, A-45): more ports, else the place is shared.

import { describe, expect, it } from "vitest";
import { asView, position } from "../sample";
import { ties } from "./ties";
import { makePeople } from "@/state/people";
import { each } from "../../generic/recording";

const people = makePeople(
  [0, 1, 2, 3],
  ["Anna", "Boris", "Vera", "Gleb"].map((person) => ({ person })),
  0,
);
/** Ducats and ports of each player at the end. */
const said = (...players: [ducats: number, ports: number][]) =>
  ties(asView(position({ phase: "over", players: players.map(([ducats, ports]) => ({ ducats, ports, reserve: 5, galleys: 2 })) })), people);

const both = (given: [number, number][], en: string, ru: string) => each((language) => expect(said(...given)).toBe(language === "en" ? en : ru));

describe("a tie", () => {
  it("is none if all have different sums", () => each(() => expect(said([120, 5], [119, 5])).toBeNull()));
  it("is none before the end", () => each(() => expect(ties(asView(position()), people)).toBeNull()));

  it("goes to whoever has more ports (T35)", () =>
    both(
      [
        [120, 4],
        [120, 5],
      ],
      "Boris is before Anna at equal points: more ports (5\u00a0:\u00a04).",
      "При\u00a0равных очках Boris выше, чем Anna: больше портов (5\u00a0:\u00a04).",
    ));
  it("is a shared victory if the ports are equal too (T35)", () =>
    both(
      [
        [121, 5],
        [121, 5],
        [80, 5],
      ],
      "Anna and Boris share the victory: as many ports, too.",
      "Anna и Boris делят победу: портов тоже поровну.",
    ));
  it("for a lower place shares that place", () =>
    both(
      [
        [130, 1],
        [92, 1],
        [92, 1],
      ],
      "Boris and Vera share place\u00a02: as many ports, too.",
      "Boris и Vera делят 2\u2011е\u00a0место: портов тоже поровну.",
    ));
  it("of three may be decided for one and shared by two", () =>
    both(
      [
        [90, 4],
        [90, 6],
        [90, 4],
      ],
      "Boris is before Anna and Vera at equal points: more ports (6\u00a0:\u00a04). Anna and Vera share place\u00a02: as many ports, too.",
      "При\u00a0равных очках Boris выше, чем Anna и Vera: больше портов (6\u00a0:\u00a04). Anna и Vera делят 2\u2011е\u00a0место: портов тоже поровну.",
    ));
});
