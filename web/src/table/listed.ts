// What the list shows, in the order of its numbers.

import type { Option } from "@/games/face";
import type { Table } from "./model";

/** The options that fit what is picked, or all; and what a hint advises, if it is another. */
export function listed({ choosing, hint }: Pick<Table, "choosing" | "hint">): readonly Option[] {
  const { candidates, options } = choosing;
  if (!choosing.dirty || candidates.length === 0 || choosing.planned) return byGroup(options);
  const advised = options.find(({ legal }) => legal.do === hint?.options[0]?.do);
  return byGroup(advised === undefined || candidates.includes(advised) ? candidates : [...candidates, advised]);
}

/** Groups one after another, each where its first option stands, so that numbers run on as they are read. */
function byGroup(options: readonly Option[]): Option[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
