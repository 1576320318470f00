// Special ways of choosing: a group of the board answers touches of its elements itself, before the page hears of them.

const elementOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest("[data-element]")?.getAttribute("data-element") ?? null) : null;

/** An attachment; `answer` says whether it has taken the touch. */
export function answering(answer: (element: string) => boolean) {
  return (root: Element) => {
    const taken = (event: Event): void => {
      const element = elementOf(event.target);
      if (element === null || !answer(element)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: Event): void => {
      if (["Enter", " "].includes((event as KeyboardEvent).key)) taken(event);
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
      if (!["Enter", " "].includes((event as KeyboardEvent).key)) return;
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
