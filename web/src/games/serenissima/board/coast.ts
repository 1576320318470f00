// The coast: a few points for each shore (data), smoothed.

import { data } from "../view";
import { at, type Point } from "./layout";

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed curve through points. */
function smooth(points: readonly Point[], tension: number): string {
  const near = (i: number): Point => points[(i + points.length) % points.length]!;
  let path = `M${short(points[0]![0])} ${short(points[0]![1])}`;
  points.forEach((from, i) => {
    const [before, to, after] = [near(i - 1), near(i + 1), near(i + 2)];
    const first = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const second = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    path += `C${[...first, ...second, ...to].map(short).join(" ")}`;
  });
  return `${path}z`;
}

const curve = (places: readonly (readonly number[])[], tension: number): string =>
  smooth(
    places.map(([lon = 0, lat = 0]) => at(lon, lat)),
    tension,
  );

export const SEA = curve(data.drawing.map.sea, 0.18);
export const ISLANDS = data.drawing.map.islands.map((island) => curve(island, 0.2));
/** Only a hint of it shows beyond Constantinople. */
export const BLACK_SEA = curve(
  [
    [28, 42.2],
    [28.4, 43.4],
    [29.8, 45],
    [31.4, 46.3],
    [36.9, 47.4],
    [38.9, 47],
    [38.9, 41.4],
    [35, 42],
    [33, 42],
    [31, 41.1],
    [29.2, 41.3],
  ],
  0.18,
);
