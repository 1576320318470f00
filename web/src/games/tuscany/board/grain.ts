// The surface of a tile by its kind: courses of brick, furrows, planks. Within a hex of radius 1 around the origin, to be drawn
// so faintly that the glyph above it stays what is read.

import type { Colour } from "../view";

/** How far it reaches; the rim of a tile stays free. */
const REACH = 0.8;

/** Half the width of the hex at a height, and half its height at a place. */
const across = (y: number): number => REACH - Math.abs(y) / Math.sqrt(3);
const along = (x: number): number => Math.min(REACH * (Math.sqrt(3) / 2), (REACH - Math.abs(x)) * Math.sqrt(3));

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step);
const line = (x0: number, y0: number, x1: number, y1: number): string => `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Rows of stones, each shifted against the one below. */
function courses(height: number, length: number): string {
  const rows = range(-0.69 + height, 0.69, height);
  return rows
    .map((y, row) => {
      const top = y - height;
      const room = Math.min(across(y), across(top));
      const joints = range(-0.9 + (row % 2) * (length / 2), 0.9, length).filter((x) => Math.abs(x) < room);
      return line(-across(y), y, across(y), y) + joints.map((x) => line(x, top, x, y)).join("");
    })
    .join("");
}

/** Lines across, each a wave. */
function waves(step: number, bow: number, length: number): string {
  return range(-0.6, 0.6, step)
    .map((y, row) => {
      const room = across(Math.abs(y) + Math.abs(bow)) - 0.04;
      const count = Math.max(1, Math.floor((2 * room) / length));
      const each = (2 * room) / count;
      const bows = range(0, count - 1, 1).map((i) => `q${round(each / 2)} ${round((i + row) % 2 === 0 ? bow : -bow)} ${round(each)} 0`);
      return `M${round(-room)} ${round(y)}${bows.join("")}`;
    })
    .join("");
}

/** Rows of round shingles. */
const shingles = (size: number): string =>
  range(-0.62, 0.5, size)
    .map((y, row) => {
      const room = Math.min(across(y), across(y + size * 0.6));
      return range(-0.9 + (row % 2) * (size / 2), 0.9, size)
        .filter((x) => x > -room && x + size < room)
        .map((x) => `M${round(x)} ${round(y)}a${size / 2} ${size / 2} 0 0 0 ${size} 0`)
        .join("");
    })
    .join("");

const planks = (step: number): string =>
  range(-0.6, 0.6, step)
    .map((x) => line(x, -along(x), x, along(x)))
    .join("");

/** Lines that cross. */
const lattice = (step: number): string =>
  range(-1, 1, step)
    .flatMap((at) =>
      [1, -1].map((way) => {
        // Where the line leaves the hex, found by walking along it.
        const inside = range(-1, 1, 0.02).filter((t) => Math.abs(at + t * way) < across(t) && Math.abs(t) < 0.69);
        const [first, last] = [inside[0], inside.at(-1)];
        return first === undefined || last === undefined || last - first < 0.1 ? "" : line(at + first * way, first, at + last * way, last);
      }),
    )
    .join("");

export const GRAIN: Readonly<Record<Colour, string>> = {
  castle: courses(0.276, 0.46),
  city: courses(0.1725, 0.36),
  tavern: planks(0.2),
  field: waves(0.15, 0.07, 0.8),
  quarry: waves(0.2, -0.1, 0.34),
  village: shingles(0.24),
  monastery: lattice(0.25),
  cart: courses(0.345, 0.3),
};
