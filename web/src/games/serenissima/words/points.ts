// Where ducats came from and went: the events name every one.

import { Holdings } from "../holdings";
import { payers } from "../sea";
import { data, seen, setupFor } from "../view";
import { goodName, nouns, payersText, placeName } from "./names";
import type { PointsLine, Told } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import { upper } from "../../generic/text";
import type { GameEvent, Seat, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  start: "Start",
  startWhy: "everybody’s at the beginning",
  kinds: {
    sales: "Sales",
    warehouses: "Warehouses",
    basilicas: "Basilicas",
    wine: "Wine",
    fees: "Loading fees",
    spent: "Spent",
  } as Record<string, string>,
  incomes: { wine: "Doge card: wine", warehouses: "Warehouses", basilicas: "Basilicas" } as Record<string, string>,
  incomeWhy: { wine: "ports with wine", warehouses: "stored goods", basilicas: "own basilicas" } as Record<string, string>,
  sold: (port: string) => `sold in ${port}`,
  fee: "paid by an opponent who loaded in your port",
  loaded: "loaded",
  sailor: "A sailor",
  hired: (where: string) => `hired for ${where}`,
  bought: "bought, with its sailor",
  boughtGarrison: "bought, its sailor from the garrison",
  built: (port: string) => `built in ${port}`,
};

const ru: typeof en = {
  start: "Начало",
  startWhy: "у всех в начале игры",
  kinds: { sales: "Продажи", warehouses: "Склады", basilicas: "Базилики", wine: "Вино", fees: "Сборы за погрузку", spent: "Расходы" },
  incomes: { wine: "Карта дожа: вино", warehouses: "Склады", basilicas: "Базилики" },
  incomeWhy: { wine: "порты с вином", warehouses: "товары на складах", basilicas: "свои базилики" },
  sold: (port) => `продажа, порт ${port}`,
  fee: "за погрузку соперника в вашем порту",
  loaded: "погрузка",
  sailor: "Моряк",
  hired: (where) => `наём, ${where}`,
  bought: "покупка вместе с моряком",
  boughtGarrison: "покупка, моряк из порта",
  built: (port) => `постройка, порт ${port}`,
};

const texts = { en, ru };

type Entry = Omit<PointsLine, "decision">;

/** What an event brings a seat or costs it. */
function entryOf(event: GameEvent, seat: Seat, { ports }: Holdings): Entry | null {
  const t = now(texts);
  const kinds = t.kinds as Record<"sales" | "fees" | "spent", string>;
  const good = upper(goodName(text(event, "good")));
  if (event.type === "loaded" && event["to"] === seat) return { source: good, why: t.fee, points: number(event, "price"), kind: kinds.fees };
  if (seatOf(event) !== seat) return null;
  const spent = (source: string, why: string, cost: number): Entry => ({ source: upper(source), why, points: -cost, kind: kinds.spent });
  switch (event.type) {
    case "sold":
      return { source: good, why: t.sold(placeName(text(event, "port"))), points: number(event, "ducats"), kind: kinds.sales };
    case "income": {
      const reason = text(event, "reason");
      const ducats = number(event, "ducats");
      // Where another game was played on from, what came before is not known.
      const known = payers(ports, seat, reason).reduce((sum, one) => sum + one.ducats, 0) === ducats;
      return {
        source: t.incomes[reason] ?? "",
        why: known ? payersText(ports, seat, reason) : (t.incomeWhy[reason] ?? ""),
        points: ducats,
        kind: t.kinds[reason] ?? "",
      };
    }
    case "loaded":
      return spent(good, t.loaded, number(event, "price"));
    case "hired": {
      const at = event["at"];
      return spent(t.sailor, t.hired(typeof at === "number" ? nouns().galley(at) : placeName(String(at))), data.costs.sailor);
    }
    case "bought":
      return spent(nouns().galley(number(event, "galley")), event["from_garrison"] === true ? t.boughtGarrison : t.bought, number(event, "ducats"));
    case "built": {
      const fort = text(event, "what") === "fort";
      const where = t.built(placeName(text(event, "port")));
      return spent(fort ? nouns().fort : nouns().basilica, where, fort ? data.costs.fort : data.costs.basilica);
    }
    default:
      return null;
  }
}

/** Whether these are the decisions of a game from its beginning, where ports are closed and taken. One that was played on from another begins later. */
function fromStart(told: readonly Told[], first: View | undefined): boolean {
  if (told[0] !== undefined) return told[0].events.some(({ type }) => type === "closed" || type === "took_port");
  return first !== undefined && seen(first).round === 0;
}

/** `first`: the position before all decisions, if it is known. */
export function points(told: Told[], players: number, seat: Seat, first?: View): PointsLine[] {
  const t = now(texts);
  const { ducats } = setupFor(players);
  const lines: PointsLine[] = fromStart(told, first) ? [{ decision: null, source: t.start, why: t.startWhy, points: ducats, kind: t.start }] : [];
  const holdings = new Holdings();
  for (const { decision, events } of told) {
    for (const event of events) {
      holdings.follow(event);
      const entry = entryOf(event, seat, holdings);
      if (entry !== null && entry.points !== 0) lines.push({ decision, ...entry });
    }
  }
  return lines;
}
