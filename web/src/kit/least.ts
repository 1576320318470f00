// The smallest text that a drawing may have, in its units: what is fitted into a room is not drawn smaller. Styles have it as `--least`.

import { getContext, setContext } from "svelte";

const KEY = Symbol("least text");

export const setLeast = (least: () => number): void => {
  setContext(KEY, least);
};

export const leastText = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? (() => 0);
