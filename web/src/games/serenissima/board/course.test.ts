// A course is rowed zone by zone; each step is named, and only the player confirms it.

import { expect, it } from "vitest";
import { Choosing } from "@/state/choosing.svelte";
import { zoneData } from "../view";
import { asView, galley, people, position } from "../sample";
import { options } from "../words/options";
import { Course } from "./course.svelte";
import { sceneOf } from "./scene";

const choosing = new Choosing();
let confirmed = 0;
choosing.onConfirm = () => ++confirmed;

/** Galley 4 in a zone, asked where to row after so many moves. */
function asked(zone: string, moved: number, phase: "move" | "step3" = "move") {
  const view = asView(position({ phase, galley: 4, origin: "VAL", moved, galleys: { 4: galley({ zone }) } }));
  const moves = phase === "move" ? (zoneData(zone)?.neighbours ?? []).map((to, id) => ({ do: `move ${to}`, id, kind: "move", zone: to })) : [];
  choosing.offer(options(view, 0, moves));
  return sceneOf({ view, people, choosing });
}

it("names the first step and each next one, and confirms none", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TRI");
  const first = choosing.chosen?.legal["zone"] as string;
  expect(["ALG", "SAR"]).toContain(first);
  course.follow(asked(first, 1));
  const second = choosing.chosen?.legal["zone"] as string;
  course.follow(asked(second, 2));
  expect(choosing.chosen?.legal["zone"]).toBe("TRI");
  expect(confirmed).toBe(0);
});
it("is given up by going elsewhere", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TRI");
  course.follow(asked("BAR", 1));
  expect([course.goal, choosing.chosen]).toEqual([null, null]);
});
it("ends where it leads, and with the movement", () => {
  const course = new Course();
  course.set(asked("VAL", 0), "TUN");
  const first = choosing.chosen?.legal["zone"] as string;
  course.follow(asked(first, 1));
  course.follow(asked("TUN", 2));
  expect(course.goal).toBeNull();
  course.set(asked("VAL", 0), "TUN");
  course.follow(asked("VAL", 0, "step3"));
  expect(course.goal).toBeNull();
});
