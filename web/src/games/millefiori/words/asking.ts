// What is asked, and what is said while others decide.

import { areaOf, cardOf, LAST_SPACE, seen, selectsInTurn, setupFor } from "../view";
import { partOfArea } from "../parts";
import { areaName, cardName, nouns } from "./names";
import type { Asking, People } from "../../face";
import { upper } from "../../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  select: "Which card do you select?",
  inTurn: "You will play it in your turn.",
  atOnce: "You play it at once.",
  restPassed: "The rest of your hand goes to your left neighbour.",
  restLaidOut: "What is left of your hand goes face up beside the board after the round.",
  use: "How do you use the card?",
  useHelp: (card: string, area: string, spaces: string) => `${card}: place a rhombus in the area “${area}”, or only move your ship by ${spaces}.`,
  shipHelp: (card: string, spaces: string) => `${card}: place a rhombus in the harbour and sail ${spaces}, or only move your ship.`,
  lastSpaceHelp: (card: string, area: string) => `${card}: place a rhombus in the area “${area}”. Your ship is on the last space and sails no more.`,
  navigateHelp: (card: string) => `${card}: you have no rhombus left, so the card can only move your ship.`,
  nothingHelp: (card: string) => `${card}: you have no rhombus left and your ship is on the last space, so the card is discarded.`,
  extra: "Which extra card do you play?",
  extraHelp: (cards: string) => `You may play one of the ${cards} beside the board at once, or none.`,
  sail: "Place and sail",
  stay: "Place only",
  navigate: "Only sail",
  place: "Place it",
  pass: "Discard it",
  waitSelect: (names: string, many: boolean) => (many ? `${names} are selecting cards.` : `${names} is selecting a card.`),
  waitUse: (name: string, card: string) => `${name} is using ${card}.`,
  waitExtra: (name: string) => `${name} may play an extra card.`,
  over: "The game is over.",
};

const ru: typeof en = {
  select: "Какую карту вы выберете?",
  inTurn: "Вы сыграете её в свой ход.",
  atOnce: "Вы сыграете её сразу.",
  restPassed: "Остальные карты получит сосед слева.",
  restLaidOut: "Оставшиеся карты после раунда лягут лицом вверх рядом с полем.",
  use: "Как сыграть карту?",
  useHelp: (card, area, spaces) => `${card}: поставьте ромб в область «${area}» или только передвиньте корабль: ${spaces}.`,
  shipHelp: (card, spaces) => `${card}: поставьте ромб в гавань и плывите (${spaces}) или только передвиньте корабль.`,
  lastSpaceHelp: (card, area) => `${card}: поставьте ромб в область «${area}». Ваш корабль на последнем делении и дальше не идёт.`,
  navigateHelp: (card) => `${card}: ромбов у вас не осталось, карта может только передвинуть корабль.`,
  nothingHelp: (card) => `${card}: ромбов у вас не осталось, а корабль на последнем делении, поэтому карта уходит в сброс.`,
  extra: "Какую дополнительную карту сыграть?",
  extraHelp: (cards) => `Рядом с полем ${cards}: одну можно сыграть сразу, а можно и отказаться.`,
  sail: "Ромб и плыть",
  stay: "Только ромб",
  navigate: "Только плыть",
  place: "Поставить ромб",
  pass: "Сбросить",
  waitSelect: (names, many) => (many ? `${names} выбирают карты.` : `${names} выбирает карту.`),
  waitUse: (name, card) => `${name} играет карту «${card}».`,
  waitExtra: (name) => `${name} решает, играть ли дополнительную карту.`,
  over: "Партия окончена.",
};

const texts = { en, ru };

export const SAIL = "use:sail";
export const STAY = "use:stay";
export const NAVIGATE = "use:navigate";

export function asking(raw: View, seat: Seat, legal: Legal[]): Asking {
  const view = seen(raw);
  const t = now(texts);
  if (view.phase === "select") {
    const last = view.cycle === setupFor(view.players.length).plays;
    const played = selectsInTurn(view) ? t.atOnce : t.inTurn;
    return { title: t.select, help: `${played} ${last ? t.restLaidOut : t.restPassed}`, rule: "turn", part: "cards" };
  }
  if (view.phase === "extra") return { title: t.extra, help: t.extraHelp(nouns().cards(view.display.length)), rule: "extra", part: "cards" };
  const card = view.card ?? "";
  const { kind, number } = cardOf(card);
  const area = areaOf(kind);
  const places = legal.some((action) => action.kind === "place");
  const sails = view.players[seat]?.ship !== LAST_SPACE;
  const spaces = nouns().spaces(number);
  const name = upper(cardName(card));
  const help = !places
    ? sails
      ? t.navigateHelp(name)
      : t.nothingHelp(name)
    : !sails
      ? t.lastSpaceHelp(name, areaName(area))
      : area === "harbour"
        ? t.shipHelp(name, spaces)
        : t.useHelp(name, areaName(area), spaces);
  const asked: Asking = { title: t.use, help, rule: !places ? "sea" : ruleOf(area), part: places ? partOfArea(area) : "harbour" };
  if (area === "harbour" && places) {
    // A ship on the last space sails no more, whatever the card says.
    const leads = [
      { lead: SAIL, label: sails ? t.sail : t.place },
      { lead: STAY, label: t.stay },
      { lead: NAVIGATE, label: sails ? t.navigate : t.pass },
    ];
    const offered = leads.filter(({ lead }) => legal.some((action) => leadOf(action) === lead));
    if (offered.length > 1) asked.leads = offered;
  }
  return asked;
}

/** What must be chosen first with a ship card: whether to place and to sail. */
export const leadOf = (action: Legal): string => (action.kind === "navigate" ? NAVIGATE : action["sail"] === false ? STAY : SAIL);

/** The anchor of an area on the rules page. */
export const ruleOf = (area: string): string => (area === "nobles" || area === "commoners" ? "citizens" : area);

export function waiting(raw: View, people: People, deciders: Seat[]): string {
  const view = seen(raw);
  const t = now(texts);
  if (view.phase === "over" || deciders.length === 0) return t.over;
  const names = list(
    words.language,
    deciders.map((seat) => people.name(seat)),
  );
  if (view.phase === "select") return t.waitSelect(names, deciders.length > 1);
  return view.phase === "extra" ? t.waitExtra(names) : t.waitUse(names, cardName(view.card ?? ""));
}
