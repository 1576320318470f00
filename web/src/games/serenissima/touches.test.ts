// Touches that a board must not swallow: wares, galleys in far zones, ports while rowing, numbers that are taken.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { face } from "./face";
import { asView, galley, people, port, position } from "./sample";
import type { SerenissimaView } from "./view";
import type { Legal } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";

const mounted: Record<string, unknown>[] = [];
let choosing = new Choosing();
let done: string[] = [];
let blocked: string[] = [];
beforeEach(() => {
  choosing = new Choosing();
  [done, blocked] = [[], []];
  choosing.onConfirm = ({ legal }) => void done.push(legal.do);
  choosing.onBlocked = (element) => void blocked.push(element);
});
/** As whoever holds the board hears touches. */
const hear = (event: Event): void => {
  const element = (event.target as Element).closest("[data-element]")?.getAttribute("data-element");
  if (element != null) choosing.touch(element);
};
document.body.addEventListener("click", hear);
document.body.addEventListener("keydown", hear);
afterEach(() => {
  mounted.splice(0).forEach((one) => void unmount(one));
  document.body.innerHTML = "";
});

function draw(given: Partial<SerenissimaView>, ...actions: (Partial<Legal> & { do: string })[]): void {
  const view = asView(position({ galley: 4, ...given }));
  choosing.offer(
    face.options(
      view,
      0,
      actions.map((action, id) => ({ id, kind: "", ...action })),
    ),
  );
  const props = { view, people, choosing, last: new Set<string>(), preview: null, part: null };
  mounted.push(mount(face.board, { target: document.body, props }), mount(face.mat!, { target: document.body, props }));
  flushSync();
}
const find = (element: string): Element => document.querySelector(`[data-element="${element}"]`)!;
function press(element: string, key?: string): void {
  find(element).dispatchEvent(key === undefined ? new MouseEvent("click", { bubbles: true }) : new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const own = { VAL: port({ owner: 0, garrison: 3, stored: ["stone" as const] }) };

it.each([undefined, " "])("a ware for one place is chosen and bought by itself (%s)", (key) => {
  draw(
    { phase: "invest", ports: own },
    { do: "fort VAL", kind: "build", port: "VAL", what: "fort" },
    { do: "hire VAL", kind: "hire", at: "VAL" },
    { do: "hire 4", kind: "hire", at: 4 },
    { do: "end", kind: "end" },
  );
  press("shop:fort", key);
  expect([choosing.chosen?.legal.do, done]).toEqual(["fort VAL", []]);
  press("shop:fort", key);
  expect(done).toEqual(["fort VAL"]);
});
it.each([undefined, " "])("a ware for several places waits for one, and then buys (%s)", (key) => {
  draw({ phase: "invest", ports: own }, { do: "hire VAL", kind: "hire", at: "VAL" }, { do: "hire 4", kind: "hire", at: 4 }, { do: "end", kind: "end" });
  press("shop:sailor", key);
  expect(choosing.chosen).toBeNull();
  choosing.name(choosing.candidates[1]!);
  press("shop:sailor", key);
  expect(done).toEqual(["hire 4"]);
});

// From Valencia: Algiers is next, Tunis two zones away.
const rowing = { phase: "move" as const, origin: "VAL", galleys: { 4: galley(), 7: galley({ owner: 1, zone: "TUN" }), 8: galley({ owner: 1, zone: "GEN" }) } };
const moves = ["ALG", "SAR", "BAR"].map((zone) => ({ do: `move ${zone}`, kind: "move", zone }));
it("a galley in a zone within reach lets the touch through to the zone", () => {
  draw(rowing, ...moves);
  const swallows = (number: number) => find(`galley:${number}`).closest<SVGElement>("g[style]")?.style.pointerEvents !== "none";
  expect([7, 8].map(swallows)).toEqual([false, false]);
  expect(swallows(4)).toBe(true); // its own zone is not a goal
});
it.each([undefined, " "])("a far zone, and its port, chooses the way there, and another touch rows it (%s)", (key) => {
  draw(rowing, ...moves);
  // Arrows go there as well.
  expect(find("zone:TUN").matches("[data-far=true][role=button]")).toBe(true);
  expect(find("zone:VAL").matches("[data-far=true]")).toBe(false);
  press("zone:TUN", key);
  expect(["ALG", "SAR"]).toContain(choosing.chosen?.legal["zone"]);
  choosing.drop();
  press("port:TUN", key);
  expect(["ALG", "SAR"]).toContain(choosing.chosen?.legal["zone"]);
  expect(choosing.several?.steps.at(-1)).toBe("move TUN");
  expect([done, blocked]).toEqual([[], []]);
  press("port:TUN", key);
  expect([done.length, blocked]).toEqual([1, []]);
});
it("a port next to the galley stands for its zone", () => {
  draw(rowing, ...moves);
  press("port:ALG");
  expect(choosing.chosen?.legal.do).toBe("move ALG");
  press("port:ALG");
  expect(done).toEqual(["move ALG"]);
});
it("a number that is taken is asked about", () => {
  draw({ phase: "setup_galley", round: 0, galley: null }, { do: "number 5", kind: "number", galley: 5 });
  press("number:4");
  expect(blocked).toEqual(["number:4"]);
  expect(face.attempt(asView(position({ phase: "setup_galley" })), 0, "number:4")).toBe("number 4");
});
