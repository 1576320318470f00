// What everybody may know in short: progress, strips, the sum of the table, names of elements.

import { areaOf, coveredBy, domainOf, placeable } from "../domain";
import { data, lastLap, ROUNDS, seen, type Colour, type TuscanyView } from "../view";
import { bonusName, colourName, itemName, nouns, theItem } from "./names";
import { cellPlace, slotPlace } from "./places";
import type { ElementId, People, StripInfo } from "../../face";
import { kindOf, upper, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  layout: "the boards are being joined",
  round: (round: number, of: number) => `round ${round} of ${of}`,
  lastLap: (round: number) => `round ${round}, last lap`,
  extraLap: (round: number) => `round ${round}, extra lap`,
  over: "the game is over",
  green: "Green points",
  cards: "Cards in hand",
  workers: "Workers",
  marble: "Marble",
  storage: "Storage: used and all spaces",
  used: "Own tiles used; the round ends at 7, 14, 21",
  summary: (open: string) => `The table of The Castles of Tuscany. Open tiles: ${open}.`,
  cell: (colour: string, place: string, state: string) => `${colour} cell${place && `, ${place}`}: ${state}`,
  area: (covered: number, size: number) => `area ${covered} of ${size}`,
  freeSpace: "free space in the storage",
  hand: (colour: string, cards: string) => `Region cards, ${colour}: ${cards}`,
  start: (board: string) => `Castle cell of board ${board}`,
  bonusTile: (name: string, left: number) => `${name}, ${left} left`,
  owned: (name: string, count: number) => `${name} has ${count}`,
  end: "End the turn",
  none: "Place nothing",
  colour: (colour: string, bonus: string, all: string) => `${colour}: ${bonus}. Covered: ${all}`,
  bonusI: (first: string, second: number) => `${first} for the first who completes it, ${second} for the second`,
  bonusII: (second: string) => `${second} for the next who completes it`,
  bonusGone: "its bonus is gone",
  of: (name: string, covered: number, cells: number) => `${name} ${covered} of ${cells}`,
  domain: (name: string, covered: number, green: string, red: string) => `Domain of ${name}: ${covered} of 30 cells covered, ${green}, ${red}`,
  free: "free",
  empty: "empty",
  slot: (place: string) => `Display, ${place}`,
  noCell: "no cell for it now",
  stored: (item: string) => `In storage: ${item}`,
  deck: (cards: string) => `The region deck, ${cards}`,
  clear: (colour: string) => `Clear the colour ${colour}`,
};

const ru: typeof en = {
  layout: "соединение планшетов",
  round: (round, of) => `раунд ${round} из ${of}`,
  lastLap: (round) => `раунд ${round}, последний круг`,
  extraLap: (round) => `раунд ${round}, дополнительный круг`,
  over: "партия окончена",
  green: "Зелёные очки",
  cards: "Карты на руке",
  workers: "Работники",
  marble: "Мрамор",
  storage: "Склад: занято и всего",
  used: "Открыто своих тайлов; раунд кончается на 7, 14, 21",
  summary: (open) => `Стол «Замков Тосканы». Открытые тайлы: ${open}.`,
  cell: (colour, place, state) => `${colour}, ячейка${place && ` ${place}`}: ${state}`,
  area: (covered, size) => `в зоне ${covered} из ${size}`,
  freeSpace: "свободная ячейка склада",
  hand: (colour, cards) => `Карты области, ${colour}: ${cards}`,
  start: (board) => `Ячейка крепости планшета ${board}`,
  bonusTile: (name, left) => `${name}, осталось ${left}`,
  owned: (name, count) => `${name}: ${count}`,
  end: "Закончить ход",
  none: "Ничего не выкладывать",
  colour: (colour, bonus, all) => `${colour}: ${bonus}. Занято: ${all}`,
  bonusI: (first, second) => `${first} первому, кто завершит цвет, ${second} второму`,
  bonusII: (second) => `${second} следующему, кто завершит цвет`,
  bonusGone: "бонус уже забран",
  of: (name, covered, cells) => `${name} ${covered} из ${cells}`,
  domain: (name, covered, green, red) => `Владения: ${name}, занято ${covered} из 30 ячеек, ${green}, ${red}`,
  free: "свободна",
  empty: "пусто",
  slot: (place) => `Открытые тайлы, ${place}`,
  noCell: "сейчас некуда выложить",
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
  if (view.final_lap) return t.extraLap(view.round);
  return lastLap(view) ? t.lastLap(view.round) : t.round(view.round, ROUNDS);
}

export function strip(raw: View, seat: Seat): StripInfo {
  const player = seen(raw).players[seat];
  const t = now(texts);
  if (player === undefined) return { points: 0, holdings: [] };
  return {
    points: player.red,
    holdings: [
      { glyph: "dot", count: player.green, name: t.green, points: true },
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
  const domain = player && domainOf(player);
  const colour = domain?.cells[Number(cell)]?.colour ?? "castle";
  const item = player?.domain[cell];
  const text = t.cell(upper(colourName(colour)), cellPlace(domain?.cells ?? [], Number(cell)), item === undefined ? t.free : itemName(item));
  if (domain == null) return text;
  const area = areaOf(domain.cells, Number(cell));
  return `${text}, ${t.area(area.filter(({ id }) => domain.covered.has(id)).length, area.length)}`;
}

/** What a colour still pays, and how far everybody has come with it. */
export function colourText(view: TuscanyView, people: People, colour: Colour): string {
  const t = now(texts);
  const [first, second] = data.colour_bonus[colour];
  const side = view.colour_bonus[colour];
  const bonus = side === "I" ? t.bonusI(nouns().green(first), second) : side === "II" ? t.bonusII(nouns().green(second)) : t.bonusGone;
  const all = view.players.map((player, seat) => t.of(people.name(seat), coveredBy(player, colour), data.domain_cells[colour]));
  return t.colour(upper(colourName(colour)), bonus, all.join(", "));
}

export function domainText(raw: View, people: People, seat: Seat): string {
  const player = seen(raw).players[seat];
  if (player === undefined) return "";
  return now(texts).domain(people.name(seat), Object.keys(player.domain).length, nouns().green(player.green), nouns().red(player.red));
}

function bonusText(view: TuscanyView, people: People, bonus: string): string {
  const t = now(texts);
  const owners = view.players.flatMap((player, seat) => (player.bonus[bonus] ? [t.owned(people.name(seat), player.bonus[bonus])] : []));
  return [t.bonusTile(bonusName(bonus), view.bonus_pile[bonus] ?? 0), ...owners].join(", ");
}

export function describe(raw: View, people: People, element: ElementId): string {
  const view = seen(raw);
  const t = now(texts);
  const name = which(element);
  switch (kindOf(element)) {
    case "hex":
      return cellText(view, name);
    case "slot": {
      const tile = view.display[Number(name)];
      const fits = people.you === null || tile == null || placeable(view, people.you, tile);
      return `${t.slot(slotPlace(Number(name)))}: ${tile == null ? t.empty : itemName(tile)}${fits ? "" : `, ${t.noCell}`}`;
    }
    case "storage": {
      const item = people.you === null ? undefined : view.players[people.you]?.storage[Number(name)];
      return item === undefined ? upper(t.freeSpace) : t.stored(theItem(item));
    }
    case "bonus":
      return bonusText(view, people, name);
    case "hand":
      return t.hand(colourName(name), nouns().cards(people.you === null ? 0 : (view.players[people.you]?.hand?.[name] ?? 0)));
    case "start":
      return t.start(name.charAt(0));
    case "turn":
      return t.end;
    case "castle":
      return t.none;
    case "clear":
      return t.clear(colourName(name));
    case "deck":
      return t.deck(nouns().cards(view.deck_size));
    default: {
      const own = people.you === null ? undefined : view.players[people.you];
      if (element === "worker") return nouns().workers(own?.workers ?? 0);
      return element === "marble" ? nouns().marble(own?.marble ?? 0) : "";
    }
  }
}
