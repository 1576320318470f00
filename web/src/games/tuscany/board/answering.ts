// Special ways of choosing: a group of the board answers touches of its elements itself, before the page hears of them.

import type { Choosing } from "@/state/choosing.svelte";
import { movedTo, stay, touches } from "@/state/moved";

const elementOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest("[data-element]")?.getAttribute("data-element") ?? null) : null;

/** An attachment; `answer` says whether it has taken the touch. */
export function answering(choosing: Choosing | null, answer: (element: string) => boolean) {
  return (root: Element) => {
    const taken = (event: Event): void => {
      const element = elementOf(event.target);
      if (element === null || !answer(element)) return;
      stay();
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: Event): void => {
      if (choosing !== null && touches(event as KeyboardEvent, event.target as Element, choosing)) taken(event);
    };
    root.addEventListener("click", taken);
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("click", taken);
      root.removeEventListener("keydown", key);
    };
  };
}

/** An attachment for a control of the board that answers nothing of the game: the page does not hear its touches. */
export function pressing(press: () => void) {
  return (root: Element) => {
    const click = (event: Event): void => {
      event.stopPropagation();
      press();
    };
    const key = (event: Event): void => {
      const { key, repeat } = event as KeyboardEvent;
      if (repeat || (key !== " " && (key !== "Enter" || !movedTo(root)))) return;
      event.preventDefault();
      click(event);
    };
    root.addEventListener("click", click);
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("click", click);
      root.removeEventListener("keydown", key);
    };
  };
}
