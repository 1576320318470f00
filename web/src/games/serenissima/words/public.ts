// What everybody may know in short: progress, strips, the sum of the sea, names of elements.

import { income, incomeOf } from "../sea";
import { galleysOf, hidesMoney, portData, productOf, seen, setupFor, type SerenissimaView } from "../view";
import { deckName } from "./deck";
import { crewAndCargo, goodName, nouns, placeName, whereName } from "./names";
import type { ElementId, People, StripInfo } from "../../face";
import { kindOf, upper, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  setup: "setting up",
  progress: (round: number, time: number, end: number) => `round ${round}, time ${time} of ${end}`,
  over: "the game is over",
  galleys: "Galleys",
  ports: "Ports",
  reserve: "Sailors in reserve",
  income: "Income at a scoring now",
  summary: (galleys: string, owned: number) => `The sea of Serenissima: ${galleys} in play, ${owned} ports have an owner.`,
  port: (name: string, good: string) => `${name}, produces ${good}`,
  neutral: "neutral",
  closed: "closed",
  held: (who: string, sailors: string) => `${who}, ${sailors}`,
  stores: (goods: string) => `stores ${goods}`,
  slots: (filled: number, of: number) => `${filled} of ${of} slots filled`,
  next: (ducats: number) => `, the next cube brings ${ducats}`,
  pays: (ducats: number) => `pays ${ducats} at a scoring`,
  zone: (name: string) => `The sea at ${name}`,
  galley: (number: number, who: string, place: string, aboard: string) => `Galley ${number} of ${who} ${place}: ${aboard}`,
  number: (number: number) => `Galley number ${number}`,
};

const ru: typeof en = {
  setup: "подготовка",
  progress: (round, time, end) => `раунд ${round}, время ${time} из ${end}`,
  over: "партия окончена",
  galleys: "Галеры",
  ports: "Порты",
  reserve: "Моряки в резерве",
  income: "Прибыль, если бы подсчёт был сейчас",
  summary: (galleys, owned) => `Море «Serenissima»: в игре ${galleys}, портов с владельцами ${owned}.`,
  port: (name, good) => `${name}, производит: ${good}`,
  neutral: "нейтральный",
  closed: "закрыт",
  held: (who, sailors) => `${who}, ${sailors}`,
  stores: (goods) => `на складе: ${goods}`,
  slots: (filled, of) => `занято клеток ${filled} из ${of}`,
  next: (ducats) => `, следующий кубик принесёт ${ducats}`,
  pays: (ducats) => `при подсчёте платит ${ducats}`,
  zone: (name) => `Море у порта ${name}`,
  galley: (number, who, place, aboard) => `Галера ${number} (${who}), ${place}: ${aboard}`,
  number: (number) => `Номер галеры ${number}`,
};

const texts = { en, ru };

export function progress(raw: View): string {
  const view = seen(raw);
  const t = now(texts);
  if (view.phase === "over") return t.over;
  return view.round === 0 ? t.setup : t.progress(view.round, view.track, setupFor(view.players.length).track_end);
}

export function strip(raw: View, seat: Seat, you: Seat | null): StripInfo {
  const view = seen(raw);
  const player = view.players[seat];
  const t = now(texts);
  if (player === undefined) return { points: 0, holdings: [] };
  return {
    points: hidesMoney(view, you, seat) ? null : player.ducats,
    holdings: [
      { glyph: "galley", count: galleysOf(view, seat).length, name: t.galleys },
      { glyph: "ports", count: player.ports, name: t.ports },
      { glyph: "sailor", count: player.reserve, name: t.reserve },
      { glyph: "storage", count: incomeOf(view, seat), name: t.income },
    ],
  };
}

export function summary(raw: View): string {
  const view = seen(raw);
  const owned = Object.values(view.ports).filter(({ owner }) => owner !== null).length;
  return now(texts).summary(nouns().galleys(Object.keys(view.galleys).length), owned);
}

/** The warehouse of an open port: slots, what the next cube brings whoever looks, what a scoring pays the owner. */
function warehouse(view: SerenissimaView, key: string, you: Seat | null): string[] {
  const t = now(texts);
  const { owner, stored } = view.ports[key]!;
  const prices = portData(key)?.price ?? [];
  const next = prices[stored.length];
  const own = owner !== null && owner === you;
  return [t.slots(stored.length, prices.length) + (next === undefined || own ? "" : t.next(next)), ...(owner === null ? [] : [t.pays(income(view, key))])];
}

export function describe(raw: View, people: People, element: ElementId): string {
  const view = seen(raw);
  const t = now(texts);
  const name = which(element);
  switch (kindOf(element)) {
    case "port": {
      const port = view.ports[name];
      if (port === undefined) return placeName(name);
      const state = port.closed ? t.closed : port.owner === null ? t.neutral : t.held(people.name(port.owner), nouns().sailors(port.garrison));
      const stored = port.stored.length === 0 ? [] : [t.stores(port.stored.map(goodName).join(", "))];
      const built = [port.fort ? nouns().fort : "", port.basilica ? nouns().basilica : ""].filter(Boolean);
      const slots = port.closed ? [] : warehouse(view, name, people.you);
      return [t.port(placeName(name), goodName(productOf(view.ports, name) ?? "")), state, ...stored, ...slots, ...built].join("; ");
    }
    case "zone":
      return portData(name) === undefined ? placeName(name) : t.zone(placeName(name));
    case "galley": {
      const galley = view.galleys[name];
      if (galley === undefined) return upper(nouns().galley(Number(name)));
      return t.galley(Number(name), people.name(galley.owner), whereName(galley.zone), crewAndCargo(galley));
    }
    case "number":
      return t.number(Number(name));
    default:
      return deckName(element);
  }
}
