// A turn of the story is a turn cycle: everybody selects a card and plays it.

import { has, type TurnOf } from "../../generic/turns";

/** Without the decision before, a cycle begins when its first card is turned up. */
export const turnOf: TurnOf = (events, before, previous) => {
  if (previous === undefined) return before + (has(events, "selected") && has(events, "revealed") ? 1 : 0);
  return before === 0 ? 1 : before + (has(previous, "passed", "dealt") ? 1 : 0);
};
