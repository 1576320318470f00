// What the list shows, in the order of its numbers.

import type { Option } from "@/games/face";
import { ofEachSort } from "@/state/asking";
import type { Table } from "./model";

type Seen = Pick<Table, "choosing" | "hint">;

const adviceOf = ({ choosing, hint }: Seen): Option | undefined => choosing.options.find(({ legal }) => legal.do === hint?.options[0]?.do);

/** The options that fit what is picked, or all; and what a hint advises, if it is another. Of equal cards one is shown. */
export function listed(seen: Seen): readonly Option[] {
  const { candidates, options, dirty, planned, chosen } = seen.choosing;
  const advised = adviceOf(seen);
  const all = !dirty || candidates.length === 0 || planned;
  const shown = all || advised === undefined || candidates.includes(advised) ? (all ? options : candidates) : [...candidates, advised];
  return byGroup(ofEachSort(shown, [chosen, advised]));
}

/** How many there are to choose among. */
export const countOf = ({ choosing }: Pick<Seen, "choosing">): number => ofEachSort(choosing.options).length;

/** Groups one after another, each where its first option stands, so that numbers run on as they are read. */
function byGroup(options: readonly Option[]): Option[] {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.flatMap((group) => options.filter((option) => option.group === group));
}
