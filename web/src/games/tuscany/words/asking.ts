// What is asked, and what is said while others decide.

import { lastLap, ROUNDS, seen, type Phase } from "../view";
import { domainOf } from "../domain";
import { colourName, theItem } from "./names";
import type { Asking, People } from "../../face";
import type { Legal, Seat, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  layout: "How do you join your boards?",
  layoutHelp: "Drag boards to swap or shift them; the buttons below them also turn them around. Then choose the castle cell to start from.",
  start_bonus: "Which bonus tile do you choose?",
  bonusHelp: "Its effect lasts for the whole game.",
  city: "Which bonus tile for the city?",
  action: "What do you do?",
  second: "What is your second action?",
  actionHelp: "Draw region cards, take a tile into your storage, or place a stored one for two cards of its colour.",
  lastLap: (round: number) => `The last lap of round ${round}: after it, all green points are added to the red ones.`,
  lastLapOfAll: (round: number) => `The last lap of round ${round}.`,
  refresh: "Which colour do you clear from the display?",
  refreshHelp: "None of the open tiles can be placed. Colours are cleared until one can.",
  take: "Which tile do you take?",
  takeHelp: "It goes into your storage and is replaced from your own stack.",
  discard: (tile: string) => `What do you give up for ${tile}?`,
  discardHelp: "Your storage is full; whatever you give up leaves the game.",
  pay: (tile: string) => `How do you pay for ${tile}?`,
  payHelp: (colour: string) => `Two ${colour} cards; for each of them a worker or two cards of one other colour will do.`,
  castle: "Which open tile does the castle place?",
  castleHelp: "Choose a tile and its cell. It costs nothing and has its usual effect; you may also place nothing.",
  marble: "Spend a marble for another action?",
  marbleHelp: "One marble a turn buys one more action of any kind.",
  over: "The game is over.",
  wait: {
    layout: (names: string, many: boolean) => (many ? `${names} are joining their boards.` : `${names} is joining the boards.`),
    start_bonus: (name: string) => `${name} is choosing a bonus tile.`,
    action: (name: string) => `${name} is choosing an action.`,
    refresh: (name: string) => `${name} is choosing a colour to clear from the display.`,
    take: (name: string) => `${name} is choosing a tile to take.`,
    discard: (name: string) => `${name} is choosing what to give up.`,
    pay: (name: string) => `${name} is choosing how to pay.`,
    castle: (name: string) => `${name} is choosing a tile for the castle.`,
    city: (name: string) => `${name} is choosing a bonus tile.`,
    marble: (name: string) => `${name} is deciding about another action.`,
  } as Record<string, (name: string, many: boolean) => string>,
};

const ru: typeof en = {
  layout: "Как соединить планшеты?",
  layoutHelp: "Перетаскивайте планшеты или двигайте и поворачивайте их кнопками. Затем выберите ячейку стартового замка.",
  start_bonus: "Какой жетон бонуса вы выберете?",
  bonusHelp: "Он действует до конца партии.",
  city: "Какой жетон бонуса за город?",
  action: "Что вы сделаете?",
  second: "Каким будет второе действие?",
  actionHelp: "Возьмите карты области, возьмите тайл на склад или выложите тайл со склада за две карты его цвета.",
  lastLap: (round) => `Последний круг раунда ${round}: после него все зелёные очки прибавятся к красным.`,
  lastLapOfAll: (round) => `Последний круг раунда ${round}.`,
  refresh: "Тайлы какого цвета убрать из открытых?",
  refreshHelp: "Ни один из открытых тайлов не выложить. Цвета убирают, пока не появится подходящий.",
  take: "Какой тайл вы возьмёте?",
  takeHelp: "Он ляжет на склад, а его место займёт тайл из вашей стопки.",
  discard: (tile) => `Что убрать со склада, чтобы взять ${tile}?`,
  discardHelp: "Склад полон; то, что вы уберёте, выйдет из игры.",
  pay: (tile) => `Чем заплатить за ${tile}?`,
  payHelp: (colour) => `Две карты «${colour}»; каждую заменит работник или две карты одного другого цвета.`,
  castle: "Какой тайл выложит крепость?",
  castleHelp: "Выберите открытый тайл и ячейку. Это бесплатно, тайл действует как обычно; можно и ничего не выкладывать.",
  marble: "Ещё одно действие за мрамор?",
  marbleHelp: "Один мрамор за ход даёт ещё одно любое действие.",
  over: "Партия окончена.",
  wait: {
    layout: (names, many) => (many ? `${names} соединяют планшеты.` : `${names} соединяет планшеты.`),
    start_bonus: (name) => `${name} выбирает жетон бонуса.`,
    action: (name) => `${name} выбирает действие.`,
    refresh: (name) => `${name} решает, какой цвет убрать из открытых.`,
    take: (name) => `${name} выбирает, какой тайл взять.`,
    discard: (name) => `${name} решает, что убрать со склада.`,
    pay: (name) => `${name} решает, чем заплатить.`,
    castle: (name) => `${name} выбирает тайл для крепости.`,
    city: (name) => `${name} выбирает жетон бонуса.`,
    marble: (name) => `${name} решает, тратить ли мрамор.`,
  },
};

const texts = { en, ru };

const RULES: Record<Phase, string> = {
  layout: "domain",
  start_bonus: "bonus",
  action: "turn",
  refresh: "refresh",
  take: "take",
  discard: "take",
  pay: "pay",
  castle: "castle",
  city: "city",
  marble: "marble",
  over: "end",
};

/** The part of the board that asks. */
function partAsked(phase: Phase, legal: readonly Legal[]): string {
  if (phase === "pay" || phase === "discard") return "mat";
  if (["start_bonus", "city", "take", "refresh"].includes(phase)) return "display";
  return phase === "action" && !legal.some(({ kind }) => kind === "place") ? "display" : "domain";
}

export function asking(raw: View, seat: Seat, legal: readonly Legal[]): Asking {
  const view = seen(raw);
  const t = now(texts);
  const own = view.players[seat];
  const asked = (title: string, help: string): Asking => ({ title, help, rule: RULES[view.phase], part: partAsked(view.phase, legal) });
  switch (view.phase) {
    case "layout":
      return asked(t.layout, t.layoutHelp);
    case "start_bonus":
      return asked(t.start_bonus, t.bonusHelp);
    case "city":
      return asked(t.city, t.bonusHelp);
    case "refresh":
      return asked(t.refresh, t.refreshHelp);
    case "take":
      return asked(t.take, t.takeHelp);
    case "discard":
      return asked(t.discard(theItem(view.display[view.taking ?? 0] ?? "")), t.discardHelp);
    case "pay": {
      const cell = view.placing?.cell ?? 0;
      const colour = (own && domainOf(own)?.cells[cell]?.colour) ?? "castle";
      return asked(t.pay(theItem(own?.storage[view.placing?.item ?? 0] ?? "")), t.payHelp(colourName(colour)));
    }
    case "castle":
      return asked(t.castle, t.castleHelp);
    case "marble":
      return asked(t.marble, t.marbleHelp);
    case "over":
      return asked(t.over, "");
    default: {
      const lap = view.round < ROUNDS ? t.lastLap : t.lastLapOfAll;
      return asked(view.marble_used > 0 ? t.second : t.action, lastLap(view) ? lap(view.round) : t.actionHelp);
    }
  }
}

export function waiting(raw: View, people: People, deciders: Seat[]): string {
  const { phase } = seen(raw);
  const t = now(texts);
  if (phase === "over" || deciders.length === 0) return t.over;
  const names = list(
    words.language,
    deciders.map((seat) => people.name(seat)),
  );
  return t.wait[phase]?.(names, deciders.length > 1) ?? "";
}
