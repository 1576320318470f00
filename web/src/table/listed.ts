// What the list shows, in the order of its numbers.

import type { Option } from "@/games/face";
import type { Table } from "./model";

/** The options that fit what is picked, or all; and what a hint advises, if it is another. */
export function listed({ choosing, hint }: Pick<Table, "choosing" | "hint">): readonly Option[] {
  const { candidates, options } = choosing;
  if (!choosing.dirty || candidates.length === 0) return options;
  const advised = options.find(({ legal }) => legal.do === hint?.options[0]?.do);
  return advised === undefined || candidates.includes(advised) ? candidates : [...candidates, advised];
}
