// Which tables are explained as they are played, and what has been understood there.

import { KeptByTable } from "./kept.svelte";

const kept = new KeptByTable<readonly string[]>("fondaco.lessons", 20);

export const lessons = {
  /** Whether a table is explained. */
  on: (table: string): boolean => kept.of(table) !== undefined,
  understood: (table: string): readonly string[] => kept.of(table) ?? [],
  begin(table: string): void {
    if (!lessons.on(table)) kept.keep(table, []);
  },
  understand(table: string, lesson: string): void {
    kept.keep(table, [...lessons.understood(table), lesson]);
  },
  end: (table: string): void => kept.forget(table),
};
