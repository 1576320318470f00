// The view of Mille Fiori as panels, until it has its own board.

import { cardOf, cellOf, cellsOf, areaOf, data, owners, seen, type Area, type Cell, type MillefioriView } from "./view";
import { areaName, cardName, cellName, kindName, nouns } from "./words/names";
import { describe } from "./words/public";
import type { People } from "../face";
import type { Bit, Grid, Panel, Spot, Value } from "../generic/panel";
import { upper } from "../generic/text";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  hand: "Your hand",
  handEmpty: "no cards",
  selected: "Selected",
  played: (name: string) => `Being played by ${name}`,
  display: "Beside the board",
  displayNote: "Extra cards come from here.",
  piles: (deck: string, discard: string) => `Deck: ${deck}. Discard pile: ${discard}.`,
  workshops: "A star goes to whoever fills the last of its three cells: an extra card.",
  residences: "Filled in this order. Your third and fifth different number bring an extra card, the fourth the bonus.",
  citizens: "1, 3, 6 points by level, twice on the card’s symbol. Level 3 brings an extra card.",
  trade: "Trade and harbour",
  tradeNote: "A filled ship row pays each of its ships by the goods of the row.",
  row: "Row",
  ships: "Ships",
  fleet: "Fleet",
  filled: "Filled",
  bonus: "Bonus cells",
  sea: "Sea route",
  seaNote: "Only the space where the ship stops counts.",
  players: "Players",
  heads: ["Player", "Points", "Rhombi", "Ship", "Cards"],
  doge: "Doge",
  known: "What you know they hold",
};

const ru: typeof en = {
  hand: "Ваши карты",
  handEmpty: "карт нет",
  selected: "Выбрана",
  played: (name) => `Играет ${name}`,
  display: "Рядом с полем",
  displayNote: "Отсюда берут дополнительные карты.",
  piles: (deck, discard) => `В колоде ${deck}, в сбросе ${discard}.`,
  workshops: "Кто займёт последнюю из трёх ячеек вокруг звезды, получит дополнительную карту.",
  residences: "Заполняют в этом порядке. Третье и пятое новое число дают дополнительную карту, четвёртое — бонус.",
  citizens: "1, 3, 6 очков по уровню, вдвое на символе карты. Уровень 3 даёт дополнительную карту.",
  trade: "Торговля и гавань",
  tradeNote: "Полный ряд кораблей платит каждому своему кораблю по числу товаров ряда.",
  row: "Ряд",
  ships: "Корабли",
  fleet: "Флот",
  filled: "Занято",
  bonus: "Бонусные ячейки",
  sea: "Морской путь",
  seaNote: "Считается только деление, где корабль остановился.",
  players: "Игроки",
  heads: ["Игрок", "Очки", "Ромбы", "Корабль", "Карты"],
  doge: "Дож",
  known: "Что, как вы знаете, у них на руках",
};

const texts = { en, ru };

interface Scene {
  raw: View;
  view: MillefioriView;
  people: People;
  owner: Map<string, Seat>;
}

const colourOf = ({ people }: Scene, seat: Seat): number => people.players[seat]?.colour ?? seat;

const player = (scene: Scene, seat: Seat): Bit => ({ text: scene.people.name(seat), whose: colourOf(scene, seat) });

const card = (text: string, touchable = true): Bit => ({
  text: upper(cardName(text)),
  glyph: cardOf(text).kind,
  ink: `--mf-${areaOf(cardOf(text).kind)}-ink`,
  ...(touchable ? { element: `card:${text}` } : {}),
});

/** A cell as a spot: its symbol, and whose rhombus is on it. */
function spot(scene: Scene, cell: Cell, column: number, row: number, text = "", glyph: string | null = cell.symbol): Spot {
  const owner = scene.owner.get(cell.key);
  const element = `cell:${cell.key}`;
  return {
    column,
    row,
    text,
    ground: `--mf-${cell.area}-cell`,
    ink: `--mf-${cell.area}-ink`,
    element,
    label: describe(scene.raw, scene.people, element),
    ...(glyph === null ? {} : { glyph }),
    ...(owner === undefined ? {} : { whose: colourOf(scene, owner) }),
  };
}

function hand(scene: Scene): Panel[] {
  const { view, people } = scene;
  const t = now(texts);
  const panels: Panel[] = [];
  if (view.card !== null)
    panels.push({ key: "played", title: t.played(people.name(view.active)), tags: [card(view.card, false)] });
  const own = people.you === null ? undefined : view.players[people.you];
  if (own?.hand === undefined) return panels;
  const panel: Panel = { key: "hand", title: t.hand, tags: own.hand.map((one) => card(one)) };
  if (own.hand.length === 0) panel.note = t.handEmpty;
  if (own.selected != null) panel.rows = [{ label: t.selected, value: card(own.selected, false) }];
  return [...panels, panel];
}

/** Rows with a line for the stars between the first two and the last two. */
function workshops(scene: Scene): Grid {
  const lines = [0, 2, 3, 5];
  const spots = cellsOf("workshops").map((cell) => spot(scene, cell, cell.d ?? 0, lines[cell.row ?? 0] ?? 0));
  for (const triple of data.triples) {
    if (triple.cells.every((key) => scene.owner.has(key))) continue;
    const cells = triple.cells.map(cellOf);
    const rows = cells.map(({ row }) => row);
    // The one of the three that is alone in its row has the star straight above or below it.
    const alone = cells.find(({ row }) => rows.filter((other) => other === row).length === 1) ?? cells[0]!;
    spots.push({
      column: alone.d ?? 0, row: Math.min(...rows.map((row) => row ?? 0)) === 0 ? 1 : 4, text: "", glyph: "star", ink: "--lit", sign: true,
      label: cells.map(({ key }) => cellName(key)).join("; "),
    });
  }
  return { columns: 19, wide: 2, high: 1, spots };
}

const residences = (scene: Scene): Grid => ({
  columns: 10,
  wide: 1,
  high: 1,
  spots: cellsOf("residences").map((cell, i) => spot(scene, cell, i % 10, Math.floor(i / 10), String(cell.value), null)),
});

const pyramid = (scene: Scene, area: Area): Grid => ({
  columns: 10,
  wide: 2,
  high: 1,
  spots: cellsOf(area).map((cell) => spot(scene, cell, 2 * ((cell.pos ?? 1) - 1) + (cell.level ?? 1) - 1, 3 - (cell.level ?? 1))),
});

/** A cell in a table: its owner, or a free place. */
function place(scene: Scene, cell: Cell): Bit {
  const owner = scene.owner.get(cell.key);
  const element = `cell:${cell.key}`;
  const label = describe(scene.raw, scene.people, element);
  return owner === undefined
    ? { text: "", glyph: cell.symbol, ink: "--ink3", element, label, tone: "faint" }
    : { text: "", whose: colourOf(scene, owner), element, label };
}

function tradeAndHarbour(scene: Scene): Panel {
  const t = now(texts);
  const goods = data.kinds.filter(({ area }) => area === "trade");
  const filled = (symbol: string) => cellsOf("trade").filter((cell) => cell.symbol === symbol && scene.owner.has(cell.key)).length;
  const rows = [1, 2, 3, 4, 5].map((row): Value[] => {
    const ships = cellsOf("harbour").filter((cell) => cell.row === row);
    const here = cellsOf("trade").filter((cell) => cell.row === row);
    const worth = data.fleet_points[here.filter(({ key }) => scene.owner.has(key)).length] ?? 0;
    const done = ships.every(({ key }) => scene.owner.has(key));
    return [row, ships.map((cell) => place(scene, cell)), ...here.map((cell) => place(scene, cell)), done ? "✓" : worth];
  });
  const heads: Value[] = [
    t.row, t.ships, ...goods.map(({ key }): Bit => ({ text: "", glyph: key, ink: "--mf-trade-ink", label: kindName(key) })), t.fleet,
  ];
  rows.push([t.filled, "", ...goods.map(({ key }) => filled(key)), ""]);
  return { key: "trade", title: t.trade, note: t.tradeNote, table: { heads, rows } };
}

function bonusCells(scene: Scene): Panel {
  const rows = Object.entries(scene.view.bonus).map(([area, taken]): Value[] => [
    areaName(area),
    ...data.bonus_values.map((value, i): Bit => {
      const owner = taken?.[i];
      const element = `bonus:${area}:${value}`;
      return {
        text: String(value), element, label: describe(scene.raw, scene.people, element),
        ...(owner === undefined ? {} : { whose: colourOf(scene, owner) }),
      };
    }),
  ]);
  return { key: "bonus", title: now(texts).bonus, table: { rows } };
}

function sea(scene: Scene): Panel {
  const rows = data.sea_route.map((space): Spot => {
    const ships = scene.view.players.flatMap((one, seat) => (one.ship === space.id ? [seat] : []));
    const element = `sea:${space.id}`;
    return {
      column: space.id % 7,
      row: Math.floor(space.id / 7),
      text: `${space.id}${space.points > 0 ? `: +${space.points}` : ""}`,
      ground: "--mf-harbour-cell",
      element,
      label: [describe(scene.raw, scene.people, element), ...ships.map((seat) => scene.people.name(seat))].join(", "),
      ...(space.extra_card ? { glyph: "star", ink: "--lit" } : {}),
      ...(ships[0] === undefined ? {} : { whose: ships.map((seat) => colourOf(scene, seat)) }),
    };
  });
  return { key: "sea", title: now(texts).sea, note: now(texts).seaNote, grid: { columns: 7, wide: 1, high: 1, spots: rows } };
}

function players(scene: Scene): Panel {
  const t = now(texts);
  const rows = scene.view.players.map((one, seat): Value[] => [
    [player(scene, seat), ...(scene.view.first === seat ? [{ text: t.doge, glyph: "doge", tone: "faint" as const }] : [])],
    { text: String(one.points), tone: "strong" },
    `${one.supply} + ${one.box}`,
    one.ship,
    one.hand_size + (one.has_selected ? 1 : 0),
  ]);
  return { key: "players", title: t.players, table: { heads: t.heads, rows } };
}

/** The hands of others, as far as they are known. */
function known(scene: Scene): Panel[] {
  const rows = scene.view.players.flatMap((one, seat) =>
    seat === scene.people.you || one.holds === undefined || one.holds.length === 0
      ? []
      : [{ label: player(scene, seat), value: one.holds.map((held) => card(held, false)) }],
  );
  return rows.length === 0 ? [] : [{ key: "known", title: now(texts).known, rows }];
}

export function panels(raw: View, people: People): Panel[] {
  const view = seen(raw);
  const t = now(texts);
  const scene: Scene = { raw, view, people, owner: owners(view) };
  const display: Panel = {
    key: "display",
    title: t.display,
    note: `${t.displayNote} ${t.piles(nouns().cards(view.deck_size), nouns().cards(view.discard.length))}`,
    tags: view.display.map((one) => card(one)),
  };
  return [
    ...hand(scene),
    { key: "workshops", title: areaName("workshops"), note: t.workshops, grid: workshops(scene) },
    { key: "residences", title: areaName("residences"), note: t.residences, grid: residences(scene) },
    { key: "nobles", title: areaName("nobles"), note: t.citizens, grid: pyramid(scene, "nobles") },
    { key: "commoners", title: areaName("commoners"), grid: pyramid(scene, "commoners") },
    tradeAndHarbour(scene),
    bonusCells(scene),
    sea(scene),
    display,
    players(scene),
    ...known(scene),
  ];
}
