// The numbers of the rules, from the game's data.

import data from "@data/calimala.json";

export const points = data.phase_points;
export const influencePoints = data.influence_points;
export const mat = data.mat;
export const cost = data.build_costs;
export const rows = data.row_capacity;
export const sculptures = data.buildings.map((building) => building.sculpture_cells);
export const cells = data.cities[0]!.capacity;
export const tiles = data.council.spaces;
export const cards = data.components.action_cards;
export const copies = data.card_copies[0]!;
export const influenceCards = data.influence_cards.length;

const two = data.setup[0]!;
export const twoPlayers = { own: two.own, white: two.white, support: two.support, dealt: two.influence_dealt };

/** A row of numbers, one per number of players. */
const row = (of: (setup: (typeof data.setup)[number]) => number | string): string[] => data.setup.map((setup) => String(of(setup)));

export const players = row((setup) => setup.players);
export const own = row((setup) => setup.own);
export const white = row((setup) => setup.white);
export const support = row((setup) => setup.support || "–");
export const turns = row((setup) => setup.own + setup.white + setup.support);
export const dealt = row((setup) => setup.influence_dealt);
export const opened = row((setup) => setup.influence_opened || "–");
export const scoredAtEnd = row((setup) => setup.players * (setup.influence_kept + setup.influence_opened) + (setup.influence_beside === null ? 0 : 1));
export const deck = row((setup) => cards - setup.players);

/** What each gets who is tied from one place to another. */
export function shared(of: number[], from: number, to: number): number {
  const sum = of.slice(from - 1, to).reduce((all, one) => all + one, 0);
  return Math.floor(sum / (to - from + 1));
}
