// Who sits at a table, and what they are called there.

import type { People, Player } from "@/games/face";
import type { Chair, Seat } from "@/line/protocol";
import { words } from "@/text/words.svelte";

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
