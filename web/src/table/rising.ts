// Points that rise from the place of the board where they were scored, drawn over the page and gone afterwards.

import { mount, unmount } from "svelte";
import type { Gain } from "@/games/face";
import type { Whose } from "@/kit/identity";
import { lasting, lasts } from "@/state/drama.svelte";
import RisingPoints from "./RisingPoints.svelte";

/** In ms; all of a decision's points have come and gone within 1.2 s, however slow the speed. */
const RISE = 900;
const APART = 60;
const LATEST = 300;
const MOST = 16;
/** How far up they go, and how far apart they are that come up at one place, in px. */
const UP = 26;
const BESIDE = 27;

export interface Risen extends Omit<Gain, "mark"> {
  green: boolean;
}

/** Points of one seat at one place come up as one. */
export function gathered(gains: readonly Gain[]): Risen[] {
  const all = new Map<string, Risen>();
  for (const { seat, points, at, mark } of gains) {
    const green = mark === "green";
    const key = `${seat} ${green} ${at.join(" ")}`;
    all.set(key, { seat, at, green, points: points + (all.get(key)?.points ?? 0) });
  }
  return [...all.values()];
}

/** The middle of the first of these elements that can be seen. */
function placeOf(root: HTMLElement, elements: readonly string[]): { key: string; x: number; y: number } | null {
  for (const element of elements) {
    const box = root.querySelector(`[data-element="${CSS.escape(element)}"]`)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight) return { key: element, x, y };
  }
  return null;
}

/** Lets points rise where they were scored; where that can't be seen, at the strip of whoever gets them. */
export function rise(root: HTMLElement, gains: readonly Gain[], colourOf: (seat: Gain["seat"]) => Whose): void {
  const time = Math.min(lasts(RISE), RISE);
  if (time === 0) return;
  const taken = new Map<string, number>();
  gathered(gains)
    .slice(0, MOST)
    .forEach(({ seat, points, at, green }, i) => {
      const place = placeOf(root, [...at, `points:${seat}`]);
      if (place === null) return;
      const row = taken.get(place.key) ?? 0;
      taken.set(place.key, row + 1);
      const target = document.createElement("div");
      target.className = "rising";
      target.style.cssText = `position:fixed;left:0;top:0;z-index:51;pointer-events:none;`;
      document.body.append(target);
      const drawn = mount(RisingPoints, { target, props: { whose: colourOf(seat), points, green } });
      const delay = Math.min(i * APART, LATEST);
      const half = target.offsetWidth / 2;
      const x = Math.min(innerWidth - 2 * half, Math.max(0, place.x - half));
      const moved = (up: number) => `translate(${x}px,${place.y - 12 + row * BESIDE - up}px)`;
      target.animate(
        [
          { transform: moved(0), opacity: 0 },
          { transform: moved(UP * 0.6), opacity: 1, offset: 0.25 },
          { transform: moved(UP), opacity: 1, offset: 0.8 },
          { transform: moved(UP), opacity: 0 },
        ],
        { duration: time, delay, fill: "both", easing: "ease-out" },
      );
      lasting(time + delay, () => {
        void unmount(drawn);
        target.remove();
      });
    });
}
