// Each lesson comes at its moment and at no other: made by hand from the rules, and in recorded games.

import { beforeAll, describe, expect, it } from "vitest";
import type { Asking } from "@/games/face";
import type { View } from "@/line/protocol";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { lessons } from "./lessons";
import { CHAPTERS } from "./rules/sections";
import { testLessons } from "../generic/rulesTests";
import { data, type Galley, type Port, type SerenissimaView } from "./view";
import { recorded, type Recording } from "../generic/recording";

const ASKED: Asking = { title: "?", help: "", rule: "turn", part: "" };

const port = (change: Partial<Port> = {}): Port => ({ owner: null, garrison: 0, stored: [], fort: false, basilica: false, closed: false, ...change });
const galley = (owner: number, zone: string, sailors: number, cargo: Galley["cargo"] = {}): Galley => ({ owner, zone, sailors, cargo });

interface Sea {
  galleys?: Record<string, Galley>;
  ports?: Record<string, Partial<Port>>;
}

/** Four players; you are seat 0, in Valencia, with the galleys 4 and 6. It is galley 4's turn in the first round. */
function sea(change: Partial<SerenissimaView> = {}, { galleys = {}, ports = {} }: Sea = {}): SerenissimaView {
  const homes: Record<string, Partial<Port>> = {
    VAL: { owner: 0, garrison: 3 },
    GEN: { owner: 1, garrison: 3 },
    VEN: { owner: 2, garrison: 3 },
    CON: { owner: 3, garrison: 3 },
    ...ports,
  };
  const all = Object.fromEntries(data.ports.map(({ key }) => [key, port(homes[key])]));
  return {
    phase: "turn",
    decider: 0,
    round: 1,
    wheel: 4,
    track: 0,
    scorings: 0,
    supply: {},
    forts_left: 5,
    basilicas_left: 5,
    doge_pile_left: {},
    doge_discard: {},
    players: [0, 1, 2, 3].map((seat) => ({ ducats: 5, reserve: 13, galleys: 2, ports: Object.values(all).filter(({ owner }) => owner === seat).length })),
    galleys: { 4: galley(0, "VAL", 3), 6: galley(0, "VAL", 3), 7: galley(1, "GEN", 3), 8: galley(2, "VEN", 3), ...galleys },
    ports: all,
    galley: 4,
    origin: null,
    free_good: false,
    moved: 0,
    strength: null,
    sale_blocked: false,
    capture_blocked: false,
    fought: false,
    target: null,
    queue: [],
    bought: [],
    buying: null,
    ...change,
  } as SerenissimaView;
}

/** Your galley 4 in Tunis after one zone. */
const atTunis = (cargo: Galley["cargo"], change: Partial<SerenissimaView> = {}, more: Sea = {}): SerenissimaView =>
  sea({ phase: "step3", origin: "VAL", moved: 1, strength: 2, ...change }, { ...more, galleys: { 4: galley(0, "TUN", 3, cargo), ...more.galleys } });

const due = (view: SerenissimaView, asking: Asking | null = ASKED, you = 0): string[] =>
  lessons.filter((lesson) => lesson.when(view as unknown as View, you, asking)).map(({ key }) => key);

const aboutOf = (key: string, view: SerenissimaView): string[] => {
  const about = lessons.find((lesson) => lesson.key === key)?.about ?? [];
  return typeof about === "function" ? about(view as unknown as View, 0) : about;
};

/** The moments of a game, and the lessons that are due in each, in their order. */
const MOMENTS: [what: string, view: SerenissimaView, keys: string[]][] = [
  ["a starting port is to be chosen", sea({ phase: "setup_port", round: 0, wheel: 0, galley: null }), ["port"]],
  ["a galley is to be chosen", sea({ phase: "setup_galley", round: 0, wheel: 0, galley: null }), ["number"]],
  ["the first turn", sea(), ["turn"]],
  ["the second galley’s turn", sea({ wheel: 6, galley: 6 }), ["undo"]],
  ["the second round", sea({ round: 2 }), ["doge", "undo", "strips", "hint"]],
  ["loading in a port of yours", sea({ phase: "load", free_good: true }), ["places", "load"]],
  ["the free cube is aboard", sea({ phase: "load" }), ["places"]],
  ["rowing with no cargo", sea({ phase: "move" }), ["row"]],
  ["rowing with wood", sea({ phase: "move" }, { galleys: { 4: galley(0, "VAL", 3, { wood: 2 }) } }), ["row", "market"]],
  ["no moves left", sea({ phase: "move", moved: 3 }, { galleys: { 4: galley(0, "TUN", 3, { wood: 2 }) } }), ["row"]],
  ["a neutral port takes wood", atTunis({ wood: 1 }), ["sell", "capture"]],
  ["a neutral port that makes the cargo", atTunis({ marble: 1 }), ["capture"]],
  ["a neutral port that stores the cargo", atTunis({ wood: 1 }, {}, { ports: { TUN: { stored: ["wood"] } } }), ["capture"]],
  ["a closed port", atTunis({ wood: 1 }, {}, { ports: { TUN: { closed: true } } }), []],
  ["a port of yours takes wood", atTunis({ wood: 1 }, {}, { ports: { TUN: { owner: 0, garrison: 1 } } }), ["sell"]],
  ["selling", atTunis({ wood: 1 }, { phase: "sell" }), ["sell"]],
  ["a blockaded sale", atTunis({ wood: 1 }, { sale_blocked: true }, { galleys: { 7: galley(1, "TUN", 4) } }), ["blocked", "capture", "attack"]],
  ["a blockaded capture", atTunis({}, { capture_blocked: true }, { galleys: { 7: galley(1, "TUN", 4) } }), ["blocked", "attack"]],
  ["an opponent’s galley", atTunis({}, {}, { galleys: { 7: galley(1, "TUN", 1) } }), ["capture", "attack"]],
  ["the same without strength", atTunis({}, { moved: 3, strength: 0 }, { galleys: { 7: galley(1, "TUN", 1) } }), ["capture"]],
  ["the second port of an opponent", atTunis({}, {}, { ports: { TUN: { owner: 1, garrison: 1 } } }), ["attack"]],
  ["the only port of an opponent", sea({ phase: "step3", moved: 1, strength: 2 }, { galleys: { 4: galley(0, "GEN", 3), 7: galley(1, "NAP", 3) } }), []],
  ["landing", atTunis({}, { phase: "land" }), ["land"]],
  ["after a roll", atTunis({}, { phase: "combat_continue", target: 7, fought: true }, { galleys: { 7: galley(1, "TUN", 1) } }), ["fight"]],
  ["loot", atTunis({}, { phase: "loot", target: 7, fought: true }, { galleys: { 7: galley(1, "TUN", 0, { wine: 1 }) } }), ["loot"]],
  ["a galley comes into your zone", sea({ phase: "move_blockade", wheel: 7, galley: 7, queue: [0] }, { galleys: { 7: galley(1, "VAL", 3) } }), ["blockade"]],
  ["somebody wants to sell there", sea({ phase: "sell_blockade", wheel: 7, galley: 7, queue: [0] }), ["blockade"]],
  ["somebody wants to capture there", sea({ phase: "capture_blockade", wheel: 7, galley: 7, queue: [0] }), ["blockade"]],
  ["investing", sea({ phase: "invest" }), ["invest"]],
  [
    "investing with wood and stone in Valencia",
    sea({ phase: "invest" }, { ports: { VAL: { owner: 0, garrison: 1, stored: ["stone"] } } }),
    ["invest", "build"],
  ],
  ["the same with a fort", sea({ phase: "invest" }, { ports: { VAL: { owner: 0, garrison: 1, stored: ["stone"], fort: true } } }), ["invest"]],
  ["no forts are left", sea({ phase: "invest", forts_left: 0 }, { ports: { VAL: { owner: 0, garrison: 1, stored: ["stone"] } } }), ["invest"]],
  ["gold alone makes no basilica", sea({ phase: "invest" }, { ports: { VAL: { owner: 0, garrison: 1, stored: ["gold"] } } }), ["invest"]],
  ["gold and marble do", sea({ phase: "invest" }, { ports: { VAL: { owner: 0, garrison: 1, stored: ["gold", "marble"] } } }), ["invest", "build"]],
  ["the number of a new galley", sea({ phase: "buy_number", buying: { number: null, port: null } }), ["buy"]],
  ["the same in a special investment", sea({ phase: "buy_number", wheel: 0, galley: null }), []],
  ["a special investment", sea({ phase: "special", wheel: 0, galley: null }), ["special"]],
  ["after the first scoring", sea({ phase: "load", round: 5, track: 4, scorings: 1 }), ["places", "scored"]],
  ["after the second", sea({ phase: "load", round: 8, track: 8, scorings: 2 }), ["places", "nearly"]],
];

describe("the guided first game", () => {
  it.each(MOMENTS)("%s", (_, view, keys) => expect(due(view)).toEqual(keys));

  it("comes to its end when nobody is asked any more", () => {
    expect(due(sea({ phase: "over", decider: null, scorings: 3 }), null)).toEqual(["over"]);
  });

  it("says nothing while others decide", () => {
    for (const phase of ["setup_port", "turn", "load", "move_blockade", "invest", "special"] as const)
      expect(due(sea({ phase, decider: 1, scorings: 1 }), null)).toEqual([]);
  });

  it("asks nothing of a view that is not yours", () => expect(due(sea(), ASKED, 7)).toEqual([]));

  it("has a moment for every lesson, each with a key of its own", () => {
    const told = new Set([...MOMENTS.flatMap(([, , keys]) => keys), "over"]);
    expect([...told].sort()).toEqual(lessons.map(({ key }) => key).sort());
    expect(new Set(lessons.map(({ key }) => key)).size).toBe(lessons.length);
  });

  testLessons(lessons, CHAPTERS);
});

describe("what a lesson outlines", () => {
  it("is the starting ports that are free and open", () => {
    const view = sea({ phase: "setup_port" }, { ports: { CON: {}, ALX: { closed: true } } });
    expect(aboutOf("port", view)).toEqual(["port:CON"]);
  });

  it("is the free numbers that act in this round, as sectors of the wheel", () => {
    expect(aboutOf("buy", sea())).toEqual([5, 9, 10, 11, 12, 13, 14, 15].map((number) => `sector:${number}`));
  });

  // From Valencia with two sailors: one zone Barcelona, Sardinia, Algiers; two Marseille, Genoa, Naples, Sicily, Tunis.
  it("is the ports within reach where the cargo brings ducats", () => {
    const view = sea(
      { phase: "move" },
      {
        galleys: { 4: galley(0, "VAL", 2, { wood: 1 }) },
        ports: { BAR: { owner: 0, garrison: 1 }, ALG: { stored: ["wood"] }, TUN: { closed: true } },
      },
    );
    expect(aboutOf("market", view).sort()).toEqual(["port:GEN", "port:MRS", "port:NAP", "port:SIC"]); // Sardinia makes wood itself
  });

  it("is what could be attacked: a port only without galleys of its owner", () => {
    const ports = { TUN: { owner: 1, garrison: 1 } };
    expect(aboutOf("attack", atTunis({}, {}, { ports }))).toEqual(["port:TUN"]);
    expect(aboutOf("attack", atTunis({}, {}, { ports, galleys: { 7: galley(1, "TUN", 2) } }))).toEqual(["galley:7"]);
    expect(aboutOf("attack", atTunis({}, {}, { ports, galleys: { 8: galley(2, "TUN", 2) } }))).toEqual(["galley:8", "port:TUN"]);
  });
});

describe("in recorded games", () => {
  const games: Recording[] = [];
  beforeAll(async () => {
    for (const game of [playedFile, randomFile]) games.push(await recorded(game));
  });
  /** Moments too rare for these games; they are made by hand above. */
  const RARE = ["blocked", "fight", "loot", "special"];

  it("every other lesson is told", () => {
    const told = new Set<string>();
    for (const { moments, final } of games) {
      for (const { view, legal } of moments) for (const { key, when } of lessons) if (when(view, 0, face.asking(view, 0, legal))) told.add(key);
      for (const { key, when } of lessons) if (when(final, 0, null)) told.add(key);
    }
    expect(lessons.map(({ key }) => key).filter((key) => !told.has(key) && !RARE.includes(key))).toEqual([]);
  });

  it("each outlines only things that exist and can be named", () => {
    const places = data.zones.flatMap(({ key, port }) => (port === null ? [`zone:${key}`] : [`zone:${key}`, `port:${port}`]));
    for (const { moments } of games)
      for (const { view, legal } of moments) {
        const shown = view as unknown as SerenissimaView;
        const known = new Set([
          ...places,
          ...Object.keys(shown.galleys).map((number) => `galley:${number}`),
          ...shown.players.map((_, seat) => `points:${seat}`),
        ]);
        for (const { key, when, about } of lessons)
          if (typeof about === "function" && when(view, 0, face.asking(view, 0, legal)))
            for (const element of about(view, 0)) {
              if (/^sector:([1-9]|1[0-5])$/.test(element)) expect(shown.galleys[element.slice(7)], key).toBeUndefined();
              else expect(known, key).toContain(element);
            }
      }
  });

  it("the first turns bring the first lessons in order", () => {
    const told: string[] = [];
    const { moments } = games[1]!;
    for (const { view, legal } of moments.slice(0, 12))
      for (const { key, when } of lessons) if (!told.includes(key) && when(view, 0, face.asking(view, 0, legal))) told.push(key);
    expect(told.slice(0, 2)).toEqual(["port", "number"]);
    expect(told.length).toBeGreaterThanOrEqual(5);
  });
});
