import { describe, expect, it } from "vitest";
import doc from "../../../../../docs/calimala-json.md?raw";
import { games, inEach, people, position } from "./sample";
import { tell, turnOf } from "./tell";
import { asCalimala } from "../view";
import type { GameEvent } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

const { city } = asCalimala(position());
const said = (...events: GameEvent[]): string[] => tell(events, people, city).map(({ text }) => text);

/** The types of the document's table of events. */
const types = (doc.split("## Events")[1]?.split("## ")[0] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ""));

/** Fields that an event of each type may have. */
const fields: GameEvent = {
  type: "",
  seat: 1,
  card: "wood",
  cards: 7,
  disc: "white",
  street: 5,
  depth: 2,
  action: "sea",
  effect: "sea lisbon 2",
  by_card: false,
  location: "lisbon",
  space: 4,
  position: 1,
  tile: "lisbon",
  points: 3,
  count: 4,
  reason: "all_discs_placed",
};

describe("every event of the document has a sentence", () => {
  it("knows the types", () => expect(types).toHaveLength(24));
  it.each(types)("%s", (type) => {
    const event = { ...fields, type, ...(type === "kept" || type === "opened" || type === "influence" ? { card: "lisbon" } : {}) };
    inEach((language) => {
      const [line] = tell([event], people, city);
      expect(line?.text).toMatch(language === "ru" ? /^[А-ЯЁ«].*\.$/ : /^[A-Z].*\.$/);
      expect(line?.text).not.toMatch(/undefined|null|NaN|\[object|\b(sea|lisbon|wood)\b.*_/);
    });
  });
});

describe("what people do", () => {
  it("names the street by its actions (1.4)", () => {
    expect(said({ type: "placed", seat: 1, disc: "own", street: 5 }, { type: "activated", seat: 1, depth: 1, street: 5 })).toEqual([
      "Boris places a disc on Wood and Donate.",
    ]);
  });
  it("does not repeat the cubes of an action", () => {
    expect(
      said(
        { type: "carried", seat: 1, action: "sea", effect: "sea lisbon 2", by_card: false },
        { type: "cube", seat: 1, location: "lisbon" },
        { type: "cube", seat: 1, location: "lisbon" },
      ),
    ).toEqual(["Boris ships 2 cloth to Lisbon."]);
  });
  it.each([
    ["wood", "Boris takes 1 wood.", "Борис берёт 1 дерево."],
    ["weave", "Boris weaves cloth.", "Борис ткёт ткань."],
    ["build house troyes", "Boris builds a trade house in Troyes.", "Борис строит торговый дом в Труа."],
    ["sculpt palazzo", "Boris places a sculpture in the Palazzo Vecchio.", "Борис ставит скульптуру в Палаццо Веккьо."],
    ["sea barcelona 1 lisbon 2", "Boris ships 1 cloth to Barcelona and 2 to Lisbon.", "Борис отправляет 1 ткань в Барселону и 2 в Лиссабон."],
    ["land troyes hamburg", "Boris sends 1 cloth each to Troyes and Hamburg.", "Борис отправляет по 1 ткани в Труа и в Гамбург."],
    ["donate fiore brick", "Boris donates brick to Santa Maria del Fiore.", "Борис жертвует кирпич на Санта-Марию-дель-Фьоре."],
  ])("%s", (effect, en, ru) => {
    const event = { type: "carried", seat: 1, action: effect.split(" ")[0], effect, by_card: false };
    inEach((language) => expect(said(event)).toEqual([language === "en" ? en : ru]));
  });
  it("tells a card only to whoever may know it", () => {
    const impossible = { type: "impossible", seat: 1, action: "build" };
    expect(said(impossible, { type: "drew", seat: 1 })).toEqual(["Boris can’t carry out Build and draws a card."]);
    expect(said(impossible, { type: "drew", seat: 1, card: "sea" })).toEqual(["Boris can’t carry out Build and draws the card By sea."]);
  });
  it("tells what the third party adds in one sentence (6.3)", () => {
    const added = ["lisbon", "croce_wood"].map((location) => ({ type: "cube", seat: "third", location }));
    expect(tell([{ type: "finished", seat: 0 }, ...added], people, city)).toEqual([
      { seat: "third", text: "The third party adds cubes: Lisbon, Santa Croce (wood)." },
    ]);
  });
  it("says that somebody is done only if nothing else happens", () => {
    expect(said({ type: "finished", seat: 1 }, { type: "turn_over", seat: 0 })).toEqual(["Boris is done."]);
    expect(said({ type: "finished", seat: 1 }, { type: "activated", seat: 0, depth: 2, street: 5 })).toEqual(["Anna acts with the second disc from the top."]);
  });
});

describe("the fourth disc (3.6)", () => {
  const leaves = (disc: unknown, ...more: GameEvent[]) => said({ type: "overflowed", disc, street: 5 }, ...more);
  const seated = (seat: unknown) => ({ type: "seated", seat, space: 4 });
  it("goes to the council", () => expect(leaves(0, seated(0))).toEqual(["The lowest disc of Wood and Donate goes to the council: seat 5 for Anna."]));
  it("of the third party too", () =>
    expect(leaves("support", seated("third"))).toEqual(["The lowest disc of Wood and Donate goes to the council: seat 5 for the third party."]));
  it("white, comes into the supply for an own one", () =>
    expect(leaves("white", { type: "white_back", seat: 1 }, seated(1))).toEqual([
      "The lowest disc of Wood and Donate is white: Boris takes it and puts a disc from the supply on seat 5 of the council.",
    ]));
  it("white, waits for a disc from the streets", () => {
    expect(leaves("white")).toEqual(["The lowest disc of Wood and Donate is white and leaves the stack."]);
    expect(said({ type: "replaced", seat: 1, street: 7, position: 0 }, seated(1))).toEqual([
      "Boris sends a disc from Wood and Weave to seat 5 of the council; the white one goes on top there.",
    ]);
  });
  it("white, with no own disc anywhere, leaves an empty seat (R-10)", () =>
    expect(leaves("white", { type: "removed", disc: "white" }, seated(null))).toEqual([
      "The lowest disc of Wood and Donate is white and leaves the game; seat 5 stays empty.",
    ]));
  it("leaves the game once all tiles are scored", () =>
    expect(leaves(0, { type: "removed", disc: 0 })).toEqual(["The lowest disc of Wood and Donate leaves the game."]));
});

describe("scoring", () => {
  const events = [
    { type: "scoring", space: 4, tile: "lisbon" },
    { type: "points", seat: 0, points: 3, count: 4 },
    { type: "points", seat: "third", points: 2, count: 2 },
  ];
  it("tells the points of everybody", () => {
    expect(tell(events, people, city)).toEqual([
      {
        seat: null,
        text: "Lisbon is scored: Anna +3, the third party +2.",
        points: [
          { seat: 0, points: 3 },
          { seat: "third", points: 2 },
        ],
      },
    ]);
    settings.language = "ru";
    expect(said(...events)).toEqual(["Подсчёт за Лиссабон: Анна +3, третья сторона +2."]);
    settings.language = "en";
  });
  it("says so if nobody gets any", () => expect(said({ type: "scoring", space: 0, tile: "ports" })).toEqual(["Ports are scored: nobody has anything there."]));
  it("leaves out a share of nothing (R-15)", () =>
    expect(said(...events, { type: "points", seat: 1, points: 0, count: 1 })).toEqual(["Lisbon is scored: Anna +3, the third party +2."]));
});

describe("games that were played", () => {
  it.each(games.map((game) => [game.players, game] as const))("%i players: all that happens is told", (players, { told, points, third }) => {
    const turns = { 2: 44, 3: 45, 5: 50 }[players] ?? 0;
    inEach(() => {
      let turn = 0;
      const sum = new Map<number | string, number>();
      for (const { events } of told) {
        turn = turnOf(events, turn);
        const lines = tell(events, people, city);
        // Who lays an influence card open in secret is told nothing of until both have chosen.
        expect(lines.length > 0 || events.length === 0).toBe(true);
        for (const line of lines) {
          expect(line.text).not.toMatch(/undefined|null|NaN|\[object|_|\?/);
          for (const gained of line.points ?? []) sum.set(gained.seat, (sum.get(gained.seat) ?? 0) + gained.points);
        }
      }
      expect(turn).toBeLessThanOrEqual(turns);
      expect(turn % players).toBe(0);
      expect(points.map((_, seat) => sum.get(seat) ?? 0)).toEqual(points);
      if (third !== null) expect(sum.get("third") ?? 0).toBe(third);
    });
  });
});
