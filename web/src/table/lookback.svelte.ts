// An earlier position that is looked at, and what happened since one's last turn, shown again step by step.

import type { GameEvent, View } from "@/line/protocol";
import { LOOK, lookingTime } from "@/state/looking";
import { pace } from "@/state/settings.svelte";
import type { Told } from "@/state/told";
import type { ElementId } from "@/games/face";
import type { Table } from "./model";
import { since } from "./since";

export interface Past {
  decisions: number;
  view: View;
}

/** How long a step that is shown again is looked at, in ms at normal speed; many of them pass more quickly. */
const AGAIN = 500;
const againFor = (waiting: number): number => Math.max(AGAIN, lookingTime({ own: false, scores: false, waiting }));

export class Lookback {
  /** The position that is looked at; null: the present. */
  past: Past | null = $state.raw(null);
  /** Whether steps are being shown one after the other. */
  running = $state(false);
  private readonly table: () => Table | null;
  private readonly onstep: (events: GameEvent[], before: View) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was wanted: a view that comes late is no longer. */
  private wanted = 0;

  /** `onstep`: a step was made forwards, from a position. */
  constructor(table: () => Table | null, onstep: (events: GameEvent[], before: View) => void = () => undefined) {
    this.table = table;
    this.onstep = onstep;
  }

  /** What others did since one's last turn. */
  readonly steps: readonly Told[] = $derived.by(() => {
    const table = this.table();
    if (table?.face == null) return [];
    return since({ told: table.told, you: table.you, asked: table.asking !== null, turnOf: (...turn) => table.face!.turnOf(...turn) });
  });

  /** The decision that led to what is looked at. */
  readonly latest: Told | undefined = $derived.by(() => {
    const { past } = this;
    return past === null ? undefined : this.table()?.told.find(({ decision }) => decision + 1 === past.decisions);
  });

  /** What that decision touched. */
  readonly touched: ReadonlySet<ElementId> = $derived.by(() => new Set(this.touchedBy(this.latest === undefined ? [] : [this.latest])));

  /** Everything that others touched since one's last turn. */
  readonly marks: ReadonlySet<ElementId> = $derived.by(() => new Set(this.touchedBy(this.steps)));

  /** Looks at a position of the story; at that of now by going back there. */
  async look(decisions: number): Promise<void> {
    this.pause();
    if (decisions === this.table()?.shown?.decisions) return this.leave();
    const wish = this.wanted;
    const view = await this.view(decisions);
    if (wish === this.wanted && view !== undefined) this.past = { decisions, view };
  }

  /** Looks at what a step brought. */
  async step(decision: number): Promise<void> {
    this.pause();
    await this.make(decision);
  }

  /** Shows all steps again, from the first, or from the one after that which is looked at. */
  run(again = true): void {
    this.pause();
    const steps = this.steps;
    const at = again ? -1 : steps.findIndex(({ decision }) => decision + 1 === this.past?.decisions);
    const from = steps[at + 1] ?? steps[0];
    if (from === undefined) return;
    this.running = true;
    void this.runFrom(from.decision);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running = false;
    ++this.wanted;
  }

  leave(): void {
    this.pause();
    this.past = null;
  }

  private async runFrom(decision: number): Promise<void> {
    const wish = this.wanted;
    const made = await this.make(decision);
    // Without its position there is nothing to be seen.
    if (!made) return wish === this.wanted ? this.pause() : undefined;
    const later = this.steps.filter((step) => step.decision > decision);
    // Whoever wants no motion wants to see the steps still.
    const time = pace(againFor(later.length)) || LOOK;
    this.timer = setTimeout(() => {
      const next = this.steps.find((step) => step.decision > decision);
      if (next === undefined) this.leave();
      else void this.runFrom(next.decision);
    }, time);
  }

  /** From the position before a decision to that after it; false if that is not to be had, or no longer wanted. */
  private async make(decision: number): Promise<boolean> {
    const told = this.steps.find((step) => step.decision === decision);
    if (told === undefined) return false;
    const wish = this.wanted;
    const [before, view] = await Promise.all([this.view(decision), this.view(decision + 1)]);
    if (wish !== this.wanted || view === undefined) return false;
    this.past = { decisions: decision + 1, view };
    if (before !== undefined) this.onstep(told.events, before);
    return true;
  }

  private touchedBy(told: readonly Told[]): ElementId[] {
    return told.flatMap(({ events }) => this.table()?.face?.touched(events) ?? []);
  }

  private view(decisions: number): Promise<View | undefined> | undefined {
    return this.table()
      ?.history(decisions)
      .catch(() => undefined);
  }
}
