// What is asked, and what is said while others decide.

import { seen, type Phase } from "../view";
import { domainOf } from "../domain";
import { colourName, theItem } from "./names";
import type { Asking, People } from "../../face";
import type { Seat, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  layout: "How do you join your boards?",
  layoutHelp: "↻ is a turned board; ↓ ↑ say whether the next one lies half a cell lower or higher. Choose one to see it drawn.",
  start_bonus: "Which bonus tile do you choose?",
  bonusHelp: "Its effect lasts for the whole game.",
  city: "Which bonus tile does the city bring you?",
  action: "What do you do?",
  second: "The marble gives you a second action. What do you do?",
  actionHelp: "Draw region cards, take a tile into your storage, or place a stored one for two cards of its colour.",
  refresh: "Which colour do you clear from the display?",
  refreshHelp: "None of the open tiles can be placed. Colours are cleared until one can.",
  take: "Which tile do you take?",
  takeHelp: "It goes into your storage and is replaced from your own stack.",
  discard: (tile: string) => `What do you give up for ${tile}?`,
  discardHelp: "Your storage is full; whatever you give up leaves the game.",
  pay: (tile: string) => `How do you pay for ${tile}?`,
  payHelp: (cell: number, colour: string) =>
    `On cell ${cell}: two ${colour} cards; for each of them a worker or two cards of one other colour will do.`,
  castle: "Which open tile does the castle place at once, and where?",
  castleHelp: "It costs nothing and has its usual effect. You may also place nothing.",
  marble: "Do you spend a marble for another action?",
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
  layoutHelp: "↻ — планшет повёрнут; ↓ ↑ — следующий лежит на полячейки ниже или выше. Выберите способ, и он будет нарисован.",
  start_bonus: "Какой тайл бонуса вы выберете?",
  bonusHelp: "Он действует до конца партии.",
  city: "Какой тайл бонуса даст вам город?",
  action: "Что вы сделаете?",
  second: "Мрамор даёт второе действие. Что вы сделаете?",
  actionHelp: "Возьмите карты области, возьмите тайл на склад или выложите тайл со склада за две карты его цвета.",
  refresh: "Тайлы какого цвета убрать из открытых?",
  refreshHelp: "Ни один из открытых тайлов не выложить. Цвета убирают, пока не появится подходящий.",
  take: "Какой тайл вы возьмёте?",
  takeHelp: "Он ляжет на склад, а его место займёт тайл из вашей стопки.",
  discard: (tile) => `Что убрать со склада, чтобы взять ${tile}?`,
  discardHelp: "Склад полон; то, что вы уберёте, выйдет из игры.",
  pay: (tile) => `Чем заплатить за ${tile}?`,
  payHelp: (cell, colour) => `На ячейке ${cell}: две карты «${colour}»; каждую заменит работник или две карты одного другого цвета.`,
  castle: "Какой открытый тайл крепость выложит сразу и куда?",
  castleHelp: "Это бесплатно, тайл действует как обычно. Можно и ничего не выкладывать.",
  marble: "Потратить мрамор на ещё одно действие?",
  marbleHelp: "Один мрамор за ход даёт ещё одно любое действие.",
  over: "Партия окончена.",
  wait: {
    layout: (names, many) => (many ? `${names} соединяют планшеты.` : `${names} соединяет планшеты.`),
    start_bonus: (name) => `${name} выбирает тайл бонуса.`,
    action: (name) => `${name} выбирает действие.`,
    refresh: (name) => `${name} решает, какой цвет убрать из открытых.`,
    take: (name) => `${name} выбирает, какой тайл взять.`,
    discard: (name) => `${name} решает, что убрать со склада.`,
    pay: (name) => `${name} решает, чем заплатить.`,
    castle: (name) => `${name} выбирает тайл для крепости.`,
    city: (name) => `${name} выбирает тайл бонуса.`,
    marble: (name) => `${name} решает, тратить ли мрамор.`,
  },
};

const texts = { en, ru };

const RULES: Record<Phase, string> = {
  layout: "domain", start_bonus: "bonus", action: "turn", refresh: "take", take: "take", discard: "take", pay: "place", castle: "effects",
  city: "bonus", marble: "turn", over: "end",
};

export function asking(raw: View, seat: Seat): Asking {
  const view = seen(raw);
  const t = now(texts);
  const own = view.players[seat];
  const asked = (title: string, help: string): Asking => ({ title, help, rule: RULES[view.phase], part: "" });
  switch (view.phase) {
    case "layout": return asked(t.layout, t.layoutHelp);
    case "start_bonus": return asked(t.start_bonus, t.bonusHelp);
    case "city": return asked(t.city, t.bonusHelp);
    case "refresh": return asked(t.refresh, t.refreshHelp);
    case "take": return asked(t.take, t.takeHelp);
    case "discard": return asked(t.discard(theItem(view.display[view.taking ?? 0] ?? "")), t.discardHelp);
    case "pay": {
      const cell = view.placing?.cell ?? 0;
      const colour = (own && domainOf(own)?.cells[cell]?.colour) ?? "castle";
      return asked(t.pay(theItem(own?.storage[view.placing?.item ?? 0] ?? "")), t.payHelp(cell, colourName(colour)));
    }
    case "castle": return asked(t.castle, t.castleHelp);
    case "marble": return asked(t.marble, t.marbleHelp);
    case "over": return asked(t.over, "");
    default: return asked(view.marble_used > 0 ? t.second : t.action, t.actionHelp);
  }
}

export function waiting(raw: View, people: People, deciders: Seat[]): string {
  const { phase } = seen(raw);
  const t = now(texts);
  if (phase === "over" || deciders.length === 0) return t.over;
  const names = list(words.language, deciders.map((seat) => people.name(seat)));
  return t.wait[phase]?.(names, deciders.length > 1) ?? "";
}
