// What a screen reader is told: each thing that happens once, then the question, when it is a new one.

import type { Entry, Seat } from "@/line/protocol";
import { words } from "@/text/words.svelte";

/** More sentences than these are not listened to. */
const LONGEST = 12;
/** What one does oneself and is told by the question, or by the answer to it. */
const KNOWN: readonly Entry["what"][] = ["answer", "ask", "chat", "hand_over", "hint", "resign", "return"];

export interface Heard {
  /** The log up to what is shown. */
  entries: readonly Entry[];
  /** How many entries there were when it was shown; a long log comes in several parts. */
  seq: number;
  you: Seat | null;
  /** The sentences of an entry. */
  tell: (entry: Entry) => readonly string[];
  /** What is asked or waited for; "": nothing worth telling; null: more is about to happen, which comes first. */
  question: string | null;
  /** Whether it is asked of whoever listens. */
  asked: boolean;
}

export class Announcing {
  /** The number of the last entry that was told; null: none yet, and what lies before the first is no news. */
  private upTo: number | null = null;
  private question = "";
  private asked = false;

  /** What is to be said now. */
  hear({ entries, seq, you, tell, question, asked }: Heard): string[] {
    const from = this.upTo ?? seq;
    this.upTo = Math.max(from, entries.at(-1)?.seq ?? 0);
    const news = entries.slice(entries.findLastIndex((entry) => entry.seq <= from) + 1);
    // The same words again are another question.
    if (this.asked && news.some(({ what, seat }) => seat === you && (what === "act" || what === "undo"))) this.question = "";
    const told = news.filter(({ what, seat }) => seat !== you || !KNOWN.includes(what)).flatMap(tell);
    const said = told.length > LONGEST ? [words.now.table.moreHappened, ...told.slice(-LONGEST)] : told;
    if (question === null) return said;
    const begins = asked && !this.asked;
    const known = question === "" || question === this.question || said.includes(question);
    this.question = question;
    this.asked = asked;
    return known ? said : [...said, begins ? `${words.now.table.yourTurn} ${question}` : question];
  }

  /** Somebody else will listen: they are told the question again. */
  hush(): void {
    this.question = "";
    this.asked = false;
  }
}
