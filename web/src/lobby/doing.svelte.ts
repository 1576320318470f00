// Something that is asked of the server by a click: it runs once at a time, and may be refused.

import { Refused } from "@/line/api";
import { sentence } from "@/text/refusal";

export class Doing {
  /** What is being done; null if nothing. */
  now: string | null = $state(null);
  /** What was refused last, and by which code. */
  refused: { what: string; code: string } | null = $state(null);

  async run(what: string, work: () => Promise<unknown>): Promise<boolean> {
    if (this.now !== null) return false;
    this.now = what;
    this.refused = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.refused = { what, code: error instanceof Refused ? error.code : "unknown" };
      return false;
    } finally {
      this.now = null;
    }
  }

  /** Why this was refused, in a sentence; null if it was not. */
  why(what: string): string | null {
    return this.refused?.what === what ? sentence(this.refused.code) : null;
  }
}
