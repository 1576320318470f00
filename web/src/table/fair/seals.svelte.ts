// The seal of each table as this browser first heard it: what comes later can be compared with that.

import { KeptByTable } from "@/state/kept.svelte";
import type { Table } from "../model";

export interface Seal {
  commitment: string;
  /** How many decisions had been made. */
  decisions: number;
  /** When, in ms. */
  at: number;
}

const kept = new KeptByTable<Seal>("fondaco.seals", 200);

export const seals = {
  of: (table: string): Seal | undefined => kept.of(table),
  note(table: string, commitment: string, decisions: number, at = Date.now()): void {
    if (kept.of(table) === undefined) kept.keep(table, { commitment, decisions, at });
  },
};

/** Notes the seal of a table as soon as it is told; to be called while a component is made. */
export function sealing(table: () => Table | null, id: () => string): void {
  $effect(() => {
    const model = table();
    if (model?.about && model.real !== null && model.real.status !== "over") seals.note(id(), model.about.commitment, model.real.decisions);
  });
}
