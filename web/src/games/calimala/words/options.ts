// Everything that may be done, for the board and for the list: street actions first, then cards, then what ends it.

import { readEffect, toDo, type Effect } from "./effect";
import { wovenBy } from "./lack";
import { actionsOf } from "./layout";
import { actionName, aDisc, capital, discAt, streetName, theAction } from "./names";
import { influenceName } from "../board/things";
import { asCalimala, type Action, type CalimalaView, type DiscKind, type InfluenceCard } from "../view";
import type { ElementId, Option } from "../../face";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  place: (disc: string, street: string) => `Place ${disc} on ${street}`,
  placeVerb: "Place it here",
  kinds: { own: "Your own disc", white: "White disc: each action twice", support: "Support disc: the third party copies you" },
  withCard: (what: string) => `Card: ${what}`,
  cardGroup: (action: string) => `Card: ${action}`,
  cardVerb: "Play the card",
  verbs: {
    wood: "Take it",
    brick: "Take it",
    marble: "Take it",
    build: "Build it",
    sculpt: "Place it",
    weave: "Weave",
    sea: "Ship it",
    land: "Send it",
    donate: "Donate it",
  },
  cost: { ship: " (2 wood)", workshop: " (1 wood, 1 brick)", house: " (2 brick)" },
  compensate: (action: string) => `${action} is not possible: draw a card`,
  compensateVerb: "Draw a card",
  decline: (action: string) => `Leave ${action} undone, without a card`,
  declineVerb: "Leave it undone",
  finish: "Finish with this disc",
  finishVerb: "Finish",
  rest: "Without an action",
  keep: (card: string) => `Keep ${card}`,
  keepVerb: "Keep it",
  keepGroup: "Influence cards",
  open: (card: string) => `Lay ${card} open`,
  openVerb: "Lay it open",
  draft: (action: string) => `Take the card ${action}`,
  draftVerb: "Take it",
  draftGroup: "Starting cards",
  replace: (disc: string, street: string) => `${capital(disc)} on ${street}`,
  replaceVerb: "Send it to the council",
  replaceGroup: "Your discs on the streets",
};

const ru: typeof en = {
  place: (disc, street) => `Поставить ${disc} на улицу ${street}`,
  placeVerb: "Поставить",
  kinds: { own: "Свой диск", white: "Белый диск: каждое действие дважды", support: "Диск поддержки: третья сторона повторяет за вами" },
  withCard: (what) => `Картой: ${what}`,
  cardGroup: (action) => `Карта: ${action}`,
  cardVerb: "Сыграть карту",
  verbs: {
    wood: "Взять",
    brick: "Взять",
    marble: "Взять",
    build: "Построить",
    sculpt: "Поставить",
    weave: "Соткать",
    sea: "Отправить",
    land: "Отправить",
    donate: "Пожертвовать",
  },
  cost: { ship: " (2 дерева)", workshop: " (1 дерево, 1 кирпич)", house: " (2 кирпича)" },
  compensate: (action) => `${action}: невыполнимо, взять карту`,
  compensateVerb: "Взять карту",
  decline: (action) => `${action}: отказаться, без карты`,
  declineVerb: "Отказаться",
  finish: "Закончить действия этого диска",
  finishVerb: "Закончить",
  rest: "Без действия",
  keep: (card) => `Оставить карту «${card}»`,
  keepVerb: "Оставить",
  keepGroup: "Карты влияния",
  open: (card) => `Открыть карту «${card}»`,
  openVerb: "Открыть",
  draft: (action) => `Взять карту ${action}`,
  draftVerb: "Взять",
  draftGroup: "Стартовые карты",
  replace: (disc, street) => `${capital(disc)}, улица ${street}`,
  replaceVerb: "Отправить в совет",
  replaceGroup: "Ваши диски на улицах",
};

/** What is touched on the board for an effect. */
export function targetsOf(effect: Effect): ElementId[] {
  switch (effect.action) {
    case "build":
      return [effect.what === "house" ? `house:${effect.city}` : effect.what];
    case "sculpt":
      return [`location:${effect.building}_sculptures`];
    case "sea":
      return effect.cubes.flatMap(([port, n]) => Array.from({ length: n }, () => `city:${port}`));
    case "land":
      return effect.cities.map((city) => `city:${city}`);
    case "donate":
      return [`location:${effect.building}_${effect.material}`];
    default:
      return [];
  }
}

/** An option, and where it stands: groups in this order, inside a group the larger number first. */
interface Ordered {
  option: Option;
  order: number;
  size: number;
}

const KINDS = ["place", "keep", "open", "draft", "replace", "carry_out", "card", "compensate", "decline", "finish"];

function describe(view: CalimalaView, seat: Seat, legal: Legal): Omit<Ordered["option"], "legal"> & { size?: number } {
  const w = now({ en, ru });
  const field = <T>(name: string) => legal[name] as T;
  switch (legal.kind) {
    case "place": {
      const disc = field<DiscKind>("disc");
      const street = field<number>("street");
      return {
        lead: `disc:${disc}`,
        targets: [`street:${street}`],
        label: w.place(aDisc(disc), streetName(actionsOf(street, view.city))),
        verb: w.placeVerb,
        group: w.kinds[disc],
      };
    }
    case "carry_out":
    case "card": {
      const effect = readEffect(legal.do);
      const player = view.players[seat];
      if (effect.action === "weave" && player !== undefined) effect.woven = wovenBy(player);
      const card = legal.kind === "card";
      const label = toDo(effect) + (effect.action === "build" ? w.cost[effect.what] : "");
      const targets = targetsOf(effect);
      return {
        lead: `${card ? "hand" : "action"}:${effect.action}`,
        targets,
        label: card ? w.withCard(label.charAt(0).toLowerCase() + label.slice(1)) : label,
        verb: card ? w.cardVerb : w.verbs[effect.action],
        group: card ? w.cardGroup(actionName(effect.action)) : actionName(effect.action),
        size: effect.action === "sea" || effect.action === "land" ? targets.length : 0,
      };
    }
    case "compensate":
      // The tile of the action that can't be carried out is touched.
      return {
        lead: `action:${field<Action>("action")}`,
        targets: [],
        label: w.compensate(actionName(field<Action>("action"))),
        verb: w.compensateVerb,
        group: w.rest,
      };
    case "decline":
      return { lead: null, targets: [], label: w.decline(actionName(field<Action>("action"))), verb: w.declineVerb, group: w.rest };
    case "keep":
    case "open": {
      const card = field<InfluenceCard>("card");
      const keep = legal.kind === "keep";
      return {
        lead: null,
        targets: [`influence:${card}`],
        label: (keep ? w.keep : w.open)(influenceName(card)),
        verb: keep ? w.keepVerb : w.openVerb,
        group: w.keepGroup,
      };
    }
    case "draft": {
      const card = field<Action>("card");
      return { lead: null, targets: [`offer:${card}`], label: w.draft(theAction(card)), verb: w.draftVerb, group: w.draftGroup };
    }
    case "replace": {
      const street = field<number>("street");
      const position = field<number>("position");
      const depth = (view.stacks[street]?.length ?? 0) - position;
      return {
        lead: null,
        targets: [`disc:${street}:${position}`],
        label: w.replace(discAt(depth), streetName(actionsOf(street, view.city))),
        verb: w.replaceVerb,
        group: w.replaceGroup,
      };
    }
    default:
      return { lead: null, targets: [], label: capital(legal.kind === "finish" ? w.finish : legal.do), verb: w.finishVerb, group: w.rest, plain: true };
  }
}

export function options(view: View, seat: Seat, legal: Legal[]): Option[] {
  const calimala = asCalimala(view);
  const slots = calimala.activation?.slots ?? [];
  const ordered = legal.map((one): Ordered => {
    const { size = 0, ...option } = describe(calimala, seat, one);
    // The street's actions stand as the street has them.
    const slot = one.kind === "carry_out" ? slots.indexOf(one["action"] as Action) : 0;
    return { option: { legal: one, ...option }, order: KINDS.indexOf(one.kind) * 100 + slot, size };
  });
  const groups = [...new Map(ordered.map(({ option }) => [option.group, 0])).keys()];
  return ordered
    .sort((a, b) => a.order - b.order || groups.indexOf(a.option.group) - groups.indexOf(b.option.group) || b.size - a.size)
    .map(({ option }) => option);
}
