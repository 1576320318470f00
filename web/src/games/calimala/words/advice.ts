// What a hint's reasons are about: the terms of the bots' evaluation (docs/bots.md).

import type { People } from "../../face";
import { advise } from "../../generic/advice";
import type { HintOption } from "@/line/protocol";

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

/** A disc that is placed is spent, whatever else happens: that is no reason for a placement. */
const SPENT = ["own_discs"];

export const advice = (hint: HintOption, people: People): string => advise(hint, people, terms, SPENT);
