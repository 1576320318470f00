import { describe, expect, it } from "vitest";
import { face } from "./face";
import { asCalimala } from "./view";
import { journeys } from "./words/journeys";
import { games, inEach, people, position } from "./words/sample";
import glyphs from "@/kit/glyphs.svg?raw";

describe("the face of Calimala", () => {
  it("gives each seat its colour", () => expect(face.colours).toEqual([0, 1, 2, 3, 4]));
  it("asks only in parts that the board has", () => {
    const parts: string[] = face.parts.map(({ key }) => key);
    for (const { view, legal } of games.flatMap(({ positions }) => positions)) expect(parts).toContain(face.asking(view, 0, legal).part);
  });
  it("names streets by the city of the table", () => {
    const placed = [{ type: "placed", seat: 1, disc: "own", street: 5 }];
    const turned = position({ city: [...asCalimala(position()).city].reverse() });
    expect(face.tell(placed, people, position())[0]?.text).toBe("Boris places a disc on Wood and Donate.");
    expect(face.tell(placed, people, turned)[0]?.text).toBe("Boris places a disc on Brick and Donate.");
  });
  it("shows only glyphs that there are", () => {
    const moved = games.flatMap(({ told }) => told.flatMap(({ events }) => journeys(events, position()))).flatMap(({ piece }) => piece.glyph ?? []);
    const held = face.strip(position(), 0).holdings.map(({ glyph }) => glyph);
    for (const glyph of new Set([...moved, ...held])) expect(glyphs).toContain(`id="g-${glyph}"`);
  });
  it("introduces itself in two sentences", () => inEach((language) => expect(face.blurb[language].match(/[^.]+\./g)).toHaveLength(2)));
});
