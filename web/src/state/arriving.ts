// After going to another page the keyboard, and whoever is read to, begins at its heading.

/** Moves the focus to the heading of what is shown in an element, as soon as there is one, unless it is moved elsewhere before; the answer
 *  ends the waiting. */
export function toHeading(main: HTMLElement): () => void {
  const look = (): boolean => {
    const heading = main.querySelector("h1");
    if (heading === null) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  const before = document.activeElement;
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before && document.activeElement !== document.body) observer.disconnect();
    else if (look()) observer.disconnect();
  });
  observer.observe(main, { subtree: true, childList: true });
  return () => observer.disconnect();
}
