// The words of Serenissima: every event and reason of docs/serenissima-json.md, and whole games.

import { describe, expect, it } from "vitest";
import { face } from "./face";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { CHAPTERS } from "./rules/sections";
import { terms } from "./words/advice";
import { tell } from "./words/tell";
import { testFace } from "../generic/faceTests";
import { each, optionFlaws, recorded, somebody } from "../generic/recording";
import type { GameEvent, Legal } from "@/line/protocol";
import doc from "../../../../docs/serenissima-json.md?raw";

const samples: GameEvent[] = [
  { type: "closed", port: "MRS" },
  { type: "took_port", seat: 0, port: "VAL" },
  { type: "launched", seat: 1, galley: 4, zone: "GEN" },
  { type: "round_started", round: 2 },
  { type: "turn_started", seat: 1, galley: 4 },
  { type: "activated", seat: 1, galley: 4 },
  { type: "invested", seat: 1, galley: 4 },
  { type: "loaded", seat: 0, galley: 4, good: "wood", price: 0, to: null },
  { type: "loaded", seat: 0, galley: 4, good: "wood", price: 1, to: null },
  { type: "loaded", seat: 0, galley: 4, good: "wood", price: 1, to: 1 },
  ...["from", "to"].flatMap((way) => ["port", 6].map((other) => ({ type: "sailor", seat: 0, galley: 4, way, with: other }))),
  ...["from", "to"].map((way) => ({ type: "good", seat: 0, galley: 4, good: "gold", way, with: 6 })),
  { type: "jettisoned", seat: 0, galley: 4, good: "spice" },
  { type: "sunk", seat: 0, galley: 4 },
  { type: "moved", seat: 0, galley: 4, zone: "ION" },
  ...["move", "sale", "capture"].flatMap((of) => [true, false].map((declared) => ({ type: "blockade", seat: 1, of, declared }))),
  { type: "sold", seat: 0, galley: 4, port: "NAP", good: "wine", ducats: 3 },
  { type: "sold", seat: 0, galley: 4, port: "NAP", good: "wine", ducats: 0 },
  { type: "attacked", seat: 0, galley: 4, target: 7 },
  { type: "attacked", seat: 0, galley: 4, target: "port" },
  { type: "fort_fired", seat: 1, port: "NAP", dice: 2, skulls: 1 },
  { type: "rolled", seat: 0, dice: 3, skulls: 1, against_dice: 2, against_skulls: 0 },
  { type: "looted", seat: 0, galley: 4, good: "marble" },
  { type: "lost_port", seat: 1, port: "NAP" },
  { type: "landed", seat: 0, port: "NAP", sailors: 2 },
  { type: "hired", seat: 0, at: "VAL" },
  { type: "hired", seat: 0, at: 4 },
  { type: "bought", seat: 0, galley: 9, port: "VAL", ducats: 3, from_garrison: false },
  { type: "bought", seat: 0, galley: 9, port: "VAL", ducats: 2, from_garrison: true },
  ...["fort", "basilica"].map((what) => ({ type: "built", seat: 0, port: "VAL", what })),
  ...["wine", "one_hourglass", "two_hourglasses", "two_hourglasses_arrows"].map((card) => ({ type: "doge", card })),
  { type: "advanced", track: 4 },
  { type: "shuffled" },
  { type: "scoring", number: 1 },
  ...["wine", "warehouses", "basilicas"].map((reason) => ({ type: "income", seat: 0, ducats: 6, reason })),
  { type: "special", seat: 2 },
  { type: "turn_over", seat: 0, galley: 4 },
  { type: "game_over" },
];

testFace({
  face,
  doc,
  samples,
  sections: Object.values(CHAPTERS).flat(),
  terms,
  files: { played: playedFile, random: randomFile },
  plain: ["load", "move", "step3", "sell", "loot", "invest", "special"].map((phase) => `${phase} end`),
  armed: ["load end"],
  phases: [
    "setup_port",
    "setup_galley",
    "turn",
    "load",
    "move",
    "move_blockade",
    "step3",
    "sell_blockade",
    "sell",
    "capture_blockade",
    "land",
    "combat_continue",
    "loot",
    "invest",
    "buy_number",
    "buy_place",
    "buy_crew",
    "special",
  ],
  turns: (events) => events.filter(({ type }) => type === "turn_started").length,
});

it("asks for a port to be closed", async () => {
  const { moments } = await recorded(playedFile);
  const view = moments[0]!.view as { ports: Record<string, object> };
  const ports = Object.fromEntries(Object.entries(view.ports).map(([key, port]) => [key, { ...port, closed: key === "NAP" }]));
  each((language) => {
    const { help } = face.asking({ ...view, ports, phase: "setup_close" }, 0, []);
    expect(help).toContain(language === "en" ? "wood, wine, stone" : "дерево, вино, камень");
    expect(help).not.toMatch(/marble|мрамор/); // Naples makes it
  });
});

it("offers loot and the blockade of a capture", async () => {
  const { moments } = await recorded(playedFile);
  const legal = (...actions: Partial<Legal>[]): Legal[] => actions.map((action, id) => ({ do: `${id}`, id, kind: "", ...action }));
  const view = moments.at(-1)!.view;
  each(() => {
    const loot = legal({ kind: "end" }, { kind: "take", good: "wine" }, { kind: "take", good: "gold" }, { kind: "jettison", good: "wood" });
    expect(optionFlaws(face, { view: { ...view, phase: "loot" }, legal: loot })).toEqual([]);
    const blockade = legal({ kind: "blockade", declared: true }, { kind: "blockade", declared: false });
    for (const phase of ["move_blockade", "sell_blockade", "capture_blockade"])
      expect(optionFlaws(face, { view: { ...view, phase }, legal: blockade })).toEqual([]);
  });
});

describe("a story", () => {
  it("tells incomes of a seat in one sentence", () =>
    each((language) => {
      const events = [
        { type: "scoring", number: 1 },
        { type: "income", seat: 0, ducats: 15, reason: "warehouses" },
        { type: "income", seat: 0, ducats: 5, reason: "basilicas" },
        { type: "income", seat: 1, ducats: 2, reason: "warehouses" },
      ];
      const told = face.tell(events, somebody(face), {});
      expect(told.map(({ points }) => points)).toEqual([undefined, [{ seat: 0, points: 20 }], [{ seat: 1, points: 2 }]]);
      expect(told[1]?.text).toBe(
        language === "en" ? "Anna: 15 ducats from warehouses and 5 ducats from basilicas." : "Anna: 15 дукатов за склады и 5 дукатов за базилики.",
      );
    }));

  it("tells a purchase once", () => {
    const events = [
      { type: "bought", seat: 0, galley: 9, port: "VAL", ducats: 3, from_garrison: false },
      { type: "launched", seat: 0, galley: 9, zone: "VAL" },
    ];
    expect(face.tell(events, somebody(face), {}).length).toBe(1);
  });

  it("ends a turn aloud only if nothing else was told, or the round ends with it", () => {
    const end = [
      { type: "turn_over", seat: 0, galley: 4 },
      { type: "turn_started", seat: 1, galley: 6 },
    ];
    expect(face.tell(end, somebody(face), {}).length).toBe(2);
    expect(face.tell([{ type: "sold", seat: 0, galley: 4, port: "NAP", good: "wine", ducats: 3 }, ...end], somebody(face), {}).length).toBe(1);
    expect(face.tell([end[0]!, { type: "doge", card: "wine" }], somebody(face), {}).length).toBe(2);
  });

  it("tells of a battle that is broken off (4.7: after a roll)", () =>
    each((language) => {
      const end = [
        { type: "turn_over", seat: 0, galley: 4 },
        { type: "doge", card: "wine" },
      ];
      const rolled = { type: "rolled", seat: 0, dice: 2, skulls: 1, against_dice: 2, against_skulls: 0 };
      const first = (previous: GameEvent[]) => tell(end, somebody(face), {}, previous)[0]?.text;
      expect(first([rolled])).toBe(
        language === "en" ? "Anna breaks off the battle; the turn of galley 4 is over." : "Anna прекращает сражение; ход галеры 4 окончен.",
      );
      // A galley sunk by it leaves nothing to break off.
      expect(first([rolled, { type: "sunk", seat: 1, galley: 7 }])).toBe(
        language === "en" ? "Anna ends the turn of galley 4." : "Anna заканчивает ход галеры 4.",
      );
    }));
});
