// The one question of the moment.

import { readEffect } from "./effect";
import { lackOf } from "./lack";
import { actionsOf } from "./layout";
import { missing } from "./missing";
import { actionName, depthName, isScored, streetName, theAction } from "./names";
import { targetsOf } from "./options";
import { RULES } from "./reasons";
import { influenceName, tileName } from "../board/things";
import { asCalimala, type Action, type Activation, type CalimalaPlayer, type CalimalaView, type DiscKind } from "../view";
import type { Asking } from "../../face";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  keep: "Which influence card do you keep?",
  keepHelp: "At the end it pays 5, 3 and 1 points to the first three there, whoever they are. The others do not see it.",
  open: "Which influence card do you lay open?",
  openHelp: (kept: string) => `It pays at the end like the one you keep (${kept}), but your opponent sees it.`,
  draft: "Which starting card do you take?",
  draftHelp: "It is played once, while a disc of yours acts. Who chooses first plays last.",
  place: "Where do you place your disc?",
  placeHelp: "You carry out both actions, then the two discs below act for their owners.",
  placeHelpTwo: "You carry out both actions, then the two discs below act; below a support disc they do not.",
  placeNext: (tile: string) => `Next tile: ${tile}. It is scored when a street gets its fourth disc.`,
  placeNothing: "No street has an action that you could carry out: place a disc and draw a card for each action.",
  placeLast: "All tiles are scored: this is the last round.",
  leads: { own: "Own", white: "White", support: "Support" },
  first: (actions: string) => `What do you do first: ${actions}?`,
  one: {
    wood: "Do you take wood?",
    brick: "Do you take brick?",
    marble: "Do you take marble?",
    build: "What do you build?",
    sculpt: "Where do you place a sculpture?",
    weave: "Do you weave cloth?",
    sea: "Where do you ship cloth?",
    land: "Where do you send cloth by land?",
    donate: "What do you donate, and where?",
  } as Record<Action, string>,
  still: (actions: string) => `Still to be done: ${actions}.`,
  draw: (action: string) => `Draw a card for ${action}?`,
  drawFirst: "For which action do you draw a card first?",
  whichCard: "Which card do you play?",
  impossible: (action: string, why: string) => `${action} is not possible now: ${why}.`,
  noneOf: "None of the actions is possible now; each brings a card.",
  cardFirst: "You may play cards before that.",
  or: " or ",
  cards: "Do you play a card?",
  cardsHelp: "The actions of the street are done. Finish, or play a card before that.",
  done: "Are you done?",
  doneHelp: "The actions of the street are done, and no card of yours can be played now.",
  whichPlaced: (street: string) => `Your disc on ${street} acts.`,
  whichBelow: (disc: string, street: string) => `Your disc on ${street} acts again, ${disc}.`,
  obligation: "None of the actions is possible now; a card of yours must make one possible.",
  perCloth: "Touch a port once for each cloth.",
  perHouse: "Touch each city that gets a cloth.",
  support: "The third party will add a cube wherever you put one.",
  overflow: (scored: string) => `${scored} at the end of this turn.`,
  replace: "Which of your discs goes to the council?",
  replaceHelp: (street: string) => `A white disc has left ${street}. It goes on top of the stack that you take yours from.`,
  over: "The game is over.",
};

const ru: typeof en = {
  keep: "Какую карту влияния вы оставите?",
  keepHelp: "В конце она принесёт 5, 3 и 1 очко трём первым, кто бы ими ни оказался. Другие её не видят.",
  open: "Какую карту влияния вы откроете?",
  openHelp: (kept) => `Она принесёт очки в конце, как и оставленная («${kept}»), но соперник её видит.`,
  draft: "Какую стартовую карту вы возьмёте?",
  draftHelp: "Её играют один раз, когда действует ваш диск. Кто выбирает первым, ходит последним.",
  place: "Куда поставить диск?",
  placeHelp: "Вы выполните оба действия, затем сработают два диска под вашим.",
  placeHelpTwo: "Вы выполните оба действия, затем сработают два диска под вашим; под диском поддержки\u00a0— нет.",
  placeNext: (tile) => `Следующий жетон\u00a0— «${tile}». Его подсчитают, когда на улице станет четыре диска.`,
  placeNothing: "Ни на одной улице нет действия, которое вам по силам: поставьте диск и возьмите карту за каждое.",
  placeLast: "Все жетоны подсчитаны: это последний круг.",
  leads: { own: "Свой", white: "Белый", support: "Поддержка" },
  first: (actions) => `Что сначала: ${actions}?`,
  one: {
    wood: "Взять дерево?",
    brick: "Взять кирпич?",
    marble: "Взять мрамор?",
    build: "Что построить?",
    sculpt: "Где поставить скульптуру?",
    weave: "Соткать ткань?",
    sea: "Куда отправить ткань морем?",
    land: "Куда отправить ткань по суше?",
    donate: "Что и куда пожертвовать?",
  },
  still: (actions) => `Осталось: ${actions}.`,
  draw: (action) => `Взять карту за действие ${action}?`,
  drawFirst: "За какое действие взять карту сначала?",
  whichCard: "Какую карту сыграть?",
  impossible: (action, why) => `Действие ${action} сейчас невыполнимо: ${why}.`,
  noneOf: "Ни одно действие сейчас не выполнить; за каждое берут карту.",
  cardFirst: "До этого можно сыграть карты.",
  or: " или ",
  cards: "Сыграть карту?",
  cardsHelp: "Действия улицы выполнены. Закончите или сначала сыграйте карту.",
  done: "Закончить?",
  doneHelp: "Действия улицы выполнены, а сыграть сейчас нечего.",
  whichPlaced: (street) => `Действует ваш диск на улице ${street}.`,
  whichBelow: (disc, street) => `Снова действует ваш диск на улице ${street}, ${disc}.`,
  obligation: "Ни одно действие сейчас не выполнить; ваша карта должна сделать возможным хотя бы одно.",
  perCloth: "Нажмите на порт по разу за каждую ткань.",
  perHouse: "Нажмите на каждый город, куда идёт ткань.",
  support: "Третья сторона добавит кубик всюду, куда вы поставите свой.",
  overflow: (scored) => `${scored}\u00a0— в конце этого хода.`,
  replace: "Какой ваш диск уйдёт в совет?",
  replaceHelp: (street) => `С улицы ${street} ушёл белый диск. Он ляжет сверху в ту стопку, откуда вы возьмёте свой.`,
  over: "Партия окончена.",
};

const KINDS: DiscKind[] = ["own", "white", "support"];

/** The tile that will be scored next, or null if all are. */
const nextTile = (view: CalimalaView): string | null => {
  const tile = view.tiles[view.scored];
  return tile === undefined ? null : tileName(tile);
};

const street = (view: CalimalaView, number: number): string => streetName(actionsOf(number, view.city));

function placing(view: CalimalaView, player: CalimalaPlayer, seat: Seat, legal: Legal[]): Asking {
  const w = now({ en, ru });
  const kinds = KINDS.filter((kind) => legal.some((one) => one["disc"] === kind));
  const streets = [...new Set(legal.map((one) => one["street"] as number))];
  const hopeless = player.hand_size === 0 && streets.every((s) => actionsOf(s, view.city).every((a) => lackOf(view, seat, a) !== null));
  const tile = nextTile(view);
  const full = streets.some((s) => view.stacks[s]?.length === 3);
  const usual = kinds.includes("support") ? w.placeHelpTwo : w.placeHelp;
  const help = hopeless ? w.placeNothing : tile === null ? w.placeLast : full ? w.placeNext(tile) : usual;
  const leads = kinds.map((kind) => ({ lead: `disc:${kind}`, label: w.leads[kind], count: player[kind], picture: "disc" as const }));
  return { title: w.place, help, rule: hopeless ? "place" : full && tile !== null ? "overflow" : "place", part: "city", leads };
}

/** On a phone: where the only action left takes place. */
const PARTS: Partial<Record<Action, string>> = { sea: "map", land: "map", donate: "churches", sculpt: "churches" };

function acting(view: CalimalaView, act: Activation, seat: Seat, legal: Legal[]): Asking {
  const w = now({ en, ru });
  const left = [...new Set(act.slots)];
  const [one] = left;
  const has = (kind: string) => legal.some((option) => option.kind === kind);
  if (one === undefined) {
    const cards = has("card");
    return { title: cards ? w.cards : w.done, help: cards ? w.cardsHelp : w.doneHelp, rule: cards ? "cards" : "activation", part: "city" };
  }
  const several = left.length > 1;
  const impossible = left.filter((action) => lackOf(view, seat, action) !== null);
  const stuck = impossible.length === left.length;
  const bound = stuck && act.placed && !act.able;
  const title = !stuck
    ? several
      ? w.first(left.map(theAction).join(w.or))
      : w.one[one]
    : bound || !has("compensate")
      ? w.whichCard
      : several
        ? w.drawFirst
        : w.draw(theAction(one));

  const help: string[] = [];
  const cannot = () => {
    const [action] = impossible;
    if (stuck && several) help.push(w.noneOf);
    else if (action !== undefined) help.push(w.impossible(theAction(action), missing(view, seat, action, true) ?? ""));
  };
  if (act.depth > 1) help.push(w.whichBelow(depthName(act.depth), street(view, act.street)));
  if (bound) help.push(w.obligation);
  else if (stuck) {
    cannot();
    if (has("card")) help.push(w.cardFirst);
  }
  const tile = view.tiles[view.scored];
  if (tile !== undefined && view.stacks[act.street]?.length === 4) help.push(w.overflow(isScored(tile)));
  if (!stuck) cannot();
  if (!several && legal.some((option) => option.kind === "carry_out" && targetsOf(readEffect(option.do)).length > 1))
    help.push(one === "sea" ? w.perCloth : w.perHouse);
  if (act.support) help.push(w.support);
  if (act.slots.length > left.length) help.push(w.still(counted(act.slots)));
  if (help.length === 0) help.push(w.whichPlaced(street(view, act.street)));

  const rule = !stuck ? (several ? "activation" : RULES[one]) : bound ? "obligation" : "compensate";
  return { title, help: fitting(help), rule, part: several ? "city" : (PARTS[one] ?? "city") };
}

/** As many sentences as fit into a line of help, the first in any case. */
function fitting(sentences: string[]): string {
  let line = "";
  for (const sentence of sentences) {
    if (line !== "" && line.length + sentence.length > LONGEST_HELP) continue;
    line = line === "" ? sentence : `${line} ${sentence}`;
  }
  return line;
}

const LONGEST_HELP = 125;

/** "Wood ×2, Donate" */
const counted = (slots: readonly Action[]): string =>
  [...new Set(slots)]
    .map((action) => ({ action, times: slots.filter((slot) => slot === action).length }))
    .map(({ action, times }) => actionName(action) + (times > 1 ? ` ×${times}` : ""))
    .join(", ");

export function asking(view: View, seat: Seat, legal: Legal[]): Asking {
  const calimala = asCalimala(view);
  const player = calimala.players[seat];
  const w = now({ en, ru });
  if (player !== undefined) {
    switch (calimala.phase) {
      case "influence":
        return player.kept === null || player.kept === undefined
          ? { title: w.keep, help: w.keepHelp, rule: "influence", part: "mat" }
          : { title: w.open, help: w.openHelp(influenceName(player.kept)), rule: "two-players", part: "mat" };
      case "draft":
        return { title: w.draft, help: w.draftHelp, rule: "draft", part: "mat" };
      case "place":
        return placing(calimala, player, seat, legal);
      case "act":
        if (calimala.activation !== undefined) return acting(calimala, calimala.activation, seat, legal);
        break;
      case "replace_white":
        return { title: w.replace, help: w.replaceHelp(street(calimala, calimala.overflow_street ?? -1)), rule: "white", part: "city" };
      case "over":
    }
  }
  return { title: w.over, help: "", rule: "end", part: "council" };
}
