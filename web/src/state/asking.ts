// What is asked and what may be done, as the page chooses among it. Games say it in words and on their boards.

import type { Legal } from "@/line/protocol";

/** A thing on the board or mat that can be lit, named "kind:which": "street:5", "city:lisbon", "hand:sea". */
export type ElementId = string;

/** Steps that one confirmation makes one after another, each of them an action of its own. */
export interface Several {
  /** The actions, in the notation. */
  steps: readonly string[];
  /** As the option says it, for all of them; in the language of the moment. */
  label: () => string;
  verb: () => string;
  /** What is to be known before: why the way ends where it does. */
  note?: () => string;
}

/** One thing that may be done, in words and on the board. */
export interface Option {
  legal: Legal;
  /** What must be touched first: a disc of the supply, a card, an action tile; null if nothing. */
  lead: ElementId | null;
  /** What is touched then, in any order; one may stand there several times. */
  targets: ElementId[];
  /** In the list: "Ship 2 cloth to Lisbon". */
  label: string;
  /** On the confirm button, a verb: "Ship", "Place it here". */
  verb: string;
  /** The heading under which the list shows it: "By sea", "With a card". */
  group: string;
  /** It ends or passes, so that it can be done without touching anything: "Finish". */
  plain?: boolean;
  /** It gives something away, so that it has to be chosen even if it is plain. */
  givesAway?: boolean;
  /** It can be done up to so many times with one confirmation; `times` says so many of them. */
  several?: { most: number; times: (count: number) => Several };
  /** Options of the same sort differ in nothing but the piece that is touched: equal cards. A list shows one of them. */
  sort?: string;
}

/** One option of each sort; those that are named stand for theirs. */
export function ofEachSort(options: readonly Option[], named: readonly (Option | null | undefined)[] = []): Option[] {
  const first = new Map<string, Option>();
  for (const option of [...named, ...options]) if (option?.sort !== undefined && !first.has(option.sort)) first.set(option.sort, option);
  return options.filter((option) => option.sort === undefined || first.get(option.sort) === option);
}

/** The one question of the moment. */
export interface Asking {
  /** "Where do you place your disc?" */
  title: string;
  /** One line of help. */
  help: string;
  /** The anchor on the game's rules page that explains it. */
  rule: string;
  /** Where the board asks: the part to open on a phone. */
  part: string;
  /** Leads to choose among, as a segmented control; the first is taken unless told otherwise. */
  leads?: { lead: ElementId; label: string; count?: number; picture?: "disc" }[];
}
