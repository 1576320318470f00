// What scrolls can be reached by the keyboard, as long as there is something to scroll.

/** An attachment. */
export function reachable(box: HTMLElement): () => void {
  const settle = () => {
    if (box.scrollHeight > box.clientHeight) box.setAttribute("tabindex", "0");
    else box.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  sized.observe(box);
  changed.observe(box, { subtree: true, childList: true, characterData: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
