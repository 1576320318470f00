// Points that are not for everybody: nothing on the page may give them away, and nothing may break.

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Eyes } from "./eyes";
import PointsDialog from "./PointsDialog.svelte";
import PreviewCard from "./PreviewCard.svelte";
import Strips from "./Strips.svelte";
import type { Face, Option } from "@/games/face";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";
import type { Table } from "./model";

const POINTS = [31, 47];
/** A game in which everybody knows their own points alone. */
const face = {
  strip: (_, seat, you) => ({ points: seat === you ? POINTS[seat]! : null, holdings: [] }),
  points: (_told, _people, seat) => [{ decision: null, source: "Start", why: "", points: POINTS[seat]!, kind: "Start" }],
  needs: () => [],
  tell: () => [],
} as Pick<Face, "strip" | "points" | "needs" | "tell"> as Face;

const chosen = { label: "Load" } as Option;
const shown = { seats: [{ person: "Anna" }, { person: "Boris" }], deciders: [0], view: {}, decisions: 0 };
const table = (midway = false) =>
  ({
    face,
    shown,
    people: makePeople([0, 1], shown.seats, 0),
    you: 0,
    told: [],
    entries: [],
    presence: { seats: [], watching: 0 },
    about: { from_position: midway },
    preview: { events: [], sure: true, points: [33, 48], view: {} },
    choosing: { chosen, several: null, marked: new Set() },
    viewAfter: () => undefined,
    history: () => Promise.resolve(undefined),
  }) as unknown as Table;

let mounted: Record<string, unknown> | null = null;
function text<P extends Record<string, unknown>>(component: Component<P>, props: P): string {
  mounted = mount(component, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ");
}
beforeEach(() => (settings.language = "en"));
afterEach(() => {
  if (mounted !== null) void unmount(mounted);
  document.body.innerHTML = "";
});

const nothing = () => undefined;
const strips = (eyes: Eyes) => text(Strips, { table: table(), present: shown as never, view: {}, eyes, onpoints: nothing, onmat: nothing });
const dialog = (seat: number, eyes: Eyes, midway = false) =>
  text(PointsDialog, { table: table(midway), seat, eyes, view: {}, told: [], onlook: nothing, onclose: nothing });

describe("the strips", () => {
  const names = () => [...document.querySelectorAll(".points")].map((button) => button.getAttribute("aria-label"));
  it("show one's own points and a dash for the others, and say so", () => {
    const said = strips(0);
    expect(said).toContain("31");
    expect(said).not.toContain("47");
    expect(names()).toEqual(["Anna: where the points came from: 31", "Boris: where the points came from: hidden"]);
    expect(document.querySelectorAll(".points")[1]!.textContent).toContain("–");
  });
  it("show a spectator none, and all when all is open", () => {
    expect(strips(null)).not.toMatch(/31|47/);
    document.body.innerHTML = "";
    expect(strips("all")).toMatch(/31.*47/);
  });
});

describe("where points came from", () => {
  it("is told of one's own, and of others when all is open", () => {
    expect(dialog(0, 0)).toContain("31");
    document.body.innerHTML = "";
    expect(dialog(1, "all")).toContain("47");
  });
  it.each([false, true])("is not told of the others before the end", (midway) => {
    const said = dialog(1, 0, midway);
    expect(said).not.toMatch(/47|NaN/);
    expect(said).toContain("Hidden from the others");
  });
});

it("a preview counts only points that one knows", () => {
  const said = text(PreviewCard, { table: table() });
  expect(said).toContain("+2");
  expect(said).not.toMatch(/\+48|\+1|NaN/);
});
