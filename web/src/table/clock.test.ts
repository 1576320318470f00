// Clocks run on the server, whatever is still being shown here.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ClockView from "./ClockView.svelte";
import type { Face } from "@/games/face";
import type { Joined, Present, Update } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";
import { TableModel } from "@/state/table.svelte";
import type { Table } from "./model";

/** A socket whose other end is the test. */
class FakeSocket {
  static latest: FakeSocket;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
  }
  send(): void {}
  close(): void {}
  hear(message: Update | Joined): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

const MINUTE = 60_000;
/** A minute a move; Anna decides last. */
const present = (seq: number, decides: number): Present => ({
  seq,
  at: `${seq}.0`,
  decisions: seq,
  status: "playing",
  seats: [{ person: "Anna" }, { bot: 1 }],
  deciders: [decides],
  counts: false,
  view: {},
  clock: { now: 0, left: [MINUTE, MINUTE], running: [decides] },
});
const update = (seq: number, decides: number): Update => ({
  type: "update",
  present: present(seq, decides),
  entries: [{ seq, time: 0, what: "act", seat: 1, decision: seq - 1, events: [] }],
});
const face = { colours: [0, 1], touched: () => [], tell: () => [] } as unknown as Face;

let table: Table;
let clock: Record<string, unknown>;
let load: (face: Face) => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.motion = "normal";
  table = new TableModel("t", () => new Promise((resolve) => (load = resolve)), 0, "ws://x/play");
  clock = mount(ClockView, { target: document.body, props: { table, seat: 0, name: "Anna" } });
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.hear({
    type: "joined",
    table: "t",
    you: 0,
    yours: [0],
    about: { game: "calimala", options: {} } as Joined["about"],
    present: present(1, 1),
    entries: [],
    presence: { seats: [], watching: 0 },
  });
});
afterEach(() => {
  void unmount(clock);
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const left = () => {
  flushSync();
  return document.querySelector("span")!.textContent.trim();
};

it("is that of the table as it stands, while moves are still being shown", async () => {
  load(face);
  await vi.advanceTimersByTimeAsync(5000);
  expect(left()).toBe("1:00");
  FakeSocket.latest.hear(update(2, 1));
  FakeSocket.latest.hear(update(3, 0));
  expect(table.shown?.seq).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(table.settled).toBe(false);
  expect(document.querySelector("span.running")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(9500);
  expect(table.settled).toBe(true);
  expect(left()).toBe("0:50");
});

it("counts what passed while the board was being loaded", async () => {
  FakeSocket.latest.hear(update(2, 0));
  await vi.advanceTimersByTimeAsync(20_000);
  load(face);
  await vi.advanceTimersByTimeAsync(0);
  expect(left()).toBe("0:40");
});
