// What the terms of the evaluation mean for a player (src/games/calimala/terms.hpp), as a hint tells it. What only
// changes its name is no reason: a tile that comes up is scored, an open action is carried out, a placed disc is spent.

import type { People } from "../../face";
import { advise, type Meanings } from "../../generic/advice";
import type { HintOption, Seat } from "@/line/protocol";

/** A material is taken, or not spent as it might have been. */
const taken = (brings: string, keeps: string) => ({ place: brings, card: brings, wood: brings, brick: brings, marble: brings, otherwise: keeps });
const woven = (brings: string) => ({ place: brings, card: brings, weave: brings });

const cards = {
  en: { drawn: { draft: "gives you a useful card to begin with", compensate: "brings an action card" }, played: { card: "uses up an action card" } },
  ru: { drawn: { draft: "даёт полезную карту на начало игры", compensate: "приносит карту действия" }, played: { card: "тратит карту действия" } },
};

const en = {
  points: { gain: "scores points" },
  scoring: { gain: "promises you points in this turn’s scoring" },
  next_tiles: { gain: "improves your chances at the next scorings" },
  influence: { gain: "helps you with the influence cards at the end" },
  standing: { gain: "helps you in ties" },
  seat_chances: { gain: "may earn you a council seat later" },
  reactivations: { gain: "lets your disc act again when others place theirs on it" },
  own_discs: {},
  white_discs: { gain: "brings a white disc", cost: "uses up a white disc" },
  support_discs: { gain: "brings a support disc", cost: "uses up a support disc" },
  wood: { gain: taken("brings wood", "keeps wood"), cost: "spends wood" },
  brick: { gain: taken("brings brick", "keeps brick"), cost: "spends brick" },
  marble: { gain: taken("brings marble", "keeps marble"), cost: "spends marble" },
  cloth: { gain: woven("brings cloth") },
  ready_cloth: { gain: woven("brings cloth") },
  workshops: { gain: "lets you weave more cloth" },
  ships: { gain: "lets you send more cloth by sea" },
  houses: { gain: "opens a trade city to your cloth" },
  material_cards: { gain: cards.en.drawn, cost: cards.en.played },
  build_cards: { gain: cards.en.drawn, cost: cards.en.played },
  art_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for sculptures and donations worth more" }, cost: cards.en.played },
  weave_cards: { gain: { ...cards.en.drawn, otherwise: "makes your weaving cards worth more" }, cost: cards.en.played },
  sea_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for the sea worth more" }, cost: cards.en.played },
  land_cards: { gain: { ...cards.en.drawn, otherwise: "makes your cards for the land worth more" }, cost: cards.en.played },
  coming_cubes: { gain: "leads to cubes that count in scorings" },
  coming_cards: { gain: { compensate: "brings an action card", otherwise: "brings action cards" } },
} satisfies Meanings;

const ru: typeof en = {
  points: { gain: "приносит очки" },
  scoring: { gain: "обещает очки при подсчёте в этот ход" },
  next_tiles: { gain: "улучшает ваши шансы при ближайших подсчётах" },
  influence: { gain: "помогает с картами влияния в конце игры" },
  standing: { gain: "помогает при ничьих" },
  seat_chances: { gain: "может позже принести место в совете" },
  reactivations: { gain: "даёт вашему диску действовать снова под дисками соперников" },
  own_discs: {},
  white_discs: { gain: "приносит белый диск", cost: "тратит белый диск" },
  support_discs: { gain: "приносит диск поддержки", cost: "тратит диск поддержки" },
  wood: { gain: taken("приносит дерево", "сохраняет дерево"), cost: "тратит дерево" },
  brick: { gain: taken("приносит кирпич", "сохраняет кирпич"), cost: "тратит кирпич" },
  marble: { gain: taken("приносит мрамор", "сохраняет мрамор"), cost: "тратит мрамор" },
  cloth: { gain: woven("приносит ткань") },
  ready_cloth: { gain: woven("приносит ткань") },
  workshops: { gain: "позволяет ткать больше ткани" },
  ships: { gain: "позволяет отправлять больше ткани морем" },
  houses: { gain: "открывает для вашей ткани торговый город" },
  material_cards: { gain: cards.ru.drawn, cost: cards.ru.played },
  build_cards: { gain: cards.ru.drawn, cost: cards.ru.played },
  art_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты скульптур и пожертвований" }, cost: cards.ru.played },
  weave_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты ткачества" }, cost: cards.ru.played },
  sea_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты отправки морем" }, cost: cards.ru.played },
  land_cards: { gain: { ...cards.ru.drawn, otherwise: "делает ценнее ваши карты отправки по суше" }, cost: cards.ru.played },
  coming_cubes: { gain: "даёт важные для подсчётов кубики" },
  coming_cards: { gain: { compensate: "приносит карту действия", otherwise: "приносит карты действий" } },
};

export const terms = { en, ru };

/** Whoever finishes with a disc gets what was earned; all else that moves then is the others' doing. */
const EARNED = ["points", "white_discs"];

export function advice(hint: HintOption, people: People): string {
  const own = (seat: Seat) => seat === people.you;
  let moves = hint.moves;
  if (hint.do === "finish") moves = moves.filter(({ term, seat }) => own(seat) && EARNED.includes(term));
  // The card that was to come is the card that comes.
  if (hint.do.startsWith("compensate "))
    moves = moves.map((move) => (own(move.seat) && move.term === "coming_cards" ? { ...move, worth: Math.abs(move.worth) } : move));
  return advise({ ...hint, moves }, people, terms);
}
