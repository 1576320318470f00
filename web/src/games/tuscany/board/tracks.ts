// Tracks: how far they reach.

export interface Mark {
  colour: number;
  value: number;
  name: string;
}

/** The end of a track that has room for all: 50, or as many fifties as are needed. */
export const scaleOf = (marks: readonly Mark[], more: readonly number[] = []): number =>
  50 * Math.max(1, Math.ceil(Math.max(...marks.map(({ value }) => value), ...more) / 50));

/** Where the figures stand. */
export function ticksTo(end: number): number[] {
  const step = end <= 50 ? 10 : end <= 100 ? 20 : 50;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step);
}
