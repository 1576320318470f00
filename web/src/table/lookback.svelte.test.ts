// What happened since one's last turn, shown again step by step.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lookback } from "./lookback.svelte";
import type { Table } from "./model";
import type { GameEvent, View } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.motion = "normal";
});

const move = (seat: number, decision: number) => ({ decision, seat, events: [{ type: `move ${decision}` }] as GameEvent[] });

/** A table of three after one's own decision 0 and those of the others, 1 to 3. */
function scene() {
  const table = $state({
    told: [move(0, 0), move(1, 1), move(1, 2), move(2, 3)],
    you: 0,
    asking: {},
    shown: { decisions: 4, view: { after: 4 } },
    face: { touched: (events: GameEvent[]) => events.map(({ type }) => type), turnOf: (_: unknown, before: number) => before + 1 },
    history: vi.fn((decisions: number): Promise<View | undefined> => Promise.resolve({ after: decisions })),
  });
  const stepped: unknown[] = [];
  const back = new Lookback(
    () => table as unknown as Table,
    (events, before) => stepped.push([events[0]?.type, before["after"]]),
  );
  return { table, back, stepped };
}
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const at = ({ past }: Lookback) => past?.decisions ?? null;

describe("looking back", () => {
  it("knows the steps of the others, and what they touched", () => {
    const { back } = scene();
    expect(back.steps.map(({ decision }) => decision)).toEqual([1, 2, 3]);
    expect([...back.marks]).toEqual(["move 1", "move 2", "move 3"]);
  });

  it("a step shows its position with what it touched, from where it was made", async () => {
    const { back, stepped } = scene();
    await back.step(2);
    expect(back.past).toEqual({ decisions: 3, view: { after: 3 } });
    expect([...back.touched]).toEqual(["move 2"]);
    expect(stepped).toEqual([["move 2", 2]]);
  });

  it.each([
    ["normal", 900],
    ["slow", 1800],
    ["fast", 450],
    // Still pictures, each long enough to be seen.
    ["off", 900],
  ] as const)("all of it is played once, a step every so often, and then the present is there: %s", async (motion, time) => {
    settings.motion = motion;
    const { back, stepped } = scene();
    back.run();
    await rest();
    const seen = [at(back)];
    for (let i = 0; i < 3; ++i) {
      await vi.advanceTimersByTimeAsync(time);
      seen.push(at(back));
    }
    expect(seen).toEqual([2, 3, 4, null]);
    expect(back.running).toBe(false);
    expect(stepped).toHaveLength(3);
  });

  it("stops where somebody stops it or chooses a step, and goes on from there", async () => {
    const { back } = scene();
    back.run();
    await rest();
    back.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(at(back)).toBe(2);
    back.run(false);
    await rest();
    expect(at(back)).toBe(3);
    await back.step(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([at(back), back.running]).toEqual([2, false]);
  });

  it("a position that comes too late is not shown any more", async () => {
    const { table, back } = scene();
    let come: (view: View) => void = () => undefined;
    table.history = vi.fn(() => new Promise<View | undefined>((resolve) => (come = resolve)));
    void back.look(2);
    back.leave();
    come({ after: 2 });
    await rest();
    expect(back.past).toBeNull();
  });

  it("without its position a step is not shown, and nothing runs on", async () => {
    const { table, back } = scene();
    table.history = vi.fn(() => Promise.reject(new Error("no line")));
    back.run();
    await rest();
    expect([back.past, back.running]).toEqual([null, false]);
  });

  it("what was taken back is no step any more; the present is no past", async () => {
    const { table, back } = scene();
    table.told = table.told.slice(0, 2);
    expect(back.steps.map(({ decision }) => decision)).toEqual([1]);
    await back.look(3);
    expect(at(back)).toBe(3);
    await back.look(4);
    expect(back.past).toBeNull();
  });
});
