// The log as it is told: entries become sentences, decisions are gathered by turns.

import type { Face, Line, People } from "@/games/face";
import type { Entry, GameEvent, Seat, View } from "@/line/protocol";
import { standing } from "@/state/told";
import { words } from "@/text/words.svelte";

export interface Chapter {
  turn: number;
  items: Item[];
}

export interface Item {
  /** Tells it from all others. */
  key: string;
  /** Decisions made when it was done, to look at the position; null if it is no decision. */
  decisions: number | null;
  lines: Line[];
}

/** A sentence for what is no decision of the game; null for what is told elsewhere. */
export function aside(entry: Entry, people: People): string | null {
  const w = words.now.table;
  const name = entry.seat === undefined ? "" : people.name(entry.seat);
  switch (entry.what) {
    case "sit":
      return w.didSit(name);
    case "leave":
      return w.didLeave(entry.person ?? name);
    case "ask":
      return entry.asked === "pause" ? w.asksPause(name) : w.asksUndo(name);
    // That all agree is seen by what follows.
    case "answer":
      return entry.yes ? null : w.didRefuse(name);
    case "undo":
      return w.didUndo(name);
    case "pause":
      return w.didPause;
    case "go_on":
      return w.didGoOn;
    case "hand_over":
      return w.didHandOver(name);
    case "return":
      return w.didReturn(name);
    case "time_out":
      return w.didTimeOut(name);
    case "resign":
      return w.didResign(name);
    case "hint":
      return w.didHint(name);
    default:
      return null;
  }
}

/** What somebody took back and may do again at once: the latest of the actions that nothing else has followed. */
export function redo(entries: readonly Entry[], seat: Seat): string | null {
  let acts: Entry[] = [];
  let undone: string[] = [];
  for (const entry of entries) {
    if (entry.what === "act") {
      acts.push(entry);
      if (entry.seat === seat && entry.action === undone.at(-1)) undone.pop();
      else undone = [];
    } else if (entry.what === "undo" && entry.decision !== undefined) {
      const from = entry.decision;
      const first = acts.find((act) => act.decision === from);
      if (first?.seat === seat && first.action !== undefined) undone.push(first.action);
      acts = acts.filter((act) => (act.decision ?? 0) < from);
    }
  }
  return undone.at(-1) ?? null;
}

/** Sentences are made once for each entry, language and set of names. */
const made = new WeakMap<Entry, { key: string; lines: Line[] }>();

function sentences(entry: Entry, face: Face, people: People, view: View, previous: readonly GameEvent[], key: string): Line[] {
  const known = made.get(entry);
  if (known?.key === key) return known.lines;
  const lines = face.tell(entry.events ?? [], people, view, previous);
  made.set(entry, { key, lines });
  return lines;
}

export function chapters(entries: readonly Entry[], face: Face, people: People, view: View): Chapter[] {
  const stands = new Map(standing(entries).map(({ act, decision }) => [act, decision]));
  const result: Chapter[] = [];
  const key = [words.language, ...people.players.map(({ seat }) => people.name(seat))].join("\n");
  let turn = 0;
  let previous: GameEvent[] = [];
  for (const entry of entries) {
    let lines: Line[];
    if (entry.what === "act") {
      if (!stands.has(entry)) continue;
      turn = face.turnOf(entry.events ?? [], turn, previous);
      lines = sentences(entry, face, people, view, previous, key);
      previous = entry.events ?? [];
    } else {
      const text = aside(entry, people);
      if (text === null) continue;
      lines = [{ seat: entry.seat ?? null, text }];
    }
    if (lines.length === 0) continue;
    const chapter = result.at(-1);
    const decision = stands.get(entry);
    const item: Item = { key: entry.seq > 0 ? String(entry.seq) : `before ${entry.decision}`, decisions: decision === undefined ? null : decision + 1, lines };
    if (chapter === undefined || chapter.turn !== turn) result.push({ turn, items: [item] });
    else chapter.items.push(item);
  }
  return result;
}
