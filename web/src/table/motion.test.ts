// What travels is drawn in its own form and colour, by signs that there are.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arrive, chained, travel } from "./motion";
import { loadFace } from "@/games";
import type { Journey } from "@/games/face";
import glyphs from "@/kit/glyphs.svg?raw";
import type { Piece } from "@/kit/piece";
import { settings } from "@/state/settings.svelte";

beforeEach(() => {
  settings.motion = "normal";
  Element.prototype.animate = vi.fn(() => ({}) as Animation);
});
afterEach(() => {
  arrive();
  document.body.innerHTML = "";
});

const board = () => {
  document.body.innerHTML = "<main><i data-element='a'></i><i data-element='b'></i></main>";
  return document.querySelector("main")!;
};
const go = (...pieces: Piece[]) => {
  travel(
    board(),
    pieces.map((piece): Journey => ({ from: "a", to: "b", piece })),
  );
  flushSync();
};
const drawn = () => [...document.querySelectorAll<SVGElement>("[data-piece]")];

/** The form by the first shape. */
const form = (svg: SVGElement): string => {
  const shape = svg.querySelector("path, rect, circle")!;
  return shape.tagName === "path"
    ? `${shape.getAttribute("d")!.match(/[LHVhvlqz]/gi)!.length} strokes`
    : `${shape.tagName} ${shape.getAttribute("width") ?? ""}`;
};

it("a form for each kind", () => {
  go(...(["cube", "disc", "card", "galley", "ship", "rhombus", "hex"] as const).map((kind) => ({ kind, colour: 1 })));
  expect(new Set(drawn().map(form)).size).toBe(7);
});

it("in the colours of its owner, or in its own", () => {
  go({ kind: "galley", colour: 5 }, { kind: "hex", glyph: "city", paint: { fill: "tu-city", on: "tu-city-on" } }, { kind: "good", glyph: "wine" });
  const [galley, hex, good] = drawn().map((svg) => svg.innerHTML);
  expect(galley).toContain("var(--p5)");
  expect(hex).toContain("var(--tu-city)");
  expect(hex).toContain("var(--tu-city-on)");
  expect(good).toContain("var(--m-wine)");
});

it("glass is seen through, with its owner's emblem", () => {
  go({ kind: "rhombus", colour: 1 });
  expect(Number(drawn()[0]!.querySelector("path")!.getAttribute("fill-opacity"))).toBeLessThan(1);
  expect(drawn()[0]!.innerHTML).toContain("#e-triangle");
});

it("nothing travels without motion, and everything arrives at once when it must", () => {
  settings.motion = "off";
  go({ kind: "disc", colour: 0 });
  expect(drawn()).toHaveLength(0);
  settings.motion = "normal";
  go({ kind: "disc", colour: 0 });
  expect(drawn()).toHaveLength(1);
  arrive();
  expect(drawn()).toHaveLength(0);
});

it("what goes on from where it came to starts where it lies", () => {
  const galley = { kind: "galley", colour: 1 } as const;
  const cube = { kind: "cube", colour: 1 } as const;
  const ways = [
    { from: "zone:VAL", to: "zone:ALG", piece: galley },
    { from: "zone:ALG", to: "zone:TUN", piece: galley },
    { from: "zone:TUN", to: "port:TUN", piece: cube },
  ];
  expect(chained(ways)).toEqual([{ from: "zone:VAL", to: "zone:TUN", piece: galley }, ways[2]]);
  expect(chained([ways[0]!, { from: "zone:ALG", to: "zone:VAL", piece: galley }])).toEqual([]);
});

it.each([
  [
    "tuscany",
    { active: 0, placing: null, display: [], players: [{ storage: [], capacity: 1, hand: {} }] },
    [
      { type: "took", seat: 0, slot: 5, tile: "quarry" },
      { type: "drew", seat: 0, card: "field" },
    ],
    ["hex tu-quarry quarry", "card tu-field field"],
  ],
  [
    "millefiori",
    { display: [], players: [{ selected: null }, {}] },
    [
      { type: "took", seat: 0, card: "lion 1" },
      { type: "placed", seat: 1, cell: "W01" },
      { type: "sailed", seat: 1, from: 0, to: 1 },
    ],
    ["card mf-nobles lion", "rhombus 3", "ship 3"],
  ],
  [
    "serenissima",
    { galleys: { 4: { zone: "VAL" } }, galley: 4, target: null, players: [] },
    [
      { type: "sold", seat: 0, galley: 4, port: "VAL", good: "gold", ducats: 2 },
      { type: "moved", seat: 0, galley: 4, zone: "ALG" },
    ],
    ["good gold", "disc m-gold ducat", "galley 0"],
  ],
] as const)("%s: its own pieces", async (game, view, events, expected) => {
  const pieces = (await loadFace(game)).journeys([...events], view).map(({ piece }) => piece);
  expect(pieces.map(({ kind, paint, colour, glyph }) => [kind, paint?.fill, colour, glyph].filter((one) => one !== undefined).join(" "))).toEqual(expected);
  for (const { glyph } of pieces) if (glyph !== undefined) expect(glyphs).toContain(`id="g-${glyph}"`);
});
