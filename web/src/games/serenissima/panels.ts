// The view of Serenissima as panels, until it has its own board.

import { income, incomeOf, strength } from "./sea";
import { activeGalley, cubes, data, GOODS, seen, setupFor, type Galley, type SerenissimaView } from "./view";
import { dogeName, goodName, nouns, placeName } from "./words/names";
import { describe } from "./words/public";
import type { People } from "../face";
import type { Bit, Panel, Row, Value } from "../generic/panel";
import { times, upper } from "../generic/text";
import type { Legal, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  wheel: "The wheel: galleys in the order of their turns",
  doge: "Doge",
  active: "The acting galley",
  number: "Number",
  place: "Place",
  crew: "Sailors",
  cargo: "Cargo",
  moves: "Moves left",
  strength: "Strength",
  numbers: "Free numbers",
  ports: "Ports",
  portHeads: ["Port", "Owner", "Makes", "Stores", "Pays", "Income", "At sea", "Neighbours"],
  closed: "closed",
  neutral: "neutral",
  full: "full",
  sea: "sea",
  galleys: "Galleys",
  galleyHeads: ["Galley", "Place", "Sailors", "Cargo"],
  players: "Players",
  heads: ["Player", "Ducats"],
  glyphHeads: { sailor: "Sailors in reserve", galley: "Galleys", ports: "Ports" } as Record<string, string>,
  income: "Income",
  time: "Time and supply",
  track: "Time",
  trackOf: (now: number, end: number, scorings: string) => `${now} of ${end}, scorings at ${scorings}`,
  supply: "Goods in supply",
  buildings: "Forts, basilicas left",
  cards: "Doge cards to come",
  discarded: "Doge cards discarded",
  none: "none",
};

const ru: typeof en = {
  wheel: "Колесо: галеры по порядку ходов",
  doge: "Дож",
  active: "Ходит галера",
  number: "Номер",
  place: "Место",
  crew: "Моряки",
  cargo: "Груз",
  moves: "Осталось перемещений",
  strength: "Военная мощь",
  numbers: "Свободные номера",
  ports: "Порты",
  portHeads: ["Порт", "Владелец", "Товар", "Склад", "Платит", "Прибыль", "В море", "Соседи"],
  closed: "закрыт",
  neutral: "нейтральный",
  full: "полон",
  sea: "море",
  galleys: "Галеры",
  galleyHeads: ["Галера", "Место", "Моряки", "Груз"],
  players: "Игроки",
  heads: ["Игрок", "Дукаты"],
  glyphHeads: { sailor: "Моряки в резерве", galley: "Галеры", ports: "Порты" },
  income: "Прибыль",
  time: "Время и запас",
  track: "Время",
  trackOf: (now, end, scorings) => `${now} из ${end}, подсчёты на ${scorings}`,
  supply: "Товары в запасе",
  buildings: "Осталось фортов, базилик",
  cards: "Карты дожа в колоде",
  discarded: "Карты дожа в сбросе",
  none: "нет",
};

const texts = { en, ru };

interface Scene {
  raw: View;
  view: SerenissimaView;
  people: People;
}

const colour = ({ people }: Scene, seat: Seat): number => people.players[seat]?.colour ?? seat;

const good = (key: string, count = 1): Bit => ({
  text: count === 1 ? "" : `×${count}`, glyph: key, ink: `--mi-${key}`, label: times(goodName(key), count),
});

const cargo = (galley: Galley): Value =>
  cubes(galley.cargo) === 0 ? { text: "—", tone: "faint" } : GOODS.flatMap((key) => (galley.cargo[key] ? [good(key, galley.cargo[key])] : []));

const galleyBit = (scene: Scene, number: number): Bit => {
  const galley = scene.view.galleys[String(number)];
  const element = `galley:${number}`;
  return {
    text: String(number), element, label: describe(scene.raw, scene.people, element),
    ...(galley === undefined ? {} : { whose: colour(scene, galley.owner) }),
  };
};

const numbered = (view: SerenissimaView): [number, Galley][] => Object.entries(view.galleys).map(([number, galley]) => [Number(number), galley]);

function wheel(scene: Scene): Panel {
  const t = now(texts);
  const tags: Bit[] = numbered(scene.view).map(([number, galley]) => ({
    text: String(number),
    whose: colour(scene, galley.owner),
    label: describe(scene.raw, scene.people, `galley:${number}`),
    ...(number === scene.view.wheel ? { tone: "strong" as const, text: `▸ ${number}` } : {}),
  }));
  const atDoge = scene.view.wheel === 0 && scene.view.round > 0 && scene.view.phase !== "over";
  return { key: "wheel", title: t.wheel, tags: [...tags, { text: atDoge ? `▸ ${t.doge}` : t.doge, glyph: "doge" }], wide: true };
}

function acting(scene: Scene): Panel[] {
  const galley = activeGalley(scene.view);
  if (galley === null || scene.view.wheel === 0) return [];
  const t = now(texts);
  const rows: Row[] = [
    { label: t.number, value: { text: String(galley.number), whose: colour(scene, galley.owner), tone: "strong" } },
    { label: t.place, value: placeName(galley.zone) },
    { label: t.crew, value: galley.sailors },
    { label: t.cargo, value: cargo(galley) },
  ];
  if (scene.view.origin !== null)
    rows.push(
      { label: t.moves, value: Math.max(0, galley.sailors - scene.view.moved) }, { label: t.strength, value: strength(scene.view, galley) },
    );
  return [{ key: "acting", title: t.active, rows }];
}

/** Numbers to choose from, while that is asked. */
function numbers(legal: Legal[]): Panel[] {
  const free = legal.filter(({ kind }) => kind === "number").map((action) => Number(action["galley"]));
  if (free.length === 0) return [];
  return [{
    key: "numbers", title: now(texts).numbers,
    tags: free.map((number): Bit => ({ text: String(number), glyph: "galley", element: `number:${number}` })),
  }];
}

function ports(scene: Scene): Panel {
  const { view, raw, people } = scene;
  const t = now(texts);
  const rows = data.zones.map(({ key, neighbours }): Value[] => {
    const port = view.ports[key];
    const about = data.ports.find((one) => one.key === key);
    const there = numbered(view).filter(([, galley]) => galley.zone === key).map(([number]) => galleyBit(scene, number));
    const atSea: Bit[] = [{ text: "≈", element: `zone:${key}`, label: describe(raw, people, `zone:${key}`) }, ...there];
    const near: Bit = { text: neighbours.map(placeName).join(", "), tone: "faint" };
    if (port === undefined || about === undefined) return [placeName(key), { text: t.sea, tone: "faint" }, "", "", "", "", atSea, near];
    const name: Bit = { text: placeName(key), element: `port:${key}`, label: describe(raw, people, `port:${key}`) };
    if (port.closed) return [name, { text: t.closed, tone: "faint" }, good(about.produces), "", "", "", atSea, near];
    const owner: Bit = port.owner === null ? { text: t.neutral, tone: "faint" } : {
      text: `${port.garrison}`, glyph: "sailor", whose: colour(scene, port.owner),
      label: `${people.name(port.owner)}, ${nouns().sailors(port.garrison)}`,
    };
    const built: Bit[] = [
      port.fort ? { text: "", glyph: "fort", label: nouns().fort } : null,
      port.basilica ? { text: "", glyph: "basilica", label: nouns().basilica } : null,
    ].filter((bit) => bit !== null);
    const next = about.price[port.stored.length];
    const room = `${port.stored.length}/${about.price.length}`;
    return [
      name, [owner, ...built], good(about.produces), [...port.stored.map((stored) => good(stored)), { text: room, tone: "faint" }],
      next ?? t.full, income(view, key), atSea, near,
    ];
  });
  return { key: "ports", title: t.ports, table: { heads: t.portHeads, rows }, wide: true, late: true };
}

function galleys(scene: Scene): Panel {
  const t = now(texts);
  const rows = numbered(scene.view).map(([number, galley]): Value[] => [
    galleyBit(scene, number), placeName(galley.zone), galley.sailors, cargo(galley),
  ]);
  return { key: "galleys", title: t.galleys, table: { heads: t.galleyHeads, rows } };
}

function players(scene: Scene): Panel {
  const t = now(texts);
  const rows = scene.view.players.map((one, seat): Value[] => [
    { text: scene.people.name(seat), whose: colour(scene, seat) },
    { text: String(one.ducats), tone: "strong" },
    one.reserve,
    one.galleys,
    one.ports,
    incomeOf(scene.view, seat),
  ]);
  const glyphs = Object.entries(t.glyphHeads).map(([glyph, label]): Bit => ({ text: "", glyph, label }));
  return { key: "players", title: t.players, table: { heads: [...t.heads, ...glyphs, t.income], rows } };
}

function time({ view }: Scene): Panel {
  const t = now(texts);
  const { track_end, scoring } = setupFor(view.players.length);
  const cards = (counts: Record<string, number>): string =>
    data.doge.flatMap(({ key }) => (counts[key] ? [times(dogeName(key), counts[key])] : [])).join(", ") || t.none;
  return {
    key: "time",
    title: t.time,
    rows: [
      { label: t.track, value: t.trackOf(view.track, track_end, scoring.join(", ")) },
      {
        label: t.supply,
        value: GOODS.map((key): Bit => ({
          text: String(view.supply[key] ?? 0), glyph: key, ink: `--mi-${key}`, label: `${upper(goodName(key))}: ${view.supply[key] ?? 0}`,
        })),
      },
      { label: t.buildings, value: `${view.forts_left}, ${view.basilicas_left}` },
      { label: t.cards, value: cards(view.doge_pile_left) },
      { label: t.discarded, value: cards(view.doge_discard) },
    ],
  };
}

/** `legal` names the numbers to choose from. */
export function panels(raw: View, people: People, legal: Legal[]): Panel[] {
  const scene: Scene = { raw, view: seen(raw), people };
  return [wheel(scene), ports(scene), ...numbers(legal), ...acting(scene), galleys(scene), players(scene), time(scene)];
}

