// The view of The Castles of Tuscany as panels, until it has its own board.

import { areaOf, castleCell, domainOf, frontier, joined, layoutOf, type Cell } from "./domain";
import { COLOURS, colourOf, data, seen, STACK, total, type Colour, type Item, type PlayerView, type TuscanyView } from "./view";
import { bonusName, cardsText, colourName, itemName, layoutSigns, nouns } from "./words/names";
import { shownColours } from "./words/options";
import { describe } from "./words/public";
import type { People } from "../face";
import type { Bit, Grid, Panel, Row, Spot, Value } from "../generic/panel";
import { times, upper } from "../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  display: "Open tiles",
  displayNote: "Five of one colour leave the display.",
  hand: "Your cards and colours",
  handNote: "Bonus: for the first and the second who covers all cells of the colour.",
  handHeads: ["Colour", "Cards", "Covered", "Bonus"],
  spectator: "Colours",
  storage: "Your storage",
  free: "free",
  domain: "Your domain",
  domainNote: "Cells with a number are free; a thick edge marks where a tile could go now.",
  domainOf: (name: string) => `Domain of ${name}`,
  chosen: "Your domain, joined as chosen",
  board: (letter: string) => `Board ${letter}`,
  layoutNote: "Choose a layout from the list to see the domain here.",
  players: "Players",
  heads: ["Player", "Red", "Green"],
  glyphHeads: { hex: "Own tiles used", card: "Cards in hand", worker: "Workers", marble: "Marble" } as Record<string, string>,
  things: "Storage and bonus tiles",
  nothing: "nothing yet",
  bonusPile: "Bonus tiles left",
  piles: "Piles",
  region: "Region deck, discarded",
  yields: "Yield deck, discarded",
  neutral: "Neutral tiles, put aside",
  stacks: "Still in your stacks",
  clear: "Colours to clear",
  castle: "castle",
};

const ru: typeof en = {
  display: "Открытые тайлы",
  displayNote: "Пять тайлов одного цвета убирают.",
  hand: "Ваши карты и цвета",
  handNote: "Бонус — первому и второму, кто займёт все ячейки цвета.",
  handHeads: ["Цвет", "Карты", "Занято", "Бонус"],
  spectator: "Цвета",
  storage: "Ваш склад",
  free: "свободно",
  domain: "Ваши владения",
  domainNote: "Ячейки с номером свободны; толстый край — сюда сейчас можно положить тайл.",
  domainOf: (name) => `Владения: ${name}`,
  chosen: "Ваши владения при выбранном соединении",
  board: (letter) => `Планшет ${letter}`,
  layoutNote: "Выберите способ в списке, и владения будут показаны здесь.",
  players: "Игроки",
  heads: ["Игрок", "Кр.", "Зел."],
  glyphHeads: { hex: "Открыто своих тайлов", card: "Карты на руке", worker: "Работники", marble: "Мрамор" },
  things: "Склады и тайлы бонуса",
  nothing: "пока ничего",
  bonusPile: "Оставшиеся тайлы бонуса",
  piles: "Запасы",
  region: "Колода карт областей, сброс",
  yields: "Колода карт бонусов, сброс",
  neutral: "Нейтральные тайлы, отложено",
  stacks: "Ещё в ваших стопках",
  clear: "Цвета, которые можно убрать",
  castle: "замок",
};

const texts = { en, ru };

interface Scene {
  raw: View;
  view: TuscanyView;
  people: People;
}

const GLYPHS: Record<string, string> = { vineyard: "vine", pigs: "pigs", olives: "olives", wheat: "wheat" };

const glyphOf = (item: Item): string => colourOf(item) ?? "hex";

const thing = (item: Item, element?: string): Bit => ({
  text: upper(itemName(item)),
  glyph: glyphOf(item),
  ...(element === undefined ? {} : { element }),
});

function displayPanel({ raw, view, people }: Scene): Panel {
  const t = now(texts);
  const tags = view.display.map((tile, slot): Bit => {
    const element = `slot:${slot}`;
    const text = `${slot + 1} · ${tile === null ? "—" : upper(itemName(tile))}`;
    return { text, element, label: describe(raw, people, element), ...(tile === null ? {} : { glyph: glyphOf(tile) }) };
  });
  return { key: "display", title: t.display, note: t.displayNote, tags };
}

function colours({ view, people }: Scene): Panel {
  const t = now(texts);
  const own = people.you === null ? undefined : view.players[people.you];
  const rows = COLOURS.map((colour): Value[] => {
    const [first, second] = data.colour_bonus[colour];
    const side = view.colour_bonus[colour];
    const bonus = side === "I" ? `${first} · ${second}` : side === "II" ? second : "—";
    const name: Bit = { text: upper(colourName(colour)), glyph: colour };
    if (own === undefined) return [name, data.domain_cells[colour], bonus];
    const domain = domainOf(own);
    const covered = domain?.cells.filter((cell) => cell.colour === colour && domain.covered.has(cell.id)).length ?? 0;
    const cards = own.hand?.[colour] ?? 0;
    return [name, { text: String(cards), tone: cards > 0 ? "strong" : "faint" }, `${covered}/${data.domain_cells[colour]}`, bonus];
  });
  const heads = own === undefined ? [t.handHeads[0]!, t.handHeads[2]!, t.handHeads[3]!] : t.handHeads;
  return { key: "colours", title: own === undefined ? t.spectator : t.hand, note: t.handNote, table: { heads, rows } };
}

function storage({ view, people, raw }: Scene): Panel[] {
  const own = people.you === null ? undefined : view.players[people.you];
  if (own === undefined || view.phase === "layout") return [];
  const t = now(texts);
  const tags = Array.from({ length: own.capacity }, (_, i): Bit => {
    const item = own.storage[i];
    if (item === undefined) return { text: t.free, tone: "faint" };
    return { ...thing(item, `storage:${i}`), label: describe(raw, people, `storage:${i}`) };
  });
  const left = Object.entries(own.queue_left).map(([item, count]) => times(itemName(item), count)).join(", ");
  return [{ key: "storage", title: t.storage, tags, ...(left === "" ? {} : { rows: [{ label: t.stacks, value: left }] }) }];
}

/** A domain or a board of it: columns side by side, rows in half cells. */
function grid(cells: readonly Cell[], spot: (cell: Cell) => Partial<Spot> & { text: string }): Grid {
  const columns = cells.map(({ column }) => column);
  const rows = cells.map(({ row }) => row);
  const [left, right, top] = [Math.min(...columns), Math.max(...columns), Math.min(...rows)];
  return {
    columns: right - left + 1,
    wide: 1,
    high: 2,
    spots: cells.map((cell) => ({ column: cell.column - left, row: cell.row - top, ...spot(cell) })),
  };
}

const farms = (item: Item): string => (item.split(" ")[1] ?? "").split("+").map((farm) => GLYPHS[farm] ?? "").filter(Boolean)[0] ?? "field";

function domainPanel(scene: Scene, seat: Seat): Panel[] {
  const player = scene.view.players[seat];
  const domain = player && domainOf(player);
  if (player === undefined || domain == null) return [];
  const t = now(texts);
  const mine = seat === scene.people.you;
  const near = new Set(mine ? frontier(domain).map(({ id }) => id) : []);
  const spot = (cell: Cell): Partial<Spot> & { text: string } => {
    const item = player.domain[String(cell.id)];
    const element = `hex:${cell.id}:${seat}`;
    const label = describe(scene.raw, scene.people, element);
    if (item === undefined)
      return {
        text: String(cell.id), glyph: cell.colour, ground: `--tu-${cell.colour}-tint`, ink: "--ink2", element, label,
        ...(near.has(cell.id) ? { edge: true } : {}),
      };
    const glyph = item === "hex" ? "hex" : item.startsWith("field") ? farms(item) : cell.colour;
    return { text: "", glyph, ground: `--tu-${cell.colour}`, ink: `--tu-${cell.colour}-on`, on: `--tu-${cell.colour}-on`, element, label };
  };
  return [{
    key: `domain${seat}`,
    title: mine ? t.domain : t.domainOf(scene.people.name(seat)),
    ...(mine ? { note: t.domainNote } : {}),
    grid: grid(domain.cells, spot),
  }];
}

/** While layouts are chosen: the boards, or the domain as the chosen layout would join them. */
function boardsPanel({ view, people }: Scene, chosen: Legal | null): Panel[] {
  const boards = people.you === null ? undefined : view.players[people.you]?.boards;
  if (boards === undefined) return [];
  const t = now(texts);
  const plainSpot = (cell: Cell, text: string): Partial<Spot> & { text: string } => ({
    text, glyph: cell.colour, ground: `--tu-${cell.colour}-tint`, label: upper(colourName(cell.colour)),
  });
  if (chosen?.kind === "layout") {
    const layout = String(chosen["layout"]);
    const cells = joined(boards, layoutOf(layout));
    const start = castleCell(cells, Number(chosen["castle"]));
    const areas = cells.map(({ id }) => areaOf(cells, id).length);
    const spot = (cell: Cell): Partial<Spot> & { text: string } => {
      if (cell.id === start) {
        const label = `${nouns().cell(cell.id)}, ${t.castle}`;
        return { text: t.castle, glyph: "castle", ground: "--tu-castle", ink: "--tu-castle-on", on: "--tu-castle-on", label };
      }
      const size = areas[cell.id] ?? 1;
      return plainSpot(cell, size > 1 ? `×${size}` : "");
    };
    return [{ key: "joined", title: `${t.chosen}: ${layoutSigns(layout)}`, grid: grid(cells, spot) }];
  }
  const cells = joined(boards, layoutOf("A B C ++"));
  return boards.map((board, position): Panel => ({
    key: board,
    title: t.board(board.charAt(0)),
    ...(position === 0 ? { note: t.layoutNote } : {}),
    grid: grid(cells.slice(10 * position, 10 * position + 10), (cell) => plainSpot(cell, "")),
  }));
}

function players({ view, people }: Scene): Panel {
  const t = now(texts);
  const rows = view.players.map((one, seat): Value[] => [
    { text: people.name(seat), whose: people.players[seat]?.colour ?? seat },
    { text: String(one.red), tone: "strong" },
    one.green,
    `${one.used}/${STACK * view.round}`,
    one.hand_size,
    one.workers,
    one.marble,
  ]);
  const glyphs = Object.entries(t.glyphHeads).map(([glyph, label]): Bit => ({ text: "", glyph, label }));
  return { key: "players", title: t.players, table: { heads: [...t.heads, ...glyphs], rows } };
}

/** What everybody has stored, and the bonus tiles. */
function things({ view, people }: Scene): Panel {
  const t = now(texts);
  const rows = view.players.map((one: PlayerView, seat): Row => {
    const stored: Bit[] = one.storage.map((item) => thing(item));
    const bonus: Bit[] = Object.entries(one.bonus).filter(([, count]) => count > 0).map(([key, count]) => ({ text: times(bonusName(key), count) }));
    const value = [...stored, ...bonus];
    return {
      label: { text: people.name(seat), whose: people.players[seat]?.colour ?? seat },
      value: value.length === 0 ? { text: t.nothing, tone: "faint" } : value,
    };
  });
  return { key: "things", title: t.things, rows };
}

function bonusPile({ view }: Scene): Panel {
  const tags = data.bonus_tiles.map(({ key }): Bit => {
    const left = view.bonus_pile[key] ?? 0;
    return { text: `${bonusName(key)}: ${left}`, element: `bonus:${key}`, ...(left === 0 ? { tone: "faint" } : {}) };
  });
  return { key: "bonus", title: now(texts).bonusPile, tags };
}

function piles({ view }: Scene): Panel {
  const t = now(texts);
  return {
    key: "piles",
    title: t.piles,
    rows: [
      {
        label: t.region,
        value: [
          { text: String(view.deck_size), glyph: "card", element: "deck:region", label: nouns().cards(view.deck_size) },
          { text: cardsText(view.discard) || "—" },
        ],
      },
      { label: t.yields, value: `${view.yield_deck_size}, ${total(view.yield_discard)}` },
      { label: t.neutral, value: `${view.supply_size}, ${total(view.neutral_discard)}` },
    ],
  };
}

/** The colours that could be cleared, while that is asked. */
function clearing({ view }: Scene, legal: boolean): Panel[] {
  if (!legal) return [];
  const tag = (colour: Colour): Bit => ({ text: upper(colourName(colour)), glyph: colour, element: `clear:${colour}` });
  return [{ key: "clear", title: now(texts).clear, tags: shownColours(view).map(tag) }];
}

/** `chosen` is what the list has named; `clears` whether a colour could be cleared. */
export function panels(raw: View, people: People, chosen: Legal | null, clears: boolean): Panel[] {
  const view = seen(raw);
  const scene: Scene = { raw, view, people };
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== people.you);
  return [
    ...(view.phase === "layout" ? boardsPanel(scene, chosen) : []),
    displayPanel(scene),
    ...clearing(scene, clears),
    ...storage(scene),
    ...(people.you === null ? [] : domainPanel(scene, people.you)),
    colours(scene),
    players(scene),
    things(scene),
    bonusPile(scene),
    ...others.flatMap((seat) => domainPanel(scene, seat)),
    piles(scene),
  ];
}
