// What using a card would bring (rules 3.2 and 4): points, a bonus, the right to an extra card.

import { areaOf, cardOf, cellOf, data, LAST_SPACE, owners, type Card, type Cell, type MillefioriView } from "./view";
import type { Seat } from "@/line/protocol";

export interface Gain {
  /** By seat, bonus and sea included. */
  points: number[];
  bonus: number;
  /** Where the ship stops; null if it does not move. */
  ship: number | null;
  extra: boolean;
  /** It is earned, but no card will lie open. */
  lapsed: boolean;
}

interface Board {
  view: MillefioriView;
  seat: Seat;
  /** With the new rhombus. */
  owner: Map<string, Seat>;
  gain: Gain;
}

const own = ({ owner, seat }: Board, area: string): Cell[] =>
  [...owner]
    .filter(([, who]) => who === seat)
    .map(([key]) => cellOf(key))
    .filter((cell) => cell.area === area);

function group({ owner, seat }: Board, from: Cell): number {
  const found = new Set([from.key]);
  for (const key of found) {
    for (const next of cellOf(key).neighbours ?? []) if (owner.get(next) === seat) found.add(next);
  }
  return found.size;
}

function workshop(board: Board, cell: Cell): void {
  board.gain.points[board.seat]! += group(board, cell) * (cell.symbol === "pigment" ? 2 : 1);
  const triple = data.triples.find(({ key }) => key === cell.triple);
  board.gain.extra = triple?.cells.every((key) => board.owner.has(key)) ?? false;
}

function residence(board: Board, cell: Cell): void {
  const row = data.cells.filter(({ area }) => area === "residences");
  for (let at = row.findIndex(({ key }) => key === cell.key); at >= 0; --at) {
    const here = row[at]!;
    if (board.owner.get(here.key) !== board.seat) break;
    board.gain.points[board.seat]! += here.value ?? 0;
  }
  const values = own(board, "residences").map(({ value }) => value);
  const isNew = values.filter((value) => value === cell.value).length === 1;
  board.gain.extra = isNew && data.residence_extra.includes(new Set(values).size);
}

function citizen(board: Board, cell: Cell, kind: string): void {
  const level = cell.level ?? 1;
  const points = (level: number) => data.citizen_points[level - 1] ?? 0;
  board.gain.points[board.seat]! += points(level) * (cell.symbol === kind ? 2 : 1);
  for (const key of cell.triangle ?? []) {
    const owner = board.owner.get(key);
    if (owner !== undefined) board.gain.points[owner]! += points(cellOf(key).level ?? 1);
  }
  board.gain.extra = level === data.citizen_points.length;
}

function goods(board: Board, cell: Cell): void {
  const counts = board.view.players.map(() => 0);
  for (const [key, owner] of board.owner) if (cellOf(key).symbol === cell.symbol) ++counts[owner]!;
  const filled = counts.reduce((sum, count) => sum + count, 0);
  counts.forEach((count, seat) => (board.gain.points[seat]! += count * filled));
  board.gain.extra = counts.some((count) => count > counts[board.seat]!);
}

/** Read literally (Q20), somebody else must also get more points from the move than whoever makes it, bonus included. */
function goodDealInAll({ gain, seat }: Board): void {
  gain.extra &&= gain.points.some((points) => points > gain.points[seat]!);
}

function fleet(board: Board, cell: Cell): void {
  const inRow = [...board.owner].filter(([key]) => cellOf(key).row === cell.row);
  const ships = inRow.filter(([key]) => cellOf(key).area === "harbour");
  if (ships.length < 3) return;
  const worth = data.fleet_points[inRow.filter(([key]) => cellOf(key).area === "trade").length] ?? 0;
  for (const [, owner] of ships) board.gain.points[owner]! += worth;
}

/** The bonus of the area, if its condition is met only now and a rhombus is left for it. */
function bonus(board: Board, cell: Cell): void {
  const taken = board.view.bonus[cell.area];
  if (taken === undefined || taken.includes(board.seat) || taken.length >= data.bonus_values.length) return;
  const player = board.view.players[board.seat]!;
  if (player.supply + player.box < 2) return;
  const cells = own(board, cell.area);
  const done =
    cell.area === "residences"
      ? new Set(cells.map(({ value }) => value)).size >= data.residence_bonus
      : data.kinds.filter(({ area }) => area === cell.area).every(({ key }) => cells.some(({ symbol }) => symbol === key));
  if (!done) return;
  board.gain.bonus = data.bonus_values[taken.length] ?? 0;
  board.gain.points[board.seat]! += board.gain.bonus;
}

function sail(board: Board, number: number): void {
  const from = board.view.players[board.seat]?.ship ?? 0;
  const to = Math.min(LAST_SPACE, from + number);
  if (to === from) return;
  const space = data.sea_route[to]!;
  board.gain.ship = to;
  board.gain.points[board.seat]! += space.points;
  if (space.extra_card) board.gain.extra = true;
}

/** Without a card beside the board the right lapses; the card being played lies there no more. */
function lapse({ view, gain }: Board, card: string): void {
  gain.lapsed = gain.extra && view.display.every((open) => open === card);
  if (gain.lapsed) gain.extra = false;
}

function place(board: Board, cell: Cell, { kind, number }: Card, sails: boolean): void {
  board.owner.set(cell.key, board.seat);
  if (cell.area === "workshops") workshop(board, cell);
  else if (cell.area === "residences") residence(board, cell);
  else if (cell.area === "trade") goods(board, cell);
  else if (cell.area === "harbour") fleet(board, cell);
  else citizen(board, cell, kind);
  bonus(board, cell);
  if (cell.area === "trade" && board.view.options?.trade_bonus_counts === true) goodDealInAll(board);
  if (cell.area === "harbour" && sails) sail(board, number);
}

/** What a card brings a seat that places on a cell (and sails with a ship card) or, without a cell, navigates. */
export function gainOf(view: MillefioriView, seat: Seat, card: string, key: string | null, sails = true): Gain {
  const gain: Gain = { points: view.players.map(() => 0), bonus: 0, ship: null, extra: false, lapsed: false };
  const board: Board = { view, seat, owner: new Map(owners(view)), gain };
  if (key === null) sail(board, cardOf(card).number);
  else place(board, cellOf(key), cardOf(card), sails);
  lapse(board, card);
  return gain;
}

/** The cells on which a card could be placed now. */
export function cellsFor(view: MillefioriView, card: string): string[] {
  const { kind } = cardOf(card);
  const area = areaOf(kind);
  const filled = owners(view);
  const free = data.cells.filter((cell) => cell.area === area && !filled.has(cell.key));
  if (area === "residences") return free.slice(0, 1).map(({ key }) => key);
  if (area === "nobles" || area === "commoners") return free.filter((cell) => cell.supports?.every((key) => filled.has(key)) ?? true).map(({ key }) => key);
  return free.filter(({ symbol }) => symbol === kind).map(({ key }) => key);
}
