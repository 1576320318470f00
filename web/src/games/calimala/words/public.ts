// What everybody may know in short: progress, strips, the sum of the board; everything on the board and the mat in words, with what is there.

import data from "@data/calimala.json";
import { clothOf } from "./lack";
import { capital, materialName } from "./names";
import { texts } from "../board/texts";
import { actionName, buildingName, capacity, cityName, houseCells, influenceName, isTradeCity, locationName, streetActions, tileName } from "../board/things";
import { cardRanking, cubes, participants, tieOrder, tileRanking, type Paid, type Place } from "../scoring";
import {
  asCalimala,
  type Action,
  type CalimalaPlayer,
  type CalimalaView,
  type City,
  type DiscKind,
  type InfluenceCard,
  type Location,
  type Material,
  type Participant,
  type StackDisc,
} from "../view";
import type { ElementId, People, StripInfo } from "../../face";
import type { Seat, View } from "@/line/protocol";
import { now, words } from "@/text/words.svelte";

const en = {
  ships: "ships",
  cards: "cards in hand",
  discs: (own: number, white: number, support: number) => `discs left: ${own} own, ${white} white${support > 0 ? `, ${support} support` : ""}`,
  turn: (turn: number, most: number) => `turn ${turn} of at most ${most}`,
  last: (turn: number, of: number) => `turn ${turn} of ${of}, last round`,
  influence: "choosing influence cards",
  draft: "taking starting cards",
  over: "the game is over",
};

const ru: typeof en = {
  ships: "корабли",
  cards: "карты на руке",
  discs: (own, white, support) => `осталось дисков: своих ${own}, белых ${white}${support > 0 ? `, поддержки ${support}` : ""}`,
  turn: (turn, most) => `ход ${turn}, всего не больше ${most}`,
  last: (turn, of) => `ход ${turn} из ${of}, последний круг`,
  influence: "выбор карт влияния",
  draft: "выбор стартовых карт",
  over: "партия окончена",
};

export function strip(view: View, seat: Seat): StripInfo {
  const player = asCalimala(view).players[seat];
  const w = now({ en, ru });
  if (player === undefined) return { points: 0, holdings: [] };
  const { own, white, support } = player;
  return {
    points: player.points,
    holdings: [
      ...(["wood", "brick", "marble"] as const).map((good) => ({ glyph: good, count: player[good], name: materialName(good) })),
      { glyph: "cloth", count: clothOf(player), name: materialName("cloth") },
      { glyph: "ship", count: player.ships, name: w.ships },
      { glyph: "card", count: player.hand_size, name: w.cards },
      { glyph: "disc", count: own + white + support, name: w.discs(own, white, support) },
    ],
  };
}

/** Turns in the whole game: one for each disc; once all tiles are scored, only to the end of the round (3.7). */
function turnsOf(view: View): number {
  const { players, turns, scored } = asCalimala(view);
  const setup = data.setup.find((one) => one.players === players.length);
  const most = setup === undefined ? turns : players.length * (setup.own + setup.white + setup.support);
  return scored === data.council.spaces ? Math.min(most, Math.ceil((turns + 1) / players.length) * players.length) : most;
}

/** "turn 25 of at most 48" */
export function progress(view: View): string {
  const { phase, turns, scored } = asCalimala(view);
  const w = now({ en, ru });
  if (phase === "influence" || phase === "draft" || phase === "over") return w[phase];
  return (scored === data.council.spaces ? w.last : w.turn)(turns + 1, turnsOf(view));
}

/** How a participant is called: you, a name, the third party. */
export function called(people: People, who: Participant): string {
  if (who === "third") return words.now.people.third;
  return people.players[who]?.you ? words.now.people.you : people.name(who);
}

/** A disc by its colour. */
function discColour(people: People, disc: StackDisc): string {
  const say = now(texts);
  if (typeof disc !== "number") return say.colours[disc];
  return (words.now.people.colours[people.players[disc]?.colour ?? disc] ?? "").toLowerCase();
}

function stackOf(view: CalimalaView, people: People, street: number): string {
  const say = now(texts);
  const stack = view.stacks[street] ?? [];
  return stack.length === 0 ? say.stackEmpty : say.stack(stack.map((disc) => discColour(people, disc)));
}

const streetName = (view: CalimalaView, street: number): string => {
  const [a, b] = streetActions(view, street);
  return now(texts).street(actionName(a), actionName(b));
};

function street(view: CalimalaView, people: People, at: number): string {
  const acting = view.activation?.street === at ? [now(texts).acts(called(people, view.activation.seat), view.activation.depth)] : [];
  return [streetName(view, at), stackOf(view, people, at), ...acting].join(", ");
}

function disc(view: CalimalaView, people: People, at: number, position: number): string {
  const say = now(texts);
  const which = view.stacks[at]?.[position];
  const whose = which === undefined ? [] : [say.discOf(discColour(people, which))];
  return [...whose, say.discAt(position + 1), streetName(view, at)].join(", ");
}

function action(view: CalimalaView, key: Action): string {
  const left = view.activation?.slots.filter((slot) => slot === key).length ?? 0;
  return left === 0 ? actionName(key) : `${actionName(key)}, ${now(texts).toDo(left)}`;
}

/** Whose cubes are in a place, and how many cells are free. */
function cubesAt(view: CalimalaView, people: People, location: Location): string {
  const say = now(texts);
  const there = participants(view)
    .map((who) => ({ who, count: cubes(view, location, who) }))
    .filter(({ count }) => count > 0);
  const full = there.reduce((sum, { count }) => sum + count, 0);
  const whose = there.map(({ who, count }) => `${called(people, who)} ${count}`).join(", ");
  return `${whose === "" ? say.nobody : whose}; ${say.free(capacity(view, location) - full)}`;
}

function place(view: CalimalaView, people: People, location: Location): string {
  const say = now(texts);
  if (location !== "palazzo_sculptures") return `${locationName(location)}: ${cubesAt(view, people, location)}`;
  const order = view.palazzo_order.map((who) => called(people, who)).join(", ");
  return `${say.palazzo(order === "" ? say.nobody : order)}. ${tiesWon(view, people)}`;
}

function city(view: CalimalaView, people: People, key: City): string {
  const say = now(texts);
  return `${cityName(key)}, ${isTradeCity(key) ? say.tradeCity : say.port}: ${cubesAt(view, people, key)}`;
}

function houses(view: CalimalaView, people: People, key: City): string {
  const say = now(texts);
  if (!isTradeCity(key)) return cityName(key);
  const owners = view.players.flatMap((player, seat) => (player.houses.includes(key) ? [called(people, seat)] : []));
  const free = Math.max(0, houseCells(view, key) - owners.length);
  return `${say.houses(cityName(key))}: ${owners.length === 0 ? say.nobody : owners.join(", ")}; ${say.free(free)}`;
}

/** Who would be paid what as it stands, and what decides each tie. */
export function standings(people: People, places: readonly Place[], seats = false): string {
  const say = now(texts);
  if (places.length === 0) return capital(say.nobody);
  const who = (participant: Participant) => called(people, participant);
  const ranks = say.standing(places.map((one) => say.place(who(one.who), one.count, one.points, seats)).join("; "));
  const ties: string[] = [];
  places.forEach((one, i) => {
    if (one.tie === null) return;
    if (one.tie.by !== "shared") return void ties.push(say.tie(who(one.who), who(one.tie.with), say.rungs[one.tie.by]));
    if (places[i - 1]?.tie?.by === "shared") return;
    let end = i + 1;
    while (places[end - 1]?.tie?.by === "shared") ++end;
    ties.push(say.shared(places.slice(i, end).map((other) => who(other.who))));
  });
  return [ranks, ...ties].map(capital).join(". ");
}

/** The order in which ties are won, with seats and sculptures. */
export function tiesWon(view: CalimalaView, people: People): string {
  const say = now(texts);
  const order = tieOrder(view).map(({ who, influence: { seats, sculptures } }) => say.strength(called(people, who), seats, sculptures));
  return say.tiesWon(order.join(", "));
}

/** A council space; `paid` if it is known what it paid. */
export function space(view: CalimalaView, people: People, at: number, paid?: readonly Paid[]): string {
  const say = now(texts);
  const tile = view.tiles[at];
  if (tile === undefined) return "";
  const name = say.space(at + 1, tileName(tile));
  if (at >= view.scored) {
    const coming = at === view.scored && view.phase !== "over" ? `, ${say.nextTile}` : "";
    return `${name}${coming}. ${standings(people, tileRanking(view, tile))}`;
  }
  const seat = view.seats[at];
  const taken = seat === undefined || seat === null ? say.seatEmpty : say.seatOf(called(people, seat));
  const points = paid?.length ? `: ${paid.map((one) => say.got(called(people, one.who), one.points)).join(", ")}` : "";
  return `${name}, ${taken}, ${say.scored}${points}`;
}

function influence(view: CalimalaView, people: People, card: InfluenceCard): string {
  const say = now(texts);
  return `${say.influenceCard(influenceName(card))}, ${say.influencePays}. ${standings(people, cardRanking(view, card), card === "palazzo")}`;
}

function supply(player: CalimalaPlayer | undefined, kind: DiscKind): string {
  const say = now(texts);
  return `${say.supply[kind]}: ${say.left(player?.[kind] ?? 0)}`;
}

function warehouse(player: CalimalaPlayer | undefined, good: string): string {
  const say = now(texts);
  if (good === "cloth") return say.cloth(player === undefined ? 0 : clothOf(player));
  return say.warehouse(materialName(good as Material), player?.[good as Material] ?? 0, data.mat.warehouse);
}

/** The name of an element with what is there; of a mat that of `seat`, unless told otherwise one's own. */
export function describeFor(view: CalimalaView, people: People, element: ElementId, seat = people.you): string {
  const say = now(texts);
  const [kind, which = "", more = ""] = element.split(":");
  const player = seat === null ? undefined : view.players[seat];
  switch (kind) {
    case "street":
      return street(view, people, Number(which));
    case "disc":
      return more === "" ? supply(player, which as DiscKind) : disc(view, people, Number(which), Number(more));
    case "action":
      return action(view, which as Action);
    case "hand":
      return say.actionCard(actionName(which as Action), player?.hand?.[which as Action] ?? 1);
    case "city":
      return city(view, people, which as City);
    case "house":
      return houses(view, people, which as City);
    case "location":
      return place(view, people, which as Location);
    case "ship":
      return say.shipsHave(player?.ships ?? 0, data.mat.ships);
    case "workshop":
      return say.workshopsHave(player?.cloth.length ?? 0, data.mat.workshops, player?.cloth ?? []);
    case "warehouse":
      return warehouse(player, which);
    case "offer":
      return say.offered(actionName(which as Action));
    case "influence":
      return influence(view, people, which as InfluenceCard);
    case "tile":
      return space(view, people, Number(which));
    case "points":
      return say.points(called(people, Number(which)), view.players[Number(which)]?.points ?? 0);
    default:
      return buildingName(element as never);
  }
}

/** The name of an element with what is there, for screen readers and titles. */
export const describe = (view: View, people: People, element: ElementId): string => describeFor(asCalimala(view), people, element);

/** One sentence that sums the board up. */
export function summary(view: View, people: People): string {
  const game = asCalimala(view);
  const next = game.tiles[game.scored];
  const points = game.players.map((player, seat) => `${called(people, seat)} ${player.points}`);
  if (game.players.length === 2) points.push(`${words.now.people.third} ${game.third_points ?? 0}`);
  return now(texts).summary(game.turns, game.scored, next === undefined ? "" : tileName(next), points.join(", "));
}
