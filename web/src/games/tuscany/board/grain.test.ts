import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { GRAIN } from "./grain";

const kit = (file: string): string => readFileSync(join(import.meta.dirname, "../../../kit", file), "utf8");
const [tokens, symbols] = [kit("tokens.css"), kit("Symbols.svelte")];

/** The places that a path of lines, arcs and bows comes to. */
function places(path: string): [number, number][] {
  const all: [number, number][] = [];
  let at: [number, number] = [0, 0];
  for (const [, kind, rest] of path.matchAll(/([MLaq])([^MLaq]*)/g)) {
    const numbers = rest!.trim().split(/[ ,]+/).map(Number);
    const [x, y] = numbers.slice(-2) as [number, number];
    at = kind === "M" || kind === "L" ? [x, y] : [at[0] + x, at[1] + y];
    all.push(at);
  }
  return all;
}

it("every kind of tile has a surface of its own, within its rim", () => {
  const kinds = Object.keys(GRAIN);
  expect(new Set(Object.values(GRAIN)).size).toBe(kinds.length);
  for (const [kind, path] of Object.entries(GRAIN)) {
    const found = places(path);
    expect(found.length, kind).toBeGreaterThan(8);
    for (const [x, y] of found) {
      expect(Math.abs(y), kind).toBeLessThanOrEqual(0.87 * 0.866);
      expect(Math.abs(x) + Math.abs(y) / Math.sqrt(3), kind).toBeLessThanOrEqual(0.87);
    }
  }
});

/** Red, green and blue of a colour, from 0 to 255. */
const rgb = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const mixed = (below: number[], above: number[], share: number): number[] => below.map((value, i) => value + share * (above[i]! - value));
const luminance = (colour: number[]): number => {
  const [r, g, b] = colour.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};
const contrast = (a: number[], b: number[]): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
};

it("its light leaves every glyph three times as light as the tile, or the tile as the glyph", () => {
  const token = (name: string) => rgb(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)![1]!);
  const strongest = (id: string, colour: string) => {
    const stops = new RegExp(`id="${id}"[^]*?</`).exec(symbols)![0];
    expect(stops).toContain(colour);
    return Math.max(...[...stops.matchAll(/stop-opacity="([\d.]+)"/g)].map(([, opacity]) => Number(opacity)));
  };
  // A glyph begins a fifth of the tile away from where the light is strongest, and ends before the last fifth.
  const sun = strongest("sun", "#ffdf9a") * 0.65;
  const evening = strongest("evening", "#4a2208") * 0.6;
  for (const colour of Object.keys(GRAIN)) {
    const [fill, on] = [token(`tu-${colour}`), token(`tu-${colour}-on`)];
    expect(contrast(mixed(fill, rgb("#ffdf9a"), sun), on), `${colour} in the sun`).toBeGreaterThanOrEqual(3);
    expect(contrast(mixed(fill, rgb("#4a2208"), evening), on), `${colour} in the shade`).toBeGreaterThanOrEqual(3);
  }
});
