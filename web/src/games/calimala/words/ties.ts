// What decided between those who have equal points at the end (rules 5.4, R-17).

import { decidedBy } from "./rungs";
import { influence, ladder } from "../scoring";
import { asCalimala } from "../view";
import type { People } from "../../face";
import { tieText } from "../../generic/ties";
import type { View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const texts = {
  en: { equal: "as many council seats and Palazzo sculptures together" },
  ru: { equal: "мест в\u00a0совете и\u00a0скульптур в\u00a0Палаццо вместе тоже поровну" },
};

export function ties(raw: View, people: People): string | null {
  const view = asCalimala(raw);
  if (view.phase !== "over") return null;
  const onDown = view.options?.final_tie === "ladder";
  return tieText(
    people,
    view.players.map(({ points }) => points),
    (a, b) => {
      const [mine, theirs] = [influence(view, a), influence(view, b)];
      const { order, by } = ladder(mine, theirs);
      if (by === "shared" || (by !== "influence" && !onDown)) return { order: 0, why: now(texts).equal };
      return { order, why: decidedBy(by, true, mine, theirs) };
    },
  );
}
