// Several steps by one confirmation, with a server that the test plays.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "./asking";
import { FakeSocket } from "./fakeSocket";
import { settings } from "./settings.svelte";
import { TableModel, type Played } from "./table.svelte";
import type { Entry, Joined, Present, Seat, Undo } from "@/line/protocol";

const hear = (message: object): void => FakeSocket.latest.hear(message);

let table: TableModel;
/** Where the game stands. */
let [seq, decisions, undos] = [1, 1, 0];
let shownUndo: Undo | null = null;

const legal = (...actions: string[]) => actions.map((action, id) => ({ do: action, id, kind: "" }));
const option = ({ do: action, id }: { do: string; id: number }): Option => ({
  legal: { do: action, id, kind: "" },
  lead: null,
  targets: [action],
  label: action,
  verb: "",
  group: "",
  several: { most: 4, times: (count) => ({ steps: Array.from({ length: count }, () => action), label: () => "", verb: () => "" }) },
});
const face = {
  colours: [0, 1],
  touched: () => [],
  tell: () => [],
  asking: () => ({ title: "", help: "", rule: "", part: "" }),
  options: (_view: unknown, _you: Seat, all: { do: string; id: number }[]) => all.map(option),
  givesAway: () => false,
} as unknown as Played;

const present = (actions: string[], more: Partial<Present> = {}): Present => ({
  seq,
  at: `${decisions}.${undos}`,
  decisions,
  status: "playing",
  seats: [{ person: "Anna" }, { person: "Boris" }],
  deciders: [actions.length > 0 ? 0 : 1],
  counts: false,
  view: {},
  legal: legal(...actions),
  undo: shownUndo,
  ...more,
});
const joined = (actions: string[], entries: Entry[] = [], more: Partial<Joined> = {}): Joined => ({
  type: "joined",
  table: "t",
  you: 0,
  yours: [0],
  about: { game: "serenissima", options: {} } as Joined["about"],
  present: present(actions),
  entries,
  presence: { seats: [], watching: 0 },
  ...more,
});
/** What a seat did is told, and what is asked then. */
function entry(seat: Seat): Entry {
  ++seq;
  return { seq, time: 0, what: "act", decision: decisions++, seat, events: [] };
}
const tell = (actions: string[], ...entries: Entry[]): void => hear({ type: "update", present: present(actions), entries });
/** The step under way is accepted; `actions` is what may be done then. */
async function accept(actions: string[]): Promise<void> {
  const { id } = FakeSocket.sent.at(-1)!;
  hear({ type: "ack", id, seq: seq + 1 });
  shownUndo = { decision: decisions, kind: "free" };
  tell(actions, entry(0));
  await settle();
}
async function takeBack(undo: Undo | null): Promise<void> {
  const { id } = FakeSocket.sent.at(-1)!;
  hear({ type: "ack", id, seq: seq + 1 });
  const decision = shownUndo!.decision;
  [decisions, undos, shownUndo] = [decision, undos + 1, undo];
  ++seq;
  tell(["load", "end"], { seq, time: 0, what: "undo", decision, seat: 0 });
  await settle();
}
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(50).then(() => undefined);
const acts = (): string[] => FakeSocket.sent.flatMap(({ type, at, action }) => (type === "act" ? [`${at} ${action}`] : type === "undo" ? ["undo"] : []));
const offered = (): string[] => table.choosing.options.map(({ legal }) => legal.do);

/** Chooses the first option so many times, and confirms. */
async function confirm(count: number): Promise<void> {
  table.choosing.name(table.choosing.options[0]!);
  table.choosing.times(count);
  table.choosing.confirm();
  await settle();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  Object.defineProperty(document, "hidden", { value: false, configurable: true });
  settings.motion = "off";
  FakeSocket.sent = [];
  [seq, decisions, undos, shownUndo] = [1, 1, 0, null];
  table = new TableModel("t", () => Promise.resolve(face), undefined, "ws://x/play");
  FakeSocket.latest.onopen?.();
  hear(joined(["load", "end"]));
  await settle();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("several steps", () => {
  it("are sent one after another, each for the moment that the one before has made, and nothing else is done meanwhile", async () => {
    await confirm(3);
    expect(acts()).toEqual(["1.0 load"]);
    await accept(["load", "end"]);
    expect(acts()).toEqual(["1.0 load", "2.0 load"]);
    expect(table.running.progress).toEqual({ done: 1, of: 3 });
    table.choosing.name(table.choosing.options[1]!);
    table.choosing.confirm();
    await settle();
    expect(acts()).toHaveLength(2);
    await accept(["load", "end"]);
    await accept(["load", "end"]);
    expect(acts()).toEqual(["1.0 load", "2.0 load", "3.0 load"]);
    expect([offered(), table.running.progress, table.notice]).toEqual([["load", "end"], null, null]);
  });
  it("do not wait for talk, and are not sent twice for it", async () => {
    await confirm(2);
    ++seq;
    tell(["load", "end"], { seq, time: 0, what: "chat", seat: 1, text: "Hm" });
    await settle();
    expect(acts()).toEqual(["1.0 load"]);
    await accept(["load", "end"]);
    expect(acts()).toEqual(["1.0 load", "2.0 load"]);
  });
  it("end with a sentence where one is refused, and the question is put again", async () => {
    await confirm(3);
    await accept(["load", "end"]);
    hear({ type: "error", id: FakeSocket.sent.at(-1)!.id, code: "illegal", reason: "no_money", text: "" });
    await settle();
    expect(table.notice).toMatchObject({ code: "illegal", reason: "no_money", made: { done: 1, of: 3 } });
    expect([offered(), table.running.progress]).toEqual([["load", "end"], null]);
    expect(acts()).toHaveLength(2);
  });
  it("end with a sentence where something else is asked", async () => {
    await confirm(3);
    await accept(["yes", "no"]);
    expect(acts()).toHaveLength(1);
    expect(table.notice).toMatchObject({ code: "stopped", made: { done: 1, of: 3 } });
    expect(offered()).toEqual(["yes", "no"]);
  });
  it("end where somebody else is asked, and do not go on when that was answered", async () => {
    await confirm(3);
    await accept([]);
    tell(["load", "end"], entry(1));
    await settle();
    expect(acts()).toHaveLength(1);
    expect(table.notice).toMatchObject({ made: { done: 1, of: 3 } });
  });
  it("end where more has happened than the step, even if the next one would be legal", async () => {
    await confirm(3);
    hear({ type: "ack", id: FakeSocket.sent.at(-1)!.id, seq: seq + 1 });
    tell(["load", "end"], entry(0), entry(1));
    await settle();
    expect(acts()).toHaveLength(1);
    expect(table.notice).toMatchObject({ made: { done: 1, of: 3 } });
  });
  it("are enough when the person says so", async () => {
    await confirm(3);
    table.running.stop();
    await accept(["load", "end"]);
    expect([acts().length, offered(), table.notice]).toEqual([1, ["load", "end"], null]);
  });
  it("end when another seat of this screen is taken, which is told nothing", async () => {
    await confirm(3);
    table.sitAt(1);
    hear({ type: "ack", id: FakeSocket.sent.at(-1)!.id, seq: seq + 1 });
    const made = entry(0);
    hear(joined(["load", "end"], [made], { you: 1, yours: [0, 1] }));
    await settle();
    expect([acts().length, table.notice, offered()]).toEqual([1, null, ["load", "end"]]);
  });
});

describe("a line that is lost in the middle", () => {
  /** It breaks while a step is under way, and comes back. */
  async function broken(meanwhile: () => Entry[], actions: string[]): Promise<void> {
    FakeSocket.latest.onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.latest.onopen?.();
    hear(joined(actions, meanwhile()));
    await settle();
  }
  it("costs no step, and none is made twice, where the step had arrived", async () => {
    await confirm(2);
    const first = FakeSocket.sent[0]!;
    await broken(() => [entry(0)], ["load", "end"]);
    // What was not acknowledged is said again; its id makes that harmless.
    expect(FakeSocket.sent.map(({ id, action, at }) => [id === first.id, at, action])).toEqual([
      [true, "1.0", "load"],
      [true, "1.0", "load"],
      [false, "2.0", "load"],
    ]);
    hear({ type: "ack", id: first.id, seq });
    await accept(["load", "end"]);
    expect([acts().length, table.running.progress, table.notice]).toEqual([3, null, null]);
  });
  it("costs no step where it had not", async () => {
    await confirm(2);
    await broken(() => [], ["load", "end"]);
    expect(new Set(FakeSocket.sent.map(({ id }) => id)).size).toBe(1);
    await accept(["load", "end"]);
    expect(acts().at(-1)).toBe("2.0 load");
  });
  it("ends them where the game has gone on meanwhile", async () => {
    await confirm(3);
    await broken(() => [entry(0), entry(1), entry(0)], ["load", "end"]);
    expect(new Set(FakeSocket.sent.map(({ id }) => id)).size).toBe(1);
    expect(table.notice).toMatchObject({ made: { done: 1, of: 3 } });
  });
});

describe("undo", () => {
  const back = async (): Promise<void> => {
    void table.running.undo();
    await settle();
  };
  async function three(): Promise<void> {
    await confirm(3);
    for (let i = 0; i < 3; ++i) await accept(["load", "end"]);
    FakeSocket.sent = [];
  }
  it("takes all steps back that were made as one", async () => {
    await three();
    expect(table.running.undoes).toBe(3);
    await back();
    await takeBack({ decision: 2, kind: "free" });
    await takeBack({ decision: 1, kind: "free" });
    await takeBack({ decision: 0, kind: "free" });
    expect([acts(), decisions, offered()]).toEqual([["undo", "undo", "undo"], 1, ["load", "end"]]);
    expect(table.running.undoes).toBe(1);
  });
  it("can be undone as a whole, until anything else is done", async () => {
    await three();
    await back();
    for (const decision of [2, 1, 0]) await takeBack({ decision, kind: "free" });
    expect(table.running.again("load")).toEqual(["load", "load", "load"]);
    expect(table.running.again("end")).toBeUndefined();
    await confirm(1);
    await accept(["load", "end"]);
    expect(table.running.again("load")).toBeUndefined();
  });
  it("takes back no more than what is free, and asks nobody for the rest", async () => {
    await three();
    await back();
    await takeBack({ decision: 2, kind: "agreed" });
    expect([acts(), offered()]).toEqual([["undo"], ["load", "end"]]);
    expect(table.running.undoes).toBe(1);
  });
  it("takes back what was done after them by itself first", async () => {
    await three();
    await confirm(1);
    await accept(["load", "end"]);
    FakeSocket.sent = [];
    expect(table.running.undoes).toBe(1);
    await back();
    await takeBack({ decision: 3, kind: "free" });
    expect(acts()).toEqual(["undo"]);
    expect(table.running.undoes).toBe(3);
  });
  it("takes back together what was made before they ended early", async () => {
    await confirm(4);
    await accept(["load", "end"]);
    await accept(["end"]);
    expect([table.notice?.made, table.running.undoes]).toEqual([{ done: 2, of: 4 }, 2]);
  });
  it("ends where it is refused", async () => {
    await three();
    await back();
    hear({ type: "error", id: FakeSocket.sent.at(-1)!.id, code: "nothing_to_undo", text: "" });
    await settle();
    expect([table.notice?.code, offered(), acts()]).toEqual(["nothing_to_undo", ["load", "end"], ["undo"]]);
  });
});
