// Everything that may be done, in words, with what it would bring.

import { asArranged, nativeOf } from "../board/arranging";
import { castleCell, domainOf, frontier, joined, layoutOf, neighbours, worth } from "../domain";
import { colourOf, endsRound, givenUp, plain, ROUNDS, seen, type Colour, type Counts, type TuscanyView } from "../view";
import { gainText, nameOn } from "./gain";
import { bonusName, cardsText, colourName, itemName, layoutName, nouns } from "./names";
import { cellPlace, slotPlace } from "./places";
import type { Option } from "../../face";
import { times, upper } from "../../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  layouts: (points: string) => `All areas together: ${points}`,
  layout: (boards: string, castle: string, around: string) => `${boards}; castle on ${castle} beside ${around}`,
  bonusTiles: "Bonus tiles",
  bonus: (name: string, effect: string, left: number) => `${name}: ${effect} (${left} left)`,
  effects: {
    card: "with every draw",
    storage: "and 2 green points at once",
    marble: "for every quarry",
    worker: "for every village",
    yield: "for every cart",
  } as Record<string, string>,
  draw: "Draw region cards",
  draws: "Draw",
  take: "Take a tile",
  takeFull: "Take a tile and give up a stored one",
  which: (name: string, place: string) => `${name} (${place})`,
  noCell: "no cell for it now",
  givesUp: (item: string) => `the stored ${item} is given up for it`,
  endsRound: (round: number) => `round ${round} is scored after this lap`,
  endsLast: (round: number) => `round ${round} ends with this lap`,
  clear: "Take, after clearing a colour",
  clears: (colour: string, tiles: number) => `Clear all ${colour} tiles (${tiles})`,
  place: (item: string) => `Place: ${item}`,
  onCell: (what: string, place: string, result: string) => `${what}${place && `, ${place}`}: ${result}`,
  giveUp: "Give up",
  gives: (item: string) => `Give up: ${item}`,
  second: (label: string, nth: number) => `${label} (${nth})`,
  pays: ["With cards only", "With a worker", "With two workers"],
  castleNone: "Place nothing",
  castleNothing: "Without the castle’s tile",
  turn: "The turn",
  end: "End the turn",
  marble: "Spend a marble for another action",
  verbs: {
    layout: "Join them so",
    bonus: "Choose it",
    draw: "Draw",
    take: "Take it",
    refresh: "Clear it",
    place: "Place it",
    discard: "Give it up",
    pay: "Pay so",
    castle: "Place it here",
    no_castle: "Place nothing",
    end: "End the turn",
    marble: "Spend a marble",
  } as Record<string, string>,
};

const ru: typeof en = {
  layouts: (points) => `Все зоны вместе: ${points}`,
  layout: (boards, castle, around) => `${boards}; стартовый замок на ${castle}, рядом ${around}`,
  bonusTiles: "Жетоны бонуса",
  bonus: (name, effect, left) => `${name} ${effect} (осталось ${left})`,
  effects: {
    card: "при каждом взятии карт",
    storage: "и сразу 2 зелёных очка",
    marble: "за каждый карьер",
    worker: "за каждую деревню",
    yield: "за каждую повозку",
  },
  draw: "Взять карты области",
  draws: "Карты",
  take: "Взять тайл",
  takeFull: "Взять тайл, убрав что-то со склада",
  which: (name, place) => `${name} (${place})`,
  noCell: "сейчас некуда выложить",
  givesUp: (item) => `взамен со склада уходит ${item}`,
  endsRound: (round) => `после этого круга подсчёт раунда ${round}`,
  endsLast: (round) => `с этим кругом раунд ${round} окончен`,
  clear: "Взять, сначала убрав цвет",
  clears: (colour, tiles) => `Убрать все тайлы «${colour}» (${tiles})`,
  place: (item) => `Выложить: ${item}`,
  onCell: (what, place, result) => `${what}${place && `, ${place}`}: ${result}`,
  giveUp: "Убрать со склада",
  gives: (item) => `Убрать: ${item}`,
  second: (label, nth) => `${label} (${nth})`,
  pays: ["Только картами", "С одним работником", "С двумя работниками"],
  castleNone: "Ничего не выкладывать",
  castleNothing: "Без тайла крепости",
  turn: "Ход",
  end: "Закончить ход",
  marble: "Потратить мрамор на ещё одно действие",
  verbs: {
    layout: "Соединить так",
    bonus: "Выбрать",
    draw: "Взять карты",
    take: "Взять",
    refresh: "Убрать",
    place: "Выложить",
    discard: "Убрать",
    pay: "Заплатить",
    castle: "Выложить",
    no_castle: "Не выкладывать",
    end: "Закончить ход",
    marble: "Потратить мрамор",
  },
};

const texts = { en, ru };

/** Layouts, the most area points first, then those with the most room around the castle. */
function layouts(view: TuscanyView, seat: Seat, legal: Legal[]): Option[] {
  const t = now(texts);
  const boards = view.players[seat]?.boards ?? [];
  const known = new Map<string, ReturnType<typeof joined>>();
  const described = legal.map((action) => {
    const layout = String(action["layout"]);
    const cells = known.get(layout) ?? joined(boards, layoutOf(layout));
    known.set(layout, cells);
    const start = castleCell(cells, Number(action["castle"]));
    const around: Counts = {};
    for (const { colour } of neighbours(cells, start)) around[colour] = (around[colour] ?? 0) + 1;
    return { action, layout, start, points: worth(cells, start), around };
  });
  const room = (around: Counts) => Object.values(around).reduce((sum, count) => sum + count, 0);
  described.sort((a, b) => b.points - a.points || room(b.around) - room(a.around));
  return described.map(({ action, layout, start, points, around }) => ({
    legal: action,
    lead: null,
    // The boards are a target too, so that a castle cell stands for its layout alone.
    targets: [`start:${nativeOf(layoutOf(layout), start)}`, `joined:${layout}`],
    // As it is being arranged, which may be the other way round.
    get label() {
      return t.layout(layoutName(asArranged(boards, layout)), nativeOf(layoutOf(layout), start).charAt(0), cardsText(around));
    },
    verb: t.verbs["layout"]!,
    group: t.layouts(nouns().green(points)),
  }));
}

/** What is paid, as cards by colour and workers. */
function payment(units: string[], colour: Colour): { cards: Counts; workers: number } {
  const cards: Counts = {};
  let workers = 0;
  for (const unit of units) {
    if (unit === "worker") ++workers;
    else if (unit === "own") cards[colour] = (cards[colour] ?? 0) + 1;
    else cards[unit] = (cards[unit] ?? 0) + 2;
  }
  return { cards, workers };
}

/** Payments, the fewest cards first; a worker counts as two. */
function payments(view: TuscanyView, seat: Seat, legal: Legal[]): Option[] {
  const t = now(texts);
  const own = view.players[seat];
  const colour = (own && domainOf(own)?.cells[view.placing?.cell ?? 0]?.colour) ?? "castle";
  const count = (cards: Counts) => Object.values(cards).reduce((sum, cards) => sum + cards, 0);
  const paid = legal.map((action) => ({ action, ...payment(action["units"] as string[], colour) }));
  paid.sort((a, b) => a.workers - b.workers || count(a.cards) - count(b.cards));
  return paid.map(({ action, cards, workers }) => ({
    legal: action,
    lead: null,
    targets: (action["units"] as string[]).map((unit) => (unit === "worker" ? "worker" : `hand:${unit === "own" ? colour : unit}`)),
    label: upper([cardsText(cards), workers > 0 ? times(nouns().worker, workers) : ""].filter(Boolean).join(" + ")),
    verb: t.verbs["pay"]!,
    group: t.pays[workers] ?? "",
  }));
}

const ofColour = (view: TuscanyView, colour: string): number => view.display.filter((tile) => tile !== null && colourOf(tile) === colour).length;

export function options(raw: View, seat: Seat, legal: Legal[]): Option[] {
  const view = seen(raw);
  const t = now(texts);
  if (view.phase === "layout") return layouts(view, seat, legal);
  if (view.phase === "pay") return payments(view, seat, legal);
  const own = view.players[seat];
  const domain = (own && domainOf(own)) ?? { cells: [], covered: new Set<number>() };
  const open = new Set(frontier(domain).map(({ colour }) => colour));
  const full = own !== undefined && own.storage.length >= own.capacity;
  /** What comes of refilling the display with a tile of one's own. */
  const refill = endsRound(view, seat) ? [(view.round < ROUNDS ? t.endsRound : t.endsLast)(view.round)] : [];
  /** A tile of the display; with its place where another is alike but for the mark of the neutral ones. */
  const openTile = (slot: number): string => {
    const here = view.display[slot] ?? "";
    const tile = plain(here);
    const alike = view.display.some((other) => other !== null && other !== here && plain(other) === tile);
    return alike ? t.which(upper(itemName(tile)), slotPlace(slot)) : upper(itemName(tile));
  };
  /** Where a cell is, if the same could be placed on another cell of its colour. */
  const place = (action: Legal): string => {
    const colour = domain.cells[Number(action["cell"])]?.colour;
    const same = (other: Legal) => other.kind === action.kind && other["item"] === action["item"] && other["slot"] === action["slot"];
    const alike = legal.filter((other) => same(other) && domain.cells[Number(other["cell"])]?.colour === colour);
    return alike.length > 1 ? cellPlace(domain.cells, Number(action["cell"])) : "";
  };
  const option = (action: Legal, group: string, label: string, targets: string[] = [], lead: string | null = null): Option => ({
    legal: action,
    lead,
    targets,
    label,
    verb: t.verbs[action.kind] ?? "",
    group,
  });
  const made = legal.map((action): Option => {
    const slot = Number(action["slot"] ?? 0);
    const cell = Number(action["cell"] ?? 0);
    const tile = view.display[slot] ?? "";
    const item = own?.storage[Number(action["item"] ?? 0)] ?? "";
    switch (action.kind) {
      case "bonus": {
        const bonus = String(action["bonus"]);
        return option(action, t.bonusTiles, t.bonus(bonusName(bonus), t.effects[bonus] ?? "", view.bonus_pile[bonus] ?? 0), [`bonus:${bonus}`]);
      }
      case "draw":
        return option(action, t.draws, t.draw, ["deck:region"]);
      case "take": {
        const colour = colourOf(tile);
        const gone = own === undefined ? null : givenUp(own);
        const notes = [...(colour === null || open.has(colour) ? [] : [t.noCell]), ...(gone === null ? [] : [t.givesUp(itemName(gone))]), ...refill];
        const label = [openTile(slot), notes.join("; ")].filter(Boolean).join(": ");
        return { ...option(action, full ? t.takeFull : t.take, label, [`slot:${slot}`]), sort: `take ${tile}` };
      }
      case "refresh": {
        const colour = String(action["colour"]);
        return option(action, t.clear, t.clears(colourName(colour), ofColour(view, colour)), [`clear:${colour}`]);
      }
      case "place":
        return option(
          action,
          t.place(itemName(item)),
          t.onCell(nameOn(item, domain, cell), place(action), gainText(raw, seat, domain, item, cell, true)),
          [`hex:${cell}:${seat}`],
          `storage:${String(action["item"])}`,
        );
      case "discard":
        return option(action, t.giveUp, t.gives(itemName(item)), [`storage:${String(action["item"])}`]);
      case "castle":
        return {
          ...option(
            action,
            t.place(itemName(plain(tile))),
            t.onCell(openTile(slot), place(action), [gainText(raw, seat, domain, tile, cell, false), ...refill].join("; ")),
            [`hex:${cell}:${seat}`],
            `slot:${slot}`,
          ),
          sort: `castle ${cell} ${tile}`,
        };
      case "no_castle":
        return { ...option(action, t.castleNothing, t.castleNone, ["castle:none"]), plain: true };
      case "marble":
        return option(action, t.turn, t.marble, ["marble"]);
      default:
        return { ...option(action, t.turn, t.end, ["turn:end"]), plain: true };
    }
  });
  // Equal stored items look alike; the second of them says so.
  const count = new Map<string, number>();
  for (const one of made) {
    if (one.sort !== undefined) continue;
    const nth = (count.get(one.label) ?? 0) + 1;
    count.set(one.label, nth);
    if (nth > 1) one.label = t.second(one.label, nth);
  }
  return made;
}
