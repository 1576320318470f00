// What a screen reader hears at a table, through the line.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Announcer from "./Announcer.svelte";
import type { Face, Option } from "@/games/face";
import type { Entry, Joined, Present } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";
import { TableModel } from "@/state/table.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static latest: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Two options for whoever decides; each decision is told in the same words. */
const face = {
  colours: [0, 1],
  touched: () => [],
  tell: () => [{ seat: 1, text: "Somebody passes." }],
  asking: () => ({ title: "Which card?", help: "", rule: "", part: "" }),
  givesAway: () => false,
  options: (_view, _seat, legal) => legal.map((one) => ({ legal: one, lead: null, targets: [one.do], label: one.do }) as unknown as Option),
  waiting: () => "Boris is choosing.",
} as Pick<Face, "colours" | "touched" | "tell" | "asking" | "options" | "waiting"> as Face;

const legal = ["a", "b"].map((one, id) => ({ do: one, id, kind: one }));
const present = (seq: number, decides: number, more: Partial<Present> = {}): Present => ({
  seq,
  at: `${seq}.0`,
  decisions: seq,
  status: "playing",
  seats: [{ person: "Anna" }, { person: "Boris" }],
  deciders: [decides],
  counts: false,
  view: {},
  legal: decides === 0 ? legal : [],
  ...more,
});
const entry = (seq: number, what: Entry["what"], more: Partial<Entry> = {}): Entry => ({ seq, time: 0, what, seat: 1, ...more });
const joined = (state: Present, entries: Entry[]): Joined => ({
  type: "joined",
  table: "t",
  you: 0,
  yours: [0],
  about: { game: "calimala", options: {} } as Joined["about"],
  present: state,
  entries,
  presence: { seats: [], watching: 0 },
});

let table: TableModel<Face>;
let announcer: Record<string, unknown>;
beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  settings.motion = "off";
  settings.language = "en";
  table = new TableModel("t", () => Promise.resolve(face), 0, "ws://x/play");
  announcer = mount(Announcer, { target: document.body, props: { table, silent: false } });
  FakeSocket.latest.onopen?.();
  FakeSocket.latest.hear(joined(present(1, 1), [entry(1, "act")]));
  await rest();
});
afterEach(() => {
  void unmount(announcer);
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}
let heard = new Set<Element>();
/** What was added since one last listened. */
function news(): string[] {
  const lines = [...document.querySelectorAll("[aria-live=polite] p")];
  const added = lines.filter((line) => !heard.has(line)).map((line) => line.textContent);
  heard = new Set(lines);
  return added;
}
async function hear(state: Present, ...entries: Entry[]): Promise<string[]> {
  FakeSocket.latest.hear({ type: "update", present: state, entries });
  await rest();
  return news();
}

it("is for whom one waits, then each move and that it is one's turn, also in the same words", async () => {
  expect(news()).toEqual(["Boris is choosing."]);
  expect(await hear(present(2, 1), entry(2, "act"))).toEqual(["Somebody passes."]);
  expect(await hear(present(3, 1), entry(3, "act"))).toEqual(["Somebody passes."]);
  expect(await hear(present(4, 0), entry(4, "act"))).toEqual(["Somebody passes.", "Your turn. Which card?"]);
});

it("is what others ask, and what they do besides playing", async () => {
  await hear(present(2, 0), entry(2, "act"));
  const asked = { what: "undo", seat: 1, decision: 0, agreed: [1] } as const;
  expect(await hear(present(3, 0, { asked: { ...asked, agreed: [1] } }), entry(3, "ask", { asked: "undo" }))).toEqual([
    "Boris would like to take back a move.",
  ]);
  expect(await hear(present(4, 0, { status: "paused" }), entry(4, "pause"))).toEqual(["The game is paused."]);
  expect(await hear(present(5, 0), entry(5, "go_on"))).toEqual(["The game goes on.", "Your turn. Which card?"]);
  expect(await hear(present(6, 0), entry(6, "time_out"))).toEqual(["Boris has no time left; a bot plays on."]);
  expect(await hear(present(7, 0), entry(7, "chat", { text: "Hello" }))).toEqual(["Boris: Hello"]);
});

it("is whoever refuses what one has asked for", async () => {
  news();
  const asked = { what: "pause", seat: 0, agreed: [0] } as const;
  expect(await hear(present(2, 1, { asked: { ...asked, agreed: [0] } }), entry(2, "ask", { seat: 0, asked: "pause" }))).toEqual([
    "You have asked to pause; the others are being asked.",
  ]);
  expect(await hear(present(3, 1), entry(3, "answer", { yes: false }))).toEqual(["Boris refuses.", "Boris is choosing."]);
});

it("is what happened while the line was away", async () => {
  news();
  FakeSocket.latest.hear(joined(present(3, 0), [entry(2, "resign"), entry(3, "act")]));
  await rest();
  expect(news()).toEqual(["Boris gives up.", "Somebody passes.", "Your turn. Which card?"]);
});

it("is not a question that is left as it is, nor is what is being chosen dropped, when a line can't be said", async () => {
  await hear(present(2, 0), entry(2, "act"));
  table.choosing.name(table.choosing.options[1]!);
  const said = table.wish({ type: "chat", text: " " });
  const { id } = FakeSocket.latest.sent.findLast(({ type }) => type === "chat")!;
  FakeSocket.latest.hear({ type: "error", id, code: "bad_message", text: "" });
  expect(await said).toBe(false);
  await rest();
  expect(table.choosing.chosen?.legal.do).toBe("b");
  expect(table.notice?.code).toBe("bad_message");
  expect(news()).toEqual([]);
});
