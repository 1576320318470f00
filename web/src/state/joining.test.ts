import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakeSocket";
import { settings } from "./settings.svelte";
import { TableModel, type Played } from "./table.svelte";
import type { Entry, Joined, Present, Update } from "@/line/protocol";

const present = (seq: number): Present => ({
  seq,
  at: `${seq}.0`,
  decisions: seq,
  status: "playing",
  seats: [{ person: "Anna" }, { bot: 1 }],
  deciders: [seq % 2],
  counts: false,
  view: { seq },
});
const act = (seq: number): Entry => ({ seq, time: 0, what: "act", decision: seq - 1, seat: 1, events: [] });
const joined = (seq: number, entries: number[]): Joined => ({
  type: "joined",
  table: "t",
  you: 0,
  yours: [0],
  about: { game: "calimala", options: {} } as Joined["about"],
  present: present(seq),
  entries: entries.map(act),
  presence: { seats: [], watching: 0 },
});
const update = (seq: number): Update => ({ type: "update", present: present(seq), entries: [act(seq)] });

const face = { colours: [0, 1], touched: () => [] as string[], tell: () => [] } as unknown as Played;
let arrive: () => void;
let fail: () => void;
let table: TableModel;

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.motion = "off";
  const load = () =>
    new Promise<Played>((resolve, reject) => {
      arrive = () => resolve(face);
      fail = () => reject(new TypeError("no such file"));
    });
  table = new TableModel("t", load, undefined, "ws://x/play");
  FakeSocket.latest.onopen?.();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

it("loses nothing that happens while the board is being loaded", async () => {
  FakeSocket.latest.hear(joined(2, [1, 2]));
  FakeSocket.latest.hear(update(3));
  FakeSocket.latest.hear(update(4));
  expect(table.shown).toBeNull();
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(4));
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(table.settled).toBe(true);
});

it("says that the board can't be loaded, and tries again when it joins again", async () => {
  FakeSocket.latest.hear(joined(1, [1]));
  fail();
  await vi.waitFor(() => expect(table.refused?.code).toBe("line_lost"));
  FakeSocket.latest.hear(joined(2, [2]));
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(2));
  expect(table.refused).toBeNull();
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2]);
});

it("keeps every part of a long log that comes while the board is being loaded", async () => {
  FakeSocket.latest.hear(
    joined(
      1002,
      Array.from({ length: 1000 }, (_, i) => i + 1),
    ),
  );
  FakeSocket.latest.hear(joined(1002, [1001, 1002]));
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(1002));
  expect(table.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 1002 }, (_, i) => i + 1));
});

it("tells each entry once when a line that was lost is joined again", async () => {
  FakeSocket.latest.hear(joined(1, [1]));
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(1));
  FakeSocket.latest.hear(update(2));
  await vi.waitFor(() => expect(table.shown?.seq).toBe(2));
  FakeSocket.latest.hear(joined(4, [3, 4]));
  FakeSocket.latest.hear(update(5));
  await vi.waitFor(() => expect(table.shown?.seq).toBe(5));
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

/** A decision of the game that this one was played on from. */
const before = (decision: number): Entry => ({ seq: 0, time: 0, what: "act", decision, seat: 1, events: [] });

it("keeps once what was decided before the first entry, however often it is told", async () => {
  const fresh = { ...joined(0, []), entries: [before(0), before(1)] };
  FakeSocket.latest.hear(fresh);
  FakeSocket.latest.hear(fresh);
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(0));
  FakeSocket.latest.hear({ ...joined(1, []), entries: [before(0), before(1), { ...act(1), decision: 2 }] });
  await vi.waitFor(() => expect(table.shown?.seq).toBe(1));
  expect(table.told.map(({ decision }) => decision)).toEqual([0, 1, 2]);
  expect(table.entries.map(({ seq }) => seq)).toEqual([0, 0, 1]);
});

it("asks for a whole log part by part, and never twice for the same", async () => {
  FakeSocket.latest.hear(joined(3, []));
  arrive();
  await vi.waitFor(() => expect(table.state).toBe("connected"));
  const parts: Record<number, Entry[]> = { 0: [before(0), before(1), act(1), act(2)], 2: [act(3)] };
  const asked: number[] = [];
  FakeSocket.latest.send = (text) => {
    const { type, id, since } = JSON.parse(text) as { type: string; id: string; since: number };
    if (type !== "log") return;
    asked.push(since);
    queueMicrotask(() => FakeSocket.latest.hear({ type: "log", id, seq: 3, entries: parts[since] }));
  };
  expect((await table.log("all")).map(({ seq }) => seq)).toEqual([0, 0, 1, 2, 3]);
  expect(asked).toEqual([0, 2]);
  parts[0] = [before(0)];
  expect(await table.log("all")).toEqual([before(0)]);
  // What is known is only gone on with.
  asked.length = 0;
  expect((await table.log("all", [before(0), act(1), act(2)])).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect(asked).toEqual([2]);
});

/** At the table, with this face. */
async function playing(more: Partial<Played>): Promise<void> {
  FakeSocket.latest.hear(joined(1, [1]));
  Object.assign(face, more);
  arrive();
  await vi.waitFor(() => expect(table.shown?.seq).toBe(1));
}

it("goes on after a fault of a game's face, and tells it", async () => {
  const told = vi.fn();
  vi.stubGlobal("reportError", told);
  await playing({});
  table.onStep = (_before, { present }) => {
    if (present.seq === 2) throw new Error("no such port");
  };
  FakeSocket.latest.hear(update(2));
  FakeSocket.latest.hear(update(3));
  await vi.waitFor(() => expect(table.shown?.seq).toBe(3));
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(told).toHaveBeenCalledOnce();
});

it("marks the latest decision, and the one before it when that is taken back", async () => {
  await playing({ touched: (events) => events.map(({ type }) => type) });
  const move = (seq: number, place: string): Update => ({
    ...update(seq),
    entries: [{ ...act(seq), events: [{ type: place }] }],
  });
  FakeSocket.latest.hear(move(2, "a"));
  FakeSocket.latest.hear(move(3, "b"));
  await vi.waitFor(() => expect([...table.last]).toEqual(["b"]));
  FakeSocket.latest.hear({ ...update(4), entries: [{ seq: 4, time: 0, what: "undo", kind: "agreed", decision: 2, seat: 1 }] });
  await vi.waitFor(() => expect(table.shown?.seq).toBe(4));
  expect([...table.last]).toEqual(["a"]);
});

it("tells of several updates at once from where each decision was made", async () => {
  await playing({});
  const made: unknown[] = [];
  table.onStep = (_before, _step, all) => made.push(all.map(({ before }) => before["seq"]));
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
  FakeSocket.latest.hear(update(2));
  FakeSocket.latest.hear(update(3));
  FakeSocket.latest.hear(update(4));
  await vi.waitFor(() => expect(table.shown?.seq).toBe(4));
  expect(made).toEqual([[1], [2, 3]]);
});
