// Who is tied shares the place; there is no tie-breaker (rules 5, Q42).

import { expect, it } from "vitest";
import { ties } from "./ties";
import { face } from "../face";
import { each } from "../../generic/recording";
import type { View } from "@/line/protocol";
import { makePeople } from "@/state/people";

const people = makePeople(
  face.colours,
  ["Anna", "Boris", "Vera", "Gleb"].map((person) => ({ person })),
  0,
);
const at = (points: number[], phase = "over"): View => ({ phase, players: points.map((one) => ({ points: one })) });
const said = (points: number[], phase?: string): string | null => ties(at(points, phase), people);

it("says nothing where nobody is tied, nor before the end", () =>
  each(() => {
    expect(said([90, 80, 70])).toBeNull();
    expect(said([80, 80], "use")).toBeNull();
  }));

it("names those who share the victory, or a place behind it", () =>
  each((language) => {
    const all = [said([80, 80]), said([70, 80, 80]), said([90, 80, 80]), said([100, 90, 80, 80]), said([70, 80, 70, 80]), said([80, 80, 80])];
    expect(all).toEqual(
      language === "en"
        ? [
            "Anna and Boris share the victory: only points count.",
            "Boris and Vera share the victory: only points count.",
            "Boris and Vera share place\u00a02: only points count.",
            "Vera and Gleb share place\u00a03: only points count.",
            "Boris and Gleb share the victory: only points count. Anna and Vera share place\u00a03: only points count.",
            "Anna, Boris, and Vera share the victory: only points count.",
          ]
        : [
            "Anna и Boris делят победу: считаются только очки.",
            "Boris и Vera делят победу: считаются только очки.",
            "Boris и Vera делят 2\u2011е\u00a0место: считаются только очки.",
            "Vera и Gleb делят 3\u2011е\u00a0место: считаются только очки.",
            "Boris и Gleb делят победу: считаются только очки. Anna и Vera делят 3\u2011е\u00a0место: считаются только очки.",
            "Anna, Boris и Vera делят победу: считаются только очки.",
          ],
    );
  }));
