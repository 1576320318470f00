// Everything that can be chosen is on the board or the mat under its name, in both arrangements.

import { describe, expect, it, vi } from "vitest";
import { face } from "./face";
import { drawn, gl1, gl2, position } from "./sample";
import { COLOURS } from "./view";
import { each, peopleOf } from "../generic/recording";
import type { Legal, View } from "@/line/protocol";

vi.setConfig({ testTimeout: 60_000 });

const people = peopleOf(face, [{ person: "Anna" }, { person: "Boris" }]);
const legal = (...actions: (Omit<Legal, "do" | "id"> & { kind: string })[]): Legal[] => actions.map((action, id) => ({ ...action, do: String(id), id }));
const elements = (view: View, actions: Legal[], parts: (string | null)[]): string[] => [
  ...new Set(drawn(face, view, people, actions, parts).map(({ element }) => element ?? "")),
];

const always = [
  ...Array.from({ length: 30 }, (_, cell) => [`hex:${cell}:0`, `hex:${cell}:1`]).flat(),
  ...Array.from({ length: 8 }, (_, slot) => `slot:${slot}`),
  ...["card", "storage", "marble", "worker", "yield"].map((key) => `bonus:${key}`),
  ...COLOURS.map((colour) => `hand:${colour}`),
  "deck:region",
  "worker",
  "marble",
  "storage:0",
];

describe.each([
  ["wide", [null]],
  ["narrow", ["domain", "display", "others"]],
] as [string, (string | null)[]][])("elements, %s", (_, parts) => {
  it("while an action is chosen", () => {
    expect(elements(position(), legal({ kind: "draw" }), parts).sort()).toEqual([...always].sort());
  });
  it("a space of the storage for each bonus tile", () => {
    expect(elements(position({}, { capacity: 5 }), [], parts)).toEqual(expect.arrayContaining([0, 1, 2, 3, 4].map((space) => `storage:${space}`)));
  });
  it("while a colour is cleared, all tiles of it together", () => {
    const view = position({ phase: "refresh" });
    const all = drawn(face, view, people, legal({ kind: "refresh", colour: "village" }, { kind: "refresh", colour: "cart" }), parts);
    expect(all.filter(({ element }) => element === "clear:village")).toHaveLength(2);
    expect(all.map(({ element }) => element)).toEqual(expect.arrayContaining(["clear:tavern", "clear:cart", "slot:7"]));
  });
  it("while a castle places a tile or none", () => {
    const view = position({ phase: "castle" });
    expect(elements(view, legal({ kind: "castle", slot: 5, cell: 12 }, { kind: "no_castle" }), parts)).toEqual(
      expect.arrayContaining(["castle:none", "slot:5", "hex:12:0"]),
    );
  });
  it("while a marble may be spent", () => {
    expect(elements(position({ phase: "marble" }, { marble: 1 }), legal({ kind: "marble" }, { kind: "end" }), parts)).toEqual(
      expect.arrayContaining(["marble", "turn:end"]),
    );
  });
  it("while boards are joined, a castle cell on each", () => {
    const players = [
      { ...gl1(), layout: null, start: null, domain: {} },
      { ...gl2(), layout: null, start: null, domain: {} },
    ];
    const view = position({ phase: "layout", players });
    const actions = legal(...[1, 2, 3].map((castle) => ({ kind: "layout", layout: "A B C +-", castle })));
    const found = elements(view, actions, parts).filter((element) => element.startsWith("start:"));
    // A2, B1, C1 have their castles on cells 0, 7, 1 (rules 1.6).
    expect(found.sort()).toEqual(["start:A0", "start:B7", "start:C1"]);
    const options = face.options(view, 0, actions);
    expect(options.flatMap(({ targets }) => targets.filter((target) => target.startsWith("start:"))).sort()).toEqual(found);
    // A castle cell stands for one layout alone: what a hint advises can be told from what lies there.
    expect(new Set(options.map(({ targets }) => targets.join(" "))).size).toBe(options.length);
  });
});

it("names what is there in both languages", () =>
  each((language) => {
    const view = position({}, { storage: ["field vineyard+pigs"], hand: { city: 2 }, hand_size: 2, workers: 1 });
    const name = (element: string) => face.describe(view, people, element);
    expect(name("hex:11:0")).toBe(
      language === "en" ? "Castle cell, in the middle: castle, area 1 of 1" : "Крепость, ячейка посередине: крепость, в зоне 1 из 1",
    );
    expect(name("hex:10:0")).toBe(
      language === "en" ? "Monastery cell, second from the left: free, area 0 of 3" : "Монастырь, ячейка вторая слева: свободна, в зоне 0 из 3",
    );
    expect(name("hand:city")).toBe(language === "en" ? "Region cards, city: 2 cards" : "Карты области, город: 2 карты");
    expect(name("worker")).toBe(language === "en" ? "1 worker" : "1 работник");
  }));

it("says of a lit cell what would be placed there and what it would bring", () =>
  each((language) => {
    const view = position({}, { storage: ["quarry", "hex"], hand: { quarry: 2, cart: 2 }, hand_size: 4 });
    const label = (element: string, actions: Legal[]) => drawn(face, view, people, actions).find((one) => one.element === element)?.label;
    const offered = legal({ kind: "place", item: 0, cell: 12 }, { kind: "place", item: 1, cell: 12 }, { kind: "place", item: 1, cell: 14 });
    const [lit, hexed, dark] = [label("hex:12:0", offered), label("hex:14:0", offered), label("hex:10:0", offered)];
    expect(lit).toMatch(
      language === "en"
        ? /: free, area 0 of 1\. Quarry: completes its area, 1 green point, 3 in all by the end; 1 marble, /
        : /\. Карьер: зона готова, 1 зелёное очко, к концу всего 3; 1 мрамор, /,
    );
    expect(hexed).toMatch(language === "en" ? /\. Hex as cart: .*; 1 yield card, / : /\. Гекс как повозка: .*; 1 карта бонуса, /);
    expect(dark).toBe(face.describe(view, people, "hex:10:0"));
  }));
