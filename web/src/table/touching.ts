// Touches of a board, by mouse, finger or keyboard: one tab stop, arrows go to the nearest lit place.

import type { Choosing } from "@/state/choosing.svelte";
import { moveTo, stay, touches } from "@/state/moved";

type Way = "left" | "right" | "up" | "down";
const WAYS: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

interface Box {
  x: number;
  y: number;
}

/** The nearest of the boxes in a direction: those ahead, sideways distance counting double. -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const ahead = way === "left" ? -dx : way === "right" ? dx : way === "up" ? -dy : dy;
    const aside = way === "left" || way === "right" ? Math.abs(dy) : Math.abs(dx);
    if (ahead < 1) return;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const middle = (element: Element): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const elementOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest("[data-element]")?.getAttribute("data-element") ?? null) : null;

/** Where arrows go: what is lit, and what answers a touch in another way. */
const LIT = "[data-light=legal], [data-light=chosen], [data-far=true]";
/** The place of a board that Tab leads to. */
export const CURSOR = "[data-element][tabindex='0']";

/** An attachment for the element that holds a board. */
export function touching(choosing: Choosing) {
  return (root: HTMLElement) => {
    const lit = () => [...root.querySelectorAll<SVGElement | HTMLElement>(LIT)];
    let current: string | null = null;
    /** The keyboard was on the board, and nobody has moved it elsewhere since. */
    let held = false;

    /** Exactly one place can be reached by Tab. */
    const settle = () => {
      const places = lit();
      const here = places.find((place) => place.dataset["element"] === current) ?? places[0];
      for (const place of root.querySelectorAll("[data-element][tabindex]")) {
        if (!places.includes(place as SVGElement)) place.removeAttribute("tabindex");
      }
      for (const place of places) place.setAttribute("tabindex", place === here ? "0" : "-1");
      // A board that scrolls must be reached also when nothing on it is lit.
      if (places.length > 0) root.removeAttribute("tabindex");
      else root.setAttribute("tabindex", "0");
      // What had the keyboard may be gone, or not lit any more; the next question finds it on the board again.
      if (held && here !== undefined && !root.contains(document.activeElement)) here.focus({ preventScroll: true });
    };
    const move = (place: SVGElement | HTMLElement) => {
      current = place.dataset["element"] ?? null;
      settle();
      moveTo(place);
    };
    const click = (event: MouseEvent) => {
      const element = elementOf(event.target);
      if (element !== null) choosing.touch(element);
      // Empty ground drops what was begun; tabs and other controls do not.
      else if (choosing.dirty && !(event.target as Element).closest("button, a")) choosing.drop();
    };
    const key = (event: KeyboardEvent) => {
      const element = elementOf(event.target);
      if (element === null) return;
      if (touches(event, (event.target as Element).closest("[data-element]")!, choosing)) {
        event.preventDefault();
        event.stopPropagation();
        stay();
        choosing.touch(element);
        return;
      }
      const way = WAYS[event.key];
      if (way === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const others = lit().filter((place) => place.dataset["element"] !== element);
      const next = others[nearest(middle(event.target as Element), others.map(middle), way)];
      if (next !== undefined) move(next);
    };
    const focused = (event: FocusEvent) => {
      held = true;
      const element = elementOf(event.target);
      if (element === null || element === current) return;
      current = element;
      settle();
    };
    /** The keyboard goes elsewhere. What is focused and vanishes leaves it nowhere. */
    const left = (event: FocusEvent) => {
      if (event.relatedTarget !== null) held = root.contains(event.relatedTarget as Node);
    };
    const pressed = (event: Event) => {
      held &&= root.contains(event.target as Node);
    };
    const observer = new MutationObserver(settle);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-light"] });
    settle();
    root.addEventListener("click", click);
    root.addEventListener("keydown", key);
    root.addEventListener("focusin", focused);
    root.addEventListener("focusout", left);
    addEventListener("pointerdown", pressed, { capture: true });
    return () => {
      observer.disconnect();
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", key);
      root.removeEventListener("focusin", focused);
      root.removeEventListener("focusout", left);
      removeEventListener("pointerdown", pressed, { capture: true });
    };
  };
}
