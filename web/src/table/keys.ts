// The keys of a table: Enter does what the button of the question says, arrows lead to the board, numbers choose from the list, and single
// letters do the rest, unless they are switched off.

import { movedTo, moveTo, stay } from "@/state/moved";
import { settings } from "@/state/settings.svelte";
import { listed } from "./listed";
import type { Table } from "./model";
import { arrive } from "./motion";
import { Numbers } from "./numbers";
import { CURSOR } from "./touching";

export interface Keyed {
  table: Table | null;
  /** Whether an earlier position is looked at. */
  past: boolean;
  root: HTMLElement | undefined;
  leavePast: () => void;
  doAgain: () => void;
  /** Shows again what happened since one's last turn. */
  again: () => void;
  story: () => void;
  chat: () => void;
  help: () => void;
}

const CONTROL = "button, a, summary, [role=button], [data-element]";
/** The same keys on a Russian keyboard. */
const LATIN: Record<string, string> = { г: "u", р: "h", д: "l", с: "c", к: "r" };
const ANSWER = /^\d$|^Enter$/;

/** Hears what is pressed, of whatever is passed at that moment. */
export function keysOf(page: () => Keyed): (event: KeyboardEvent) => void {
  const numbers = new Numbers();

  return (event) => {
    const at = page();
    const { table, past, root } = at;
    if (table === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select, dialog")) return;
    const asked = table.choosing.options;
    table.hurry();
    arrive();
    // What has only now come to be asked is not answered before it was seen.
    if ((table.choosing.options !== asked || event.repeat) && ANSWER.test(event.key)) return event.preventDefault();
    if (pressed(at, table, event, target)) event.preventDefault();

    /** Whether the key was for the table. */
    function pressed({ leavePast, doAgain, again, story, chat, help }: Keyed, table: Table, { key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
      const { choosing } = table;
      if (!/^\d$/.test(key)) numbers.end();
      if (key === "Escape") {
        if (past) leavePast();
        else if (table.running.busy) table.running.stop();
        else table.choosing.drop();
        return true;
      }
      if (key === "Enter") {
        if (past || movedTo(target.closest(CONTROL))) return false;
        table.choosing.confirm();
        return true;
      }
      if (key.startsWith("Arrow")) return !past && toBoard(root, target);
      if (!settings.keys) return false;
      if (/^\d$/.test(key)) {
        if (past) return false;
        const option = numbers.press(Number(key), listed(table), table.choosing.options);
        if (option === null) return false;
        stay();
        if (table.choosing.chosen !== option) table.choosing.name(option);
        return true;
      }
      switch (LATIN[key.toLowerCase()] ?? key.toLowerCase()) {
        case "u":
          if (shiftKey) doAgain();
          else if (table.shown?.undo || table.running.busy) void table.running.undo();
          return true;
        case "+":
        case "=":
          if (!past) choosing.times(choosing.count + 1);
          return true;
        case "-":
          if (!past) choosing.times(choosing.count - 1);
          return true;
        case "h":
          if (table.asking !== null && table.about?.hints) void table.advise();
          return true;
        case "r":
          again();
          return true;
        case "l":
          story();
          return true;
        case "c":
          chat();
          return true;
        case "?":
          help();
          return true;
        default:
          return false;
      }
    }
  };
}

/** Arrows lead to the board from wherever they mean nothing else. */
function toBoard(root: HTMLElement | undefined, target: HTMLElement): boolean {
  const cursor = root?.querySelector<HTMLElement>(`.board ${CURSOR}`);
  if (cursor == null || target.closest("[role=tablist], [role=radiogroup]") !== null) return false;
  // What scrolls and was reached by Tab is scrolled.
  if (movedTo(target) && target.matches("[tabindex='0']:not(button, a, summary)")) return false;
  moveTo(cursor);
  return true;
}
