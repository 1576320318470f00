// To which turn a decision belongs; 0 before the first one.

import type { GameEvent } from "@/line/protocol";

/** The number of the turn, from the events of the decision and of the one before it, if that is known. */
export type TurnOf = (events: GameEvent[], before: number, previous?: GameEvent[]) => number;

export const has = (events: readonly GameEvent[], ...types: string[]): boolean => events.some(({ type }) => types.includes(type));
