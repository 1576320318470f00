// Options of a list by their numbers, which may have several digits: the first digit chooses at once, and what follows it soon makes the
// number longer, if there are that many.

import type { Option } from "@/games/face";

/** How long a number waits for another digit, in ms. */
export const WAITS = 1200;

export class Numbers {
  private typed = 0;
  private at = -Infinity;
  /** The list as it was at the first digit: what is chosen then makes it shorter. */
  private list: readonly Option[] = [];
  private question: unknown = null;

  /** The option that is meant now; null if there is none of that number. `question`: what the list belongs to. */
  press(digit: number, list: readonly Option[], question: unknown): Option | null {
    const now = performance.now();
    const longer = this.typed * 10 + digit;
    const goesOn = this.typed > 0 && now - this.at < WAITS && this.question === question && this.list[longer - 1] !== undefined;
    if (!goesOn) [this.list, this.question] = [list, question];
    this.typed = goesOn ? longer : digit;
    this.at = now;
    return this.list[this.typed - 1] ?? null;
  }

  /** The next digit begins a number. */
  end(): void {
    this.typed = 0;
  }
}
