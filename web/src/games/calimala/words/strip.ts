// What a player's strip shows, and how far the game is.

import data from "@data/calimala.json";
import { clothOf } from "./lack";
import { materialName } from "./names";
import { asCalimala } from "../view";
import type { StripInfo } from "../../face";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  ships: "ships",
  cards: "cards in hand",
  discs: (own: number, white: number, support: number) =>
    `discs left: ${own} own, ${white} white${support > 0 ? `, ${support} support` : ""}`,
  turn: (turn: number, of: number) => `turn ${turn} of ${of}`,
  last: (turn: number, of: number) => `turn ${turn} of ${of}, last round`,
  influence: "choosing influence cards",
  draft: "taking starting cards",
  over: "the game is over",
};

const ru: typeof en = {
  ships: "корабли",
  cards: "карты на руке",
  discs: (own, white, support) => `осталось дисков: своих ${own}, белых ${white}${support > 0 ? `, поддержки ${support}` : ""}`,
  turn: (turn, of) => `ход ${turn} из ${of}`,
  last: (turn, of) => `ход ${turn} из ${of}, последний круг`,
  influence: "выбор карт влияния",
  draft: "выбор стартовых карт",
  over: "партия окончена",
};

export function strip(view: View, seat: Seat): StripInfo {
  const player = asCalimala(view).players[seat];
  const w = now({ en, ru });
  if (player === undefined) return { points: 0, holdings: [] };
  const { own, white, support } = player;
  return {
    points: player.points,
    holdings: [
      ...(["wood", "brick", "marble"] as const).map((good) => ({ glyph: good, count: player[good], name: materialName(good) })),
      { glyph: "cloth", count: clothOf(player), name: materialName("cloth") },
      { glyph: "ship", count: player.ships, name: w.ships },
      { glyph: "card", count: player.hand_size, name: w.cards },
      { glyph: "disc", count: own + white + support, name: w.discs(own, white, support) },
    ],
  };
}

/** Turns in the whole game: one for each disc; once all tiles are scored, only to the end of the round (3.7). */
export function turnsOf(view: View): number {
  const { players, turns, scored } = asCalimala(view);
  const setup = data.setup.find((one) => one.players === players.length);
  const most = setup === undefined ? turns : players.length * (setup.own + setup.white + setup.support);
  return scored === data.council.spaces ? Math.min(most, Math.ceil((turns + 1) / players.length) * players.length) : most;
}

/** "turn 25 of 48" */
export function progress(view: View): string {
  const { phase, turns, scored } = asCalimala(view);
  const w = now({ en, ru });
  if (phase === "influence" || phase === "draft" || phase === "over") return w[phase];
  return (scored === data.council.spaces ? w.last : w.turn)(turns + 1, turnsOf(view));
}
