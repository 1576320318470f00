// What is done without asking, as the server is told it.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Option } from "./asking";
import { FakeSocket } from "./fakeSocket";
import { keep, settings } from "./settings.svelte";
import { TableModel, type Played } from "./table.svelte";
import type { Chair, Joined, Legal, Seat } from "@/line/protocol";

/** Equal cards have names that differ in their last letter alone. */
const face = {
  colours: [0, 1],
  touched: () => [],
  tell: () => [],
  asking: () => ({ title: "", help: "", rule: "", part: "" }),
  options: (_view: unknown, _you: Seat, all: Legal[]) =>
    all.map((legal): Option => ({ legal, lead: null, targets: [], label: "", verb: "", group: "", sort: legal.do.slice(0, -1) })),
  givesAway: () => false,
  trifle: (_view: unknown, _you: Seat, all: Legal[]) => all.find(({ do: action }) => action === "draw sea") ?? null,
} as unknown as Played;

const BOTS: Chair[] = [{ person: "Anna" }, { bot: 1 }];
const COMPANY: Chair[] = [{ person: "Anna" }, { person: "Boris" }];
let table: TableModel;

/** What is sent without a touch where this may be done, after this. */
async function sentFor(
  actions: string[],
  { seats = BOTS, forced = true, last = "act" }: { seats?: Chair[]; forced?: boolean; last?: "act" | "undo" } = {},
): Promise<string[]> {
  table = new TableModel("t", () => Promise.resolve(face), undefined, "ws://x/play");
  FakeSocket.latest.onopen?.();
  const message: Joined = {
    type: "joined",
    table: "t",
    you: 0,
    yours: [0],
    about: { game: "calimala", options: {} } as Joined["about"],
    present: {
      seq: 1,
      at: "1.0",
      decisions: 1,
      status: "playing",
      seats,
      deciders: [0],
      counts: false,
      view: {},
      legal: actions.map((action, id) => ({ do: action, id, kind: "" })),
      forced,
    },
    entries: [{ seq: 1, time: 0, what: last, decision: 0, seat: 1, events: [] }],
    presence: { seats: [], watching: 0 },
  };
  FakeSocket.latest.hear(message);
  await vi.advanceTimersByTimeAsync(400);
  return FakeSocket.sent.flatMap(({ action }) => action ?? []);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.sent = [];
});
afterEach(() => {
  keep("trifles", false);
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a step without a choice is, where only bots look on", async () => {
  expect(await sentFor(["end"])).toEqual(["end"]);
});
it.each([{ seats: COMPANY }, { forced: false }, { last: "undo" as const }])("it is not with %j", async (how) => {
  expect(await sentFor(["end"], how)).toEqual([]);
});
it("where the table itself has made it, what others did then is shown one after the other", async () => {
  await sentFor(["left", "right"], { forced: false });
  const heard = (seq: number, seat: Seat, actions: string[]) => {
    const legal = actions.map((action, id) => ({ do: action, id, kind: "" }));
    const present = { ...table.shown, seq, at: `${seq}.0`, decisions: seq, deciders: [seat], legal, forced: actions.length === 1 };
    FakeSocket.latest.hear({ type: "update", present, entries: [{ seq, time: 0, what: "act", decision: seq, seat, events: [] }] });
  };
  // One's own step is still looked at when the table has made the next one, and others have moved.
  heard(2, 0, ["end"]);
  await vi.advanceTimersByTimeAsync(50);
  heard(3, 0, []);
  heard(4, 1, []);
  heard(5, 1, []);
  await vi.advanceTimersByTimeAsync(150);
  expect(FakeSocket.sent.filter(({ type }) => type === "act")).toEqual([]);
  expect(table.shown?.seq).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.shown?.seq).toBe(5);
});
it("whoever wants to be asked less need not make it in company either, unless no such steps are to be made at all", async () => {
  keep("trifles", true);
  expect(await sentFor(["end"], { seats: COMPANY })).toEqual(["end"]);
  table.close();
  FakeSocket.sent = [];
  expect(await sentFor(["end"], { seats: COMPANY, forced: false })).toEqual([]);
  table.close();
  expect(await sentFor(["end"], { seats: COMPANY, last: "undo" })).toEqual([]);
});
it("equal cards are no choice, others are", async () => {
  expect(await sentFor(["swan 4a", "swan 4b"])).toEqual(["swan 4a"]);
  table.close();
  FakeSocket.sent = [];
  expect(await sentFor(["swan 4a", "swan 5a"])).toEqual([]);
});
it("a trifle is for whoever wants that, in company too, but not after an undo", async () => {
  const draws = ["draw build", "draw sea"];
  expect(settings.trifles).toBe(false);
  expect(await sentFor(draws)).toEqual([]);
  keep("trifles", true);
  table.close();
  expect(await sentFor(draws, { last: "undo" })).toEqual([]);
  table.close();
  expect(await sentFor(draws, { seats: COMPANY })).toEqual(["draw sea"]);
  table.close();
  FakeSocket.sent = [];
  expect(await sentFor(["draw build", "wood"])).toEqual([]);
});
