// Tabs, or a few alternatives, as one stop of Tab: arrows, Home and End choose among them.

import { moveTo } from "@/state/moved";

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** An attachment for an element with the role tablist or radiogroup. */
export function roving(root: HTMLElement): () => void {
  const all = () => [...root.querySelectorAll<HTMLElement>("[role=tab], [role=radio]")];
  const selected = (one: HTMLElement) => one.getAttribute("aria-selected") === "true" || one.getAttribute("aria-checked") === "true";
  const settle = () => {
    const items = all();
    const stop = items.find(selected) ?? items[0];
    for (const one of items) one.setAttribute("tabindex", one === stop ? "0" : "-1");
  };
  const key = (event: KeyboardEvent) => {
    const items = all();
    const at = items.indexOf(event.target as HTMLElement);
    const next = items[STEPS[event.key]?.(at, items.length) ?? -1];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.click();
    moveTo(next);
  };
  const observer = new MutationObserver(settle);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ["aria-selected", "aria-checked"] });
  settle();
  root.addEventListener("keydown", key);
  return () => {
    observer.disconnect();
    root.removeEventListener("keydown", key);
  };
}
