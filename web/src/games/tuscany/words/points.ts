// Where red points came from. Green points are added to them at each scoring from then on, so each green point counts
// as often as it has been scored; those that wait for their first scoring stand at the end and add nothing yet.

import { bonusName, colourName, itemName, nouns, yieldName } from "./names";
import type { PointsLine, Told } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import { upper } from "../../generic/text";
import type { Seat } from "@/line/protocol";
import { countRu } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  kinds: {
    area: "Areas", colour: "Colours", farms: "Farms", storage: "Bonus tiles", yield: "Yield cards", overflow: "Hexes without space",
    tiles: "What is left", hexes: "What is left", marble: "What is left", workers: "What is left", cards: "What is left",
  } as Record<string, string>,
  left: { tiles: "Stored tiles", hexes: "Stored hexes", marble: "Marble", workers: "Workers", cards: "Cards in hand" } as Record<string, string>,
  colour: (colour: string) => `Colour: ${colour}`,
  counted: (green: string, times: number) => `${green}, scored ${times === 1 ? "once" : times === 2 ? "twice" : "three times"}`,
  reasons: {
    area: "area complete", colour: "all cells covered", farms: "new farms in the area", storage: "bonus tile", yield: "yield card",
  } as Record<string, string>,
  waiting: (green: string) => `${green}, not added to the red ones yet`,
  red: "red at once",
  end: "final scoring",
};

const ru: typeof en = {
  kinds: {
    area: "Зоны", colour: "Цвета", farms: "Фермы", storage: "Жетоны бонуса", yield: "Карты бонусов", overflow: "Гексы без места",
    tiles: "Остаток", hexes: "Остаток", marble: "Остаток", workers: "Остаток", cards: "Остаток",
  },
  left: { tiles: "Тайлы на складе", hexes: "Гексы на складе", marble: "Мрамор", workers: "Работники", cards: "Карты на руке" },
  colour: (colour) => `Цвет: ${colour}`,
  counted: (green, times) => `${green}, ${countRu(times, "подсчёт", "подсчёта", "подсчётов")}`,
  reasons: { area: "зона готова", colour: "все ячейки заняты", farms: "новые фермы в зоне", storage: "жетон бонуса", yield: "карта бонуса" },
  waiting: (green) => `${green}, к красным ещё не прибавлены`,
  red: "сразу красные",
  end: "финальный подсчёт",
};

const texts = { en, ru };

export function points(told: Told[], seat: Seat): PointsLine[] {
  const t = now(texts);
  const lines: PointsLine[] = [];
  /** Green points so far, each with its line; a scoring adds them once more. */
  const green: { line: PointsLine; points: number; reason: string }[] = [];
  const times = new Map<PointsLine, number>();
  for (const { decision, events } of told) {
    let source = "";
    for (const event of events) {
      if (event.type === "placed") source = upper(itemName(text(event, "tile")));
      if (event.type === "bonus") source = bonusName(text(event, "bonus"));
      if (event.type === "yield") source = yieldName(text(event, "card"));
      if (event.type === "round_scored") {
        for (const { line, points, reason } of green) {
          line.points += points;
          times.set(line, (times.get(line) ?? 0) + 1);
          line.why = `${t.reasons[reason] ?? ""}, ${t.counted(nouns().green(points), times.get(line) ?? 1)}`;
        }
      }
      if ((event.type !== "green" && event.type !== "red") || seatOf(event) !== seat) continue;
      const reason = text(event, "reason");
      const line: PointsLine = { decision, source, why: "", points: 0, kind: t.kinds[reason] ?? "" };
      if (event.type === "green") {
        const colour = events.find(({ type }) => type === "colour_done");
        if (reason === "colour" && colour !== undefined) line.source = t.colour(colourName(text(colour, "colour")));
        green.push({ line, points: number(event, "points"), reason });
      } else if (reason === "round") {
        continue;
      } else {
        const left = t.left[reason];
        line.points = number(event, "points");
        line.why = left === undefined ? t.red : t.end;
        if (left !== undefined) Object.assign(line, { source: left, decision: null });
      }
      lines.push(line);
    }
  }
  const waiting = green.filter(({ line, points }) => points !== 0 && !times.has(line));
  for (const { line, points, reason } of waiting) line.why = `${t.reasons[reason] ?? ""}, ${t.waiting(nouns().green(points))}`;
  return [...lines.filter(({ points }) => points !== 0), ...waiting.map(({ line }) => line)];
}
