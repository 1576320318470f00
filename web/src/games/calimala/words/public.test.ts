import { describe, expect, it } from "vitest";
import { progress, strip } from "./public";
import { player, position } from "./sample";

describe("how far the game is", () => {
  it.each([
    [2, 44],
    [3, 45],
    [4, 48],
    [5, 50],
  ])("%i players have at most %i turns (2)", (players, turns) => {
    const view = position({ turns: 24, players: Array.from({ length: players }, () => player()) });
    expect(progress(view)).toBe(`turn 25 of at most ${turns}`);
  });
  it("ends with the round once all tiles are scored (3.7, E2)", () => {
    const view = (turns: number) => position({ turns, scored: 15, players: [player(), player(), player(), player()] });
    const said = [40, 42, 43].map((turns) => progress(view(turns)));
    expect(said).toEqual(["turn 41 of 44, last round", "turn 43 of 44, last round", "turn 44 of 44, last round"]);
  });
  it("says what is chosen before the first turn", () => {
    expect(progress(position({ phase: "influence" }))).toBe("choosing influence cards");
    expect(progress(position({ phase: "draft" }))).toBe("taking starting cards");
  });
});

it("the strip shows what is public, in the same order for all", () => {
  const boris = player({ points: 9, wood: 1, brick: 3, cloth: [2, 1], ships: 2, hand_size: 4, own: 5, white: 1 });
  const view = position({ players: [player(), boris, player()] });
  const { points, holdings } = strip(view, 1);
  expect(points).toBe(9);
  expect(holdings.map(({ glyph, count }) => `${glyph} ${count}`)).toEqual(["wood 1", "brick 3", "marble 0", "cloth 3", "ship 2", "card 4", "disc 6"]);
});
