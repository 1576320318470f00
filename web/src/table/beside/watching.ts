// When somebody wants to know what a thing of the board is: the mouse rests on it, a finger stays on it, or a key is pressed on it.

/** How long the mouse rests and the finger stays, in ms. */
const REST = 700;
const PRESS = 500;
/** By how much a finger may move meanwhile, in px. */
const STILL = 10;
/** How long the mouse may take from the thing to what is said of it, in ms. */
const LEAVE = 250;
/** Latin and Cyrillic. */
const KEYS = ["i", "I", "ш", "Ш"];

export interface Wanted {
  element: string;
  thing: Element;
  how: "mouse" | "finger" | "key";
}

interface Told {
  /** Say what this is; again by key where it is said already. */
  say: (wanted: Wanted) => void;
  hush: () => void;
}

const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(".board [data-element]") : null);

/** Watches the boards within an element; `onto` is what is said, on which the mouse may rest as well. */
export function watching(root: HTMLElement, told: Told, onto: () => Element | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let finger: { id: number; x: number; y: number } | null = null;
  /** The click that ends a long press is no touch of the board. */
  let swallow = false;

  const later = (ms: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, ms);
  };
  const say = (thing: Element, how: Wanted["how"]) => {
    const element = thing.getAttribute("data-element");
    if (element !== null && thing.isConnected) told.say({ element, thing, how });
  };
  const leave = () => {
    over = null;
    later(LEAVE, told.hush);
  };

  function move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      if (finger?.id === event.pointerId && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) stop();
      return;
    }
    if (event.buttons !== 0) return;
    const said = onto();
    if (said !== null && event.target instanceof Node && said.contains(event.target)) {
      clearTimeout(timer);
      over = null;
      return;
    }
    const thing = thingAt(event.target);
    if (thing === over) return;
    if (thing === null) return leave();
    over = thing;
    if (said === null) return later(REST, () => say(thing, "mouse"));
    later(LEAVE, () => {
      told.hush();
      later(REST, () => say(thing, "mouse"));
    });
  }

  function stop(): void {
    clearTimeout(timer);
    finger = null;
  }

  function down(event: PointerEvent): void {
    clearTimeout(timer);
    swallow = false;
    if (onto()?.contains(event.target as Node)) return;
    told.hush();
    const another = finger !== null;
    finger = null;
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || another || thing === null) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    later(PRESS, () => {
      finger = null;
      swallow = true;
      say(thing, "finger");
    });
  }

  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function menu(event: Event): void {
    if (swallow || finger !== null) event.preventDefault();
  }

  function key(event: KeyboardEvent): void {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const thing = thingAt(event.target);
    if (thing === null) return;
    event.preventDefault();
    // The mouse that has just left another thing does not hush this.
    clearTimeout(timer);
    say(thing, "key");
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === "Escape") told.hush();
  }

  const off = new AbortController();
  const how = { capture: true, signal: off.signal };
  document.addEventListener("pointermove", move, how);
  document.addEventListener("pointerdown", down, how);
  document.addEventListener("pointerup", stop, how);
  document.addEventListener("pointercancel", stop, how);
  document.documentElement.addEventListener("pointerleave", leave, { signal: off.signal });
  document.addEventListener("keydown", escape, how);
  root.addEventListener("click", click, how);
  root.addEventListener("contextmenu", menu, how);
  root.addEventListener("keydown", key, how);
  root.addEventListener("focusout", told.hush, how);
  document.addEventListener("scroll", told.hush, how);
  addEventListener("resize", told.hush, how);
  return () => {
    clearTimeout(timer);
    off.abort();
  };
}
