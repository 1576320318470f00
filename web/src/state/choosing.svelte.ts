// Choosing among what is legal, on the board or in the list. An option is a lead (a disc, a card, an action) and
// a bag of targets; touching things narrows the options until exactly one is meant, which is then previewed.

import { ofEachSort, type ElementId, type Option, type Several } from "./asking";

export type Light = "legal" | "chosen" | "touched" | null;

/** How long a question is looked at before it is answered by confirming what nobody chose, in ms: longer than a double click. */
export const UNSEEN = 500;

const LIST = Symbol("list");

/** Whether a bag holds all of another, things that stand there several times counted. */
export function holds(bag: readonly ElementId[], part: readonly ElementId[]): boolean {
  const left = [...bag];
  return part.every((element) => {
    const at = left.indexOf(element);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export class Choosing {
  options: readonly Option[] = $state.raw([]);
  /** The lead touched, or the one taken without being told. */
  lead: ElementId | null = $state.raw(null);
  picked: readonly ElementId[] = $state.raw([]);
  /** The option that a list named outright. */
  private named: Option | null = $state.raw(null);
  /** Things outlined without being legal: what a lesson is about. */
  marked: ReadonlySet<ElementId> = $state.raw(new Set());
  /** What the hint advises. */
  lamp: ReadonlySet<ElementId> = $state.raw(new Set());
  /** The steps that were counted or planned from an option on, and the action of that option; `count` is 0 for a plan. */
  private steps: { from: string; several: Several; count: number } | null = $state.raw(null);
  private usualLead: ElementId | null = null;
  /** When these options came, and whether the person has chosen among them. */
  private came = 0;
  private own = false;
  /** The place, or the list, where a second touch has confirmed what is asked, and what was asked before. */
  private confirmedAt: ElementId | typeof LIST | null = null;
  private clickedAt: ElementId | typeof LIST | null = null;

  /** Called when something is touched that is not lit. */
  onBlocked: (element: ElementId) => void = () => {};
  /** Called when the one option that is meant is touched again. */
  onConfirm: (option: Option) => void = () => {};

  readonly candidates: readonly Option[] = $derived.by(() =>
    this.options.filter((o) => (this.lead === null || o.lead === this.lead) && holds(o.targets, this.picked)),
  );

  /** The option that is meant, to be previewed and confirmed. */
  readonly chosen: Option | null = $derived.by(() => {
    if (this.named !== null) return this.named;
    if (this.lead === null && this.picked.length === 0) return null;
    const usual = this.picked.length === 0 && this.lead === this.usualLead;
    if (usual) return null;
    return this.candidates.find((o) => o.targets.length === this.picked.length) ?? null;
  });

  /** What can be done without touching anything: the only option there is, or the one that ends or passes and gives nothing away. */
  readonly plain: Option | null = $derived(
    ofEachSort(this.options).length === 1 ? (this.options[0] ?? null) : (this.options.find((o) => o.plain && !o.givesAway) ?? null),
  );

  /** What confirming does: what is meant, or else what needs no touch. */
  readonly ready: Option | null = $derived(this.chosen ?? (this.dirty ? null : this.plain));

  /** The steps that confirming makes, if they are more than what is chosen. */
  readonly several: Several | null = $derived.by(() => (this.steps !== null && this.steps.from === this.chosen?.legal.do ? this.steps.several : null));

  /** How often what is chosen is to be done. */
  readonly count: number = $derived(this.several === null ? 1 : (this.steps?.count ?? 1) || 1);

  /** Whether what is chosen is but the first step of a plan. */
  readonly planned: boolean = $derived(this.several !== null && this.steps?.count === 0);

  /** Everything that may be touched next. */
  readonly lit: ReadonlySet<ElementId> = $derived.by(() => {
    const lit = new Set<ElementId>();
    for (const o of this.options) {
      if (o.lead !== null) lit.add(o.lead);
      // What does not go with the rest begins anew, so it stays lit too.
      if (this.lead === null || o.lead === this.lead) for (const target of o.targets) lit.add(target);
    }
    return lit;
  });

  readonly chosenElements: ReadonlySet<ElementId> = $derived.by(() => {
    const named = this.chosen;
    return new Set([
      ...(named !== null ? [...named.targets, ...(named.lead === null ? [] : [named.lead])] : this.picked),
      ...(this.lead !== null ? [this.lead] : []),
    ]);
  });

  /** New options: nothing is chosen. `usual` is the lead taken unless told otherwise. */
  offer(options: readonly Option[], usual: ElementId | null = null): void {
    this.options = options;
    this.usualLead = usual !== null && options.some((o) => o.lead === usual) ? usual : null;
    this.came = performance.now();
    this.own = false;
    this.clickedAt = this.confirmedAt;
    this.confirmedAt = null;
    this.steps = null;
    this.drop();
  }

  /** Whether somebody who confirms can have seen what it is about: the second click of a double click, or a key pressed twice, comes
   *  before that. Whoever has chosen among these options has seen them. */
  get seen(): boolean {
    return this.own || performance.now() - this.came >= UNSEEN;
  }

  /** The question is back where something else was: what had been chosen before is seen anew. */
  shownAgain(): void {
    this.came = performance.now();
    this.own = false;
  }

  /** The same options in other words. */
  reword(options: readonly Option[]): void {
    const named = this.named;
    this.options = options;
    this.named = named === null ? null : (options.find(({ legal }) => legal.do === named.legal.do) ?? null);
  }

  /** Whether what is chosen was chosen by the person. */
  get chosenByHand(): boolean {
    return this.own && this.chosen !== null;
  }

  /** How often what is chosen is to be done, as far as it can be. */
  times(count: number): void {
    const { chosen } = this;
    if (chosen?.several === undefined || count < 1 || count > chosen.several.most) return;
    this.own = true;
    this.steps = count === 1 ? null : { from: chosen.legal.do, several: chosen.several.times(count), count };
  }

  /** Chooses an option as the first of several steps; `byHand`: it is the person who does. */
  plan(option: Option, several: Several, byHand: boolean): void {
    this.own ||= byHand;
    this.propose(option);
    this.steps = several.steps.length > 1 || several.note !== undefined ? { from: option.legal.do, several, count: 0 } : null;
  }

  /** Back to nothing chosen. */
  drop(): void {
    this.lead = this.usualLead;
    this.picked = [];
    this.named = null;
    this.steps = null;
  }

  get dirty(): boolean {
    return this.named !== null || this.picked.length > 0 || this.lead !== this.usualLead;
  }

  /** Takes a lead, as the segmented control does. */
  takeLead(lead: ElementId): void {
    if (lead === this.lead && this.named === null) return;
    this.own = true;
    this.named = this.steps = null;
    this.lead = lead;
    if (this.candidates.length === 0) this.picked = [];
  }

  /** Whether this is but the end of the clicks that confirmed what was asked before. */
  private stillClicking(at: ElementId | typeof LIST): boolean {
    return at === this.clickedAt && performance.now() - this.came < UNSEEN;
  }

  private confirmAt(at: ElementId | typeof LIST): void {
    this.confirmedAt = at;
    this.confirm();
  }

  /** Names an option outright, as the list does; a second time confirms. */
  name(option: Option): void {
    if (this.stillClicking(LIST)) return;
    if (this.chosen === option && !this.planned) return this.confirmAt(LIST);
    this.own = true;
    this.propose(option);
  }

  /** Names an option for the person, who has not chosen it. */
  propose(option: Option): void {
    this.steps = null;
    this.lead = option.lead;
    this.picked = option.targets;
    this.named = option;
  }

  /** Does what is meant; where nothing was touched yet, what needs no touch. */
  confirm(): void {
    if (this.ready !== null && this.seen) this.onConfirm(this.ready);
  }

  /** Something on the board was touched. */
  touch(element: ElementId): void {
    if (this.stillClicking(element)) return;
    // The first step of a plan is touched by whoever means it alone.
    const chosen = this.planned ? null : this.chosen;
    const [named, steps] = [this.named, this.steps];
    this.named = this.steps = null;
    if (this.options.some((o) => o.lead === element)) {
      if (chosen !== null && this.lead === element && this.picked.length === 0) {
        [this.named, this.steps] = [named, steps];
        return this.confirmAt(element);
      }
      this.own = true;
      this.lead = element;
      if (this.candidates.length === 0) this.picked = [];
      return;
    }
    const more = [...this.picked, element];
    if (this.candidates.some((o) => holds(o.targets, more))) {
      this.own = true;
      this.picked = more;
      return;
    }
    if (chosen !== null && this.picked.includes(element)) {
      [this.named, this.steps] = [named, steps];
      return this.confirmAt(element);
    }
    // It does not go with what was picked: begin anew with it, with this lead if it can be, else with any.
    if (this.options.some((o) => o.lead === this.lead && o.targets.includes(element))) {
      this.own = true;
      this.picked = [element];
      return;
    }
    const other = this.options.find((o) => o.targets.includes(element));
    if (other !== undefined) {
      this.own = true;
      this.lead = other.lead;
      this.picked = [element];
      return;
    }
    [this.named, this.steps] = [named, steps];
    this.onBlocked(element);
  }

  /** How an element is to be drawn. */
  light(element: ElementId): Light {
    if (this.chosenElements.has(element) && this.chosen !== null) return "chosen";
    if (this.lit.has(element)) return "legal";
    return this.marked.has(element) ? "touched" : null;
  }
}
