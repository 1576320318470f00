// What every part of the board and the mat is drawn from.

import type { ElementId, People } from "@/games/face";
import type { Preview, Seat, View } from "@/line/protocol";
import type { Choosing } from "@/state/choosing.svelte";
import { seen, viewer, type PlayerView, type TuscanyView } from "../view";
import { ghostsOf, type Ghosts } from "./ghosts";

export interface Scene {
  raw: View;
  view: TuscanyView;
  people: People;
  /** Null where nothing is to be chosen: the mat of another player. */
  choosing: Choosing | null;
  last: ReadonlySet<ElementId>;
  ghosts: Ghosts;
  /** Whose domain is large and whose mat is drawn. */
  seat: Seat;
  /** Whether that is whoever looks. */
  own: boolean;
}

export function sceneOf(raw: View, people: People, choosing: Choosing | null, last: ReadonlySet<ElementId>, preview: Preview | null, seat?: Seat): Scene {
  const view = seen(raw);
  // Whoever only watches sees the domain of the seat with whose eyes he looks, or the first.
  const shown = seat ?? people.you ?? viewer(view) ?? 0;
  return {
    raw,
    view,
    people,
    choosing,
    last,
    seat: shown,
    own: shown === people.you,
    ghosts: ghostsOf(raw, shown, choosing?.chosen?.legal ?? null, preview),
  };
}

export const playerOf = ({ view, seat }: Scene): PlayerView | undefined => view.players[seat];
export const colourOfSeat = (people: People, seat: Seat): number => people.players[seat]?.colour ?? seat;
