// The face of a game: everything the page must know to show it and to talk about it. A game is one folder with
// one `face.ts` that exports this; the page knows nothing else of a game, and games know nothing of the page.

import type { Component } from "svelte";
import type { Piece } from "@/kit/piece";
import type { GameEvent, GameKey, HintOption, Orders, Preview, Seat, View } from "@/line/protocol";
import type { Asking, ElementId } from "@/state/asking";
import type { Choosing } from "@/state/choosing.svelte";
import type { Participant, People } from "@/state/people";
import type { Played } from "@/state/table.svelte";
import type { Told } from "@/state/told";
import type { Name } from "@/text/language";

export type { Asking, ElementId, Option, Several } from "@/state/asking";
export type { People, Player } from "@/state/people";
export type { Told } from "@/state/told";

/** A line of a story: who, and what, in a sentence without the name ("places a disc on Wood and Donate"). */
export interface Line {
  /** Who; null if nobody in particular. */
  seat: Participant | null;
  /** The whole sentence, name included. */
  text: string;
  /** The points that it tells of, by participant. */
  points?: { seat: Participant; points: number }[];
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

/** A public thing that a player has, for the strip: glyph, number, and what it is. */
export interface Holding {
  glyph: string;
  count: number | string;
  name: string;
  /** It is worth points of its own kind, so that a phone shows it as well. */
  points?: true;
}

/** What a player's strip shows. */
export interface StripInfo {
  /** Null: not for whoever looks. */
  points: number | null;
  holdings: Holding[];
}

/** What moves on the board between two views, in the order of its happening. */
export interface Journey {
  /** Elements from which and to which it goes; null: from nowhere. */
  from: ElementId | null;
  to: ElementId | null;
  piece: Piece;
}

/** Points that somebody gets, and the places of the board where they come up, the fittest first. */
export interface Gain {
  seat: Participant;
  points: number;
  at: ElementId[];
  /** They are not yet those that win: "green". */
  mark?: "green";
}

/** One lesson of the guided first game; told when its moment comes. */
export interface Lesson {
  key: string;
  /** Whether the moment has come. */
  when: (view: View, you: Seat, asking: Asking | null) => boolean;
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

/** What the form of standing orders gets. */
export interface OrdersProps {
  people: People;
  orders: Orders;
  onkeep: (orders: Orders) => void;
}

export interface Face extends Played {
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
  /** Parts of the board on a phone, in the order of the tabs. The mat lies below each; "mat" among them is a tab for it alone. */
  parts: { key: string; name: Name }[];
  /** The part in which an element is found; null: in none. */
  partOf(element: ElementId, view: View): string | null;

  /** "turn 25 of at most 48"; what may end earlier is not counted as certain. */
  progress(view: View): string;
  /** `you`: whoever looks; null: a spectator. */
  strip(view: View, seat: Seat, you: Seat | null): StripInfo;
  /** "Boris is choosing where to ship cloth." */
  waiting(view: View, people: People, deciders: Seat[]): string;
  /** The name of an element with what is there, for screen readers and titles. */
  describe(view: View, people: People, element: ElementId): string;
  /** One sentence that sums the board up. */
  summary(view: View, people: People): string;
  /** At the end: what decided between those who have equal points; null if nobody has. */
  ties(view: View, people: People): string | null;

  /** Why the rules refuse something. */
  reason(reason: string, action: string, view: View, seat: Seat): { text: string; rule: string };

  /** A decision as a story: sentences, each with who did it. `previous`: the events of the decision before. */
  tell(events: GameEvent[], people: People, view: View, previous?: readonly GameEvent[]): Line[];
  /** What will follow a decision that is being previewed, from the position after it. */
  outlook?(events: GameEvent[], after: View, people: People): Line[];
  /** The turn that a decision belongs to, from 1; `before` is that of the decision before it, whose events are `previous`. */
  turnOf(events: GameEvent[], before: number, previous?: GameEvent[]): number;
  journeys(events: GameEvent[], before: View): Journey[];
  /** The points of a decision that was made from a position. */
  gains(events: GameEvent[], before: View): Gain[];
  /** Where the points came from. `viewAfter` gives the position after so many decisions. */
  points(told: Told[], people: People, seat: Seat, viewAfter: (decisions: number) => View | undefined): PointsLine[];
  /** Decisions after which the explanation of points needs the position. */
  needs(told: Told[]): number[];
  /** Why a hint says so rather than the next best; nothing where there is no reason that can be told. */
  advice(hint: HintOption, people: People, next?: HintOption): string;

  /** What `trifle` answers, in words. */
  trifleSaid?: Name;
  /** Questions that can be answered beforehand, if the game has such. */
  orders?: {
    name: Name;
    /** Whether the question of the moment is one of them. */
    asked(view: View): boolean;
    form: Component<OrdersProps>;
  };

  /** What of the box no source could tell and is our reconstruction, in a sentence; the section of the rules that says more. */
  ours?: { what: Name; section: string };

  /** The options of the game for setting up a table, each in a sentence. */
  choices: Choice[];
  lessons: Lesson[];
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
