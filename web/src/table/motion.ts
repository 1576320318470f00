// Pieces that travel from one place of the board to another, drawn over the page and gone afterwards.

import { mount, unmount } from "svelte";
import type { Journey } from "@/games/face";
import PieceView from "@/kit/PieceView.svelte";
import { settle } from "@/state/drama.svelte";
import { pace } from "@/state/settings.svelte";

const TRAVEL = 240;
const APART = 60;
const MOST = 12;
/** Half the side of a piece. */
const HALF = 15;

/** What is under way, each with its end. */
const travelling = new Set<() => void>();

const place = (root: HTMLElement, element: string | null): DOMRect | null =>
  element === null ? null : (root.querySelector(`[data-element="${CSS.escape(element)}"]`)?.getBoundingClientRect() ?? null);

/** What goes on from where it has just come to goes the whole way at once, so that it starts where it lies. */
export function chained(journeys: readonly Journey[]): Journey[] {
  const all: Journey[] = [];
  for (const journey of journeys) {
    const same = ({ to, piece }: Journey) => to !== null && to === journey.from && JSON.stringify(piece) === JSON.stringify(journey.piece);
    const at = all.findLastIndex(same);
    if (at < 0) all.push(journey);
    else all[at] = { ...journey, from: all[at]!.from };
  }
  return all.filter(({ from, to }) => from !== to);
}

/** Lets pieces travel; how long that takes altogether. Input is never blocked by it. */
export function travel(root: HTMLElement, journeys: readonly Journey[]): number {
  const time = pace(TRAVEL);
  if (time === 0) return 0;
  const going = journeys.slice(0, MOST);
  going.forEach((journey, i) => {
    const from = place(root, journey.from);
    const to = place(root, journey.to);
    if (from === null || to === null) return;
    const target = document.createElement("div");
    target.className = "travelling";
    target.style.cssText = `position:fixed;left:0;top:0;z-index:50;pointer-events:none;`;
    document.body.append(target);
    const drawn = mount(PieceView, { target, props: { piece: journey.piece } });
    const end = () => {
      travelling.delete(end);
      void unmount(drawn);
      target.remove();
    };
    travelling.add(end);
    const [x0, y0] = [from.x + from.width / 2 - HALF, from.y + from.height / 2 - HALF];
    const [x1, y1] = [to.x + to.width / 2 - HALF, to.y + to.height / 2 - HALF];
    const arc = Math.min(40, Math.hypot(x1 - x0, y1 - y0) / 6);
    const run = target.animate(
      [
        { transform: `translate(${x0}px,${y0}px)`, opacity: 0.9 },
        { transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - arc}px)`, opacity: 1 },
        { transform: `translate(${x1}px,${y1}px)`, opacity: 0.6 },
      ],
      { duration: time, delay: i * pace(APART), easing: "cubic-bezier(.45,.05,.25,1)", fill: "backwards" },
    );
    run.onfinish = run.oncancel = () => travelling.has(end) && end();
  });
  return time + going.length * pace(APART);
}

/** Everything that still travels arrives at once, and whatever else is being shown ends. */
export function arrive(): void {
  for (const end of [...travelling]) end();
  settle();
}
