// Dragging things with mouse or finger.

import type { Point } from "./geometry";

interface Drag {
  /** Whether a thing may be dragged; all may unless told. */
  may?(name: string): boolean;
  /** A thing is held: by how much it was moved, in the units of the drawing. */
  move(name: string, by: Point): void;
  /** It is let go at a place of the window, or the drag was given up. */
  end(name: string, by: Point | null, at: Point): void;
}

/** From here on it is a drag and no touch. */
const SLACK = 6;

/** An attachment for a group of the drawing that holds things with names in an attribute. */
export function dragging(drag: Drag, attribute: string) {
  return (root: SVGGElement) => {
    let held: { name: string; pointer: number; from: Point; going: boolean } | null = null;
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
      const name = event.target instanceof Element ? event.target.closest(`[${attribute}]`)?.getAttribute(attribute) : null;
      if (name == null || event.button !== 0 || drag.may?.(name) === false) return;
      quiet = false;
      held = { name, pointer: event.pointerId, from: point(event), going: false };
    };
    const move = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const moved = by(event);
      if (!held.going && Math.hypot(moved.x, moved.y) < SLACK) return;
      if (!held.going) root.setPointerCapture(event.pointerId);
      held.going = true;
      drag.move(held.name, moved);
    };
    const end = (event: PointerEvent): void => {
      if (held === null || event.pointerId !== held.pointer) return;
      const { name, going } = held;
      const moved = by(event);
      held = null;
      if (!going) return;
      quiet = true;
      drag.end(name, event.type === "pointerup" ? moved : null, { x: event.clientX, y: event.clientY });
    };
    // A finger on a thing moves the thing, not the page.
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
