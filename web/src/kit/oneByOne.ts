// Long work cut into small pieces, so that the page answers between them.

/** Tells how many of `many` are due: one more each time, until all are. Gives what stops it. */
export function oneByOne(many: number, due: (count: number) => void): () => void {
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    due(++count);
    if (count < many) timer = setTimeout(next);
  };
  if (many > 0) timer = setTimeout(next);
  return () => clearTimeout(timer);
}
