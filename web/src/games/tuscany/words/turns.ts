// A turn is one action, or two with a marble; what comes before the first is the setting up.

import { has, type TurnOf } from "../../generic/turns";

/** Without the decision before, the one that ends a turn counts as its beginning. */
export const turnOf: TurnOf = (events, before, previous) => {
  if (before === 0) return has(events, "drew", "took", "gave_up", "refreshed", "paid", "placed") ? 1 : 0;
  return before + (has(previous ?? events, "turn_over") ? 1 : 0);
};
