// Where the keyboard was moved on purpose, by Tab or by arrows. Enter acts there, and else does what the button of the question says: a
// click, a closed dialog or a new question leave the focus somewhere too, but nobody means that place by Enter.

import type { Choosing } from "./choosing.svelte";

let place: Element | null = null;
let tabbing = false;

addEventListener("keydown", ({ key }) => (tabbing = key === "Tab"), { capture: true });
addEventListener(
  "pointerdown",
  () => {
    tabbing = false;
    place = null;
  },
  { capture: true },
);
addEventListener("focusin", ({ target }) => tabbing && (place = target as Element), { capture: true });

/** Whether the keyboard was moved to this element, or into it. */
export const movedTo = (element: Element | null): boolean => place !== null && element !== null && element.contains(place);

/** Arrows have moved it to this element. */
export function moveTo(element: HTMLElement | SVGElement): void {
  place = element;
  element.focus();
}

/** From here on Enter is for what was chosen, wherever the keyboard was moved before. */
export const stay = (): void => void (place = null);

/** Whether a key on a place of the board touches it: Space always; Enter if the keyboard was moved there, or if the button has nothing to do.
 *  Whoever lets it touch calls stay(). */
export function touches(event: KeyboardEvent, element: Element, choosing: Pick<Choosing, "ready" | "seen">): boolean {
  if (event.repeat) return false;
  if (event.key === " ") return true;
  if (event.key !== "Enter") return false;
  return movedTo(element) || (choosing.ready === null && choosing.seen);
}
