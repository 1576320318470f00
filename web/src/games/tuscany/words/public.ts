// What everybody may know in short: progress, strips, the sum of the table, names of elements.

import { domainOf } from "../domain";
import { ROUNDS, seen, type TuscanyView } from "../view";
import { bonusName, colourName, itemName, nouns, theItem } from "./names";
import type { ElementId, People, StripInfo } from "../../face";
import { kindOf, upper, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  layout: "the boards are being joined",
  round: (round: number, of: number) => `round ${round} of ${of}`,
  lastLap: (round: number) => `round ${round}, extra lap`,
  over: "the game is over",
  green: "Green points",
  cards: "Cards in hand",
  workers: "Workers",
  marble: "Marble",
  storage: "Storage: used and all spaces",
  used: "Own tiles used; the round ends at 7, 14, 21",
  summary: (open: string) => `The table of The Castles of Tuscany. Open tiles: ${open}.`,
  cell: (cell: number, colour: string, state: string) => `Cell ${cell}, ${colour}: ${state}`,
  free: "free",
  empty: "empty",
  stored: (item: string) => `In storage: ${item}`,
  deck: (cards: string) => `The region deck, ${cards}`,
  clear: (colour: string) => `Clear the colour ${colour}`,
};

const ru: typeof en = {
  layout: "соединение планшетов",
  round: (round, of) => `раунд ${round} из ${of}`,
  lastLap: (round) => `раунд ${round}, дополнительный круг`,
  over: "партия окончена",
  green: "Зелёные очки",
  cards: "Карты на руке",
  workers: "Работники",
  marble: "Мрамор",
  storage: "Склад: занято и всего",
  used: "Открыто своих тайлов; раунд кончается на 7, 14, 21",
  summary: (open) => `Стол «Замков Тосканы». Открытые тайлы: ${open}.`,
  cell: (cell, colour, state) => `Ячейка ${cell}, ${colour}: ${state}`,
  free: "свободна",
  empty: "пусто",
  stored: (item) => `На складе: ${item}`,
  deck: (cards) => `Колода карт областей, ${cards}`,
  clear: (colour) => `Убрать цвет «${colour}»`,
};

const texts = { en, ru };

export function progress(raw: View): string {
  const view = seen(raw);
  const t = now(texts);
  if (view.phase === "over") return t.over;
  if (view.phase === "layout") return t.layout;
  return view.final_lap ? t.lastLap(view.round) : t.round(view.round, ROUNDS);
}

export function strip(raw: View, seat: Seat): StripInfo {
  const player = seen(raw).players[seat];
  const t = now(texts);
  if (player === undefined) return { points: 0, holdings: [] };
  return {
    points: player.red,
    holdings: [
      { glyph: "plus", count: player.green, name: t.green },
      { glyph: "card", count: player.hand_size, name: t.cards },
      { glyph: "worker", count: player.workers, name: t.workers },
      { glyph: "marble", count: player.marble, name: t.marble },
      { glyph: "storage", count: `${player.storage.length}/${player.capacity}`, name: t.storage },
      { glyph: "hex", count: player.used, name: t.used },
    ],
  };
}

export function summary(raw: View): string {
  const open = seen(raw).display.flatMap((tile) => (tile === null ? [] : [itemName(tile)]));
  return now(texts).summary(open.join(", ") || now(texts).empty);
}

/** "hex:14:2" is cell 14 in the domain of seat 2. */
function cellText(view: TuscanyView, name: string): string {
  const t = now(texts);
  const [cell = "", seat] = name.split(":");
  const player = view.players[Number(seat)];
  const colour = (player && domainOf(player)?.cells[Number(cell)]?.colour) ?? "castle";
  const item = player?.domain[cell];
  return t.cell(Number(cell), colourName(colour), item === undefined ? t.free : itemName(item));
}

export function describe(raw: View, people: People, element: ElementId): string {
  const view = seen(raw);
  const t = now(texts);
  const name = which(element);
  switch (kindOf(element)) {
    case "hex": return cellText(view, name);
    case "slot": {
      const tile = view.display[Number(name)];
      return `${upper(nouns().slot(Number(name) + 1))}: ${tile == null ? t.empty : itemName(tile)}`;
    }
    case "storage": {
      const item = people.you === null ? undefined : view.players[people.you]?.storage[Number(name)];
      return t.stored(item === undefined ? t.empty : theItem(item));
    }
    case "bonus": return bonusName(name);
    case "clear": return t.clear(colourName(name));
    case "deck": return t.deck(nouns().cards(view.deck_size));
    default: return "";
  }
}

/** What somebody seems to want who touches an element that is not lit. */
export function attempt(raw: View, seat: Seat, element: ElementId): string | null {
  const view = seen(raw);
  const name = which(element);
  switch (kindOf(element)) {
    case "hex": {
      const [cell = "", whose] = name.split(":");
      if (Number(whose) !== seat) return null;
      if (view.phase === "castle") return `castle ${Math.max(0, view.display.findIndex((tile) => tile !== null))} on ${cell}`;
      return view.phase === "action" && (view.players[seat]?.storage.length ?? 0) > 0 ? `place 0 on ${cell}` : null;
    }
    case "slot": return ["action", "take", "refresh"].includes(view.phase) ? `take ${name}` : null;
    case "storage": return view.phase === "discard" ? `discard ${name}` : null;
    case "bonus": return view.phase === "city" || view.phase === "start_bonus" ? `bonus ${name}` : null;
    case "deck": return view.phase === "action" ? "draw" : null;
    case "clear": return `refresh ${name}`;
    default: return null;
  }
}
