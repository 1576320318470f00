// Who sits at a table, and what they are called there.

import type { Chair, Seat } from "@/line/protocol";
import { words } from "@/text/words.svelte";

/** Whoever may get points: a seat, or a third party that nobody plays. */
export type Participant = Seat | "third";

/** Somebody who takes part, as the page shows him: colour by seat, name from the table. */
export interface Player {
  seat: Seat;
  /** Index of colour, emblem and hatching (tokens --p0…). */
  colour: number;
  you: boolean;
  chair: Chair;
}

/** The names by which texts call people. */
export interface People {
  players: Player[];
  you: Seat | null;
  /** The name of a seat, never "you". */
  name: (seat: Seat) => string;
}

/** The same people, looked at by another. */
export const seenBy = (people: People, you: Seat | null): People => ({
  ...people,
  you,
  players: people.players.map((player) => ({ ...player, you: player.seat === you })),
});

/** By name; as the bot of a colour; with the colour also where one person holds several seats. */
export function makePeople(colours: readonly number[], chairs: readonly Chair[], you: Seat | null): People {
  const players: Player[] = chairs.map((chair, seat) => ({ seat, colour: colours[seat] ?? seat, you: seat === you, chair }));
  const name = (seat: Seat): string => {
    const player = players[seat];
    if (player === undefined) return "?";
    const { person, bot } = player.chair;
    const colour = words.now.people.colours[player.colour] ?? "";
    if (bot !== undefined) return words.now.people.bot(colour);
    if (person === undefined) return words.now.people.open;
    return chairs.filter((chair) => chair.person === person).length > 1 ? `${person} (${colour})` : person;
  };
  return { players, you, name };
}
