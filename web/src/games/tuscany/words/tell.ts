// What happened, in sentences: one for each thing done, with everything that it brought.

import { boardsName, bonusName, cardsText, colourName, itemName, nouns, theItem, yieldName } from "./names";
import { asArranged, nativeOf } from "../board/arranging";
import { domainOf, layoutOf } from "../domain";
import { seen, type Counts } from "../view";
import type { Line, People } from "../../face";
import { number, run, seatOf, Story, text } from "../../generic/story";
import { times, upper } from "../../generic/text";
import type { GameEvent, Seat, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  chose_layout: (who: string) => `${who} has joined the boards.`,
  built: (who: string, boards: string, castle: string) => `${who} shows the domain: boards ${boards}, the starting castle on ${castle}.`,
  bonus: (who: string, bonus: string) => `${who} gains the bonus tile “${bonus}”`,
  draws: (who: string, cards: string) => `${who} draws ${cards}.`,
  drawsKnown: (who: string, cards: string) => `${who} draws ${cards}.`,
  cardsDrawn: (cards: string) => `draws ${cards}`,
  reshuffled: {
    region: (cards: number) => `The discarded region cards are shuffled into a new deck (${cards}).`,
    yield: (cards: number) => `The discarded yield cards are shuffled into a new deck (${cards}).`,
    neutral: (cards: number) => `The neutral tiles put aside are shuffled into a new supply (${cards}).`,
  } as Record<string, (cards: number) => string>,
  took: (who: string, tile: string) => `${who} takes ${tile}`,
  gave_up: (who: string, item: string) => `${who} gives up ${item}`,
  refilled: (tiles: string, _many: boolean) => `new in the display: ${tiles}`,
  refreshed: (who: string, colour: string) => `${who} clears the ${colour} tiles from the display`,
  five: (colour: string) => `At least five ${colour} tiles lie open: they leave the display.`,
  paid: (who: string, what: string) => `${who} pays ${what}.`,
  paidFor: (what: string) => ` (paid: ${what})`,
  placed: (who: string, tile: string) => `${who} places ${tile}`,
  hexAs: (hex: string, colour: string) => `${hex} as ${colour}`,
  byCastle: (who: string, tile: string) => `With the castle, ${who} places ${tile}`,
  gets: (who: string) => who,
  green: {
    area: (points: string) => `${points} for the area`,
    colour: (points: string) => `${points} for the colour`,
    farms: (points: string) => `${points} for the farms`,
    storage: (points: string) => points,
    yield: (points: string) => points,
  } as Record<string, (points: string) => string>,
  red: {
    overflow: (points: string) => `${points}, as the hex finds no space`,
    yield: (points: string) => points,
    round: (points: string) => `${points} for the green ones`,
    tiles: (points: string) => `${points} for stored tiles`,
    hexes: (points: string) => `${points} for stored hexes`,
    marble: (points: string) => `${points} for marble`,
    workers: (points: string) => `${points} for workers`,
    cards: (points: string) => `${points} for cards in hand`,
  } as Record<string, (points: string) => string>,
  colour_done: (colour: string) => `all ${colour} cells are covered`,
  yield: (card: string) => `yield card: ${card}`,
  withCards: (card: string, cards: string) => `${card} (${cards})`,
  declined: (who: string) => `${who} places nothing with the castle.`,
  marble_spent: (who: string) => `${who} spends a marble for another action.`,
  turn_over: (who: string) => `${who} has finished the turn.`,
  round_scored: (round: number) => `Round ${round} is scored, green points are added to the red ones`,
  final_lap: "The extra lap: everybody has one more turn, then round 3 is scored.",
  game_over: "The game is over; what is left brings red points.",
};

const ru: typeof en = {
  chose_layout: (who) => `${who} соединяет планшеты.`,
  built: (who, boards, castle) => `${who} показывает владения: планшеты ${boards}, стартовый замок на ${castle}.`,
  bonus: (who, bonus) => `${who} получает жетон бонуса «${bonus}»`,
  draws: (who, cards) => `${who} берёт ${cards}.`,
  drawsKnown: (who, cards) => `${who} берёт карты: ${cards}.`,
  cardsDrawn: (cards) => cards,
  reshuffled: {
    region: (cards) => `Сброшенные карты областей перетасованы в новую колоду (${cards}).`,
    yield: (cards) => `Сброшенные карты бонусов перетасованы в новую колоду (${cards}).`,
    neutral: (cards) => `Отложенные нейтральные тайлы перемешаны в новый запас (${cards}).`,
  },
  took: (who, tile) => `${who} берёт ${tile}`,
  gave_up: (who, item) => `${who} убирает со склада ${item}`,
  refilled: (tiles, many) => `${many ? "открыты новые" : "открыт новый"}: ${tiles}`,
  refreshed: (who, colour) => `${who} убирает из открытых тайлы «${colour}»`,
  five: (colour) => `Открыто не меньше пяти тайлов «${colour}»: они убраны.`,
  paid: (who, what) => `${who} платит: ${what}.`,
  paidFor: (what) => ` (плата: ${what})`,
  placed: (who, tile) => `${who} выкладывает ${tile}`,
  hexAs: (hex, colour) => `${hex} (как «${colour}»)`,
  byCastle: (who, tile) => `Благодаря крепости ${who} выкладывает ${tile}`,
  gets: (who) => who,
  green: {
    area: (points) => `${points} за зону`,
    colour: (points) => `${points} за цвет`,
    farms: (points) => `${points} за фермы`,
    storage: (points) => points,
    yield: (points) => points,
  },
  red: {
    overflow: (points) => `${points}, потому что гексу нет места`,
    yield: (points) => points,
    round: (points) => `${points} за зелёные`,
    tiles: (points) => `${points} за тайлы на складе`,
    hexes: (points) => `${points} за гексы на складе`,
    marble: (points) => `${points} за мрамор`,
    workers: (points) => `${points} за работников`,
    cards: (points) => `${points} за карты на руке`,
  },
  colour_done: (colour) => `все ячейки «${colour}» заняты`,
  yield: (card) => `карта бонуса: ${card}`,
  withCards: (card, cards) => `${card} (${cards})`,
  declined: (who) => `${who} не пользуется крепостью.`,
  marble_spent: (who) => `${who} тратит мрамор на ещё одно действие.`,
  turn_over: (who) => `${who} завершает ход.`,
  round_scored: (round) => `Подсчёт раунда ${round}, зелёные очки прибавляются к красным`,
  final_lap: "Дополнительный круг: у каждого ещё один ход, затем подсчёт раунда 3.",
  game_over: "Партия окончена; за остаток дают красные очки.",
};

const texts = { en, ru };

/** Events that say what a thing done has brought. */
const RESULTS = ["green", "red", "colour_done", "gained", "yield", "drew", "refilled"];

/** Cards drawn, by name if they are known. */
function drawnText(events: GameEvent[]): { known: boolean; cards: string } {
  const known = events.every((event) => event["card"] != null);
  const counts: Counts = {};
  for (const event of events) counts[text(event, "card")] = (counts[text(event, "card")] ?? 0) + 1;
  return { known, cards: known ? cardsText(counts) : nouns().drawn(events.length) };
}

function pointsOf(event: GameEvent): string {
  const t = now(texts);
  const noun = event.type === "green" ? nouns().green : nouns().red;
  const points = noun(number(event, "points"));
  return (event.type === "green" ? t.green : t.red)[text(event, "reason")]?.(points) ?? points;
}

function gainedText(event: GameEvent): string {
  const what = text(event, "what");
  const noun = what === "marble" ? nouns().marble : what === "workers" ? nouns().workers : nouns().hexes;
  return noun(number(event, "count"));
}

/** What the yield card at this place brings; its effects are events of their own, which it swallows. */
function yieldText(events: GameEvent[], at: number): { words: string; used: number } {
  const t = now(texts);
  const card = text(events[at]!, "card");
  const drawn = card === "cards" ? run(events, at + 1, "drew").slice(0, 2) : [];
  const named = drawn.length > 0 && drawnText(drawn).known ? t.withCards(yieldName(card), drawnText(drawn).cards) : yieldName(card);
  if (drawn.length > 0 || card === "cards") return { words: t.yield(named), used: 1 + drawn.length };
  const next = events[at + 1];
  const same = next?.type === "gained" || (next !== undefined && (next.type === "green" || next.type === "red") && text(next, "reason") === "yield");
  return { words: t.yield(named), used: same ? 2 : 1 };
}

/** What events from a place on have brought, in words, and how many of them there are. */
function results(events: GameEvent[], from: number, seat: Seat): { parts: string[]; refill: string; used: number; red: number } {
  const t = now(texts);
  const parts: string[] = [];
  let refill = "";
  let at = from;
  let red = 0;
  while (at < events.length) {
    const event = events[at]!;
    if (!RESULTS.includes(event.type) || (event["seat"] !== undefined && seatOf(event) !== seat)) break;
    let used = 1;
    if (event.type === "green" || event.type === "red") parts.push(pointsOf(event));
    else if (event.type === "colour_done") parts.push(t.colour_done(colourName(text(event, "colour"))));
    else if (event.type === "gained") parts.push(gainedText(event));
    else if (event.type === "yield") {
      const card = yieldText(events, at);
      parts.push(card.words);
      used = card.used;
    } else if (event.type === "drew") {
      const drawn = run(events, at, "drew");
      parts.push(t.cardsDrawn(drawnText(drawn).cards));
      used = drawn.length;
    } else {
      const refilled = run(events, at, "refilled");
      refill = `; ${refillText(refilled)}`;
      used = refilled.length;
    }
    for (const one of events.slice(at, at + used)) if (one.type === "red") red += number(one, "points");
    at += used;
  }
  return { parts, refill, used: at - from, red };
}

/** "new in the display: quarry" */
const refillText = (events: GameEvent[]): string => now(texts).refilled(events.map((one) => itemName(text(one, "tile"))).join(", "), events.length > 1);

const whole = (head: string, parts: string[], refill = ""): string => (parts.length === 0 ? `${head}${refill}.` : `${head}: ${parts.join(", ")}${refill}.`);

function paidText(event: GameEvent): string {
  const workers = number(event, "workers");
  const cards = cardsText((event["cards"] ?? {}) as Counts);
  return [cards, workers > 0 ? times(nouns().worker, workers) : ""].filter(Boolean).join(", ");
}

/** All the points that one seat gets one after the other. */
function scored(events: GameEvent[], at: number): GameEvent[] {
  const seat = seatOf(events[at]!);
  let to = at;
  while (events[to]?.type === "red" && seatOf(events[to]!) === seat) ++to;
  return events.slice(at, to);
}

/** What was placed; a hex with the colour for which it stands. */
function placedItem(event: GameEvent, view: View): string {
  const item = theItem(text(event, "tile"));
  const player = seen(view).players?.[seatOf(event)];
  const cell = player === undefined ? undefined : domainOf(player)?.cells[number(event, "cell")];
  return text(event, "tile") === "hex" && cell !== undefined ? now(texts).hexAs(item, colourName(cell.colour)) : item;
}

export function tell(events: GameEvent[], people: People, view: View): Line[] {
  const t = now(texts);
  const story = new Story();
  let paid = "";
  let refilled = "";
  for (let i = 0; i < events.length; ++i) {
    const event = events[i]!;
    const seat = seatOf(event);
    const who = event["seat"] === undefined ? "" : people.name(seat);
    /** A thing done, with what it has brought. */
    const done = (head: string) => {
      const { parts, refill, used, red } = results(events, i + 1, seat);
      story.say(seat, whole(head, parts, refill + refilled), red);
      refilled = "";
      i += used;
    };
    switch (event.type) {
      case "chose_layout":
        story.say(seat, t.chose_layout(who));
        break;
      case "built":
        story.say(
          seat,
          t.built(
            who,
            boardsName(asArranged(seen(view).players?.[seat]?.boards ?? [], text(event, "layout"))),
            nativeOf(layoutOf(text(event, "layout")), number(event, "start")).charAt(0),
          ),
        );
        break;
      case "bonus":
        done(t.bonus(who, bonusName(text(event, "bonus"))));
        break;
      case "drew": {
        const drawn = run(events, i, "drew");
        const { known, cards } = drawnText(drawn);
        story.say(seat, known ? t.drawsKnown(who, cards) : t.draws(who, cards));
        i += drawn.length - 1;
        break;
      }
      case "reshuffled":
        story.say(null, t.reshuffled[text(event, "what")]?.(number(event, "cards")) ?? "");
        break;
      case "took":
        done(t.took(who, theItem(text(event, "tile"))));
        break;
      case "gave_up":
        done(t.gave_up(who, theItem(text(event, "item"))));
        break;
      case "refreshed":
        done(t.refreshed(who, colourName(text(event, "colour"))));
        break;
      case "refilled": {
        const tiles = run(events, i, "refilled");
        const next = events[i + tiles.length];
        // A castle's tile leaves the display before it is placed; that is told first.
        if (next?.type === "placed") refilled = `; ${refillText(tiles)}`;
        else story.say(null, `${upper(refillText(tiles))}.`);
        i += tiles.length - 1;
        break;
      }
      case "five":
        story.say(null, t.five(colourName(text(event, "colour"))));
        break;
      case "paid":
        if (events[i + 1]?.type === "placed") paid = t.paidFor(paidText(event));
        else story.say(seat, t.paid(who, paidText(event)));
        break;
      case "placed": {
        const words = event["by_castle"] === true ? t.byCastle : t.placed;
        const head = words(who, placedItem(event, view)) + paid;
        paid = "";
        done(head);
        break;
      }
      case "green":
      case "red": {
        const all = event.type === "red" ? scored(events, i) : [event];
        const red = all.reduce((sum, one) => sum + (one.type === "red" ? number(one, "points") : 0), 0);
        story.say(seat, `${t.gets(who)}: ${list(words.language, all.map(pointsOf))}.`, red);
        i += all.length - 1;
        break;
      }
      case "colour_done":
        story.say(seat, `${who}: ${t.colour_done(colourName(text(event, "colour")))}.`);
        break;
      case "gained":
        story.say(seat, `${who}: ${gainedText(event)}.`);
        break;
      case "yield": {
        const { words: card, used } = yieldText(events, i);
        const { parts, used: more, red } = results(events, i + used, seat);
        const own = events.slice(i, i + used).reduce((sum, one) => sum + (one.type === "red" ? number(one, "points") : 0), 0);
        story.say(seat, `${who}, ${[card, ...parts].join(", ")}.`, red + own);
        i += used + more - 1;
        break;
      }
      case "declined":
        story.say(seat, t.declined(who));
        break;
      case "marble_spent":
        story.say(seat, t.marble_spent(who));
        break;
      case "turn_over":
        story.hush(seat, t.turn_over(who));
        break;
      case "round_scored": {
        const red = run(events, i + 1, "red").filter((one) => text(one, "reason") === "round");
        const parts = red.map((one) => `${people.name(seatOf(one))} +${number(one, "points")}`);
        const line: Line = { seat: null, text: whole(t.round_scored(number(event, "round")), parts) };
        if (red.length > 0) line.points = red.map((one) => ({ seat: seatOf(one), points: number(one, "points") }));
        story.lines.push(line);
        i += red.length;
        break;
      }
      case "final_lap":
        story.say(null, t.final_lap);
        break;
      case "game_over":
        story.say(null, t.game_over);
        break;
    }
  }
  return story.told();
}

/** Elements that a decision touched; a cell belongs to a domain, so it is named with its seat. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "placed") return [`hex:${number(event, "cell")}:${seatOf(event)}`];
    if (event.type === "bonus") return [`bonus:${text(event, "bonus")}`];
    return event.type === "refilled" ? [`slot:${number(event, "slot")}`] : [];
  });
}
