// A course is rowed by one confirmation as far as nobody can stop the galley; only the player confirms it.

import { beforeEach, describe, expect, it } from "vitest";
import { Choosing } from "@/state/choosing.svelte";
import { settings } from "@/state/settings.svelte";
import { zoneData, type Galley } from "../view";
import { asView, galley, people, position } from "../sample";
import { options } from "../words/options";
import { Course } from "./course.svelte";
import { sceneOf } from "./scene";

let choosing: Choosing;
let confirmed: (readonly string[])[];
beforeEach(() => {
  choosing = new Choosing();
  confirmed = [];
  choosing.onConfirm = () => void confirmed.push(choosing.several?.steps ?? []);
  settings.language = "en";
});

/** Galley 4 in a zone, asked where to row after so many moves; others in theirs. */
function asked(zone: string, moved: number, phase: "move" | "move_blockade" | "step3" = "move", others: Record<number, Galley> = {}) {
  const view = asView(position({ phase, galley: 4, origin: "VAL", moved, galleys: { 4: galley({ zone, sailors: 4 }), ...others } }));
  const moves = phase === "move" ? (zoneData(zone)?.neighbours ?? []).map((to, id) => ({ do: `move ${to}`, id, kind: "move", zone: to })) : [];
  choosing.offer(options(view, 0, moves));
  return sceneOf({ view, people, choosing });
}
const steps = () => choosing.several?.steps;
const strong = (zone: string) => galley({ owner: 1, zone, sailors: 5 });

it("is one confirmation for the whole way, given by another touch of the goal", () => {
  const course = new Course();
  const scene = asked("VAL", 0);
  course.set(scene, "TRI");
  expect(steps()).toHaveLength(3);
  expect(steps()?.at(-1)).toBe("move TRI");
  expect(choosing.chosen?.legal.do).toBe(steps()?.[0]);
  expect(choosing.several?.verb()).toBe("Row 3 zones");
  expect(choosing.several?.note).toBeUndefined();
  expect(confirmed).toEqual([]);
  course.set(scene, "TRI");
  expect(confirmed).toHaveLength(1);
  expect(confirmed[0]).toHaveLength(3);
});
it("is drawn to its end while its steps are made, and is over there", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TRI");
  const [first, second] = steps()!.map((step) => step.slice(5));
  const under = asked(first!, 1);
  choosing.offer([]);
  course.follow(under);
  expect(course.way(under)).toEqual([first, second, "TRI"]);
  course.follow(asked("TRI", 3));
  expect([course.goal, choosing.chosen]).toEqual([null, null]);
});
it("is proposed for the rest where it has ended early", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TRI");
  const [first, ...rest] = steps()!;
  course.follow(asked(first!.slice(5), 1));
  expect(steps()).toEqual(rest);
  expect(confirmed).toEqual([]);
});
it("is given up by going elsewhere, and with the movement", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TRI");
  course.follow(asked("BAR", 1));
  expect([course.goal, choosing.chosen]).toEqual([null, null]);
  course.set(asked("VAL", 0), "TUN");
  course.follow(asked("VAL", 0, "step3"));
  expect(course.goal).toBeNull();
});

describe("where somebody could blockade", () => {
  it("goes round, and says so if that is longer", () => {
    const course = new Course();
    course.set(asked("VAL", 0, "move", { 7: strong("ALG") }), "TUN");
    expect(steps()).toEqual(["move SAR", "move TUN"]);
    expect(choosing.several?.note).toBeUndefined();
    // From Venice to Modon by Corfu, or by Ragusa and the Ionian Sea.
    course.set(asked("VEN", 0, "move", { 7: strong("COR") }), "MOD");
    expect(steps()).toEqual(["move RAG", "move ION", "move MOD"]);
    expect(choosing.several?.note?.()).toBe("The way goes round Corfu, where a blockade may come from Boris.");
  });
  it("the route ends and says why; what is left is proposed when it may go on", () => {
    const course = new Course();
    const both = { 7: strong("ALG"), 8: strong("SAR"), 9: strong("BAR") };
    course.set(asked("VAL", 0, "move", both), "TUN");
    expect(steps()).toHaveLength(1);
    const [first] = steps()!.map((step) => step.slice(5));
    expect(choosing.several?.label()).toMatch(/^As far as (Algiers|Sardinia), on the way to Tunis$/);
    expect(choosing.several?.note?.()).toBe("A blockade may come there from Boris. If there is none, the rest is proposed.");
    course.follow(asked(first!, 1, "move_blockade", both));
    course.follow(asked(first!, 1, "move", both));
    expect(choosing.chosen?.legal.do).toBe("move TUN");
    expect(confirmed).toEqual([]);
  });
  it("only its end is, no route ends early: there the galley wants to stop", () => {
    new Course().set(asked("VAL", 0, "move", { 7: strong("TUN") }), "TUN");
    expect([steps()?.length, choosing.several?.note]).toEqual([2, undefined]);
  });
});
