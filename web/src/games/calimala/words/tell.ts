// A decision as a story. What one event says already, the next does not repeat: an activation's own cubes, the first
// activation of a disc just placed, the end of what everybody saw.

import { does, readEffect } from "./effect";
import { actionsOf } from "./layout";
import { aDisc, capital, cards, discAt, isScored, locationName, streetName, theAction } from "./names";
import { influenceName } from "../board/things";
import type { Action, DiscKind, InfluenceCard, Location, Participant, StackDisc, Tile } from "../view";
import type { Line, People } from "../../face";
import type { GameEvent, Seat } from "@/line/protocol";
import { signed } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  third: "the third party",
  keeps: (who: string, card: string) => `${who} keeps the influence card ${card}.`,
  keepsOne: (who: string) => `${who} keeps an influence card.`,
  opens: (who: string, card: string) => `${who} lays the influence card ${card} open.`,
  drafts: (who: string, card: string) => `${who} takes the starting card ${card}.`,
  deck: (cards: number) => `The other ${cards} cards are shuffled into the deck.`,
  places: (who: string, disc: string, street: string) => `${who} places ${disc} on ${street}.`,
  street: "a street",
  acts: (who: string, disc: string) => `${who} acts with ${disc}.`,
  carries: (who: string, what: string) => `${who} ${what}.`,
  playsCard: (who: string, what: string) => `${who} plays a card and ${what}.`,
  cube: (who: string, places: string) => `${who} adds a cube: ${places}.`,
  cubes: (who: string, places: string) => `${who} adds cubes: ${places}.`,
  declines: (who: string, action: string) => `${who} leaves ${action} undone.`,
  cannot: (who: string, action: string) => `${who} can’t carry out ${action}.`,
  cannotDraws: (who: string, action: string, card: string) => `${who} can’t carry out ${action} and draws ${card}.`,
  draws: (who: string, card: string) => `${who} draws ${card}.`,
  aCard: "a card",
  theCard: (action: string) => `the card ${action}`,
  noCard: (who: string) => `There is no card left for ${who} to draw.`,
  reshuffled: (cards: string) => `The discard pile, ${cards}, is shuffled and becomes the deck.`,
  done: (who: string) => `${who} is done.`,
  turnOver: (who: string) => `The turn of ${who} is over.`,
  toCouncil: (street: string, who: string, seat: number) => `The lowest disc of ${street} goes to the council: seat ${seat} for ${who}.`,
  whiteToSupply: (street: string, who: string, seat: number) =>
    `The lowest disc of ${street} is white: ${who} takes it and puts a disc from the supply on seat ${seat} of the council.`,
  lowestWhite: (street: string) => `The lowest disc of ${street} is white and leaves the stack.`,
  lowest: (street: string) => `The lowest disc leaves ${street}.`,
  outOfGame: (street: string) => `The lowest disc of ${street} leaves the game.`,
  whiteOutOfGame: (street: string, seat: number) => `The lowest disc of ${street} is white and leaves the game; seat ${seat} stays empty.`,
  seated: (who: string, seat: number) => `${who} gets seat ${seat} in the council.`,
  nobodySeated: (seat: number) => `Seat ${seat} in the council stays empty.`,
  whiteBack: (who: string) => `${who} takes the white disc.`,
  replaced: (who: string, street: string) => `${who} gives a disc from ${street}; the white one goes on top there.`,
  replacedSeated: (who: string, street: string, seat: number) =>
    `${who} sends a disc from ${street} to seat ${seat} of the council; the white one goes on top there.`,
  removed: "The disc leaves the game.",
  scored: (what: string, points: string) => `${what}: ${points}.`,
  influence: (card: string) => `Influence card ${card}`,
  nobody: "nobody has anything there",
  gained: (points: string) => `Points: ${points}.`,
  overDiscs: "All discs are placed. The game is over.",
  overTiles: "All 15 tiles are scored and the round is complete. The game is over.",
};

const ru: typeof en = {
  third: "третья сторона",
  keeps: (who, card) => `${who} оставляет карту влияния «${card}».`,
  keepsOne: (who) => `${who} оставляет карту влияния.`,
  opens: (who, card) => `${who} открывает карту влияния «${card}».`,
  drafts: (who, card) => `${who} берёт стартовую карту ${card}.`,
  deck: (cards) => `Остальные карты (${cards}) перемешаны в колоду.`,
  places: (who, disc, street) => `${who} ставит ${disc} на улицу ${street}.`,
  street: "улицу",
  acts: (who, disc) => `Действует ${who}: ${disc}.`,
  carries: (who, what) => `${who} ${what}.`,
  playsCard: (who, what) => `${who} играет карту и ${what}.`,
  cube: (who, places) => `${who} добавляет кубик: ${places}.`,
  cubes: (who, places) => `${who} добавляет кубики: ${places}.`,
  declines: (who, action) => `${who} отказывается от действия ${action}.`,
  cannot: (who, action) => `${who} не может выполнить действие ${action}.`,
  cannotDraws: (who, action, card) => `${who} не может выполнить действие ${action} и берёт ${card}.`,
  draws: (who, card) => `${who} берёт ${card}.`,
  aCard: "карту",
  theCard: (action) => `карту ${action}`,
  noCard: (who) => `${who} остаётся без карты: их больше нет.`,
  reshuffled: (cards) => `Сброс (${cards}) перемешан и становится колодой.`,
  done: (who) => `${who} заканчивает.`,
  turnOver: (who) => `Ход окончен: ${who}.`,
  toCouncil: (street, who, seat) => `Нижний диск улицы ${street} уходит в совет: место ${seat}\u00a0— ${who}.`,
  whiteToSupply: (street, who, seat) => `Нижний диск улицы ${street} белый: ${who} забирает его и ставит диск из запаса на место ${seat} в совете.`,
  lowestWhite: (street) => `Нижний диск улицы ${street} белый, он покидает стопку.`,
  lowest: (street) => `Нижний диск покидает улицу ${street}.`,
  outOfGame: (street) => `Нижний диск улицы ${street} выбывает из игры.`,
  whiteOutOfGame: (street, seat) => `Нижний диск улицы ${street} белый и выбывает из игры; место ${seat} в совете остаётся пустым.`,
  seated: (who, seat) => `Место ${seat} в совете\u00a0— ${who}.`,
  nobodySeated: (seat) => `Место ${seat} в совете остаётся пустым.`,
  whiteBack: (who) => `${who} забирает белый диск.`,
  replaced: (who, street) => `${who} отдаёт диск с улицы ${street}; белый ложится там сверху.`,
  replacedSeated: (who, street, seat) => `${who} отправляет диск с улицы ${street} на место ${seat} в совете; белый ложится там сверху.`,
  removed: "Диск выбывает из игры.",
  scored: (what, points) => `${what}: ${points}.`,
  influence: (card) => `Карта влияния «${card}»`,
  nobody: "там ни у кого ничего нет",
  gained: (points) => `Очки: ${points}.`,
  overDiscs: "Все диски поставлены. Партия окончена.",
  overTiles: "Все 15 жетонов подсчитаны, круг завершён. Партия окончена.",
};

/** An event with its fields; who it is about is a participant. */
interface Happening extends GameEvent {
  seat?: Participant | null;
}

export function tell(events: readonly GameEvent[], people: People, city: readonly Action[]): Line[] {
  const w = now({ en, ru });
  const lines: Line[] = [];
  const used = new Set<number>();
  const say = (seat: Participant | null, text: string, points?: Line["points"]): void => {
    lines.push({ seat, text: capital(text), ...(points === undefined ? {} : { points }) });
  };
  const name = (who: Participant | null | undefined): string => (typeof who === "number" ? people.name(who) : w.third);
  const streetOf = (number: unknown): string => streetName(actionsOf(number as number, city)) || w.street;
  const cardOf = (event: GameEvent): string => (event["card"] === undefined ? w.aCard : w.theCard(theAction(event["card"] as Action)));

  events.forEach((raw, i) => {
    const event = raw as Happening;
    const who = event.seat ?? null;
    /** The next event if it is of this type; it need not be told any more. */
    const take = (type: string, at = i + 1): Happening | null => {
      const next = events[at];
      if (next?.type !== type) return null;
      used.add(at);
      return next;
    };
    if (used.has(i)) return;
    switch (event.type) {
      case "kept": {
        const card = event["card"] as InfluenceCard | undefined;
        return say(who, card === undefined ? w.keepsOne(name(who)) : w.keeps(name(who), influenceName(card)));
      }
      case "opened":
        return say(who, w.opens(name(who), influenceName(event["card"] as InfluenceCard)));
      case "drafted":
        return say(who, w.drafts(name(who), theAction(event["card"] as Action)));
      case "deck_made":
        return say(null, w.deck(event["cards"] as number));
      case "placed":
        take("activated");
        return say(who, w.places(name(who), aDisc(event["disc"] as DiscKind), streetOf(event["street"])));
      case "activated":
        return say(who, w.acts(name(who), discAt(event["depth"] as number)));
      case "carried": {
        for (let at = i + 1; events[at]?.["seat"] === who && take("cube", at) !== null; ++at);
        const what = does(readEffect(event["effect"] as string));
        return say(who, (event["by_card"] === true ? w.playsCard : w.carries)(name(who), what));
      }
      case "cube": {
        const places = [event["location"] as Location];
        for (let at = i + 1; events[at]?.["seat"] === who; ++at) {
          const more = take("cube", at);
          if (more === null) break;
          places.push(more["location"] as Location);
        }
        return say(who, (places.length > 1 ? w.cubes : w.cube)(name(who), places.map(locationName).join(", ")));
      }
      case "declined":
        return say(who, w.declines(name(who), theAction(event["action"] as Action)));
      case "impossible": {
        const drew = take("drew") ?? (events[i + 1]?.type === "reshuffled" ? take("drew", i + 2) : null);
        const action = theAction(event["action"] as Action);
        return say(who, drew === null ? w.cannot(name(who), action) : w.cannotDraws(name(who), action, cardOf(drew)));
      }
      case "drew":
        return say(who, w.draws(name(who), cardOf(event)));
      case "no_card":
        return say(who, w.noCard(name(who)));
      case "reshuffled":
        return say(null, w.reshuffled(cards(event["cards"] as number)));
      case "overflowed":
        return overflowed(event, streetOf(event["street"]), take, i);
      case "seated": {
        const space = (event["space"] as number) + 1;
        return say(who, who === null ? w.nobodySeated(space) : w.seated(name(who), space));
      }
      case "white_back":
        return say(who, w.whiteBack(name(who)));
      case "replaced": {
        const seated = take("seated");
        const street = streetOf(event["street"]);
        if (seated === null) return say(who, w.replaced(name(who), street));
        return say(who, w.replacedSeated(name(who), street, (seated["space"] as number) + 1));
      }
      case "removed":
        return say(null, w.removed);
      case "scoring":
        return scored(isScored(event["tile"] as Tile), i + 1, take);
      case "influence":
        return scored(w.influence(influenceName(event["card"] as InfluenceCard)), i + 1, take);
      case "points":
        return scored(null, i, take);
      case "game_over":
        return say(null, event["reason"] === "all_tiles_scored" ? w.overTiles : w.overDiscs);
    }
  });

  // Said only where nothing else tells what the decision was.
  if (lines.length === 0) {
    const end = events.find((event) => event.type === "finished") ?? events.find((event) => event.type === "turn_over");
    const who = end?.["seat"] as Seat | undefined;
    if (end !== undefined && who !== undefined) say(who, (end.type === "finished" ? w.done : w.turnOver)(name(who)));
  }
  return lines;

  type Take = (type: string, at?: number) => Happening | null;

  /** Where the fourth disc of a stack goes. */
  function overflowed(event: Happening, street: string, take: Take, at: number): void {
    const disc = event["disc"] as StackDisc;
    const whose = typeof disc === "number" ? disc : disc === "support" ? "third" : null;
    const space = (seated: Happening) => (seated["space"] as number) + 1;
    const back = take("white_back");
    const removed = back === null ? take("removed") : null;
    const seated = take("seated", back === null && removed === null ? at + 1 : at + 2);
    if (back !== null && seated !== null) return say(back.seat ?? null, w.whiteToSupply(street, name(back.seat), space(seated)));
    if (removed !== null) return say(whose, seated === null ? w.outOfGame(street) : w.whiteOutOfGame(street, space(seated)));
    if (seated !== null) return say(seated.seat ?? null, w.toCouncil(street, name(seated.seat), space(seated)));
    say(whose, disc === "white" ? w.lowestWhite(street) : w.lowest(street));
  }

  /** Everybody's points for what was just named. */
  function scored(what: string | null, from: number, take: Take): void {
    const points: NonNullable<Line["points"]> = [];
    for (let at = from; ; ++at) {
      const gained = take("points", at);
      if (gained === null) break;
      const got = gained["points"] as number;
      if (got > 0) points.push({ seat: gained.seat as Participant, points: got });
    }
    const list = points.length === 0 ? w.nobody : points.map(({ seat, points: n }) => `${name(seat)} ${signed(n)}`).join(", ");
    say(null, what === null ? w.gained(list) : w.scored(what, list), points.length === 0 ? undefined : points);
  }
}

/** A turn begins with a disc; what comes before the first belongs to turn 0. */
export const turnOf = (events: readonly GameEvent[], before: number): number => (events.some((event) => event.type === "placed") ? before + 1 : before);
