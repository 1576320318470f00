// A new question, or a lamp that a hint lights, brings what it is about into view: only if nothing of it can be seen, and never
// while the person scrolls or has begun to choose.

import { tick, untrack } from "svelte";
import type { Option } from "@/games/face";
import { pace } from "@/state/settings.svelte";
import type { Table } from "./model";
import { Scrolling } from "./scrolling";
import { clearOf, inView, show } from "./showing";

/** What a question is about: what may be touched, or what is chosen already, or the list of what the board does not show. */
const ABOUT = [".board [data-light=legal]", ".board [data-light=chosen]", ".list button"];
/** Whoever comes from the list sees at least this much of what is lit. */
const FROM_LIST = 0.5;

/** For a page whose `.board`, `.question` and `.guide` lie in a root. */
export function bringing(table: () => Table | null, root: () => HTMLElement | undefined): void {
  const sticking = (page: HTMLElement) => [...page.querySelectorAll(".question, .guide")];
  let scrolling: Scrolling | undefined;
  /** What a board proposed by itself when the question came. */
  let proposed: Option | null = null;
  $effect(() => {
    const heard = new Scrolling(window);
    scrolling = heard;
    return () => heard.close();
  });

  async function bring(model: Table, found: (page: HTMLElement) => Element[]): Promise<void> {
    const { choosing } = model;
    const { options } = choosing;
    // The part of the board that holds the question opens first.
    await tick();
    await new Promise(requestAnimationFrame);
    const page = root();
    if (page === undefined || choosing.options !== options || scrolling?.under()) return;
    if (choosing.dirty && choosing.chosen !== proposed) return;
    const clear = clearOf(sticking(page));
    show(found(page), { clear, behavior: pace(1) === 0 ? "instant" : "smooth", share: inView(page.querySelector(".list"), clear) ? FROM_LIST : 0 });
  }

  $effect(() => {
    const model = table();
    if (model === null || model.choosing.options.length === 0) return;
    void tick().then(() => (proposed = model.choosing.chosen));
    untrack(() => void bring(model, (page) => ABOUT.map((which) => [...page.querySelectorAll(which)]).find((found) => found.length > 0) ?? []));
  });

  $effect(() => {
    const model = table();
    const lamp = model?.choosing.lamp;
    if (model === null || lamp === undefined || lamp.size === 0) return;
    untrack(() => void bring(model, (page) => [...lamp].flatMap((element) => [...page.querySelectorAll(`.board [data-element="${CSS.escape(element)}"]`)])));
  });

  // Whatever the keyboard reaches is not covered either.
  $effect(() => {
    const page = root();
    if (page === undefined) return;
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible") && !target.closest(".question, .guide"))
        show([target], { clear: clearOf(sticking(page)), behavior: "instant" });
    };
    page.addEventListener("focusin", focused);
    return () => page.removeEventListener("focusin", focused);
  });
}
