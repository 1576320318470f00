// Why a hint says so: what the move changes, by the terms of the bots' evaluation (docs/bots.md), in points;
// and the chance to win.

import { and, capital } from "./names";
import type { People } from "../../face";
import type { HintOption } from "@/line/protocol";
import { now, words } from "@/text/words.svelte";

/** What a term is about; in Russian so that it can stand in a list. */
const en: Record<string, string> = {
  points: "points scored",
  scoring: "the tile that this turn scores",
  next_tiles: "the next council tiles",
  influence: "the influence cards",
  standing: "your standing in ties",
  seat_chances: "council seats to come",
  reactivations: "discs that will act again",
  own_discs: "own discs",
  white_discs: "white discs",
  support_discs: "support discs",
  wood: "wood",
  brick: "brick",
  marble: "marble",
  cloth: "cloth",
  ready_cloth: "cloth that can be delivered",
  workshops: "workshops",
  ships: "ships",
  houses: "trade houses",
  material_cards: "material cards",
  build_cards: "building cards",
  art_cards: "sculpture and donation cards",
  weave_cards: "weaving cards",
  sea_cards: "cards for the sea",
  land_cards: "cards for the land",
  coming_cubes: "cubes that this turn can still bring",
  coming_cards: "cards that this turn will bring",
};

const ru: typeof en = {
  points: "набранные очки",
  scoring: "жетон этого хода",
  next_tiles: "ближайшие жетоны совета",
  influence: "карты влияния",
  standing: "положение при ничьих",
  seat_chances: "будущие места в совете",
  reactivations: "диски, которые ещё сработают",
  own_discs: "свои диски",
  white_discs: "белые диски",
  support_discs: "диски поддержки",
  wood: "дерево",
  brick: "кирпич",
  marble: "мрамор",
  cloth: "ткань",
  ready_cloth: "ткань, готовая к отправке",
  workshops: "мастерские",
  ships: "корабли",
  houses: "торговые дома",
  material_cards: "карты материалов",
  build_cards: "карты строительства",
  art_cards: "карты скульптур и пожертвований",
  weave_cards: "карты ткачества",
  sea_cards: "карты морской торговли",
  land_cards: "карты сухопутной торговли",
  coming_cubes: "кубики, которые ещё принесёт этот ход",
  coming_cards: "карты, которые принесёт этот ход",
};

export const terms = { en, ru };

const says = {
  en: {
    gains: (list: string) => `It is good for ${list}`,
    costs: (list: string) => `it costs ${list}`,
    rivals: (list: string) => `it holds back ${list}`,
    helps: (list: string) => `it also helps ${list}`,
    calm: "It changes little at once; what counts comes later.",
  },
  ru: {
    gains: (list: string) => `Польза: ${list}`,
    costs: (list: string) => `цена: ${list}`,
    rivals: (list: string) => `мешает: ${list}`,
    helps: (list: string) => `помогает и другим: ${list}`,
    calm: "Сразу почти ничего не меняется, важно то, что будет потом.",
  },
};

/** Hundredths of a point as points with one decimal: +1.2, +1,2. */
function worth(hundredths: number): string {
  const tenths = Math.round(Math.abs(hundredths) / 10) / 10;
  const text = tenths.toLocaleString(words.language, { maximumFractionDigits: 1 });
  return `${hundredths < 0 ? "−" : "+"}${text}`;
}

/** A disc that is placed is spent, whatever else happens: that is no reason for a placement. */
const SPENT = "own_discs";

export function advice(hint: HintOption, people: People): string {
  const say = now(says);
  const mine = hint.moves.filter(({ seat }) => seat === people.you || people.you === null);
  const theirs = hint.moves.filter((move) => !mine.includes(move));
  const term = (key: string) => now(terms)[key] ?? key;
  const listed = (moves: HintOption["moves"]) => and(moves.map((move) => `${term(move.term)} (${worth(move.worth)})`));
  const total = (seat: number) => theirs.filter((move) => move.seat === seat).reduce((sum, move) => sum + move.worth, 0);
  const byPlayer = (moves: HintOption["moves"]) => {
    const seats = [...new Set(moves.map(({ seat }) => seat))];
    return and(seats.map((seat) => `${people.name(seat)} (${worth(total(seat))})`));
  };
  const gains = mine.filter(({ worth: n }) => n > 0).sort((a, b) => b.worth - a.worth);
  const costs = mine.filter(({ worth: n, term: key }) => n < 0 && key !== SPENT).sort((a, b) => a.worth - b.worth);
  const harmed = theirs.filter(({ seat }) => total(seat) < 0);
  const helped = theirs.filter(({ seat }) => total(seat) > 0);
  const parts: string[] = [];
  if (gains.length > 0) parts.push(say.gains(listed(gains)));
  if (costs.length > 0) parts.push(say.costs(listed(costs)));
  if (harmed.length > 0) parts.push(say.rivals(byPlayer(harmed)));
  if (helped.length > 0) parts.push(say.helps(byPlayer(helped)));
  const why = parts.length === 0 ? say.calm : `${capital(parts.join("; "))}.`;
  return `${why} ${words.now.table.chance(hint.chance)}`;
}
