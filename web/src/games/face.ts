// The face of a game: everything the page must know to show it and to talk about it. A game is one folder with
// one `face.ts` that exports this; the page knows nothing else of a game, and games know nothing of the page.

import type { Component } from "svelte";
import type { Choosing } from "@/state/choosing.svelte";
import type { Chair, GameEvent, GameKey, HintOption, Legal, Preview, Seat, View } from "@/line/protocol";
import type { Name } from "@/text/language";

/** A thing on the board or mat that can be lit, named "kind:which": "street:5", "city:lisbon", "hand:sea". */
export type ElementId = string;

/** Somebody who takes part, as the page shows him: colour by seat, name from the table. */
export interface Player {
  seat: Seat;
  /** Index of colour, emblem and hatching (tokens --p0…). */
  colour: number;
  you: boolean;
  chair: Chair;
}

/** The names by which texts call people. */
export interface People {
  players: Player[];
  you: Seat | null;
  /** The name of a seat, never "you". */
  name(seat: Seat): string;
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
  /** It needs nothing to be touched and is what one does when there is nothing else to do: "Finish". */
  plain?: boolean;
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

/** A line of a story: who, and what, in a sentence without the name ("places a disc on Wood and Donate"). */
export interface Line {
  /** Who; null if nobody in particular; "third" where a game has a third party. */
  seat: Seat | "third" | null;
  /** The whole sentence, name included. */
  text: string;
  /** The points that it tells of, by participant. */
  points?: { seat: Seat | "third"; points: number }[];
}

/** Where some points of a seat came from. */
export interface PointsLine {
  /** The decision (from 0) in which they came; null at the end. */
  decision: number | null;
  /** "Lisbon", "Influence: Santa Croce". */
  source: string;
  /** "4 cubes, first", "3 : 3 with Boris, more council seats". */
  why: string;
  points: number;
  /** For the table of sources at the end: "Cities", "Churches"… */
  kind: string;
}

/** A decision of the log as faces read it. */
export interface Told {
  decision: number;
  seat: Seat;
  events: GameEvent[];
}

/** A public thing that a player has, for the strip: glyph, number, and what it is. */
export interface Holding {
  glyph: string;
  count: number | string;
  name: string;
}

/** What a player's strip shows. */
export interface StripInfo {
  points: number;
  holdings: Holding[];
}

/** What moves on the board between two views, in the order of its happening. */
export interface Journey {
  /** Elements from which and to which it goes; null: from nowhere. */
  from: ElementId | null;
  to: ElementId | null;
  piece: { kind: "cube" | "disc" | "card" | "good" | "galley" | "rhombus" | "tile"; colour?: number | "white" | "support" | "third"; glyph?: string };
}

/** One lesson of the guided first game; told when its moment comes. */
export interface Lesson {
  key: string;
  /** Whether the moment has come. */
  when(view: View, you: Seat, asking: Asking | null): boolean;
  title: Name;
  text: Name;
  /** What it is about, outlined. */
  about?: ElementId[] | ((view: View, you: Seat) => ElementId[]);
  rule?: string;
}

/** What a board and a mat get. */
export interface BoardProps {
  view: View;
  people: People;
  choosing: Choosing;
  /** Elements changed by the last decision: corner ticks. */
  last: ReadonlySet<ElementId>;
  /** What the preview would bring, to be drawn as ghosts; null if nothing is previewed. */
  preview: Preview | null;
  /** On a narrow page: the part to draw alone; null: everything. */
  part: string | null;
  /** The decisions that led here. */
  told?: readonly Told[];
}

export interface Face {
  key: GameKey;
  name: Name;
  /** Two sentences for the lobby. */
  blurb: Name;
  /** Width by height of board and mat together, which then fit into the window; null: they flow. */
  size: [number, number] | null;
  board: Component<BoardProps>;
  /** One's own things and hand, below the board; null if the board shows them. */
  mat: Component<BoardProps> | null;
  /** The mat of another player, in a dialog. */
  theirMat: Component<{ view: View; people: People; seat: Seat }> | null;
  /** Parts of the board on a phone, in the order of the tabs; one's mat gets a tab of its own, "mat". */
  parts: { key: string; name: Name }[];
  /** The part that an element belongs to, "mat" included. */
  partOf?(element: ElementId): string;

  /** "turn 25 of 48" */
  progress(view: View): string;
  strip(view: View, seat: Seat): StripInfo;
  /** Colours by seat; the index of --pN. */
  colours: readonly number[];

  asking(view: View, seat: Seat, legal: Legal[]): Asking;
  /** "Boris is choosing where to ship cloth." */
  waiting(view: View, people: People, deciders: Seat[]): string;
  options(view: View, seat: Seat, legal: Legal[]): Option[];
  /** The name of an element with what is there, for screen readers and titles. */
  describe(view: View, people: People, element: ElementId): string;
  /** One sentence that sums the board up. */
  summary(view: View, people: People): string;

  /** What somebody seems to want who touches an element that is not lit: notation to be tried, or null. */
  attempt(view: View, seat: Seat, element: ElementId): string | null;
  /** Why the rules refuse something. */
  reason(reason: string, action: string, view: View, seat: Seat): { text: string; rule: string };

  /** A decision as a story: sentences, each with who did it. */
  tell(events: GameEvent[], people: People, view: View): Line[];
  /** What will follow a decision that is being previewed, from the position after it. */
  outlook?(events: GameEvent[], after: View, people: People): Line[];
  /** The turn that a decision belongs to, from 1; `before` is that of the decision before it, whose events are `previous`. */
  turnOf(events: GameEvent[], before: number, previous?: GameEvent[]): number;
  /** Elements that a decision touched. */
  touched(events: GameEvent[]): ElementId[];
  journeys(events: GameEvent[], before: View): Journey[];
  /** Where the points came from. `viewAfter` gives the position after so many decisions. */
  points(told: Told[], people: People, seat: Seat, viewAfter: (decisions: number) => View | undefined): PointsLine[];
  /** Decisions after which the explanation of points needs the position. */
  needs(told: Told[]): number[];
  /** Why a hint says so. */
  advice(hint: HintOption, people: People): string;

  /** The options of the game for setting up a table, each in a sentence. */
  choices: Choice[];
  lessons: Lesson[];
  rules(): Promise<{ default: Component<{ section: string | null }> }>;
}

/** One option of the game at set-up. */
export interface Choice {
  key: string;
  name: Name;
  why: Name;
  values: { value: unknown; name: Name }[];
  /** The value unless told otherwise. */
  usual: unknown;
  /** For which numbers of players it matters. */
  players?: number[];
}
