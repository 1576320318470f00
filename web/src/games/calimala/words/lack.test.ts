// The little that explanations know of the rules must agree with what the rules really offered.

import { describe, expect, it } from "vitest";
import { readEffect } from "./effect";
import { can, lackOf, ways } from "./lack";
import { games } from "./sample";
import { asCalimala } from "../view";

const acting = games.flatMap(({ players, positions }) =>
  positions.filter(({ view }) => asCalimala(view).phase === "act").map((one, i) => [`${players} players, activation ${i}`, one] as const),
);

describe("activations of games that were played", () => {
  it.each(acting)("%s", (_, { view, legal }) => {
    const calimala = asCalimala(view);
    const player = calimala.players[0]!;
    const does = (kind: string) => legal.filter((one) => one.kind === kind).map((one) => one.do.replace(/^card /, ""));
    for (const action of new Set(calimala.activation?.slots)) {
      expect(lackOf(calimala, 0, action) === null).toBe(does("decline").includes(`decline ${action}`));
      const possible = ways(action).filter((way) => can(calimala, player, readEffect(way)));
      for (const way of ways(action)) expect([way, does("carry_out").includes(way)]).toEqual([way, possible.includes(way)]);
    }
    for (const effect of [...does("carry_out"), ...does("card")]) expect([effect, can(calimala, player, readEffect(effect))]).toEqual([effect, true]);
  });
});
