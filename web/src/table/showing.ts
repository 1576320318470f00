// Bringing into view what a question is about, where a page or a board is longer than the window.

/** What lies between what sticks to the window's edges, and the same for a box. */
export interface Span {
  top: number;
  bottom: number;
}

const middle = ({ top, bottom }: Span): number => (top + bottom) / 2;
const within = (at: number, span: Span): boolean => at >= span.top && at <= span.bottom;

/** How far down a page should be scrolled that is `scrolled` far now: nowhere if enough of the boxes can be seen, to its top if more
 *  are seen there, else so that the first is in the middle. */
export function scrollFor(boxes: readonly Span[], clear: Span, scrolled: number, enough = 1): number {
  const [first] = boxes;
  if (first === undefined) return scrolled;
  const seen = (lower: number) => boxes.filter((box) => within(middle(box) + lower, clear)).length;
  if (seen(0) >= enough) return scrolled;
  if (seen(scrolled) > seen(0)) return 0;
  return seen(0) > 0 ? scrolled : Math.max(0, scrolled + middle(first) - middle(clear));
}

const scrolls = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowX + overflowY) && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
};

/** Everything that scrolls around an element, but the page itself. */
function frames(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) if (scrolls(at)) found.push(at);
  return found;
}

/** Whether the middle of an element is not cut off by what scrolls around it. */
function uncut(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, middle(box)];
  return frames(element).every((frame) => {
    const { top, bottom, left, right } = frame.getBoundingClientRect();
    return within(y, { top, bottom }) && x >= left && x <= right;
  });
}

export interface Manner {
  clear: Span;
  behavior: ScrollBehavior;
  /** The share of the elements that is to be seen, where that is possible; one at least. */
  share?: number;
}

/** Brings one of the elements into view, unless they are there already. */
export function show(elements: readonly Element[], { clear, behavior, share = 0 }: Manner): void {
  const [first] = elements;
  if (first === undefined) return;
  if (!elements.some(uncut)) {
    // From the innermost outwards; each is measured after what it holds has moved.
    for (const frame of frames(first)) {
      const [box, around] = [first.getBoundingClientRect(), frame.getBoundingClientRect()];
      frame.scrollBy({ left: (box.left + box.right - around.left - around.right) / 2, top: middle(box) - middle(around) });
    }
  }
  const boxes = elements.filter(uncut).map((element) => element.getBoundingClientRect());
  const top = scrollFor(boxes, clear, scrollY, Math.max(1, boxes.length * share));
  if (top !== scrollY) scrollTo({ top, behavior });
}

/** What is left of the window between the things that stick to its edges. */
export function clearOf(sticking: readonly Element[], height = innerHeight): Span {
  const clear: Span = { top: 0, bottom: height };
  for (const element of sticking) {
    const { position, bottom } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (position !== "sticky" || box.height === 0) continue;
    if (bottom === "auto") clear.top = Math.max(clear.top, box.height);
    else clear.bottom = Math.min(clear.bottom, height - box.height);
  }
  return clear;
}

/** Whether something of an element can be seen. */
export const inView = (element: Element | null, clear: Span): boolean => {
  if (element === null) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > top && top < clear.bottom && bottom > clear.top;
};
