// Several steps by one confirmation, and by one undo: they are sent one after another as if the person had made each, so that the rules
// check every one. Whatever comes between ends them: a refusal, another question, somebody else's move, another seat at this screen.

import type { Present, Seat, Wish } from "@/line/protocol";

/** The table, as far as it is needed here. */
export interface Host {
  readonly shown: Present | null;
  readonly real: Present | null;
  readonly you: Seat | null;
  wish(wish: Wish, action?: string): Promise<boolean>;
  /** Offers what is legal now. */
  offer(): void;
  /** The steps have ended early after so many; why has been said already if they were refused. */
  stopped(done: number, of: number, refused: boolean): void;
}

/** Decisions and undos, as the moment of a table has them. */
const parts = (at: string): [decisions: number, undos: number] => {
  const [decisions = 0, undos = 0] = at.split(".").map(Number);
  return [decisions, undos];
};

interface Run {
  seat: Seat;
  steps: readonly string[];
  done: number;
  /** The moment for which the step under way was sent. */
  at: string;
  /** The person wants no more of them. */
  enough: boolean;
}

/** Decisions that were made as one. */
interface Made {
  seat: Seat;
  steps: readonly string[];
  from: number;
  /** The decision after the last. */
  to: number;
}

export class Running {
  /** How many of how many steps are made; null if none are under way. */
  progress: { done: number; of: number } | null = $state.raw(null);
  /** The latest that were made as one, as long as none of them was taken back by itself. */
  private made: Made | null = $state.raw(null);
  private run: Run | null = null;
  /** What is being taken back, and the moment for which that was said last. */
  private taking: { made: Made; at: string } | null = null;
  /** What was taken back, as long as nothing else has happened since that moment. */
  private gone: { made: Made; at: string } | null = null;

  constructor(private readonly host: Host) {}

  /** Whether the question of the moment is answered here, whatever is touched meanwhile. */
  get busy(): boolean {
    return this.run !== null || this.taking !== null;
  }

  /** How many steps an undo takes back: several only if all of them are free. */
  get undoes(): number {
    const { shown, you } = this.host;
    const undo = shown?.undo;
    if (undo == null || undo.kind !== "free" || this.made === null || this.made.seat !== you) return 1;
    return undo.decision >= this.made.from && undo.decision < this.made.to ? undo.decision - this.made.from + 1 : 1;
  }

  async begin(steps: readonly string[], shown: Present): Promise<void> {
    const { you } = this.host;
    if (this.busy || you === null) return;
    this.run = { seat: you, steps, done: 0, at: shown.at, enough: false };
    this.progress = { done: 0, of: steps.length };
    await this.send(this.run);
  }

  private async send(run: Run): Promise<void> {
    const action = run.steps[run.done]!;
    const { at } = run;
    const accepted = await this.host.wish({ type: "act", at, action }, action);
    // A line that was lost may bring the refusal after what was done.
    if (!accepted && this.run === run && run.at === at) this.end(true);
  }

  /** Something new is shown: the next step is sent, or all has come to its end. */
  follow(): void {
    if (this.run !== null) this.goOn(this.run);
    else if (this.taking !== null) this.takeOn(this.taking);
  }

  private goOn(run: Run): void {
    const { shown, real, you } = this.host;
    const [sent, undos] = parts(run.at);
    const [decisions, since] = parts(shown?.at ?? "");
    // Another seat sits here now: it is told nothing of this.
    if (shown === null || you !== run.seat) return this.forget();
    if (undos === since && decisions === sent) return;
    if (undos !== since) {
      // Some of them may be gone again.
      this.forget();
      return this.host.stopped(run.done, run.steps.length, false);
    }
    ++run.done;
    const next = run.steps[run.done];
    if (next === undefined) return this.end(false);
    this.progress = { done: run.done, of: run.steps.length };
    const asked = shown.status === "playing" && shown.legal?.some((legal) => legal.do === next) === true;
    if (run.enough || decisions !== sent + 1 || real?.at !== shown.at || !asked) return this.end(false);
    run.at = shown.at;
    void this.send(run);
  }

  private end(refused: boolean): void {
    const run = this.run;
    this.forget();
    if (run === null) return;
    const until = parts(run.at)[0] + (refused ? 0 : 1);
    if (run.done > 1) this.made = { seat: run.seat, steps: run.steps.slice(0, run.done), from: until - run.done, to: until };
    if (refused) this.host.offer();
    if (run.done < run.steps.length && !run.enough) this.host.stopped(run.done, run.steps.length, refused);
  }

  /** No more steps than the one under way. */
  stop(): void {
    if (this.run !== null) this.run.enough = true;
    this.taking = null;
  }

  /** Whoever sits here now has begun nothing. */
  forget(): void {
    this.run = this.taking = this.progress = null;
  }

  /** Takes back what was done last: all of it, if it was done as one. */
  async undo(): Promise<void> {
    const { shown, you } = this.host;
    if (this.run !== null) return this.stop();
    if (shown === null || you === null) return;
    this.taking = this.undoes > 1 ? { made: this.made!, at: shown.at } : null;
    if (!(await this.host.wish({ type: "undo" }))) this.taking = null;
  }

  private takeOn(taking: { made: Made; at: string }): void {
    const { shown, you } = this.host;
    if (shown?.at === taking.at) return;
    const undo = shown?.undo;
    if (shown === null || you !== taking.made.seat || undo?.kind !== "free" || undo.decision < taking.made.from) {
      this.taking = null;
      if (shown !== null && parts(shown.at)[0] === taking.made.from) this.gone = { made: taking.made, at: shown.at };
      return;
    }
    taking.at = shown.at;
    void this.host.wish({ type: "undo" }).then((accepted) => {
      if (accepted || this.taking !== taking) return;
      this.taking = null;
      this.host.offer();
    });
  }

  /** The steps that begin with an action that was taken back, if all of them were taken back as one. */
  again(action: string | null): readonly string[] | undefined {
    const { gone } = this;
    return gone !== null && gone.at === this.host.shown?.at && gone.made.seat === this.host.you && gone.made.steps[0] === action ? gone.made.steps : undefined;
  }

  /** A decision and all after it no longer count. */
  undone(decision: number): void {
    if (this.made === null || decision >= this.made.to) return;
    this.made = decision <= this.made.from ? null : { ...this.made, to: decision };
  }
}
