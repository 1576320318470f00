// Where points came from: the events name every one.

import { cellOf, data } from "../view";
import { areaName, cellName, nouns } from "./names";
import type { PointsLine, Told } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import { upper } from "../../generic/text";
import type { Seat } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  kinds: {
    group: "Workshops",
    chain: "Residences",
    level: "Citizens",
    triangle: "Citizens",
    goods: "Trade",
    fleet: "Fleets",
    bonus: "Bonus cells",
    sea: "Sea route",
  } as Record<string, string>,
  why: {
    group: "the connected group",
    pigment: "the connected group, twice on pigment",
    chain: "the run of own residences",
    level: "the level, twice on the card’s symbol",
    triangle: "the triangle below",
    goods: "own goods times filled cells",
    fleet: "a complete fleet",
    sea: "the space where the ship stopped",
  } as Record<string, string>,
  bonus: (area: string) => `Bonus: ${area}`,
};

const ru: typeof en = {
  kinds: {
    group: "Мастерские",
    chain: "Жилые кварталы",
    level: "Горожане",
    triangle: "Горожане",
    goods: "Торговля",
    fleet: "Флот",
    bonus: "Бонусные ячейки",
    sea: "Морской путь",
  },
  why: {
    group: "связная группа",
    pigment: "связная группа, на красителе вдвое",
    chain: "цепочка своих жилых кварталов",
    level: "уровень, вдвое на символе карты",
    triangle: "треугольник под ячейкой",
    goods: "свои товары × занятые ячейки",
    fleet: "полный флот",
    sea: "деление, где остановился корабль",
  },
  bonus: (area) => `Бонус: ${area}`,
};

const texts = { en, ru };

/** What had to be met for an area's bonus: "cells with all four materials". */
function condition(area: string): string {
  const bonus = data.areas.find(({ key }) => key === area)?.bonus;
  return bonus === undefined ? "" : now(bonus);
}

export function points(told: Told[], seat: Seat): PointsLine[] {
  const t = now(texts);
  const lines: PointsLine[] = [];
  for (const { decision, events } of told) {
    let source = "";
    let cell = "";
    let area = "";
    for (const event of events) {
      if (event.type === "placed") source = upper(cellName((cell = text(event, "cell"))));
      if (event.type === "sailed") source = upper(nouns().space(number(event, "to")));
      if (event.type === "bonus") source = t.bonus(areaName((area = text(event, "area"))));
      if (event.type !== "points" || seatOf(event) !== seat) continue;
      const reason = text(event, "reason");
      const pigment = reason === "group" && cellOf(cell).symbol === "pigment";
      const why = reason === "bonus" ? condition(area) : (t.why[pigment ? "pigment" : reason] ?? "");
      lines.push({ decision, source, why, points: number(event, "points"), kind: t.kinds[reason] ?? "" });
    }
  }
  return lines;
}
