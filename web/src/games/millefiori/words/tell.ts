// What happened, in sentences: one for what somebody does, one for each other who gets points by it.

import { cellOf } from "../view";
import { areaName, cardName, cellName, nouns } from "./names";
import type { Line, People } from "../../face";
import { number, run, seatOf, Story, text } from "../../generic/story";
import type { GameEvent, Seat } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  selected: (who: string) => `${who} selects a card.`,
  selectedCard: (who: string, card: string) => `${who} selects ${card}.`,
  revealed: (who: string, card: string) => `${who} turns up ${card}.`,
  placed: (who: string, area: string, cell: string) => `${who} places a rhombus ${area} (${cell})`,
  inArea: {
    workshops: "in the workshops",
    residences: "in the residences",
    nobles: "among the nobles",
    commoners: "among the commoners",
    trade: "in trade",
    harbour: "in the harbour",
  } as Record<string, string>,
  sailed: (who: string, from: number, to: number) => `${who} sails from space ${from} to ${to}`,
  gets: (who: string) => `${who}`,
  points: (points: string, why: string) => `${points} ${why}`.trim(),
  why: {
    group: "for the group",
    chain: "for the run",
    level: "for the level",
    triangle: "for the triangle",
    goods: "for the goods",
    fleet: "for the fleet",
    bonus: "as a bonus",
    sea: "",
  } as Record<string, string>,
  bonus: (who: string, area: string, value: number) => `${who} takes the bonus of the area “${area}”: ${value} points.`,
  no_rhombus: (who: string, area: string) => `${who} has earned the bonus of the area “${area}”, but no rhombus is left for it.`,
  supply_empty: (who: string) => `${who} has used up the supply of rhombi: the game ends with this turn cycle.`,
  earned: (who: string) => `${who} may play an extra card.`,
  lapsed: "But no card lies beside the board.",
  took: (who: string, card: string) => `${who} takes an extra card from beside the board: ${card}.`,
  declined: (who: string) => `${who} plays no extra card.`,
  discards: (who: string) => `${who} discards the card without effect.`,
  passed: (cycle: number) => `Turn cycle ${cycle} is over; the hands are passed to the left.`,
  laid_out: (cards: string) => `Laid out beside the board: ${cards}.`,
  doge: (who: string) => `${who} has the Doge now and begins.`,
  dealt: (round: number) => `New cards are dealt for round ${round}.`,
  over: { deck: "The game is over: the deck is used up.", rhombi: "The game is over: a supply of rhombi is empty." } as Record<string, string>,
};

const ru: typeof en = {
  selected: (who) => `${who} выбирает карту.`,
  selectedCard: (who, card) => `${who} выбирает карту «${card}».`,
  revealed: (who, card) => `${who} открывает карту «${card}».`,
  placed: (who, area, cell) => `${who} ставит ромб ${area} (${cell})`,
  inArea: {
    workshops: "в мастерских",
    residences: "в жилых кварталах",
    nobles: "среди знати",
    commoners: "среди простого народа",
    trade: "в торговле",
    harbour: "в гавани",
  },
  sailed: (who, from, to) => `${who} плывёт с деления ${from} на деление ${to}`,
  gets: (who) => `${who}`,
  points: (points, why) => `${points} ${why}`.trim(),
  why: {
    group: "за группу",
    chain: "за цепочку",
    level: "за уровень",
    triangle: "за треугольник",
    goods: "за товары",
    fleet: "за флот",
    bonus: "бонуса",
    sea: "",
  },
  bonus: (who, area, value) => `${who} получает бонус области «${area}»: ${value} очков.`,
  no_rhombus: (who, area) => `${who}: бонус области «${area}» заработан, но ромба для него не осталось.`,
  supply_empty: (who) => `${who} ставит последний ромб из запаса: партия закончится с этим кругом ходов.`,
  earned: (who) => `${who} может сыграть дополнительную карту.`,
  lapsed: "Но рядом с полем карт нет.",
  took: (who, card) => `${who} берёт дополнительную карту: «${card}».`,
  declined: (who) => `${who} не играет дополнительную карту.`,
  discards: (who) => `${who} сбрасывает карту впустую.`,
  passed: (cycle) => `Круг ходов ${cycle} окончен; карты переходят к соседу слева.`,
  laid_out: (cards) => `Рядом с полем легли карты: ${cards}.`,
  doge: (who) => `Карта Дожа теперь у следующего игрока: начинает ${who}.`,
  dealt: (round) => `Розданы карты на раунд ${round}.`,
  over: { deck: "Партия окончена: колода исчерпана.", rhombi: "Партия окончена: запас ромбов пуст." },
};

const texts = { en, ru };

/** The points of one seat among events that follow each other: "6 points for the level and 2 points for the triangle". */
function pointsText(events: GameEvent[]): string {
  const t = now(texts);
  return list(
    words.language,
    events.map((event) => t.points(nouns().points(number(event, "points")), t.why[text(event, "reason")] ?? "")),
  );
}

const sum = (events: GameEvent[]): number => events.reduce((total, event) => total + number(event, "points"), 0);

/** Tells points that follow a thing done: the doer's at the end of his sentence, the others' in their own. */
function tellPoints(story: Story, people: People, head: string | null, doer: Seat, events: GameEvent[]): void {
  const own = events.filter((event) => seatOf(event) === doer);
  if (head !== null) story.say(doer, own.length === 0 ? `${head}.` : `${head}: ${pointsText(own)}.`, sum(own));
  for (const seat of new Set(events.map(seatOf))) {
    if (head !== null && seat === doer) continue;
    const theirs = events.filter((event) => seatOf(event) === seat);
    story.say(seat, `${now(texts).gets(people.name(seat))}: ${pointsText(theirs)}.`, sum(theirs));
  }
}

/** Whether a seat did something with its card, or declined one. At the end of the sea route a card can be used up for nothing (Q9). */
const used = (before: GameEvent[], seat: Seat): boolean =>
  before.some((event) => seatOf(event) === seat && ["placed", "sailed", "declined"].includes(event.type));

export function tell(events: GameEvent[], people: People): Line[] {
  const t = now(texts);
  const story = new Story();
  const name = (event: GameEvent) => people.name(seatOf(event));
  for (let i = 0; i < events.length; ++i) {
    const event = events[i]!;
    const seat = seatOf(event);
    const following = run(events, i + 1, "points");
    switch (event.type) {
      case "selected":
        // Whoever begins turns it up at once.
        if (events[i + 1]?.type === "revealed" && seatOf(events[i + 1]!) === seat) break;
        story.say(seat, event["card"] == null ? t.selected(name(event)) : t.selectedCard(name(event), cardName(text(event, "card"))));
        break;
      case "revealed":
        story.say(seat, t.revealed(name(event), cardName(text(event, "card"))));
        break;
      case "placed": {
        const cell = text(event, "cell");
        tellPoints(story, people, t.placed(name(event), t.inArea[cellOf(cell).area] ?? "", cellName(cell)), seat, following);
        i += following.length;
        break;
      }
      case "sailed":
        tellPoints(story, people, t.sailed(name(event), number(event, "from"), number(event, "to")), seat, following);
        i += following.length;
        break;
      case "points": {
        const points = [event, ...following];
        tellPoints(story, people, null, seat, points);
        i += following.length;
        break;
      }
      case "bonus":
        story.say(seat, t.bonus(name(event), areaName(text(event, "area")), number(event, "value")), number(event, "value"));
        // The points that follow are the same ones.
        if (following[0] !== undefined && text(following[0], "reason") === "bonus") ++i;
        break;
      case "no_rhombus":
        story.say(seat, t.no_rhombus(name(event), areaName(text(event, "area"))));
        break;
      case "supply_empty":
        story.say(seat, t.supply_empty(name(event)));
        break;
      case "earned":
        story.say(seat, t.earned(name(event)));
        break;
      case "lapsed":
        story.say(seat, t.lapsed);
        break;
      case "took":
        story.say(seat, t.took(name(event), cardName(text(event, "card"))));
        break;
      case "declined":
        story.say(seat, t.declined(name(event)));
        break;
      case "turn_over":
        if (!used(events.slice(0, i), seat)) story.say(seat, t.discards(name(event)));
        break;
      case "passed":
        story.say(null, t.passed(number(event, "cycle")));
        break;
      case "laid_out": {
        const laid = [event, ...run(events, i + 1, "laid_out")];
        story.say(null, t.laid_out(laid.map((one) => `${cardName(text(one, "card"))} (${name(one)})`).join(", ")));
        i += laid.length - 1;
        break;
      }
      case "doge":
        story.say(seat, t.doge(name(event)));
        break;
      case "dealt":
        story.say(null, t.dealt(number(event, "round")));
        break;
      case "game_over":
        story.say(null, t.over[text(event, "reason")] ?? t.over["deck"]!);
        break;
    }
  }
  return story.told();
}

/** Elements that a decision touched. */
export function touched(events: GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === "placed") return [`cell:${text(event, "cell")}`];
    if (event.type === "sailed") return [`sea:${number(event, "to")}`];
    if (event.type === "bonus") return [`bonus:${text(event, "area")}:${number(event, "value")}`];
    return event.type === "laid_out" ? [`card:${text(event, "card")}`] : [];
  });
}
