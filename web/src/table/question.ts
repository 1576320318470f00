// What a table is about at the moment, and the words for it: the bar shows them, and a screen reader is told them.

import type { Chair } from "@/line/protocol";
import { list } from "@/text/language";
import { sentence } from "@/text/refusal";
import { words } from "@/text/words.svelte";
import type { Table } from "./model";

export type Moment = "asked" | "over" | "ended" | "gaveUp" | "away" | "asking" | "waiting";
type Seen = Pick<Table, "shown" | "asking" | "you" | "face" | "people">;

/** A bot plays for whoever sits there, until they come back. */
export const isAway = (chair: Chair | undefined): boolean => chair?.stand_in !== undefined && !hasGivenUp(chair);
/** A bot plays there to the end. */
export const hasGivenUp = (chair: Chair | undefined): boolean => chair?.resigned === true;

export function momentOf({ shown, asking, you }: Pick<Seen, "shown" | "asking" | "you">): Moment {
  if (shown?.status === "over") return "over";
  if (shown?.status === "abandoned" || shown?.status === "diverged") return "ended";
  if (shown?.asked !== undefined) return "asked";
  if (shown?.status !== "playing") return "waiting";
  const chair = you === null ? undefined : shown.seats[you];
  if (hasGivenUp(chair)) return "gaveUp";
  return isAway(chair) ? "away" : asking !== null ? "asking" : "waiting";
}

export function titleOf({ shown, asking, you, face, people }: Seen): string {
  const w = words.now.table;
  switch (momentOf({ shown, asking, you })) {
    case "asked": {
      const { what, seat } = shown?.asked ?? { what: "undo", seat: 0 };
      if (seat === you) return what === "undo" ? w.askedUndo : w.askedPause;
      return what === "undo" ? w.asksUndo(people.name(seat)) : w.asksPause(people.name(seat));
    }
    case "over": {
      const first = shown?.result?.standings.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : [])) ?? [];
      if (first.length > 1)
        return w.shared(
          list(
            words.language,
            first.map((seat) => people.name(seat)),
          ),
        );
      return first[0] === you ? w.youWin : w.wins(people.name(first[0] ?? 0));
    }
    case "ended":
      return shown?.status === "diverged" ? sentence("diverged") : w.abandoned;
    case "gaveUp":
      return w.gaveUp;
    case "away":
      return w.away;
    case "asking":
      return asking?.title ?? "";
    case "waiting": {
      if (shown === null || face === null) return "";
      if (shown.status === "paused") return w.paused;
      if (shown.view === undefined) return w.gathering;
      return face.waiting(shown.view, people, shown.deciders);
    }
  }
}

/** What is told of the end: the places, and what decided where points did not. */
export function outcomeOf({ shown, people, face }: Pick<Seen, "shown" | "people" | "face">): string {
  const ties = shown?.view === undefined ? null : (face?.ties(shown.view, people) ?? null);
  return [rankingOf({ shown, people }), ...(ties === null ? [] : [ties])].join(". ");
}

/** "1. Anna 40 · 2. Boris 37" */
export const rankingOf = ({ shown, people }: Pick<Seen, "shown" | "people">): string =>
  (shown?.result?.standings ?? [])
    .map(({ rank, points }, seat) => ({
      rank,
      text: `${rank}.\u00a0${people.name(seat)}\u00a0${points}${hasGivenUp(shown?.seats[seat]) ? ` (${words.now.people.resigned})` : ""}`,
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
    .join(" · ");
