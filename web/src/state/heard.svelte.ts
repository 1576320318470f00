// How far the talk at each table has been heard, so that a reload makes no old line new.

import { KeptByTable } from "./kept.svelte";

const kept = new KeptByTable<number>("fondaco.heard", 50);

export const heard = {
  /** The number of the last entry that was heard. */
  upTo: (table: string): number => kept.of(table) ?? 0,
  hear(table: string, seq: number): void {
    if (seq > heard.upTo(table)) kept.keep(table, seq);
  },
};
