import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineHandlers } from "./line";
import type { FromServer, Joined, Present } from "./protocol";

/** A socket whose other end is the test. */
class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: Partial<FromServer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

const present = (seq: number): Present => ({ seq, at: `${seq}.0`, decisions: seq, status: "playing", seats: [], deciders: [], counts: false });
const joined = (seq: number, entries: number[] = []): Joined => ({
  type: "joined",
  table: "t",
  you: 0,
  yours: [0],
  about: {} as Joined["about"],
  present: present(seq),
  entries: entries.map((n) => ({ seq: n, time: 0, what: "act" })),
  presence: { seats: [], watching: 0 },
});

let sockets: FakeSocket[];
let handlers: { [K in keyof LineHandlers]: ReturnType<typeof vi.fn> };
let line: Line;
const socket = () => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  handlers = { joined: vi.fn(), update: vi.fn(), presence: vi.fn(), state: vi.fn(), refused: vi.fn() };
  line = new Line("ws://x/play", "t", handlers as unknown as LineHandlers, undefined, () => {
    const made = new FakeSocket();
    sockets.push(made);
    return made as unknown as WebSocket;
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("the line", () => {
  it("joins from the start and keeps what is wished until it has joined", async () => {
    const wish = line.send({ type: "undo" });
    socket().open();
    expect(socket().sent).toEqual([{ type: "join", id: "join", table: "t", since: 0 }]);
    socket().say(joined(5, [1, 2, 3, 4, 5]));
    expect(handlers.state).toHaveBeenLastCalledWith("connected");
    expect(socket().last()["type"]).toBe("undo");
    socket().say({ type: "ack", id: String(socket().last()["id"]), seq: 6 });
    await expect(wish).resolves.toMatchObject({ seq: 6 });
  });

  it("joins again from the last entry after a break, and sends again what was not acknowledged, with the same id", async () => {
    socket().open();
    socket().say(joined(5));
    const wish = line.send({ type: "act", at: "5.0", action: "pass" });
    const id = socket().last()["id"];
    socket().say({ type: "update", entries: [{ seq: 6, time: 0, what: "chat" }], present: present(6) });
    socket().close();
    expect(handlers.state).toHaveBeenLastCalledWith("lost");
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    socket().open();
    expect(socket().sent).toEqual([{ type: "join", id: "join", table: "t", since: 6 }]);
    socket().say(joined(7, [7]));
    expect(socket().last()).toEqual({ type: "act", at: "5.0", action: "pass", id });
    socket().say({ type: "ack", id: String(id), seq: 7 });
    await expect(wish).resolves.toMatchObject({ seq: 7 });
  });

  it("asks for the rest when there is more than comes at once", () => {
    socket().open();
    socket().say(
      joined(
        1500,
        Array.from({ length: 1000 }, (_, i) => i + 1),
      ),
    );
    expect(socket().last()).toMatchObject({ type: "join", since: 1000 });
    socket().say(
      joined(
        1500,
        Array.from({ length: 500 }, (_, i) => i + 1001),
      ),
    );
    expect(handlers.state).toHaveBeenLastCalledWith("connected");
  });

  it("does not take what was decided before the first entry for a part of a long log", () => {
    socket().open();
    const before = Array.from({ length: 1200 }, () => 0);
    // Nothing of this log can be told: the rules were mended since.
    socket().say(joined(3, before));
    expect(socket().sent).toHaveLength(1);
    expect(handlers.state).toHaveBeenLastCalledWith("connected");
  });

  it("asks for the rest of a long log of a game that was played on", () => {
    socket().open();
    socket().say(joined(1500, [0, 0, ...Array.from({ length: 1000 }, (_, i) => i + 1)]));
    expect(socket().last()).toMatchObject({ type: "join", since: 1000 });
  });

  it("lets questions fail when the line breaks, since nobody waits for their answer", async () => {
    socket().open();
    socket().say(joined(1));
    const question = line.ask({ type: "preview", action: "pass" });
    socket().close();
    await expect(question).rejects.toMatchObject({ code: "line_lost" });
  });

  it("lets advice fail when the line breaks and does not ask for it again", async () => {
    socket().open();
    socket().say(joined(1));
    const lost = line.hint(() => {});
    socket().say({ type: "ack", id: String(socket().last()["id"]), seq: 2 });
    socket().close();
    await expect(lost).rejects.toMatchObject({ code: "line_lost" });
    vi.advanceTimersByTime(400);
    socket().open();
    socket().say(joined(2));
    expect(socket().sent).toHaveLength(1);
    const told: string[] = [];
    const hint = line.hint((one) => told.push(one.at));
    const id = String(socket().last()["id"]);
    socket().say({ type: "ack", id, seq: 3 });
    socket().say({ type: "hint", id, at: "2.0", last: true, options: [] });
    await hint;
    expect(told).toEqual(["2.0"]);
  });

  it("comes back to the seat that it had, of several, unless that is no longer one's own", () => {
    socket().open();
    socket().say({ ...joined(1), you: 2, yours: [0, 2] });
    socket().close();
    vi.advanceTimersByTime(400);
    socket().open();
    expect(socket().last()).toMatchObject({ type: "join", seat: 2 });
    socket().say({ type: "error", id: "join", code: "not_seated", text: "…" });
    expect(socket().last()).toEqual({ type: "join", id: "join", table: "t", since: 1 });
    expect(handlers.refused).not.toHaveBeenCalled();
  });

  it("gives a refusal to whoever wished", async () => {
    socket().open();
    socket().say(joined(1));
    const wish = line.send({ type: "act", at: "0.0", action: "pass" });
    socket().say({ type: "error", id: String(socket().last()["id"]), code: "stale", text: "…" });
    await expect(wish).rejects.toMatchObject({ code: "stale" });
    socket().close();
    vi.advanceTimersByTime(400);
    socket().open();
    socket().say(joined(1));
    expect(socket().sent).toHaveLength(1);
  });

  it("takes a silent line for dead", () => {
    socket().open();
    socket().say(joined(1));
    vi.advanceTimersByTime(20_000);
    expect(socket().last()["type"]).toBe("ping");
    vi.advanceTimersByTime(10_500);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("gives up where there is no such table", () => {
    socket().open();
    socket().say({ type: "error", id: "join", code: "no_such_table", text: "…" });
    expect(handlers.refused).toHaveBeenCalledWith(expect.objectContaining({ code: "no_such_table" }));
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("waits longer after each failure, but never longer than some seconds", () => {
    for (let i = 0; i < 12; ++i) {
      socket().close();
      vi.advanceTimersByTime(6300);
    }
    expect(sockets).toHaveLength(13);
  });

  it("waits for a hint beyond its acknowledgement", async () => {
    socket().open();
    socket().say(joined(1));
    const told: boolean[] = [];
    const hint = line.hint((one) => told.push(one.last));
    const id = String(socket().last()["id"]);
    socket().say({ type: "ack", id, seq: 2 });
    await Promise.resolve();
    expect(told).toEqual([]);
    for (const last of [false, false, true]) socket().say({ type: "hint", id, at: "1.0", last, options: [] });
    await hint;
    expect(told).toEqual([false, false, true]);
    socket().say({ type: "hint", id, at: "1.0", last: true, options: [] });
    expect(told).toHaveLength(3);
  });

  it("has done with a hint when its question is another", async () => {
    socket().open();
    socket().say(joined(1));
    const told: boolean[] = [];
    const hint = line.hint((one) => told.push(one.last));
    const id = String(socket().last()["id"]);
    socket().say({ type: "ack", id, seq: 2 });
    line.forgetHints();
    await hint;
    socket().say({ type: "hint", id, at: "1.0", last: true, options: [] });
    expect(told).toEqual([]);
  });
});
