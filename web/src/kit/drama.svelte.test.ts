// Dice that roll, points that rise and totals that count: short, ended by whoever wants to, and still where nothing is to move.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COUNT, drama, lasting, lasts, ROLL, settle } from "@/state/drama.svelte";
import { MOTIONS, pace, settings } from "@/state/settings.svelte";
import Counted from "./Counted.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "normal";
});
afterEach(() => {
  settle();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

it("is slower and quicker by the setting, and never long", () => {
  const times = MOTIONS.map((motion) => {
    settings.motion = motion;
    return pace(300);
  });
  expect(times).toEqual([600, 300, 150, 0]);
  settings.motion = "slow";
  expect(lasts(5000)).toBe(1200);
});

it("what lasts ends once: in its time, or when everything ends", () => {
  const ended: string[] = [];
  lasting(500, () => ended.push("in time"));
  lasting(9000, () => ended.push("early"));
  const forget = lasting(100, () => ended.push("never"));
  forget();
  vi.advanceTimersByTime(500);
  expect(ended).toEqual(["in time"]);
  settle();
  vi.advanceTimersByTime(10_000);
  expect(ended).toEqual(["in time", "early"]);
});

describe("dice", () => {
  it("roll for a moment", () => {
    drama.play([{ type: "rolled" }]);
    expect(drama.shows("rolled")).toBe(true);
    // Somebody says something meanwhile.
    drama.play([]);
    vi.advanceTimersByTime(ROLL - 1);
    expect(drama.shows("rolled")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(drama.shows("rolled")).toBe(false);
  });
  it("lie when everything is to end, and at once where nothing is to move", () => {
    drama.play([{ type: "rolled" }]);
    settle();
    expect(drama.shows("rolled")).toBe(false);
    settings.motion = "off";
    drama.play([{ type: "rolled" }]);
    expect(drama.shows("rolled")).toBe(false);
  });
});

describe("a total", () => {
  const shown = () => Number(document.body.textContent);
  function counted(more: object = {}) {
    const props = $state({ value: 10, ...more });
    const drawn = mount(Counted, { target: document.body, props });
    flushSync();
    return { props, end: () => void unmount(drawn) };
  }
  const become = (props: { value: number }, value: number) => {
    props.value = value;
    flushSync();
  };

  it("counts up to what it has become", () => {
    const { props, end } = counted();
    expect(shown()).toBe(10);
    become(props, 30);
    expect(shown()).toBe(10);
    vi.advanceTimersByTime(COUNT / 2);
    flushSync();
    expect(shown()).toBeGreaterThan(10);
    expect(shown()).toBeLessThan(30);
    vi.advanceTimersByTime(COUNT);
    flushSync();
    expect(shown()).toBe(30);
    end();
  });
  it("is there at once when everything is to end", () => {
    const { props, end } = counted({ from: 0 });
    expect(shown()).toBe(0);
    settle();
    flushSync();
    expect(shown()).toBe(10);
    become(props, 3);
    settle();
    flushSync();
    expect(shown()).toBe(3);
    end();
  });
  it.each([["off", {}] as const, ["normal", { still: true }] as const])("is what it is where nothing is to move: %s", (motion, more) => {
    settings.motion = motion;
    const { props, end } = counted({ from: 0, ...more });
    expect(shown()).toBe(10);
    become(props, 30);
    expect(shown()).toBe(30);
    end();
  });
});
