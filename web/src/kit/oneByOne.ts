// Long work cut into small pieces, so that the page answers between them.

/** Takes one step after the other, as long as a step says that there is more to do. Gives what stops it. */
export function oneByOne(step: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    if (step()) timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}
