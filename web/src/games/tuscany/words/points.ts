// Where red points came from. Green points are added to them at each scoring from then on, so each green point counts
// as often as it has been scored; those that wait for their first scoring stand at the end and add nothing yet. In a game
// that was played on from another, some were there before anything is told.

import { bonusName, colourName, itemName, nouns, yieldName } from "./names";
import type { PointsLine, Told } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import { upper } from "../../generic/text";
import type { Seat } from "@/line/protocol";
import { countRu } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  kinds: {
    area: "Areas",
    colour: "Colours",
    farms: "Farms",
    storage: "Bonus tiles",
    yield: "Yield cards",
    overflow: "Hexes without space",
    tiles: "What is left",
    hexes: "What is left",
    marble: "What is left",
    workers: "What is left",
    cards: "What is left",
  } as Record<string, string>,
  left: { tiles: "Stored tiles", hexes: "Stored hexes", marble: "Marble", workers: "Workers", cards: "Cards in hand" } as Record<string, string>,
  colour: (colour: string) => `Colour: ${colour}`,
  counted: (green: string, times: number) => `${green}, scored ${times === 1 ? "once" : times === 2 ? "twice" : "three times"}`,
  reasons: {
    area: "area complete",
    colour: "all cells covered",
    farms: "new farms in the area",
    storage: "bonus tile",
    yield: "yield card",
  } as Record<string, string>,
  waiting: (green: string) => `${green}, not added to the red ones yet`,
  before: { source: "Green points from before", kind: "From before" },
  red: "red at once",
  end: "final scoring",
};

const ru: typeof en = {
  kinds: {
    area: "Зоны",
    colour: "Цвета",
    farms: "Фермы",
    storage: "Жетоны бонуса",
    yield: "Карты бонусов",
    overflow: "Гексы без места",
    tiles: "Остаток",
    hexes: "Остаток",
    marble: "Остаток",
    workers: "Остаток",
    cards: "Остаток",
  },
  left: { tiles: "Тайлы на складе", hexes: "Гексы на складе", marble: "Мрамор", workers: "Работники", cards: "Карты на руке" },
  colour: (colour) => `Цвет: ${colour}`,
  counted: (green, times) => `${green}, ${countRu(times, "подсчёт", "подсчёта", "подсчётов")}`,
  reasons: { area: "зона готова", colour: "все ячейки заняты", farms: "новые фермы в зоне", storage: "жетон бонуса", yield: "карта бонуса" },
  waiting: (green) => `${green}, к красным ещё не прибавлены`,
  before: { source: "Прежние зелёные очки", kind: "Прежнее" },
  red: "сразу красные",
  end: "финальный подсчёт",
};

const texts = { en, ru };

/** Green points, with the line that tells of them. */
interface Green {
  line: PointsLine;
  points: number;
  /** What they were for; none if that is not told. */
  reason: string | null;
  /** How often they were added to the red ones. */
  times: number;
}

function why({ points, reason, times }: Green): string {
  const t = now(texts);
  const green = nouns().green(points);
  const said = times === 0 ? t.waiting(green) : t.counted(green, times);
  return reason === null ? said : `${t.reasons[reason] ?? ""}, ${said}`;
}

export function points(told: Told[], seat: Seat): PointsLine[] {
  const t = now(texts);
  const lines: PointsLine[] = [];
  const green: Green[] = [];
  const gain = (line: PointsLine, points: number, reason: string | null): void => {
    lines.push(line);
    green.push({ line, points, reason, times: 0 });
  };
  for (const { decision, events } of told) {
    let source = "";
    for (const event of events) {
      if (event.type === "placed") source = upper(itemName(text(event, "tile")));
      if (event.type === "bonus") source = bonusName(text(event, "bonus"));
      if (event.type === "yield") source = yieldName(text(event, "card"));
      if ((event.type !== "green" && event.type !== "red") || seatOf(event) !== seat) continue;
      const reason = text(event, "reason");
      const scored = number(event, "points");
      const line: PointsLine = { decision, source, why: "", points: 0, kind: t.kinds[reason] ?? "" };
      if (event.type === "green") {
        const colour = events.find(({ type }) => type === "colour_done");
        if (reason === "colour" && colour !== undefined) line.source = t.colour(colourName(text(colour, "colour")));
        gain(line, scored, reason);
      } else if (reason === "round") {
        const untold = scored - green.reduce((sum, { points }) => sum + points, 0);
        if (untold > 0) gain({ ...line, ...t.before }, untold, null);
        for (const one of green) {
          one.line.points += one.points;
          ++one.times;
        }
      } else {
        const left = t.left[reason];
        lines.push({ ...line, points: scored, why: left === undefined ? t.red : t.end, ...(left === undefined ? {} : { source: left, decision: null }) });
      }
    }
  }
  for (const one of green) one.line.why = why(one);
  const waiting = green.filter(({ points, times }) => points !== 0 && times === 0).map(({ line }) => line);
  return [...lines.filter(({ points }) => points !== 0), ...waiting];
}
