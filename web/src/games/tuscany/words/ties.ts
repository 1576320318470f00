// What decided between those who have equal points at the end: the tie-breaks of the table's edition (rules 5.6).

import { data, seen, total, type PlayerView, type TieBreak } from "../view";
import type { People } from "../../face";
import { tieText } from "../../generic/ties";
import type { View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

type Deciding = Exclude<TieBreak, "shared">;

const en = {
  by: {
    most_empty_cells: "more empty cells",
    most_green: "more green points",
    fewest_green: "fewer green points",
    fewest_region_cards: "fewer cards in hand",
  } as Record<Deciding, string>,
  compared: {
    most_empty_cells: "empty cells",
    most_green: "green points",
    fewest_green: "green points",
    fewest_region_cards: "cards in hand",
  } as Record<Deciding, string>,
  equal: (things: string) => `${things} are equal too`,
};

const ru: typeof en = {
  by: {
    most_empty_cells: "больше пустых ячеек",
    most_green: "больше зелёных очков",
    fewest_green: "меньше зелёных очков",
    fewest_region_cards: "меньше карт на\u00a0руке",
  },
  compared: {
    most_empty_cells: "пустых ячеек",
    most_green: "зелёных очков",
    fewest_green: "зелёных очков",
    fewest_region_cards: "карт на\u00a0руке",
  },
  equal: (things) => `${things} тоже поровну`,
};

const texts = { en, ru };

const CELLS = total(data.domain_cells);

const VALUES: Record<Deciding, { of: (player: PlayerView) => number; most: boolean }> = {
  most_empty_cells: { of: ({ domain }) => CELLS - Object.keys(domain).length, most: true },
  most_green: { of: ({ green }) => green, most: true },
  fewest_green: { of: ({ green }) => green, most: false },
  fewest_region_cards: { of: ({ hand_size }) => hand_size, most: false },
};

export function ties(raw: View, people: People): string | null {
  const { phase, players, options } = seen(raw);
  if (phase !== "over") return null;
  const t = now(texts);
  const breaks = (data.rules.presets[options?.edition ?? ""]?.tie_breaks ?? data.rules.tie_breaks).filter((by) => by !== "shared");
  return tieText(
    people,
    players.map(({ red }) => red),
    (a, b) => {
      for (const by of breaks) {
        const { of, most } = VALUES[by];
        const [mine, theirs] = [of(players[a]!), of(players[b]!)];
        if (mine !== theirs) return { order: most ? theirs - mine : mine - theirs, why: `${t.by[by]} (${mine}\u00a0:\u00a0${theirs})` };
      }
      return {
        order: 0,
        why: t.equal(
          list(
            words.language,
            breaks.map((by) => t.compared[by]),
          ),
        ),
      };
    },
  );
}
