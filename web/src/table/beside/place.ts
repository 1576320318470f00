// Where something that speaks about a thing lies: beside the thing, never on it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;
const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(x, most));

/** Of a popover of this size about a thing, within a window: where, and how tall it may be. What does not fit at any side becomes lower. */
export function placed(thing: Box, size: { width: number; height: number }, window: { width: number; height: number }): Box {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const width = Math.min(size.width, window.width - 2 * EDGE);
  const tall = window.height - 2 * EDGE;
  const left = clamp(thing.left + thing.width / 2 - width / 2, EDGE, window.width - EDGE - width);
  const height = Math.min(size.height, tall);
  const top = clamp(thing.top + thing.height / 2 - height / 2, EDGE, window.height - EDGE - height);
  const below = window.height - EDGE - bottom - GAP;
  const above = thing.top - GAP - EDGE;

  if (height <= below) return { left, top: bottom + GAP, width, height };
  if (height <= above) return { left, top: thing.top - GAP - height, width, height };
  if (right + GAP + width + EDGE <= window.width) return { left: right + GAP, top, width, height };
  if (thing.left - GAP - width >= EDGE) return { left: thing.left - GAP - width, top, width, height };
  return below >= above ? { left, top: bottom + GAP, width, height: Math.max(below, 0) } : { left, top: EDGE, width, height: Math.max(above, 0) };
}
