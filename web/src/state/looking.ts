// How long a move is looked at before the next one is shown.

/** What another has done, in ms at normal speed. */
export const LOOK = 900;
/** All that waits is shown in about this time, each thing at least this long. */
const ALL = 6000;
const LEAST = 160;

export interface Moment {
  /** Whether it was one's own doing. */
  own: boolean;
  /** Whether somebody got points. */
  scores: boolean;
  /** How much still waits to be shown. */
  waiting: number;
}

/** Whoever made a move has seen it coming; what scores is always worth a look; a long turn of small steps passes quickly. */
export function lookingTime({ own, scores, waiting }: Moment): number {
  const quick = Math.min(LOOK, Math.max(LEAST, ALL / Math.max(1, waiting)));
  if (own) return scores ? LOOK : Math.min(LOOK / 2, quick);
  return scores ? Math.max(quick, 0.7 * LOOK) : quick;
}
