// Why the rules refuse something: the thing that is missing, and where the rule stands.

import { readEffect, type Effect } from "./effect";
import { clothOf, free, lackOf, MAT, short, type Lack } from "./lack";
import { actionsOf } from "./layout";
import { missing } from "./missing";
import { actionName, and, capital, goodsOrNone, inPlace, locationName, ofGood, ships, streetName, theAction } from "./names";
import { influenceName } from "../board/things";
import { asCalimala, type Action, type CalimalaPlayer, type CalimalaView, type DiscKind, type InfluenceCard, type Location, type Phase } from "../view";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  game_over: "The game is over.",
  not_your_decision: "Somebody else decides now.",
  unknown_action: "There is no such move in this game.",
  otherwise: "The rules do not allow this now.",
  asked: {
    influence: "Influence cards are being chosen now; the streets come later.",
    draft: "Starting cards are being taken now; then the first disc is placed.",
    place: "First place a disc on a street; its actions come then.",
    act: "The disc on the street is acting now; finish that first.",
    replace_white: "First choose which of your discs goes to the council.",
    over: "The game is over.",
  } as Record<Phase, string>,
  cardTooEarly: "Cards are played while a disc of yours acts; first place one.",
  no_such_disc: {
    own: "You have no disc of your own left.",
    white: "You have no white disc left.",
    support: "You have no support disc left.",
  },
  noSupport: "Support discs exist only with two players.",
  support_there: (street: string) => `${street} already has a support disc; a stack takes only one.`,
  street_offers_nothing: (street: string) => `You could carry out neither action of ${street}.`,
  because: (action: string, why: string) => `${action}: ${why}`,
  cardsNoHelp: "Your cards do not change that.",
  not_on_street: (action: string, street: string) => `${action} is not an action of ${street}.`,
  resolved: (action: string) => `${action} is not to be done any more on this street.`,
  noCardEither: "You have no card for it either.",
  butCard: "But you have a card for it.",
  card_not_in_hand: (action: string) => `You have no card ${action}.`,
  obligation: "The disc just placed must be able to act: after this, none of its actions could become possible any more.",
  still_possible: (action: string) => `You can carry out ${action}, so there is no card for it. You may leave it undone.`,
  not_possible: (action: string, why: string) => `Only what is possible can be left undone. ${action} is not: ${why}. Draw a card for it.`,
  not_possible_plain: (action: string) => `Only what is possible can be left undone. Draw a card for ${action}.`,
  slot_left: "An action of the street is still to be done.",
  slots_left: (actions: string) => `Still to be done: ${actions}.`,
  not_your_disc: "That is not a disc of yours.",
  card_not_dealt: (card: string) => `You were not dealt the influence card ${card}.`,
  card_kept: (card: string) => `${card} is the card that you keep. Lay another one open.`,
  not_offered: (action: string) => `The card ${action} is not laid out any more.`,
  warehouse_full: (good: string) => `Your ${good} warehouse is full: it holds ${MAT.warehouse}.`,
  costs: { ship: "A ship costs 2 wood", workshop: "A workshop costs 1 wood and 1 brick", house: "A trade house costs 2 brick" },
  youHave: (have: string) => `you have ${have}`,
  needsMarble: "A sculpture costs 1 marble; you have no marble.",
  needsGood: (good: string) => `You have no ${good} to donate.`,
  nothing_left: { ship: `You have all ${MAT.ships} ships.`, workshop: `You have all ${MAT.workshops} workshops.` },
  houseThere: (where: string) => `You already have a trade house ${where}.`,
  no_house_cell: (where: string) => `There is no room for another trade house ${where}.`,
  no_free_cell: (place: string) => `There is no free cell: ${place}.`,
  workshops_full: `Your workshops are full: each holds ${MAT.workshop} cloth.`,
  lacks_cloth: (have: string) => `There is too little cloth: you have ${have}.`,
  lacks_ships: (have: string) => `Each ship carries 1 cloth; you have ${have}.`,
  lacks_house: (where: string) => `You have no trade house ${where}.`,
};

const ru: typeof en = {
  game_over: "Партия окончена.",
  not_your_decision: "Сейчас решаете не вы.",
  unknown_action: "Такого хода в этой игре нет.",
  otherwise: "Правила сейчас этого не позволяют.",
  asked: {
    influence: "Сейчас выбирают карты влияния; улицы будут потом.",
    draft: "Сейчас берут стартовые карты; потом ставят первый диск.",
    place: "Сначала поставьте диск на улицу; её действия будут потом.",
    act: "Сейчас действует диск на улице; сначала закончите с ним.",
    replace_white: "Сначала выберите, какой ваш диск уйдёт в совет.",
    over: "Партия окончена.",
  },
  cardTooEarly: "Карты играют, когда действует ваш диск; сначала поставьте его.",
  no_such_disc: {
    own: "Своих дисков у вас не осталось.",
    white: "Белых дисков у вас не осталось.",
    support: "Дисков поддержки у вас не осталось.",
  },
  noSupport: "Диски поддержки бывают только в партии вдвоём.",
  support_there: (street) => `На улице ${street} уже есть диск поддержки; второй в стопку не ставят.`,
  street_offers_nothing: (street) => `На улице ${street} вам не выполнить ни одного действия.`,
  because: (action, why) => `${action}: ${why}`,
  cardsNoHelp: "Ваши карты этого не меняют.",
  not_on_street: (action, street) => `Действия ${action} нет на улице ${street}.`,
  resolved: (action) => `Действия ${action} на этой улице уже не осталось.`,
  noCardEither: "Карты для него у вас тоже нет.",
  butCard: "Но для него у вас есть карта.",
  card_not_in_hand: (action) => `Карты ${action} у вас нет.`,
  obligation: "Поставленный диск должен суметь что-то сделать, а после этого ни одно его действие уже не станет возможным.",
  still_possible: (action) => `Действие ${action} выполнимо, карты за него не будет. От него можно отказаться.`,
  not_possible: (action, why) => `Отказаться можно только от выполнимого. Действие ${action} невыполнимо: ${why}. Возьмите за него карту.`,
  not_possible_plain: (action) => `Отказаться можно только от выполнимого. Возьмите карту за действие ${action}.`,
  slot_left: "Ещё не все действия улицы сделаны.",
  slots_left: (actions) => `Ещё осталось: ${actions}.`,
  not_your_disc: "Это не ваш диск.",
  card_not_dealt: (card) => `Карты влияния «${card}» вам не сдавали.`,
  card_kept: (card) => `Карту «${card}» вы оставили себе. Откройте другую.`,
  not_offered: (action) => `Карты ${action} среди выложенных уже нет.`,
  warehouse_full: (good) => `Склад ${good} полон: в нём ${MAT.warehouse} места.`,
  costs: { ship: "Корабль стоит 2 дерева", workshop: "Мастерская стоит 1 дерево и 1 кирпич", house: "Торговый дом стоит 2 кирпича" },
  youHave: (have) => `у вас ${have}`,
  needsMarble: "Скульптура стоит 1 мрамор; у вас нет мрамора.",
  needsGood: (good) => `У вас нет ${good} для пожертвования.`,
  nothing_left: { ship: `Все ${MAT.ships} корабля у вас уже есть.`, workshop: `Все ${MAT.workshops} мастерские у вас уже есть.` },
  houseThere: (where) => `У вас уже есть торговый дом ${where}.`,
  no_house_cell: (where) => `Для ещё одного торгового дома ${where} нет места.`,
  no_free_cell: (place) => `Нет свободной ячейки: ${place}.`,
  workshops_full: `Ваши мастерские полны: в каждой ${MAT.workshop} ткани.`,
  lacks_cloth: (have) => `Ткани не хватает: у вас ${have}.`,
  lacks_ships: (have) => `Корабль везёт 1 ткань; у вас ${have}.`,
  lacks_house: (where) => `У вас нет торгового дома ${where}.`,
};

type Words = typeof en;

/** The rules section of an action. */
export const RULES: Record<Action, string> = {
  wood: "wood-brick-marble",
  brick: "wood-brick-marble",
  marble: "wood-brick-marble",
  build: "build",
  sculpt: "sculpt",
  weave: "weave",
  sea: "sea",
  land: "land",
  donate: "donate",
};

const ASKED_RULES: Record<Phase, string> = {
  influence: "influence",
  draft: "draft",
  place: "turn",
  act: "activation",
  replace_white: "white",
  over: "end",
};

/** Why this effect can't be, while the action could be carried out in another way. */
function inThisWay(reason: string, effect: Effect, view: CalimalaView, player: CalimalaPlayer, w: Words): string {
  switch (reason) {
    case "warehouse_full":
      return w.warehouse_full(ofGood(effect.action === "brick" || effect.action === "marble" ? effect.action : "wood"));
    case "workshops_full":
      return w.workshops_full;
    case "lacks_cloth":
      return w.lacks_cloth(goodsOrNone("cloth", clothOf(player)));
    case "lacks_ships":
      return w.lacks_ships(ships(player.ships));
    case "lacks_material":
      if (effect.action === "donate") return w.needsGood(ofGood(effect.material));
      if (effect.action !== "build") return w.needsMarble;
      return `${w.costs[effect.what]}; ${w.youHave(and(short(player, effect.what).map((one) => goodsOrNone(one.material, one.have))))}.`;
    case "nothing_left_to_build":
      if (effect.action !== "build") return w.otherwise;
      return effect.what === "house" ? w.houseThere(inPlace(effect.city)) : w.nothing_left[effect.what];
    case "no_house_cell":
      return effect.action === "build" && effect.what === "house" ? w.no_house_cell(inPlace(effect.city)) : w.otherwise;
    case "lacks_house":
      return w.lacks_house(effect.action === "land" ? and(effect.cities.filter((city) => !player.houses.includes(city)).map(inPlace)) : "");
    default: {
      const places = placesOf(effect);
      const full = places.filter(([place, n]) => free(view, place) < n);
      return w.no_free_cell(and((full.length > 0 ? full : places).map(([place]) => locationName(place))));
    }
  }
}

/** Reasons that speak of one place, and what is missing where no other place would do. */
const ONE_PLACE = new Set(["nothing_left_to_build", "no_house_cell", "no_free_cell", "lacks_house"]);
const EVERY_PLACE = new Set<Lack>(["built_all", "sculptures_full", "ports_full", "cities_full", "rows_full", "no_house"]);

/** Where an effect puts cubes, and how many. */
function placesOf(effect: Effect): [Location, number][] {
  switch (effect.action) {
    case "sea":
      return effect.cubes;
    case "land":
      return effect.cities.map((city) => [city, 1]);
    case "sculpt":
      return [[`${effect.building}_sculptures`, 1]];
    case "donate":
      return [[`${effect.building}_${effect.material}`, 1]];
    default:
      return [];
  }
}

/** Both actions of a street, each with what is missing. */
function nothingThere(view: CalimalaView, seat: Seat, player: CalimalaPlayer, street: number, w: Words): string {
  const actions = actionsOf(street, view.city);
  const why = actions.flatMap((action) => {
    const lack = missing(view, seat, action, true);
    return lack === null ? [] : [`${capital(w.because(actionName(action), lack))}.`];
  });
  const said = why.length === actions.length ? why : [w.street_offers_nothing(streetName(actions)), ...why];
  return [...said, ...(player.hand_size > 0 ? [w.cardsNoHelp] : [])].join(" ");
}

function slotsLeft(view: CalimalaView, w: Words): string {
  const slots = [...new Set(view.activation?.slots ?? [])];
  return slots.length === 0 ? w.slot_left : w.slots_left(and(slots.map(theAction)));
}

function notHere(view: CalimalaView, player: CalimalaPlayer, action: Action, w: Words): string {
  const street = actionsOf(view.activation?.street ?? -1, view.city);
  if (street.includes(action)) return w.resolved(theAction(action));
  const said = w.not_on_street(theAction(action), streetName(street));
  return `${said} ${(player.hand?.[action] ?? 0) > 0 ? w.butCard : w.noCardEither}`;
}

export function reason(key: string, action: string, view: View, seat: Seat): { text: string; rule: string } {
  const calimala = asCalimala(view);
  const player = calimala.players[seat];
  const w = now({ en, ru });
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (player === undefined) return { text: w.otherwise, rule: "turn" };
  switch (key) {
    case "game_over":
      return { text: w.game_over, rule: "end" };
    case "not_your_decision":
      return { text: w.not_your_decision, rule: "turn" };
    case "unknown_action":
      return { text: w.unknown_action, rule: "turn" };
    case "other_question":
      if (verb === "card" && calimala.phase === "place") return { text: w.cardTooEarly, rule: "cards" };
      return { text: w.asked[calimala.phase], rule: ASKED_RULES[calimala.phase] };
    case "no_such_disc":
      if (first === "support" && calimala.players.length > 2) return { text: w.noSupport, rule: "two-players" };
      return { text: w.no_such_disc[first as DiscKind] ?? w.otherwise, rule: "place" };
    case "support_there":
      return { text: w.support_there(streetName(actionsOf(Number(second), calimala.city))), rule: "support" };
    case "street_offers_nothing":
      return { text: nothingThere(calimala, seat, player, Number(second), w), rule: "place" };
    case "not_on_street": {
      const named = verb === "compensate" || verb === "decline" ? first : verb;
      return { text: notHere(calimala, player, named as Action, w), rule: "street" };
    }
    case "card_not_in_hand":
      return { text: w.card_not_in_hand(theAction(first as Action)), rule: "cards" };
    case "obligation":
      return { text: w.obligation, rule: "obligation" };
    case "still_possible":
      return { text: w.still_possible(theAction(first as Action)), rule: "compensate" };
    case "not_possible": {
      const lack = missing(calimala, seat, first as Action);
      const name = theAction(first as Action);
      return { text: lack === null ? w.not_possible_plain(name) : w.not_possible(name, lack), rule: "compensate" };
    }
    case "slots_left":
      return { text: slotsLeft(calimala, w), rule: "activation" };
    case "not_your_disc":
      return { text: w.not_your_disc, rule: "white" };
    case "card_not_dealt":
      return { text: w.card_not_dealt(influenceName(first as InfluenceCard)), rule: "influence" };
    case "card_kept":
      return { text: w.card_kept(influenceName(first as InfluenceCard)), rule: "two-players" };
    case "not_offered":
      return { text: w.not_offered(theAction(first as Action)), rule: "draft" };
    case "warehouse_full":
    case "lacks_material":
    case "nothing_left_to_build":
    case "no_house_cell":
    case "no_free_cell":
    case "workshops_full":
    case "lacks_cloth":
    case "lacks_ships":
    case "lacks_house": {
      const effect = readEffect(action);
      const lack = lackOf(calimala, seat, effect.action);
      const everywhere = lack !== null && (!ONE_PLACE.has(key) || EVERY_PLACE.has(lack));
      const text = everywhere
        ? `${capital(w.because(actionName(effect.action), missing(calimala, seat, effect.action) ?? ""))}.`
        : inThisWay(key, effect, calimala, player, w);
      return { text, rule: RULES[effect.action] ?? "actions" };
    }
    default:
      return { text: w.otherwise, rule: "turn" };
  }
}
