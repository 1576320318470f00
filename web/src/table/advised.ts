// A hint as it is shown: the options in their order, each with its line in words, and why the first rather than the second.

import type { Table } from "./model";
import type { Hint, HintOption } from "@/line/protocol";

export interface Advised {
  /** What to do first; how the turn goes on, in words. */
  what: string;
  then: string[];
  chance: number;
  do: string;
}

export interface Shown {
  options: Advised[];
  why: string;
}

type Seen = Pick<Table, "face" | "shown" | "people" | "choosing">;

export function advised({ face, shown, people, choosing }: Seen, hint: Hint): Shown | null {
  const [best, next] = hint.options;
  if (face === null || shown?.view === undefined || best === undefined) return null;
  const view = shown.view;
  const then = ({ line }: HintOption) => line.slice(1).flatMap(({ events }) => face.tell(events, people, view).map(({ text }) => text));
  const options = hint.options.map((option) => {
    const known = choosing.options.find(({ legal }) => legal.do === option.do);
    // The heading is said where the label could be that of another option.
    const twice = known !== undefined && choosing.options.some(({ legal, label }) => legal.do !== option.do && label === known.label);
    const what = known === undefined ? option.do : twice && known.group ? `${known.group}: ${known.label}` : known.label;
    return { what, then: [...new Set(then(option))], chance: option.chance, do: option.do };
  });
  return { options, why: face.advice(best, people, next) };
}
