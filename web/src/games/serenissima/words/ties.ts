// What decided between players with equal money at the end (rules 5.3): more ports, else they share the place.

import { seen } from "../view";
import type { People } from "../../face";
import { tieText } from "../../generic/ties";
import type { View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const texts = {
  en: { more: (a: number, b: number) => `more ports (${a}\u00a0:\u00a0${b})`, equal: "as many ports, too" },
  ru: { more: (a: number, b: number) => `больше портов (${a}\u00a0:\u00a0${b})`, equal: "портов тоже поровну" },
};

export function ties(raw: View, people: People): string | null {
  const { phase, players } = seen(raw);
  if (phase !== "over") return null;
  return tieText(
    people,
    players.map(({ ducats }) => ducats),
    (a, b) => {
      const [mine, theirs] = [players[a]?.ports ?? 0, players[b]?.ports ?? 0];
      return { order: theirs - mine, why: mine === theirs ? now(texts).equal : now(texts).more(Math.max(mine, theirs), Math.min(mine, theirs)) };
    },
  );
}
