import { beforeEach, describe, expect, it } from "vitest";
import { chapters, redo } from "./story";
import type { Face } from "@/games/face";
import type { Entry } from "@/line/protocol";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";

beforeEach(() => (settings.language = "en"));

let seq = 0;
const act = (decision: number, seat: number, action: string, turn = false): Entry => ({
  seq: ++seq,
  time: 0,
  what: "act",
  decision,
  seat,
  action,
  events: [{ type: turn ? "turn" : "step", seat, action }],
});
const undo = (decision: number, seat: number, kind = "free"): Entry => ({ seq: ++seq, time: 0, what: "undo", decision, seat, kind });

/** A game whose turns begin with an event of their own and whose sentences repeat the action. */
const face = {
  tell: (events, people) => events.map((event) => ({ seat: event.seat as number, text: `${people.name(event.seat as number)}: ${String(event["action"])}.` })),
  turnOf: (events, before) => (events.some((event) => event.type === "turn") ? before + 1 : before),
} as Pick<Face, "tell" | "turnOf"> as Face;
const people = makePeople([0, 1], [{ person: "Anna" }, { person: "Boris" }], 0);

describe("doing again what was undone", () => {
  it("goes back step by step, the latest first", () => {
    const entries = [act(0, 0, "a"), act(1, 0, "b"), undo(1, 0), undo(0, 0)];
    expect(redo(entries, 0)).toBe("a");
    entries.push(act(0, 0, "a"));
    expect(redo(entries, 0)).toBe("b");
    entries.push(act(1, 0, "b"));
    expect(redo(entries, 0)).toBeNull();
  });

  it("is over once something else was done, by anybody", () => {
    const undone = [act(0, 0, "a"), act(1, 0, "b"), undo(0, 0)];
    expect(redo([...undone, act(0, 0, "x")], 0)).toBeNull();
    expect(redo([...undone, act(0, 1, "x")], 0)).toBeNull();
    expect(redo(undone, 1)).toBeNull();
  });
});

describe("the story", () => {
  it("gathers sentences by turns and leaves out what was taken back", () => {
    const entries = [act(0, 0, "a", true), act(1, 0, "b"), act(2, 1, "c", true), undo(2, 1), act(2, 1, "d", true)];
    const told = chapters(entries, face, people, {});
    expect(told.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(told.flatMap(({ items }) => items.map(({ decisions, lines }) => [decisions, lines[0]?.text]))).toEqual([
      [1, "Anna: a."],
      [2, "Anna: b."],
      [null, "Boris takes back a move."],
      [3, "Boris: d."],
    ]);
  });

  it("tells who asks for something and who refuses it", () => {
    const entries = [
      { seq: 1, time: 0, what: "ask", asked: "undo", seat: 0, decision: 0 },
      { seq: 2, time: 0, what: "answer", yes: true, seat: 1 },
      { seq: 3, time: 0, what: "ask", asked: "pause", seat: 0 },
      { seq: 4, time: 0, what: "answer", yes: false, seat: 1 },
    ] as Entry[];
    expect(chapters(entries, face, people, {}).flatMap(({ items }) => items.map(({ lines }) => lines[0]?.text))).toEqual([
      "Anna would like to take back a move.",
      "Anna would like to pause.",
      "Boris refuses.",
    ]);
  });

  it("of a game that was played on from another begins with that, and counts its turns from there", () => {
    const before = [act(0, 0, "a", true), act(1, 1, "b", true), act(2, 1, "c")].map((entry) => ({ ...entry, seq: 0 }));
    const told = chapters([...before, { ...act(3, 1, "d"), seq: 1 }, { ...act(4, 0, "e", true), seq: 2 }], face, people, {});
    expect(told.map(({ turn, items }) => [turn, ...items.map(({ decisions }) => decisions)])).toEqual([
      [1, 1],
      [2, 2, 3, 4],
      [3, 5],
    ]);
    const keys = told.flatMap(({ items }) => items.map(({ key }) => key));
    expect(new Set(keys).size).toBe(5);
  });

  it("goes back, when something is undone, no further than its own game", () => {
    const before = { ...act(0, 0, "a", true), seq: 0 };
    const told = chapters([before, { ...act(1, 0, "b"), seq: 1 }, { ...undo(1, 0), seq: 2 }], face, people, {});
    expect(told.flatMap(({ items }) => items.map(({ lines }) => lines[0]?.text))).toEqual(["Anna: a.", "Anna takes back a move."]);
  });

  it("is told anew in another language and by new names", () => {
    const entries = [act(0, 1, "a", true)];
    const text = (who: typeof people) => chapters(entries, face, who, {})[0]?.items[0]?.lines[0]?.text;
    expect(text(people)).toBe("Boris: a.");
    expect(text(makePeople([0, 1], [{ person: "Anna" }, { person: "Clara" }], 0))).toBe("Clara: a.");
  });
});
