// The shop of an investment: what is for sale, where, and why something is not (rules 4.11, 4.12).

import { data, galleysOf, portData, productOf, setupFor, type Good, type SerenissimaView } from "../view";
import { cubes } from "../view";
import { goodName, nouns, placeName } from "../words/names";
import type { Seat } from "@/line/protocol";
import { now } from "@/text/words.svelte";
import { texts } from "./texts";

export type Ware = "sailor" | "galley" | "fort" | "basilica";
export const WARES: readonly Ware[] = ["sailor", "galley", "fort", "basilica"];

const NEEDS: Record<"fort" | "basilica", readonly Good[]> = { fort: ["wood", "stone"], basilica: ["gold", "marble"] };

/** Galleys that a special investment lets one have. */
const SPECIAL_GALLEYS = 2;

export interface Offer {
  ware: Ware;
  price: number;
  /** Why it can't be had; null if it can. */
  why: string | null;
}

/** The goods that a port lacks for a building. */
export function lacking(view: SerenissimaView, port: string, what: "fort" | "basilica"): Good[] {
  const has = new Set<string>([productOf(view.ports, port) ?? "", ...(view.ports[port]?.stored ?? [])]);
  return NEEDS[what].filter((good) => !has.has(good));
}

export function galleyPrice(view: SerenissimaView, seat: Seat): number {
  return data.costs.galley_per_owned * galleysOf(view, seat).length + data.costs.sailor;
}

const ownPorts = (view: SerenissimaView, seat: Seat): string[] =>
  Object.entries(view.ports)
    .filter(([, port]) => port.owner === seat)
    .map(([key]) => key);

/** Whether sailors are hired for galleys just bought alone: in a special investment, unless an option says otherwise. */
export const onlyForNew = (view: SerenissimaView): boolean => view.phase === "special" && view.options?.special_invest_sailors !== "anywhere";

/** Whether a sailor could be hired somewhere, money and reserve apart. */
function roomForSailor(view: SerenissimaView, seat: Seat): boolean {
  const special = onlyForNew(view);
  const galley = Object.entries(view.galleys).some(
    ([number, one]) =>
      one.owner === seat &&
      one.sailors + cubes(one.cargo) < data.limits.galley_slots &&
      (special ? view.bought.includes(Number(number)) : view.ports[one.zone]?.owner === seat),
  );
  return galley || (!special && ownPorts(view, seat).some((port) => view.ports[port]!.garrison < (portData(port)?.price.length ?? 0)));
}

function whyNoSailor(view: SerenissimaView, seat: Seat): string | null {
  const t = now(texts);
  if (view.players[seat]!.reserve === 0) return t.no_reserve;
  if (roomForSailor(view, seat)) return null;
  return !onlyForNew(view) ? t.no_room : view.bought.length === 0 ? t.only_new : t.new_full;
}

/** Whether an option lets the first sailor of a galley come from a garrison. */
export const mansFromGarrison = (view: SerenissimaView): boolean => view.options?.new_galley_crew === "hire_or_garrison";

/** Why a galley can't be paid for and manned. */
function whyNoCrew(view: SerenissimaView, seat: Seat, price: number): string | null {
  const t = now(texts);
  const { ducats, reserve } = view.players[seat]!;
  const spared = mansFromGarrison(view) && ownPorts(view, seat).some((port) => view.ports[port]!.garrison >= 2);
  if (spared && ducats >= price - data.costs.sailor) return null;
  if (reserve > 0 || spared) return ducats < price ? t.no_money(nouns().ducats(ducats)) : null;
  return mansFromGarrison(view) ? t.no_crew : t.no_reserve;
}

function whyNoBuilding(view: SerenissimaView, seat: Seat, what: "fort" | "basilica"): string | null {
  const t = now(texts);
  if (view.phase === "special") return t.only_special;
  if ((what === "fort" ? view.forts_left : view.basilicas_left) === 0) return t.none_left;
  const ports = ownPorts(view, seat);
  const open = ports.filter((port) => !view.ports[port]![what]);
  if (open.some((port) => lacking(view, port, what).length === 0)) return null;
  if (open.length === 0) return ports.length === 1 ? t.stands(placeName(ports[0]!)) : t.standAll;
  // Only the one that comes nearest has room on the card.
  const near = [...open].sort((a, b) => lacking(view, a, what).length - lacking(view, b, what).length)[0]!;
  return t.missing(placeName(near), lacking(view, near, what).map(goodName).join(", "));
}

function whyNot(view: SerenissimaView, seat: Seat, ware: Ware, price: number): string | null {
  const t = now(texts);
  const player = view.players[seat];
  if (player === undefined) return "";
  const poor = player.ducats < price ? t.no_money(nouns().ducats(player.ducats)) : null;
  if (ware === "fort" || ware === "basilica") return whyNoBuilding(view, seat, ware) ?? poor;
  if (ware === "sailor") return whyNoSailor(view, seat) ?? poor;
  const own = galleysOf(view, seat).length;
  if (view.phase === "special" ? own >= SPECIAL_GALLEYS : own >= data.limits.galleys_per_player) return view.phase === "special" ? t.two : t.six(own);
  if (view.phase !== "special" && view.bought.length > 0) return t.bought;
  if (Object.keys(view.galleys).length >= setupFor(view.players.length).galleys) return t.no_numbers;
  return whyNoCrew(view, seat, price);
}

/** What a ware is for, or how many of it may be had. */
export function noteOf(view: SerenissimaView, ware: Ware): string {
  const t = now(texts);
  if (ware === "galley" && view.phase === "special") return t.bonusSpecial.galley;
  return ware === "sailor" && onlyForNew(view) ? t.bonusSpecial.sailor : t.bonus[ware];
}

/** Whether an investment could buy anything at all. */
export const canBuy = (view: SerenissimaView, seat: Seat): boolean => offers(view, seat).some(({ why }) => why === null);

export function offers(view: SerenissimaView, seat: Seat): Offer[] {
  return WARES.map((ware) => {
    const price = ware === "sailor" ? data.costs.sailor : ware === "galley" ? galleyPrice(view, seat) : data.costs[ware];
    return { ware, price, why: whyNot(view, seat, ware, price) };
  });
}
