// The numbers of the rules, from the game's data.

import data from "@data/millefiori.json";

export const cards = data.totals.cards;
export const cells = Object.fromEntries(data.areas.map((area) => [area.key, String(area.cells)])) as Record<string, string>;
/** How many cards show the numbers 1 to 5. */
export const byNumber = data.totals.cards_by_number;
export const supply = data.rhombi.supply;
export const box = data.rhombi.box;
export const stars = data.triples.length;
export const bonus = data.bonus_values as [number, number, number, number];
export const level = data.citizen_points as [number, number, number];
export const fleet = data.fleet_points.map(String);
export const goodsInRow = data.fleet_points.map((_, filled) => String(filled));
/** The numbers of different residences that bring an extra card, and the one that brings the bonus. */
export const [extraAt, extraAgainAt] = data.residence_extra as [number, number];
export const bonusAt = data.residence_bonus;
export const residences = data.cells.flatMap((cell) => ("value" in cell && cell.value !== undefined ? [cell.value] : []));
export const trackSpaces = data.score_track.spaces;

const last = data.sea_route.at(-1)!;
export const lastSpace = last.id;
export const lastPoints = last.points;
export const starSpaces = data.sea_route.filter((space) => space.extra_card && space !== last).map(({ id }) => id) as [number, number];

/** A row of numbers, one per number of players. */
const row = (of: (setup: (typeof data.setup)[number]) => number): string[] => data.setup.map((setup) => String(of(setup)));

export const players = row((setup) => setup.players);
export const open = row((setup) => setup.display);
export const deck = row((setup) => setup.deck);
export const dealt = row((setup) => setup.dealt);
export const plays = row((setup) => setup.plays);
export const leftovers = row((setup) => setup.leftovers);
export const rounds = row((setup) => setup.rounds);
export const turns = row((setup) => setup.rounds * setup.plays);

const two = data.setup[0]!;
export const twoPlayers = { open: two.display, plays: two.plays, leftovers: two.leftovers, rounds: two.rounds };
export const hand = two.dealt;
/** Cards that each plays in a round of three or four. */
export const usualPlays = data.setup[1]!.plays;
