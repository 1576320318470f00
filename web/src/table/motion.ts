// Pieces that travel from one place of the board to another, drawn over the page and gone afterwards.

import type { Journey } from "@/games/face";
import { EMBLEMS, paint } from "@/kit/identity";
import { pace } from "@/state/settings.svelte";

const TRAVEL = 240;
const APART = 60;
const MOST = 12;

const place = (root: HTMLElement, element: string | null): DOMRect | null =>
  element === null ? null : (root.querySelector(`[data-element="${CSS.escape(element)}"]`)?.getBoundingClientRect() ?? null);

function picture(piece: Journey["piece"]): string {
  const colours = paint(piece.colour ?? "white");
  const line = 'stroke="var(--piece-line)" stroke-width="1.2"';
  const sign =
    piece.glyph !== undefined
      ? `<use href="#g-${piece.glyph}" x="7" y="7" width="16" height="16" style="color:${piece.kind === "good" ? `var(--m-${piece.glyph}-on)` : "var(--ink)"}"/>`
      : typeof piece.colour === "number"
        ? `<use href="#e-${EMBLEMS[piece.colour]}" x="7" y="7" width="16" height="16" style="color:${colours.on}"/>`
        : "";
  const fill = piece.kind === "good" ? `var(--m-${piece.glyph})` : piece.kind === "card" ? "var(--raised)" : colours.fill;
  const body =
    piece.kind === "disc"
      ? `<circle cx="15" cy="15" r="13" fill="${fill}" ${line}/>`
      : piece.kind === "card"
        ? `<rect x="5" y="1" width="20" height="28" rx="3" fill="${fill}" ${line}/>`
        : `<rect x="3" y="3" width="24" height="24" rx="4" fill="${fill}" ${line}/>`;
  return `<svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">${body}${sign}</svg>`;
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
    const piece = document.createElement("div");
    piece.className = "travelling";
    piece.innerHTML = picture(journey.piece);
    piece.style.cssText = `position:fixed;left:0;top:0;z-index:50;pointer-events:none;`;
    document.body.append(piece);
    const [x0, y0] = [from.x + from.width / 2 - 15, from.y + from.height / 2 - 15];
    const [x1, y1] = [to.x + to.width / 2 - 15, to.y + to.height / 2 - 15];
    const arc = Math.min(40, Math.hypot(x1 - x0, y1 - y0) / 6);
    const run = piece.animate(
      [
        { transform: `translate(${x0}px,${y0}px)`, opacity: 0.9 },
        { transform: `translate(${(x0 + x1) / 2}px,${(y0 + y1) / 2 - arc}px)`, opacity: 1 },
        { transform: `translate(${x1}px,${y1}px)`, opacity: 0.6 },
      ],
      { duration: time, delay: i * pace(APART), easing: "cubic-bezier(.45,.05,.25,1)", fill: "backwards" },
    );
    run.onfinish = run.oncancel = () => piece.remove();
  });
  return time + going.length * pace(APART);
}

/** Everything that still travels arrives at once. */
export function arrive(): void {
  for (const piece of document.querySelectorAll(".travelling")) piece.remove();
}
