// How a game ended for me.

import type { TableLine } from "@/line/api";
import type { Result, Seat, Status } from "@/line/protocol";

export type Outcome =
  | { how: "won"; mine: number; best: number }
  | { how: "shared"; mine: number }
  | { how: "placed"; rank: number; of: number; mine: number; best: number }
  /** Several of my seats played each other: the points of all. */
  | { how: "points"; points: number[] }
  | { how: "abandoned" | "diverged" };

export function outcomeOf(status: Status, yours: readonly Seat[], result: Result | null | undefined): Outcome | null {
  if (status === "abandoned" || status === "diverged") return { how: status };
  const standings = result?.standings;
  if (standings === undefined || standings.length === 0) return null;
  const points = standings.map((standing) => standing.points);
  const mine = yours.length === 1 ? standings[yours[0] as Seat] : undefined;
  if (mine === undefined) return { how: "points", points };
  const others = standings.filter((standing) => standing !== mine);
  const best = Math.max(...others.map((standing) => standing.points));
  if (mine.rank > 1) {
    const winner = others.find(({ rank }) => rank === 1);
    return { how: "placed", rank: mine.rank, of: standings.length, mine: mine.points, best: winner?.points ?? best };
  }
  if (others.some(({ rank }) => rank === 1)) return { how: "shared", mine: mine.points };
  return { how: "won", mine: mine.points, best };
}

export const isFinished = ({ status }: Pick<TableLine, "status">): boolean => ["over", "abandoned", "diverged"].includes(status);
