// Where a seat's points came from: the tile or card, what was counted, the place, and what decided a tie (rules 5.3).

import { and, cubes } from "./names";
import { decidedBy } from "./rungs";
import { influenceName, tileName } from "../board/things";
import { cardRanking, influence, tileRanking, type Place, type Rung } from "../scoring";
import { asCalimala, type CalimalaView, type InfluenceCard, type Participant, type Tile } from "../view";
import type { People, PointsLine, Told } from "../../face";
import type { GameEvent, Seat, View } from "@/line/protocol";
import { formRu } from "@/text/language";
import { now } from "@/text/words.svelte";

const en = {
  kinds: { city: "Cities", church: "Churches", collective: "Rows and groups", influence: "Influence cards" },
  influence: (card: string) => `Influence: ${card}`,
  palazzo: (n: number) => `${n} ${n === 1 ? "council seat or Palazzo sculpture" : "council seats and Palazzo sculptures"}`,
  places: ["first", "second", "third"],
  counted: (what: string, place: string) => `${what}, ${place}`,
  third: "the third party",
  tie: (count: number, who: string) => `${count}\u00a0:\u00a0${count} with ${who}`,
  sharedWith: (what: string, places: string, who: string) => `${what}, ${places} shared with ${who}: neither seats nor Palazzo sculptures`,
};

const ru: typeof en = {
  kinds: { city: "Города", church: "Храмы", collective: "Ряды и группы", influence: "Карты влияния" },
  influence: (card) => `Влияние: ${card}`,
  palazzo: (n) => `${n} ${formRu(n, "место в совете или скульптура", "места в совете и скульптуры", "мест в совете и скульптур")} в Палаццо`,
  places: ["первое", "второе", "третье"],
  counted: (what, place) => `${what}, ${place} место`,
  third: "третьей стороной",
  tie: (count, who) => `${count}\u00a0:\u00a0${count} с ${who}`,
  sharedWith: (what, places, who) => `${what}, ${places} места поровну с ${who}: нет ни мест в совете, ни скульптур в Палаццо`,
};

/** One scoring: what was scored, and who got what, best first. */
interface Scoring {
  tile?: Tile;
  card?: InfluenceCard;
  awards: { who: Participant; points: number; count: number }[];
  /** After the end of the game. */
  final: boolean;
}

function scorings(events: readonly GameEvent[]): Scoring[] {
  const all: Scoring[] = [];
  let final = false;
  for (const event of events) {
    if (event.type === "game_over") final = true;
    if (event.type === "scoring") all.push({ tile: event["tile"] as Tile, awards: [], final });
    if (event.type === "influence") all.push({ card: event["card"] as InfluenceCard, awards: [], final });
    if (event.type === "points")
      all.at(-1)?.awards.push({ who: event["seat"] as Participant, points: event["points"] as number, count: event["count"] as number });
  }
  return all;
}

/** Whether the events alone leave open what decided: equal counts, or a third who may have left an equal fourth behind. */
const unclear = ({ awards }: Scoring): boolean => awards.length >= 3 || awards.some(({ count }, i) => awards[i + 1]?.count === count);

export const needs = (told: readonly Told[]): number[] => told.filter(({ events }) => scorings(events).some(unclear)).map(({ decision }) => decision + 1);

type ViewAfter = (decisions: number) => View | undefined;

export function points(told: readonly Told[], people: People, seat: Seat, viewAfter: ViewAfter): PointsLine[] {
  const w = now({ en, ru });
  return told.flatMap(({ decision, events }) =>
    scorings(events).flatMap((scoring): PointsLine[] => {
      const { tile, card, awards, final } = scoring;
      const mine = awards.find(({ who }) => who === seat);
      if (mine === undefined || mine.points === 0) return [];
      const view = unclear(scoring) ? viewAfter(decision + 1) : undefined;
      return [
        {
          decision: final ? null : decision,
          source: card === undefined ? tileName(tile as Tile) : w.influence(influenceName(card)),
          why: why(scoring, seat, people, view === undefined ? null : asCalimala(view)),
          points: mine.points,
          kind: card === undefined ? kindOf(tile as Tile) : w.kinds.influence,
        },
      ];
    }),
  );
}

function kindOf(tile: Tile): string {
  const { kinds } = now({ en, ru });
  if (["fiore", "miniato", "croce"].includes(tile)) return kinds.church;
  return ["sculptures", "ports", "trade_cities", "wood_donations", "brick_donations", "marble_donations"].includes(tile) ? kinds.collective : kinds.city;
}

/** "4 cubes, first; 4 : 4 with Boris, more council seats (2 : 1)" */
function why({ tile, card, awards }: Scoring, seat: Seat, people: People, view: CalimalaView | null): string {
  const w = now({ en, ru });
  const at = awards.findIndex(({ who }) => who === seat);
  const mine = awards[at];
  if (mine === undefined) return "";
  const what = card === "palazzo" ? w.palazzo(mine.count) : cubes(mine.count);
  const name = (who: Participant) => (who === "third" ? w.third : now({ en: people.name(who), ru: `игроком ${people.name(who)}` }));
  // Who shares a place has the same count and the same points; nobody else has (the prizes differ).
  const sharing = awards.filter(({ count, points: got }) => count === mine.count && got === mine.points);
  if (sharing.length > 1) {
    const first = awards.indexOf(sharing[0]!);
    const places = and(w.places.slice(first, first + sharing.length));
    const others = sharing.filter(({ who }) => who !== seat).map(({ who }) => name(who));
    return w.sharedWith(what, places, and(others));
  }
  const said = [w.counted(what, w.places[at] ?? "")];
  const ranking = view === null ? [] : rankingOf(view, tile, card);
  const i = ranking.findIndex(({ who }) => who === seat);
  // What the position says must be what was paid; else it is another one than was scored.
  if (view === null || i < 0 || ranking[i]!.points !== mine.points || ranking[i]!.count !== mine.count) return said[0] ?? "";
  const decided = (other: Participant, by: Rung, won: boolean): void => {
    if (by === "shared") return;
    said.push(`${w.tie(mine.count, name(other))}, ${decidedBy(by, won, influence(view, seat), influence(view, other))}`);
  };
  const before = ranking[i - 1];
  if (before?.tie) decided(before.who, before.tie.by, false);
  const { tie } = ranking[i]!;
  if (tie !== null) decided(tie.with, tie.by, true);
  return said.join("; ");
}

function rankingOf(view: CalimalaView, tile: Tile | undefined, card: InfluenceCard | undefined): Place[] {
  return card !== undefined ? cardRanking(view, card) : tile !== undefined ? tileRanking(view, tile) : [];
}
