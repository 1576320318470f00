// What everybody may know in short: progress, strips, the sum of the board, names of elements.

import { data, owners, seen, setupFor } from "../view";
import { areaName, cardName, cellInArea, nouns } from "./names";
import type { ElementId, People, StripInfo } from "../../face";
import { kindOf, upper, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  progress: (round: number, most: number, cycle: number, cycles: number) =>
    `${round < most ? `round ${round} of at most ${most}` : "the last round"}, turn cycle ${cycle} of ${cycles}`,
  over: "the game is over",
  cards: "Cards in hand",
  rhombi: "Rhombi left in the supply",
  ship: "Space of the ship",
  summary: (filled: number, open: string) => `The board of Mille Fiori: ${filled} of 109 cells are filled, ${open} beside the board.`,
  free: "free",
  of: (name: string) => `rhombus of ${name}`,
  space: (points: string, extra: boolean) => `${points}${extra ? " and an extra card" : ""}`,
  none: "Play no extra card",
  bonus: (area: string, value: string) => `Bonus cell of the area “${area}”: ${value} points`,
};

const ru: typeof en = {
  progress: (round, most, cycle, cycles) => `${round < most ? `раунд ${round}, всего не больше ${most}` : "последний раунд"}, круг ${cycle} из ${cycles}`,
  over: "партия окончена",
  cards: "Карты на руке",
  rhombi: "Ромбы в запасе",
  ship: "Деление корабля",
  summary: (filled, open) => `Поле «Венецианской мозаики»: занято ${filled} ячеек из 109, рядом с полем ${open}.`,
  free: "свободна",
  of: (name) => `ромб: ${name}`,
  space: (points, extra) => `${points}${extra ? " и дополнительная карта" : ""}`,
  none: "Не играть дополнительную карту",
  bonus: (area, value) => `Бонусная ячейка области «${area}»: ${value} очков`,
};

const texts = { en, ru };

export function progress(raw: View): string {
  const view = seen(raw);
  const { rounds, plays } = setupFor(view.players.length);
  return view.phase === "over" ? now(texts).over : now(texts).progress(view.round, rounds, view.cycle, plays);
}

export function strip(raw: View, seat: Seat): StripInfo {
  const player = seen(raw).players[seat];
  const t = now(texts);
  if (player === undefined) return { points: 0, holdings: [] };
  return {
    points: player.points,
    holdings: [
      { glyph: "card", count: player.hand_size + (player.has_selected ? 1 : 0), name: t.cards },
      { glyph: "rhombus", count: player.supply, name: t.rhombi },
      { glyph: "ship", count: player.ship, name: t.ship },
    ],
  };
}

export function summary(raw: View): string {
  const view = seen(raw);
  return now(texts).summary(owners(view).size, nouns().cards(view.display.length));
}

export function describe(raw: View, people: People, element: ElementId): string {
  const view = seen(raw);
  const t = now(texts);
  const name = which(element);
  switch (kindOf(element)) {
    case "cell": {
      const owner = owners(view).get(name);
      return `${upper(cellInArea(name))}: ${owner === undefined ? t.free : t.of(people.name(owner))}`;
    }
    case "card":
      return upper(cardName(name));
    case "none":
      return t.none;
    case "sea": {
      const space = data.sea_route[Number(name)];
      const brings = space === undefined ? "" : t.space(nouns().points(space.points), space.extra_card);
      return `${upper(nouns().space(Number(name)))}: ${brings}`;
    }
    case "bonus": {
      const [area = "", value = ""] = name.split(":");
      return t.bonus(areaName(area), value);
    }
    default:
      return "";
  }
}

/** What somebody seems to want who touches an element that is not lit. */
export function attempt(raw: View, _seat: Seat, element: ElementId): string | null {
  const view = seen(raw);
  const name = which(element);
  switch (kindOf(element)) {
    case "cell":
      return `place ${name}`;
    case "card":
      return view.display.includes(name) ? `take ${name}` : `select ${name}`;
    // In its own moment another space than the one that is lit is no move at all.
    case "sea":
      return view.phase === "use" ? null : "navigate";
    default:
      return null;
  }
}
