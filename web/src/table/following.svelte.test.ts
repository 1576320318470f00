// What leads back to the moves of others, or past them; points that rise; the end.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import FollowButton from "./FollowButton.svelte";
import { arrive } from "./motion";
import PastBar from "./PastBar.svelte";
import { gathered, rise } from "./rising";
import Story from "./Story.svelte";
import Winner from "./Winner.svelte";
import { Choosing, UNSEEN } from "@/state/choosing.svelte";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";

const animate = vi.fn((_frames: Keyframe[] | PropertyIndexedKeyframes | null) => ({}) as Animation);
let ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => {
  arrive();
  for (const end of ends) end();
  ends = [];
  vi.useRealTimers();
  settings.motion = "normal";
  document.body.innerHTML = "";
});

/** With what of its table and so on it needs. */
function draw(what: Component<never>, props: object): void {
  const drawn = mount(what as Component, { target: document.body, props });
  ends.push(() => void unmount(drawn));
  flushSync();
}
const text = (selector: string): string => (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
const texts = (selector: string): string[] => [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());

const seats = [{ person: "Anna" }, { bot: 1 }, { bot: 3 }];
const people = makePeople([0, 1, 2], seats, 0);
const told = [1, 2, 3].map((decision) => ({ decision, seat: decision === 3 ? 2 : 1, events: [{ type: `step ${decision}` }] }));
const face = { tell: (events: { type: string }[]) => events.map(({ type }) => ({ seat: null, text: `${type}.` })), ties: () => null, turnOf: () => 1 };

describe("the button that follows", () => {
  const run = vi.fn();
  const hurry = vi.fn();
  function scene(settled: boolean, count: number, you: number | null = 0) {
    run.mockClear();
    hurry.mockClear();
    const table = $state({ settled, you, hurry });
    const back = { steps: told.slice(0, count), run };
    draw(FollowButton, { table, back });
    return table;
  }
  const button = () => document.querySelector("button");

  it("shows the rest at once while moves of others are being shown", () => {
    scene(false, 0);
    expect(text("button")).toContain("Skip");
    button()!.click();
    expect([hurry.mock.calls.length, run.mock.calls.length]).toEqual([1, 0]);
  });
  it("does not begin to show all again where somebody has pressed to skip, once or twice", () => {
    const table = scene(false, 2);
    button()!.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    // The press has shown the rest already.
    table.settled = true;
    flushSync();
    button()!.click();
    vi.advanceTimersByTime(200);
    button()!.click();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    button()!.click();
    expect(run).toHaveBeenCalledOnce();
  });
  it("shows again what there was, if there was something", () => {
    scene(true, 3);
    expect(text("button")).toContain("3");
    button()!.click();
    expect(run).toHaveBeenCalledOnce();
    document.body.innerHTML = "";
    scene(true, 0);
    expect(button()!.disabled).toBe(true);
  });
  it("lets whoever watches skip, and nothing else", () => {
    scene(true, 0, null);
    expect(button()).toBeNull();
    scene(false, 0, null);
    expect(text("button")).toContain("Skip");
  });
});

describe("the bar of the past", () => {
  const step = vi.fn();
  const leave = vi.fn();
  const choosing = new Choosing();
  function scene(decisions: number, of = 4) {
    step.mockClear();
    leave.mockClear();
    const back = { steps: told, past: { decisions, view: {} }, latest: told.find(({ decision }) => decision + 1 === decisions), running: false, step, leave };
    const table = { face, people, told, shown: { decisions: of }, choosing };
    draw(PastBar, { table, back: back, id: "t" });
  }

  it("says what was decided, and has a step for each decision since one's turn", () => {
    scene(3);
    expect(text(".said")).toBe("After decision 3 of 4. step 2.");
    const steps = [...document.querySelectorAll("li button")];
    expect(steps.map((one) => one.getAttribute("aria-label"))).toEqual(["1. step 1.", "2. step 2.", "3. step 3."]);
    expect(steps.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
    (steps[2] as HTMLElement).click();
    expect(step).toHaveBeenCalledWith(3);
  });
  it("is walked through with the arrows", () => {
    scene(3);
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    expect(step.mock.calls).toEqual([[1], [3]]);
  });
  it("leads back by Enter, and no second press answers the question that stands there then", () => {
    const done = vi.fn();
    choosing.onConfirm = done;
    choosing.offer([{ legal: { do: "a", id: 0, kind: "" }, lead: null, targets: ["a"], label: "", verb: "", group: "" }]);
    choosing.name(choosing.options[0]!);
    scene(3);
    const button = document.activeElement as HTMLElement;
    expect(button.textContent).toBe("Back to the game");
    button.click();
    expect(leave).toHaveBeenCalled();
    choosing.confirm();
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(UNSEEN);
    choosing.confirm();
    expect(done).toHaveBeenCalled();
  });
  it("goes away when what is looked at was taken back", () => {
    scene(3, 2);
    expect(leave).toHaveBeenCalled();
  });
});

describe("points that rise", () => {
  const gain = (seat: number, points: number, ...at: string[]) => ({ seat, points, at });
  it("come up together where one gets several at one place", () => {
    expect(gathered([gain(0, 3, "a"), gain(0, 2, "a"), gain(1, 2, "a"), { ...gain(0, 1, "a"), mark: "green" as const }])).toEqual([
      { seat: 0, points: 5, at: ["a"], green: false },
      { seat: 1, points: 2, at: ["a"], green: false },
      { seat: 0, points: 1, at: ["a"], green: true },
    ]);
  });
  const board = () => {
    document.body.innerHTML = "<main><i data-element='a'></i><i data-element='points:1'></i></main>";
    for (const [i, one] of [...document.querySelectorAll("i")].entries()) one.getBoundingClientRect = () => new DOMRect(100 + 300 * i, 50, 20, 20);
    return document.querySelector("main")!;
  };
  const from = (): (string | undefined)[] =>
    animate.mock.calls.map(([frames]) => /translate\((\d+)px/.exec(String((frames as Keyframe[])[0]?.["transform"]))?.[1]);

  it("at the first place that there is, or at the strip; and are gone within 1.2 seconds", () => {
    rise(board(), [gain(0, 3, "nowhere", "a"), gain(1, 2, "nowhere")], (seat) => seat);
    flushSync();
    expect(texts(".rising")).toEqual(["+3", "+2"]);
    expect(from()).toEqual(["110", "410"]);
    vi.advanceTimersByTime(1200);
    expect(texts(".rising")).toEqual([]);
  });
  it("are gone when everything is to end, and do not come where nothing is to move", () => {
    rise(board(), [gain(0, 3, "a")], () => 0);
    arrive();
    expect(texts(".rising")).toEqual([]);
    settings.motion = "off";
    rise(board(), [gain(0, 3, "a")], () => 0);
    expect(texts(".rising")).toEqual([]);
  });
});

describe("the end", () => {
  function scene(standings: { points: number; rank: number }[], fresh: boolean, ties: string | null = null) {
    const table = { people, face: { ties: () => ties }, shown: { seats, view: {}, result: { standings } } };
    draw(Winner, { table, fresh });
  }
  const ANNA = { points: 64, rank: 1 };

  it("names who has won, and everybody's place and points", () => {
    scene([{ points: 50, rank: 2 }, ANNA, { points: 41, rank: 3 }], false);
    expect(text(".who")).toBe("Red bot wins");
    expect(texts("li")).toEqual(["1. Red bot 64", "2. Anna 50", "3. Yellow bot 41"]);
  });
  it("names all who share the victory, and what decided between equals", () => {
    scene([ANNA, { points: 64, rank: 1 }, { points: 64, rank: 3 }], false, "Equal points: discs decide");
    expect(text(".who")).toBe("Anna and Red bot share the victory");
    expect(texts("li")).toEqual(["1. Anna 64", "1. Red bot 64", "3. Yellow bot 64"]);
    expect(text(".ties")).toBe("Equal points: discs decide");
  });
  it("counts up when it has just come, until somebody wants the sums at once", () => {
    scene([ANNA, { points: 50, rank: 2 }, { points: 41, rank: 3 }], true);
    expect(texts(".points")).toEqual(["0", "0", "0"]);
    expect(document.querySelector(".growing")).not.toBeNull();
    arrive();
    flushSync();
    expect(texts(".points")).toEqual(["64", "50", "41"]);
    expect(document.querySelector(".growing")).toBeNull();
  });
  it("is still without motion", () => {
    settings.motion = "off";
    scene([ANNA, { points: 50, rank: 2 }, { points: 41, rank: 3 }], true);
    expect(texts(".points")).toEqual(["64", "50", "41"]);
    expect(document.querySelector(".growing")).toBeNull();
  });
});

it("a story with little room has a line for each sentence and the number of each turn, and says all of it all the same", () => {
  const entries = [0, 1].map((decision) => ({ seq: decision + 1, time: 0, what: "act" as const, seat: 1, decision, events: [{ type: `step ${decision}` }] }));
  const table = { face: { ...face, turnOf: (_: unknown, before: number) => before + 1 }, people, about: {}, shown: { view: {} } };
  draw(Story, { table, entries, at: null, onlook: () => undefined, dense: true });
  const heads = [...document.querySelectorAll("h2")];
  expect(heads.map((head) => [head.textContent, head.getAttribute("aria-label")])).toEqual([
    ["2", "Turn 2"],
    ["1", "Turn 1"],
  ]);
  expect(document.querySelector("li button")!.getAttribute("title")).toBe("step 1.");
});
