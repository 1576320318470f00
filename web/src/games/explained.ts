// What a thing of a game is for, beside the name that says what is there: shown by a long press, by the resting mouse or by a key.

import type { Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";
import type { ElementId } from "./face";

export interface Explained<Rule extends string = string> {
  /** One or two sentences. */
  is: Name;
  costs?: Name;
  /** Points, money or goods. */
  brings?: Name;
  /** The section of the rules. */
  rule: Rule;
}

/** `you`: whoever looks; null: a spectator. Null for what needs no words. */
export type Explain = (element: ElementId, view: View, you: Seat | null) => Explained | null;
