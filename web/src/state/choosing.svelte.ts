// Choosing among what is legal, on the board or in the list. An option is a lead (a disc, a card, an action) and
// a bag of targets; touching things narrows the options until exactly one is meant, which is then previewed.

import type { ElementId, Option } from "./asking";

export type Light = "legal" | "chosen" | "touched" | null;

/** How long a question is looked at before it is answered by confirming what nobody chose, in ms: longer than a double click. */
export const UNSEEN = 500;

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
  private usualLead: ElementId | null = null;
  /** When these options came, and whether the person has chosen among them. */
  private came = 0;
  private own = false;

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
  readonly plain: Option | null = $derived(this.options.length === 1 ? (this.options[0] ?? null) : (this.options.find((o) => o.plain && !o.givesAway) ?? null));

  /** What confirming does: what is meant, or else what needs no touch. */
  readonly ready: Option | null = $derived(this.chosen ?? (this.dirty ? null : this.plain));

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

  /** Back to nothing chosen. */
  drop(): void {
    this.lead = this.usualLead;
    this.picked = [];
    this.named = null;
  }

  get dirty(): boolean {
    return this.named !== null || this.picked.length > 0 || this.lead !== this.usualLead;
  }

  /** Takes a lead, as the segmented control does. */
  takeLead(lead: ElementId): void {
    if (lead === this.lead && this.named === null) return;
    this.own = true;
    this.named = null;
    this.lead = lead;
    if (this.candidates.length === 0) this.picked = [];
  }

  /** Names an option outright, as the list does; a second time confirms. */
  name(option: Option): void {
    if (this.chosen === option) return this.confirm();
    this.own = true;
    this.propose(option);
  }

  /** Names an option for the person, who has not chosen it. */
  propose(option: Option): void {
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
    const chosen = this.chosen;
    const named = this.named;
    this.named = null;
    if (this.options.some((o) => o.lead === element)) {
      if (chosen !== null && this.lead === element && this.picked.length === 0) {
        this.named = named;
        return this.confirm();
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
      this.named = named;
      return this.confirm();
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
    this.named = named;
    this.onBlocked(element);
  }

  /** How an element is to be drawn. */
  light(element: ElementId): Light {
    if (this.chosenElements.has(element) && this.chosen !== null) return "chosen";
    if (this.lit.has(element)) return "legal";
    return this.marked.has(element) ? "touched" : null;
  }
}
