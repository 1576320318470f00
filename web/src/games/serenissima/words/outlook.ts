// What follows a decision that is previewed: what a stored cube will pay, and a turn that ends because nothing can be bought.

import { canBuy } from "../mat/shop";
import { fills, storesUp } from "../sea";
import { portData, seen, type SerenissimaView } from "../view";
import { nouns, placeName } from "./names";
import { tell } from "./tell";
import type { Line, People } from "../../face";
import { seatOf, text } from "../../generic/story";
import type { GameEvent, View } from "@/line/protocol";
import { now } from "@/text/words.svelte";

const en = {
  pays: (port: string, before: number, after: string) => `At each scoring ${port} then pays ${after} instead of ${before}.`,
  full: (port: string) => `The warehouse of ${port} is full then.`,
  nothing: "Nothing can be bought, so the turn ends.",
  nothingMore: "Nothing more can be bought then, so the turn ends.",
};

const ru: typeof en = {
  pays: (port, before, after) => `При каждом подсчёте порт ${port} заплатит ${after} вместо ${before}.`,
  full: (port) => `Склад порта ${port} будет заполнен.`,
  nothing: "Купить ничего нельзя, поэтому ход закончится.",
  nothingMore: "Больше ничего купить будет нельзя, поэтому ход закончится.",
};

/** What the cubes brought into a port of one's own will pay. */
function stored(events: readonly GameEvent[], after: SerenissimaView): Line[] {
  const t = now({ en, ru });
  const sales = events.filter((event) => event.type === "sold" && after.ports[text(event, "port")]?.owner === seatOf(event));
  return [...new Set(sales.map((event) => text(event, "port")))].flatMap((port) => {
    const seat = after.ports[port]!.owner;
    const cubes = sales.filter((event) => text(event, "port") === port).length;
    const pays = portData(port)?.income[after.ports[port]!.stored.length] ?? 0;
    const before = pays + storesUp(after, port, -cubes);
    return [{ seat, text: t.pays(placeName(port), before, nouns().ducats(pays)) }, ...(fills(after, port, 0) ? [{ seat, text: t.full(placeName(port)) }] : [])];
  });
}

/** An investment in which nothing can be bought is over. */
function over(events: readonly GameEvent[], after: SerenissimaView): Line[] {
  const t = now({ en, ru });
  const seat = after.decider;
  const bought = events.some(({ type }) => type === "hired" || type === "built" || type === "bought");
  const begun = events.some(({ type }) => type === "invested");
  if (seat === null || after.phase !== "invest" || !(bought || begun) || canBuy(after, seat)) return [];
  return [{ seat, text: begun ? t.nothing : t.nothingMore }];
}

export function outlook(events: GameEvent[], raw: View, people: People): Line[] {
  const after = seen(raw);
  const more = [...stored(events, after), ...over(events, after)];
  return more.length === 0 ? [] : [...tell(events, people, raw), ...more];
}
