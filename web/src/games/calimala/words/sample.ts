// For tests: a position in the suggested layout, people, and games that were really played.

import { gunzipSync } from "node:zlib";
import data from "@data/calimala.json";
import fixture from "./fixture.json";
import type { CalimalaPlayer, CalimalaView, Location } from "../view";
import type { People, Told } from "../../face";
import type { HintOption, Legal, View } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";
import type { Language } from "@/text/language";

export const player = (more: Partial<CalimalaPlayer> = {}): CalimalaPlayer => ({
  points: 0,
  own: 10,
  white: 2,
  support: 0,
  wood: 0,
  brick: 0,
  marble: 0,
  cloth: [0],
  ships: 0,
  houses: [],
  hand_size: 0,
  known: null,
  ...more,
});

export interface Given extends Omit<Partial<CalimalaView>, "board"> {
  board?: Partial<Record<Location, number[]>>;
}

/** A position of two (with the third party) or more; nothing is anywhere unless told. */
export function position({ board = {}, players = [player(), player(), player()], ...more }: Given = {}): View {
  const everybody = players.length === 2 ? 3 : players.length;
  const cubes = data.locations.map(({ key }) => [key, board[key as Location] ?? Array<number>(everybody).fill(0)]);
  const view: CalimalaView = {
    phase: "place",
    active: 0,
    turns: 0,
    city: data.suggested_layout.cells as CalimalaView["city"],
    stacks: Array.from({ length: 12 }, () => []),
    tiles: data.scoring_tiles.map(({ key }) => key) as CalimalaView["tiles"],
    seats: [],
    scored: 0,
    board: Object.fromEntries(cubes) as CalimalaView["board"],
    palazzo_order: [],
    players: players.map((one, seat) => (seat === 0 && one.hand === undefined ? { ...one, hand: {} } : one)),
    discard: {},
    deck_size: 40,
    offer: [],
    removed: { own: [], white: 0, support: 0 },
    ...more,
  };
  return view as unknown as View;
}

const NAMES = { en: ["Anna", "Boris", "Clara", "David", "Elena"], ru: ["Анна", "Борис", "Вера", "Глеб", "Дина"] };

export const people: People = { players: [], you: 0, name: (seat) => NAMES[settings.language][seat] ?? "?" };

export function inEach(check: (language: Language) => void): void {
  const before = settings.language;
  try {
    for (const language of ["en", "ru"] as const) {
      settings.language = language;
      check(language);
    }
  } finally {
    settings.language = before;
  }
}

export interface RecordedGame {
  players: number;
  told: Told[];
  /** By the number of decisions before them. */
  views: Record<string, View>;
  positions: { view: View; legal: Legal[] }[];
  points: number[];
  third: number | null;
  hints: HintOption[];
}

export const games = (JSON.parse(gunzipSync(Buffer.from(fixture.gzip, "base64")).toString()) as { games: RecordedGame[] }).games;
