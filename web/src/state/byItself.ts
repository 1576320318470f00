// What is done without asking: a step without a choice, and what hardly matters for whoever wants to be asked less.

import { ofEachSort, type Option } from "./asking";
import { settings } from "./settings.svelte";
import type { Entry, Legal, Present, Seat } from "@/line/protocol";

interface Seen {
  shown: Present | null;
  you: Seat | null;
  entries: readonly Entry[];
}

/** The option that is taken; null where one is asked. The table itself makes those steps of which everybody knows that there was no choice;
 *  where only bots look on, the others give nothing away either, and elsewhere it is for the person to say whether they may.
 *  After an undo one is asked, or there would be no way back. `trifle`: the usual answer to a question that hardly matters. */
export function byItself({ shown, you, entries }: Seen, options: readonly Option[], trifle: Legal | null): Option | null {
  if (shown === null || entries.findLast(({ what }) => what === "act" || what === "undo")?.what === "undo") return null;
  if (ofEachSort(options).length > 1) return settings.trifles ? (options.find(({ legal }) => legal === trifle) ?? null) : null;
  const company = shown.seats.some((chair, seat) => chair.person !== undefined && seat !== you);
  return shown.forced === true && (!company || settings.trifles) ? (options[0] ?? null) : null;
}
