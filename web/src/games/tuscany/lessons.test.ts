// Each lesson comes at its moment and at no other; moments are those of recorded games, or such as the rules describe.

import { beforeAll, describe, expect, it } from "vitest";
import playedFile from "./fixtures/played.json.gz?url&inline";
import randomFile from "./fixtures/random.json.gz?url&inline";
import { face } from "./face";
import { lessons } from "./lessons";
import { CHAPTERS } from "./rules/sections";
import { testLessons } from "../generic/rulesTests";
import { seen, type PlayerView, type TuscanyView } from "./view";
import { recorded, type Recording } from "../generic/recording";
import type { Asking } from "../face";
import type { Legal, View } from "@/line/protocol";

const ASKED: Asking = { title: "?", help: "", rule: "turn", part: "domain" };

type Moment = Recording["moments"][number];
let played: Recording;
let random: Recording;
beforeAll(async () => {
  played = await recorded(playedFile);
  random = await recorded(randomFile);
});

const due = (view: View, asking: Asking | null = ASKED, you = 0): string[] => lessons.filter((lesson) => lesson.when(view, you, asking)).map(({ key }) => key);

/** Every lesson in the order of its being told, if all that is due is told at once. */
function toldIn({ moments }: Recording): string[] {
  const told: string[] = [];
  for (const { view } of moments) for (const key of due(view)) if (!told.includes(key)) told.push(key);
  return told;
}

const aboutAt = (key: string, view: View): string[] => {
  const about = lessons.find((lesson) => lesson.key === key)?.about;
  return typeof about === "function" ? about(view, 0) : (about ?? []);
};

const hasKind = (legal: Legal[], ...kinds: string[]): boolean => legal.some(({ kind }) => kinds.includes(kind));

/** A moment of the recorded game, changed. */
function changed(moment: Moment, me: Partial<PlayerView>, change: Partial<TuscanyView> = {}): View {
  const view = seen(structuredClone(moment.view));
  Object.assign(view, change);
  Object.assign(view.players[0]!, me);
  return view as unknown as View;
}

describe("the guided first game", () => {
  it("tells nearly everything in one game, in this order", () => {
    expect(toldIn(played)).toEqual([
      "domain",
      "start",
      "bonus",
      "turn",
      "tile",
      "price",
      "help",
      "place",
      "green",
      "marble",
      "round",
      "scored",
      "hex",
      "castle",
      "last",
    ]);
  });

  it("tells the rest where it happens", () => {
    expect(toldIn(random)).toEqual(expect.arrayContaining(["full", "clear"]));
    expect(new Set([...toldIn(played), ...toldIn(random)])).toEqual(new Set(lessons.map(({ key }) => key)));
  });

  it("has told the basics after a few turns", () => {
    const first = toldIn({ ...played, moments: played.moments.filter(({ view }) => seen(view).turns < 15) });
    expect(first).toEqual(["domain", "start", "bonus", "turn", "tile", "price", "help", "place", "green"]);
  });

  it("says that something can be placed exactly when it can", () => {
    for (const { view, legal } of [...played.moments, ...random.moments]) {
      const keys = due(view);
      expect(keys.includes("place"), seen(view).phase).toBe(hasKind(legal, "place"));
      if (keys.includes("clear")) expect(hasKind(legal, "refresh") || seen(view).phase === "take").toBe(true);
      if (hasKind(legal, "refresh")) expect(keys).toContain("clear");
    }
  });

  it("promises drawing and placing only to those who have not cleared a colour yet: the others must take (3.4)", () => {
    const clear = lessons.find(({ key }) => key === "clear")!;
    const cleared = random.moments.filter(({ view }) => ["refresh", "take"].includes(seen(view).phase));
    expect(cleared.length).toBeGreaterThan(0);
    for (const { view, legal } of cleared) {
      expect(due(view)).toContain("clear");
      expect(hasKind(legal, "draw", "place")).toBe(false);
    }
    const promise = { en: /[^.]*\b(draw|place)\b[^.]*\./i, ru: /[^.]*(взять карты|выложить)[^.]*\./i };
    expect(promise.en.exec(clear.text.en)?.[0]).toMatch(/not cleared/);
    expect(promise.ru.exec(clear.text.ru.replaceAll("\u00a0", " "))?.[0]).toMatch(/Пока ничего не убрано/);
  });

  // Payment (rules 3.5): two units, each a card of the colour, a worker or a pair of one other colour.
  it.each([
    ["two cards of the colour", { city: 2 }, 0, true],
    ["one card and a worker", { city: 1 }, 1, true],
    ["two workers", {}, 2, true],
    ["one card and a pair", { city: 1, field: 2 }, 0, true],
    ["four cards of another colour", { field: 4 }, 0, true],
    ["one card and two different ones", { city: 1, field: 1, cart: 1 }, 0, false],
    ["one worker and one card of another colour", { field: 1 }, 1, false],
    ["three cards of another colour", { field: 3 }, 0, false],
  ])("knows what can be paid: %s", (_, hand, workers, can) => {
    const ready = played.moments[4]!; // with a city in the storage, which can be placed
    expect(seen(ready.view).players[0]?.storage).toEqual(["city"]);
    const keys = due(changed(ready, { hand, workers }));
    expect(keys.includes("place")).toBe(can);
    // The price is told whether or not it can be paid already.
    expect(keys).toContain("price");
  });

  it("tells the price before the first payment", () => {
    const paid = played.moments.findIndex(({ view }) => seen(view).phase === "pay");
    expect(paid).toBeGreaterThan(0);
    expect(played.moments.slice(0, paid).some(({ view }) => due(view).includes("price"))).toBe(true);
  });

  it("lets a new hex wait (A-45)", () => {
    const ready = played.moments[4]!;
    const rich = { hand: { castle: 2, city: 2, tavern: 2, field: 2, quarry: 2, village: 2, monastery: 2, cart: 2 }, capacity: 3 };
    expect(due(changed(ready, { ...rich, storage: ["hex"] }, { hex_new: 1 }))).not.toContain("place");
    expect(due(changed(ready, { ...rich, storage: ["hex"] }, { hex_new: 0 }))).toContain("place");
    expect(due(changed(ready, { ...rich, storage: ["hex", "hex"] }, { hex_new: 1 }))).toContain("place");
  });

  it("warns two tiles before the stack is empty", () => {
    const early = played.moments.find(({ view }) => seen(view).phase === "action")!;
    const using = (used: number): View => {
      const view = changed(early, {});
      seen(view).players[2]!.used = used;
      return view;
    };
    expect(due(using(4))).not.toContain("round");
    expect(due(using(5))).toContain("round");
    expect(aboutAt("round", using(5))).toEqual(["points:2"]);
    const level = using(5);
    seen(level).players[0]!.used = 5;
    expect(aboutAt("round", level)).toEqual(["points:0", "points:2"]);
  });

  it("says nothing while others decide, and nothing of a view that is not yours", () => {
    for (const { view } of played.moments) {
      expect(due(view, null)).toEqual([]);
      expect(due(view, ASKED, 7)).toEqual([]);
    }
    expect(due(played.final, null)).toEqual([]);
  });

  it("outlines things that options or strips name", () => {
    const known = new Set([0, 1, 2].map((seat) => `points:${seat}`));
    for (const { moments } of [played, random]) {
      for (const { view, legal } of moments)
        for (const { lead, targets } of face.options(view, 0, legal)) for (const element of [lead, ...targets]) if (element !== null) known.add(element);
    }
    const kinds = new Set([...known].map((element) => element.split(":")[0]));
    for (const { view } of [...played.moments, ...random.moments]) {
      for (const key of due(view)) {
        for (const element of aboutAt(key, view)) expect(kinds, key).toContain(element.split(":")[0]);
      }
    }
    expect(aboutAt("start", played.moments[0]!.view).filter((element) => !known.has(element))).toEqual([]);
  });

  it("outlines exactly what can be placed, and where", () => {
    for (const { view, legal } of [...played.moments, ...random.moments]) {
      if (!hasKind(legal, "place")) continue;
      const options = face.options(
        view,
        0,
        legal.filter(({ kind }) => kind === "place"),
      );
      expect(new Set(aboutAt("place", view))).toEqual(new Set(options.flatMap(({ lead, targets }) => [lead, ...targets])));
    }
  });

  it("outlines something wherever a lesson is about something", () => {
    const empty = new Set<string>();
    for (const { view } of [...played.moments, ...random.moments]) {
      for (const key of due(view)) if (lessons.find((lesson) => lesson.key === key)?.about !== undefined && aboutAt(key, view).length === 0) empty.add(key);
    }
    expect([...empty]).toEqual([]);
  });

  testLessons(lessons, CHAPTERS);
});
