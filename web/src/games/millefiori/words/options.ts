// Everything that may be done, in words, with what it would bring.

import { cellsFor, gainOf, type Gain } from "../gain";
import { areaOf, cardOf, cellOf, data, owners, seen, type MillefioriView } from "../view";
import { leadOf } from "./asking";
import { NO_EXTRA } from "../elements";
import { areaName, cardName, cellName, nouns, shipCell } from "./names";
import type { Option } from "../../face";
import { upper } from "../../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  brings: (points: string, extra: boolean) => `${points}${extra ? " and an extra card" : ""}`,
  nothing: "nothing at once",
  others: (points: number) => `, others ${points}`,
  uses: (cell: string, sea: string) => `cell ${cell}, sea ${sea}`,
  best: (points: number, extra: boolean) => `+${points}${extra ? " and a card" : ""}`,
  onlySea: (sea: string) => `sea ${sea}`,
  place: "Place a rhombus",
  placeSail: "Place and sail",
  placeStay: "Place, do not sail",
  navigate: "Only move the ship",
  toSpace: (space: number) => `Sail to space ${space}`,
  stays: "Discard the card: the ship is at the end of its route, nothing happens",
  inVain: "Without effect",
  sailTo: (cell: string, space: number | null) => (space === null ? cell : `${cell}, sail to ${space}`),
  fleet: (ships: number, worth: number) => ` (ship ${ships} of 3, each worth ${worth} now)`,
  stayAt: (cell: string) => `${cell}, do not sail`,
  decline: "Play no extra card",
  without: "Without an extra card",
  verbSelect: "Select it",
  verbPlace: "Place it here",
  verbNavigate: "Sail",
  verbDiscard: "Discard it",
  verbTake: "Play it",
  verbDecline: "Play none",
};

const ru: typeof en = {
  brings: (points, extra) => `${points}${extra ? " и ещё карта" : ""}`,
  nothing: "сразу ничего",
  others: (points) => `, другим ${points}`,
  uses: (cell, sea) => `ячейка ${cell}, море ${sea}`,
  best: (points, extra) => `+${points}${extra ? " и карта" : ""}`,
  onlySea: (sea) => `море ${sea}`,
  place: "Поставить ромб",
  placeSail: "Поставить ромб и плыть",
  placeStay: "Поставить ромб и не плыть",
  navigate: "Только плыть",
  toSpace: (space) => `Плыть на деление ${space}`,
  stays: "Сбросить карту: корабль уже в конце пути, ничего не происходит",
  inVain: "Впустую",
  sailTo: (cell, space) => (space === null ? cell : `${cell}, плыть на ${space}`),
  fleet: (ships, worth) => ` (корабль ${ships} из 3, каждый стоит сейчас ${worth})`,
  stayAt: (cell) => `${cell}, не плыть`,
  decline: "Не играть дополнительную карту",
  without: "Без дополнительной карты",
  verbSelect: "Выбрать",
  verbPlace: "Поставить",
  verbNavigate: "Плыть",
  verbDiscard: "Сбросить",
  verbTake: "Сыграть",
  verbDecline: "Отказаться",
};

const texts = { en, ru };

/** What it would bring: "8 points and an extra card, others 3". */
function gainText(gain: Gain, seat: Seat): string {
  const t = now(texts);
  const own = gain.points[seat] ?? 0;
  const others = gain.points.reduce((sum, points) => sum + points, 0) - own;
  const brings = own === 0 && !gain.extra ? t.nothing : t.brings(nouns().points(own), gain.extra);
  return [brings, ...(gain.lapsed ? [nouns().lapsed] : [])].join(", ") + (others > 0 ? t.others(others) : "");
}

/** What a card would be good for now: its best cell and the sea. */
function usesText(view: MillefioriView, seat: Seat, card: string): string {
  const t = now(texts);
  const best = (gain: Gain) => t.best(gain.points[seat] ?? 0, gain.extra);
  const player = view.players[seat];
  const sailed = gainOf(view, seat, card, null);
  const sea = sailed.ship === null ? "–" : best(sailed);
  if (player === undefined || player.supply + player.box === 0) return t.onlySea(sea);
  const gains = cellsFor(view, card).map((cell) => gainOf(view, seat, card, cell, false));
  gains.sort((a, b) => (b.points[seat] ?? 0) - (a.points[seat] ?? 0) || Number(b.extra) - Number(a.extra));
  return gains[0] === undefined ? t.onlySea(sea) : t.uses(best(gains[0]), sea);
}

function cardOption(view: MillefioriView, seat: Seat, legal: Legal): Option {
  const t = now(texts);
  const card = String(legal["card"]);
  return {
    legal,
    lead: `card:${card}`,
    targets: [],
    label: `${upper(cardName(card))}: ${usesText(view, seat, card)}`,
    verb: legal.kind === "take" ? t.verbTake : t.verbSelect,
    group: areaName(areaOf(cardOf(card).kind)),
    // Cards with the same face are told apart by nothing but a letter.
    sort: `${legal.kind} ${card.replace(/(?<=\d)[a-z]$/, "")}`,
  };
}

/** What the row of a ship cell has come to. */
function fleetOf(view: MillefioriView, key: string): string {
  const filled = [...owners(view).keys()].map(cellOf).filter(({ row }) => row === cellOf(key).row);
  const ships = filled.filter(({ area }) => area === "harbour").length + 1;
  const worth = data.fleet_points[filled.filter(({ area }) => area === "trade").length] ?? 0;
  return now(texts).fleet(ships, worth);
}

function placeOption(view: MillefioriView, seat: Seat, legal: Legal): Option {
  const t = now(texts);
  const cell = String(legal["cell"]);
  const sails = legal["sail"] === true;
  const gain = gainOf(view, seat, view.card ?? "", cell, sails);
  const ship = cellOf(cell).area === "harbour";
  const name = upper(ship ? shipCell(cell) : cellName(cell));
  const what = !ship ? name : (legal["sail"] === false ? t.stayAt(name) : t.sailTo(name, gain.ship)) + fleetOf(view, cell);
  return {
    legal,
    lead: ship ? leadOf(legal) : null,
    targets: [`cell:${cell}`],
    label: `${what}: ${gainText(gain, seat)}`,
    verb: t.verbPlace,
    group: !ship ? t.place : legal["sail"] === false ? t.placeStay : gain.ship === null ? t.place : t.placeSail,
  };
}

export function options(raw: View, seat: Seat, legal: Legal[]): Option[] {
  const view = seen(raw);
  const t = now(texts);
  const ship = cardOf(view.card ?? "").kind === "ship" && legal.some(({ kind }) => kind === "place");
  return legal.map((action): Option => {
    if (action.kind === "select" || action.kind === "take") return cardOption(view, seat, action);
    if (action.kind === "place") return placeOption(view, seat, action);
    if (action.kind === "decline") return { legal: action, lead: NO_EXTRA, targets: [], label: t.decline, verb: t.verbDecline, group: t.without };
    const lead = ship ? leadOf(action) : null;
    const gain = gainOf(view, seat, view.card ?? "", null);
    // A ship at the end lights no space: nobody should throw a card away by a touch of the sea.
    if (gain.ship === null) return { legal: action, lead, targets: [], label: t.stays, verb: t.verbDiscard, group: t.inVain };
    return {
      legal: action,
      lead,
      targets: [`sea:${gain.ship}`],
      label: `${t.toSpace(gain.ship)}: ${gainText(gain, seat)}`,
      verb: t.verbNavigate,
      group: t.navigate,
    };
  });
}
