// A question that hardly matters: for which of several impossible actions one draws a card first. It could matter only if that card made
// another of them possible. With cards in the hand an answer without thinking would tell that none of them can be played.

import { asCalimala } from "./view";
import type { Legal, Seat, View } from "@/line/protocol";

export const trifleSaid = {
  en: "In Calimala: with no card in hand, cards for two impossible actions are drawn in the street’s order.",
  ru: "В Calimala: если карт на руке нет, карты за два невыполнимых действия берутся в порядке улицы.",
};

export function trifle(raw: View, seat: Seat, legal: readonly Legal[]): Legal | null {
  const view = asCalimala(raw);
  const slots = view.activation?.slots ?? [];
  if (view.players[seat]?.hand_size !== 0 || legal.length < 2 || !legal.every(({ kind }) => kind === "compensate")) return null;
  // As the street has them.
  return legal.find((one) => one["action"] === slots[0]) ?? null;
}
