// What keys do at a table: Enter what the button says, wherever a click or a dialog left the focus.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keysOf } from "./keys";
import type { Table } from "./model";
import { touching } from "./touching";
import { Choosing, UNSEEN } from "@/state/choosing.svelte";
import { keep } from "@/state/settings.svelte";

const option = (target: string, more: object = {}) => ({
  legal: { do: target, id: 0, kind: "" },
  lead: null,
  targets: [target],
  label: target,
  verb: "",
  group: "",
  ...more,
});
const row = option("row", { plain: true });
const stones = [option("a"), option("b"), option("c")];

let choosing: Choosing;
let done: string[];
let leave: (() => void)[];
const undo = vi.fn();
const help = vi.fn();
const again = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button id="menu"></button><div class="board"><svg>
    <g data-element="a"></g><g data-element="b"></g><g data-element="c"></g></svg></div></main>`;
  choosing = new Choosing();
  done = [];
  choosing.onConfirm = ({ legal }) => void done.push(legal.do);
  choosing.offer([...stones, row]);
  light();
  const table = { choosing, hint: null, hurry: () => undefined, shown: { undo: {} }, running: { busy: false, undo } } as unknown as Table;
  const nothing = () => undefined;
  const heard = keysOf(() => ({
    table,
    past: false,
    root: document.querySelector("main")!,
    leavePast: nothing,
    doAgain: nothing,
    again,
    story: nothing,
    chat: nothing,
    help,
  }));
  addEventListener("keydown", heard);
  leave = [touching(choosing)(document.querySelector<HTMLElement>(".board")!), () => removeEventListener("keydown", heard)];
  vi.advanceTimersByTime(UNSEEN);
});
afterEach(() => {
  for (const end of leave) end();
  vi.useRealTimers();
  keep("keys", true);
});

/** As the board draws it. */
function light(): void {
  for (const place of document.querySelectorAll("[data-element]")) {
    const how = choosing.light(place.getAttribute("data-element")!);
    if (how === null) place.removeAttribute("data-light");
    else place.setAttribute("data-light", how);
  }
}
const place = (element: string) => document.querySelector<SVGElement>(`[data-element=${element}]`)!;
/** Where the keyboard is, or to which control it is sent. */
function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  light();
  return event;
}
function click(thing: HTMLElement | SVGElement): void {
  thing.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  thing.setAttribute("tabindex", "0");
  thing.focus();
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  light();
}
const tabTo = (thing: HTMLElement | SVGElement) => {
  press("Tab");
  thing.setAttribute("tabindex", "0");
  thing.focus();
};
const menu = () => document.querySelector<HTMLElement>("#menu")!;

describe("Enter", () => {
  it("does what is ready, though a place that was clicked has the focus", () => {
    click(place("a"));
    expect(choosing.chosen).toBe(stones[0]);
    choosing.drop();
    press("Enter");
    expect(done).toEqual(["row"]);
  });
  it("does what a click chose, rather than touching it once more", () => {
    choosing.offer([option("a"), option("a", { targets: ["a", "a"], legal: { do: "a a", id: 0, kind: "" } })]);
    light();
    click(place("a"));
    press("Enter");
    expect(done).toEqual(["a"]);
  });
  it("does not press a control that a click or a closed dialog left focused", () => {
    click(menu());
    expect(press("Enter").defaultPrevented).toBe(true);
    expect(done).toEqual(["row"]);
  });
  it("presses a control that Tab has led to", () => {
    tabTo(menu());
    expect(press("Enter").defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });
  it("touches the place to which arrows have led, and then does what is chosen", () => {
    press("ArrowDown");
    expect(document.activeElement).toBe(place("a"));
    press("Enter");
    expect(choosing.chosen).toBe(stones[0]);
    expect(done).toEqual([]);
    press("Enter");
    expect(done).toEqual(["a"]);
  });
  it("twice does not answer the next question", () => {
    click(place("a"));
    choosing.onConfirm = ({ legal }) => {
      done.push(legal.do);
      choosing.offer([...stones, row]);
    };
    press("Enter");
    press("Enter");
    press("Enter");
    expect(done).toEqual(["a"]);
    expect(choosing.chosen).toBeNull();
  });
});

describe("the board", () => {
  it("has the keyboard again with the next question, unless it was moved elsewhere", async () => {
    const settle = async () => {
      light();
      await vi.advanceTimersByTimeAsync(1);
    };
    const next = async () => {
      choosing.offer([]);
      place("b").remove();
      await settle();
      choosing.offer([option("c")]);
      await settle();
    };
    press("ArrowDown");
    press("ArrowDown");
    place("a").focus();
    place("a").blur();
    await next();
    expect(document.activeElement).toBe(place("c"));
    menu().focus();
    choosing.offer([option("a")]);
    await settle();
    expect(document.activeElement).toBe(menu());
  });
});

describe("single keys", () => {
  it("choose by number and do what letters say", () => {
    press("2");
    expect(choosing.chosen).toBe(stones[1]);
    press("г");
    expect(undo).toHaveBeenCalledOnce();
    press("?");
    expect(help).toHaveBeenCalled();
    press("r");
    press("к");
    expect(again).toHaveBeenCalledTimes(2);
  });
  it("count how often what is chosen is done", () => {
    const times = vi.fn((count: number) => ({ steps: Array.from({ length: count }, () => "row"), label: () => "", verb: () => "" }));
    choosing.offer([{ ...row, several: { most: 3, times } }, stones[0]!]);
    press("1");
    for (const key of ["+", "=", "+", "-"]) press(key);
    expect([choosing.count, choosing.several?.steps.length]).toEqual([2, 2]);
    press("-");
    expect([choosing.count, choosing.several]).toEqual([1, null]);
  });
  it("can be switched off, all but Enter, Esc and arrows", () => {
    vi.clearAllMocks();
    keep("keys", false);
    for (const key of ["2", "u", "?"]) press(key);
    expect(choosing.chosen).toBeNull();
    expect(undo).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
    press("Enter");
    expect(done).toEqual(["row"]);
  });
});
