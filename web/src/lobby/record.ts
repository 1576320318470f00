// What the heading of a record tells before the server has read it (docs/records.md).

import type { GameKey } from "@/line/protocol";
import { GAMES, USUAL_PLAYERS } from "@/games/known";

export const LONGEST_RECORD = 1 << 20;

export interface Heading {
  game: GameKey;
  seats: string[];
  decisions: number;
  over: boolean;
}

/** null: this is no record. */
export function readHeading(text: string): Heading | null {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== "fondaco-record 1") return null;
  const values = (tag: string) => lines.filter((line) => line.startsWith(`${tag} `)).map((line) => line.slice(tag.length + 1));
  const game = GAMES.find(({ key }) => key === values("game")[0]);
  if (game === undefined) return null;
  const moves = lines.filter((line) => /^\d+ \d /.test(line));
  const names = new Map(values("seat").map((line) => [Number(line[0]), line.slice(2)]));
  const players = values("option").find((line) => line.startsWith("players "));
  const count = players === undefined ? USUAL_PLAYERS : Number(players.slice(8));
  if (!(count >= game.fewest && count <= game.most)) return null;
  return {
    game: game.key,
    seats: Array.from({ length: count }, (_, seat) => names.get(seat) ?? ""),
    decisions: moves.length,
    over: values("end").length > 0,
  };
}
