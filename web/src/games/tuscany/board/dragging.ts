// Dragging boards with mouse or finger.

import type { Point } from "./geometry";

interface Drag {
  /** A board is held: by how much it was moved, in the units of the drawing. */
  move(letter: string, by: Point): void;
  /** It is let go, or the drag was given up. */
  end(letter: string, by: Point | null): void;
}

/** From here on it is a drag and no touch. */
const SLACK = 6;

/** An attachment for a group of the drawing that holds things with `data-board`. */
export function dragging(drag: Drag) {
  return (root: SVGGElement) => {
    let held: { letter: string; pointer: number; from: Point; going: boolean } | null = null;
    let quiet = false;

    const point = (event: PointerEvent): Point => {
      const matrix = root.getScreenCTM()?.inverse();
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
      return { x, y };
    };
    const by = (event: PointerEvent): Point => {
      const here = point(event);
      return { x: here.x - (held?.from.x ?? 0), y: here.y - (held?.from.y ?? 0) };
    };
    const down = (event: PointerEvent): void => {
      const letter = event.target instanceof Element ? event.target.closest("[data-board]")?.getAttribute("data-board") : null;
      if (letter == null || event.button !== 0) return;
      quiet = false;
      held = { letter, pointer: event.pointerId, from: point(event), going: false };
    };
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const moved = by(event);
      if (!held.going && Math.hypot(moved.x, moved.y) < SLACK) return;
      if (!held.going) root.setPointerCapture(event.pointerId);
      held.going = true;
      drag.move(held.letter, moved);
    };
    const end = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const { letter, going } = held;
      const moved = by(event);
      held = null;
      if (!going) return;
      quiet = true;
      drag.end(letter, event.type === "pointerup" ? moved : null);
    };
    // A finger on a board moves the board, not the page.
    const scroll = (event: Event): void => {
      if (held !== null && event.cancelable) event.preventDefault();
    };
    // The click that follows a drag touches nothing.
    const click = (event: Event): void => {
      if (!quiet) return;
      quiet = false;
      event.stopPropagation();
    };
    root.addEventListener("pointerdown", down);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerup", end);
    root.addEventListener("pointercancel", end);
    root.addEventListener("touchmove", scroll, { passive: false });
    root.addEventListener("click", click);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerup", end);
      root.removeEventListener("pointercancel", end);
      root.removeEventListener("touchmove", scroll);
      root.removeEventListener("click", click);
    };
  };
}
