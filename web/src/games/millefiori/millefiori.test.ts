// The words of Mille Fiori: every event and reason of docs/millefiori-json.md, and whole games.

import { expect, it } from "vitest";
import { elementsOf } from "./elements";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { CHAPTERS } from "./rules/sections";
import { terms } from "./words/advice";
import { testFace } from "../generic/faceTests";
import { each, somebody } from "../generic/recording";
import type { GameEvent } from "@/line/protocol";
import doc from "../../../../docs/millefiori-json.md?raw";

const samples: GameEvent[] = [
  { type: "selected", seat: 0, card: "quartz 3b" },
  { type: "selected", seat: 1 },
  { type: "revealed", seat: 1, card: "goblet 4" },
  ...["W10", "R05", "N22", "C31", "T3C", "H2b"].map((cell) => ({ type: "placed", seat: 1, cell })),
  ...["group", "chain", "level", "triangle", "goods", "fleet", "bonus", "sea"].map((reason) => ({ type: "points", seat: 0, points: 3, reason })),
  { type: "bonus", seat: 0, area: "nobles", value: 15 },
  { type: "no_rhombus", seat: 1, area: "trade" },
  { type: "sailed", seat: 2, from: 4, to: 7 },
  { type: "supply_empty", seat: 0 },
  { type: "earned", seat: 0 },
  { type: "lapsed", seat: 0 },
  { type: "took", seat: 2, card: "key 5a" },
  { type: "declined", seat: 2 },
  { type: "turn_over", seat: 0 },
  { type: "passed", cycle: 2 },
  { type: "laid_out", seat: 1, card: "crab 5" },
  { type: "doge", seat: 1 },
  { type: "dealt", round: 3 },
  { type: "game_over", reason: "deck" },
  { type: "game_over", reason: "rhombi" },
];

testFace({
  face,
  doc,
  samples,
  sections: Object.values(CHAPTERS).flat(),
  terms,
  files: { played: playedFile, random: randomFile },
  shows: (view) => elementsOf(view, 0), // elements.test.ts sees to it that they are drawn
  unseen: /^use:/,
  plain: [],
  phases: ["select", "use", "extra"],
  turns: (events) => events.filter(({ type }) => type === "passed" || type === "dealt").length + 1,
});

it("adds the points to what was done", () =>
  each((language) => {
    const events = [
      { type: "placed", seat: 0, cell: "N31" },
      { type: "points", seat: 0, points: 12, reason: "level" },
      { type: "points", seat: 0, points: 4, reason: "triangle" },
      { type: "points", seat: 1, points: 1, reason: "triangle" },
      { type: "bonus", seat: 0, area: "nobles", value: 20 },
      { type: "points", seat: 0, points: 20, reason: "bonus" },
    ];
    const told = face.tell(events, somebody(face), {});
    expect(told.map(({ points }) => points)).toEqual([[{ seat: 0, points: 16 }], [{ seat: 1, points: 1 }], [{ seat: 0, points: 20 }]]);
    if (language === "en")
      expect(told[0]?.text).toBe("Anna places a rhombus among the nobles (coin, level 3, cell 1): 12 points for the level and 4 points for the triangle.");
    else expect(told[1]?.text).toBe("Boris: 1 очко за треугольник.");
  }));
