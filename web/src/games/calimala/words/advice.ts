// What the terms of the evaluation mean for a player (src/games/calimala/terms.hpp), as a hint tells it. What only
// changes its name is no reason: a tile that comes up is scored, an open action is carried out, a placed disc is spent.

import type { People } from "../../face";
import { advise, type Meanings } from "../../generic/advice";
import { scored } from "../../generic/scored";
import type { HintOption, Seat } from "@/line/protocol";

const cards = {
  en: { drawn: { draft: "gives you a useful card to begin with", compensate: "brings an action card" }, played: { card: "uses up an action card" } },
  ru: { drawn: { draft: "даёт полезную карту на начало игры", compensate: "приносит карту действия" }, played: { card: "тратит карту действия" } },
};

const en = {
  points: { gain: "scores points", ...scored.en },
  scoring: { gain: "promises you points in this turn’s scoring" },
  next_tiles: { gain: "improves your chances at the next scorings" },
  influence: { gain: "helps you with the influence cards at the end" },
  standing: { gain: "helps you in ties" },
  seat_chances: { gain: "may earn you a council seat later" },
  reactivations: { gain: "lets your disc act again when others place theirs on it" },
  own_discs: {},
  white_discs: { gain: "brings a white disc", cost: "uses up a white disc", thing: "white" },
  support_discs: { gain: "brings a support disc", cost: "uses up a support disc", thing: "support" },
  wood: { gain: "brings wood", cost: "spends wood", spared: "keeps wood", thing: "wood" },
  brick: { gain: "brings brick", cost: "spends brick", spared: "keeps brick", thing: "brick" },
  marble: { gain: "brings marble", cost: "spends marble", spared: "keeps marble", thing: "marble" },
  cloth: { gain: "brings cloth", thing: "cloth" },
  ready_cloth: { gain: "brings cloth", thing: "cloth" },
  workshops: { gain: "lets you weave more cloth" },
  ships: { gain: "lets you send more cloth by sea" },
  houses: { gain: "opens a trade city to your cloth" },
  material_cards: { gain: cards.en.drawn, cost: cards.en.played, thing: "hand_size" },
  build_cards: { gain: cards.en.drawn, cost: cards.en.played, thing: "hand_size" },
  art_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for sculptures and donations worth more" }, cost: cards.en.played, thing: "hand_size" },
  weave_cards: { gain: { ...cards.en.drawn, otherwise: "makes your weaving cards worth more" }, cost: cards.en.played, thing: "hand_size" },
  sea_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for the sea worth more" }, cost: cards.en.played, thing: "hand_size" },
  land_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for the land worth more" }, cost: cards.en.played, thing: "hand_size" },
  coming_cubes: { gain: "leads to cubes that count in scorings" },
  coming_cards: { gain: { compensate: "brings an action card", otherwise: "brings action cards" }, thing: "hand_size" },
} satisfies Meanings;

const ru: typeof en = {
  points: { gain: "приносит очки", ...scored.ru },
  scoring: { gain: "обещает очки при подсчёте в этот ход" },
  next_tiles: { gain: "улучшает ваши шансы при ближайших подсчётах" },
  influence: { gain: "помогает с картами влияния в конце игры" },
  standing: { gain: "помогает при ничьих" },
  seat_chances: { gain: "может позже принести место в совете" },
  reactivations: { gain: "даёт вашему диску действовать снова под дисками соперников" },
  own_discs: {},
  white_discs: { gain: "приносит белый диск", cost: "тратит белый диск", thing: "white" },
  support_discs: { gain: "приносит диск поддержки", cost: "тратит диск поддержки", thing: "support" },
  wood: { gain: "приносит дерево", cost: "тратит дерево", spared: "сохраняет дерево", thing: "wood" },
  brick: { gain: "приносит кирпич", cost: "тратит кирпич", spared: "сохраняет кирпич", thing: "brick" },
  marble: { gain: "приносит мрамор", cost: "тратит мрамор", spared: "сохраняет мрамор", thing: "marble" },
  cloth: { gain: "приносит ткань", thing: "cloth" },
  ready_cloth: { gain: "приносит ткань", thing: "cloth" },
  workshops: { gain: "позволяет ткать больше ткани" },
  ships: { gain: "позволяет отправлять больше ткани морем" },
  houses: { gain: "открывает для вашей ткани торговый город" },
  material_cards: { gain: cards.ru.drawn, cost: cards.ru.played, thing: "hand_size" },
  build_cards: { gain: cards.ru.drawn, cost: cards.ru.played, thing: "hand_size" },
  art_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты скульптур и пожертвований" }, cost: cards.ru.played, thing: "hand_size" },
  weave_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты ткачества" }, cost: cards.ru.played, thing: "hand_size" },
  sea_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты отправки морем" }, cost: cards.ru.played, thing: "hand_size" },
  land_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты отправки по суше" }, cost: cards.ru.played, thing: "hand_size" },
  coming_cubes: { gain: "даёт важные для подсчётов кубики" },
  coming_cards: { gain: { compensate: "приносит карту действия", otherwise: "приносит карты действий" }, thing: "hand_size" },
};

export const terms = { en, ru };

/** Whoever finishes with a disc gets what was earned; all else that moves then is the others' doing. */
const EARNED = ["points", "white_discs"];

export function advice(hint: HintOption, people: People, next?: HintOption): string {
  const own = (seat: Seat) => seat === people.you;
  const told = (option: HintOption) =>
    hint.do === "finish" ? { ...option, moves: option.moves.filter(({ term, seat }) => own(seat) && EARNED.includes(term)) } : option;
  return advise(told(hint), people, terms, next && told(next));
}
