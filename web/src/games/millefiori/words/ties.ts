// Those who have equally many points at the end share the place: nothing else decides (rules 5, Q42).

import { seen } from "../view";
import type { People } from "../../face";
import { tieText } from "../../generic/ties";
import type { View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const texts = { en: { equal: "only points count" }, ru: { equal: "считаются только очки" } };

export function ties(raw: View, people: People): string | null {
  const { phase, players } = seen(raw);
  if (phase !== "over") return null;
  return tieText(
    people,
    players.map(({ points }) => points),
    () => ({ order: 0, why: now(texts).equal }),
  );
}
