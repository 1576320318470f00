// Texts that must fit a place: shrunk a little, then the short name, then shrunk as far as needed.

const LEAST = 0.88;
/** What is narrower than this part of its width is hard to read. */
const NARROWEST = 0.72;
const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is; nothing where it can't be measured. */
export function textWidth(text: string, size: number, weight: number, serif = false): number {
  const key = `${weight}${serif}${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known * size;
  if (context === undefined) context = document.createElement("canvas").getContext?.("2d") ?? null;
  if (context === null) return 0;
  const family = getComputedStyle(document.documentElement)
    .getPropertyValue(serif ? "--serif" : "--sans")
    .trim();
  context.font = `${weight} 100px ${family || (serif ? "serif" : "sans-serif")}`;
  const measured = context.measureText(text).width / 100;
  widths.set(key, measured);
  return measured * size;
}

/** The text and its size that fit into `room`. */
export function fit(text: string, short: string, size: number, room: number, weight: number, serif: boolean): { text: string; size: number } {
  const scale = (one: string) => {
    const needs = textWidth(one, size, weight, serif);
    return needs <= room ? 1 : room / needs;
  };
  const full = scale(text);
  return full >= LEAST ? { text, size: size * full } : { text: short, size: size * scale(short) };
}

/** A text whose size is given, drawn narrower to keep within `room`, and cut where that is not enough. */
export function squeeze(text: string, widthOf: (text: string) => number, room: number): { text: string; length?: number } {
  if (widthOf(text) <= room) return { text };
  let kept = text;
  for (let end = text.length - 1; end > 0 && widthOf(kept) * NARROWEST > room; --end) kept = `${text.slice(0, end).trimEnd()}…`;
  return widthOf(kept) <= room ? { text: kept } : { text: kept, length: room };
}
