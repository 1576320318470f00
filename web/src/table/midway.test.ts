// A game that was played on from another: what came before is told, or it is said that it is not.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import PointsDialog from "./PointsDialog.svelte";
import Sources from "./Sources.svelte";
import Story from "./Story.svelte";
import type { Face, Told } from "@/games/face";
import type { Entry, View } from "@/line/protocol";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";
import { stillTold } from "@/state/told";
import type { Table } from "./model";

/** A game in which every decision begins a turn and brings three points. */
const face = {
  strip: (view, seat) => ({ points: (view["points"] as number[])[seat]!, holdings: [] }),
  points: (told, _people, seat) =>
    told.filter((one) => one.seat === seat).map(({ decision }) => ({ decision, source: `No. ${decision}`, why: "", points: 3, kind: "Wares" })),
  needs: () => [],
  tell: (events) => events.map(() => ({ seat: null, text: "So it was." })),
  turnOf: (_events, before) => before + 1,
} as Pick<Face, "strip" | "points" | "needs" | "tell" | "turnOf"> as Face;

const act = (decision: number, seq: number): Entry => ({ seq, time: 0, what: "act", decision, seat: decision % 2, events: [{ type: "step" }] });
const seats = [{ person: "Anna" }, { bot: 1 }];
function table(entries: Entry[], points: number[], from_position: boolean): Table {
  const standings = points.map((sum) => ({ points: sum, rank: 1 }));
  return {
    face,
    entries,
    told: stillTold(entries),
    people: makePeople([0, 1], seats, 0),
    you: 0,
    shown: { seats, view: { points }, decisions: entries.length, result: { standings } },
    about: { forked_from: "another", from_position },
    viewAfter: () => undefined,
    history: () => Promise.resolve(undefined),
  } as unknown as Table;
}
/** Two decisions of the game before and two of its own. */
const whole = table([act(0, 0), act(1, 0), act(2, 1), act(3, 2)], [6, 6], false);
/** Two decisions, from a position in which ten and seven points were there. */
const midway = table([act(0, 1), act(1, 2)], [13, 10], true);

let mounted: Record<string, unknown> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): string {
  mounted = mount(component, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}
const nothing = () => undefined;
const cells = (row: string) => [...document.querySelectorAll(row)].map((one) => [...one.children].map((cell) => cell.textContent.trim()));
beforeEach(() => (settings.language = "en"));
afterEach(() => {
  if (mounted !== null) void unmount(mounted);
  document.body.innerHTML = "";
});

describe("the story", () => {
  const headings = () => [...document.querySelectorAll("h2")].map((heading) => heading.textContent);
  const story = (of: Table, entries = of.entries) => show(Story, { table: of, entries, at: null, onlook: nothing });

  it("of a game that was over before is told whole", () => {
    expect(story(whole)).not.toContain("What came before");
    expect(headings()).toEqual(["Turn 4", "Turn 3", "Turn 2", "Turn 1"]);
    expect(document.querySelectorAll(".story button")).toHaveLength(4);
  });
  it("that begins in the middle says so, and counts from there", () => {
    const aside: Entry = { seq: 1, time: 0, what: "hint", seat: 0 };
    expect(story(midway, [aside, act(0, 2)])).toContain("What came before");
    expect(headings()).toEqual(["Turn 1 since then", "The game is played on."]);
  });
});

describe("the sources of all points", () => {
  it("add up, with what was there before", () => {
    show(Sources, { table: midway });
    expect(cells("tbody tr")).toEqual([
      ["Before this game was played on from here", "10", "7"],
      ["Wares", "3", "3"],
    ]);
    expect(cells("tfoot tr")).toEqual([["Total", "13", "10"]]);
  });
  it("need no row for what is told", () => {
    show(Sources, { table: whole });
    expect(cells("tbody tr")).toEqual([["Wares", "6", "6"]]);
  });
});

describe("where points came from", () => {
  const dialog = (of: Table, told: Told[], view: View) => show(PointsDialog, { table: of, seat: 0, eyes: 0, view, told, onlook: nothing, onclose: nothing });

  it("adds up to what is there in the position that is looked at", () => {
    dialog(whole, whole.told.slice(0, 1), { points: [3, 0] });
    expect(cells("tbody tr")).toEqual([["No. 0", "+3"]]);
    expect(cells("tfoot tr")).toEqual([["Total", "3"]]);
  });
  it("counts what was there before as far as it was there", () => {
    dialog(midway, [], { points: [10, 7] });
    expect(cells("tbody tr")).toEqual([["Before this game was played on from here", "+10"]]);
    expect(cells("tfoot tr")).toEqual([["Total", "10"]]);
  });
});
