// A table as this page sees it: the line, the log, what is shown now, and what is being chosen.

import { byItself } from "./byItself";
import { Choosing } from "./choosing.svelte";
import { LOOK, lookingTime } from "./looking";
import { makePeople, type People } from "./people";
import { Running } from "./running.svelte";
import { pace } from "./settings.svelte";
import { stillTold, unheard, type Told } from "./told";
import type { Asking, ElementId, Option } from "./asking";
import { Line, lineLost, type LineState } from "@/line/line";
import type {
  About,
  As,
  Entry,
  Failure,
  GameEvent,
  Hint,
  History,
  Joined,
  Legal,
  Log,
  Present,
  Preview,
  Presence,
  Seat,
  Update,
  View,
  Wish,
} from "@/line/protocol";

/** Something to be shown one after the other: a present, and the entries that led to it. */
interface News {
  present: Present;
  entries: Entry[];
}

/** A decision that is shown, and the position from which it was made. */
export interface Made {
  events: GameEvent[];
  before: View;
}

export interface Notice {
  code: string;
  reason?: string;
  action?: string;
  text: string;
  /** Of several steps so many were made. */
  made?: { done: number; of: number };
}

/** About the time between two pictures of a screen, in ms. */
const FRAME = 16;
/** How long the table is given to make a step without a choice, in ms. */
const PLAY_ON = 150;
/** How long the preview of one option may stand where another is chosen already, in ms. */
const PREVIEW_STAYS = 120;
const LONGEST_QUEUE = 200;

/** What a table must know of the game that is played at it. */
export interface Played {
  /** Colours by seat; the index of --pN. */
  colours: readonly number[];
  asking(view: View, seat: Seat, legal: Legal[]): Asking;
  options(view: View, seat: Seat, legal: Legal[]): Option[];
  /** Whether an action gives something away that another of the legal ones would bring or keep: actions left undone, things spent or
   *  lost. No stray Enter or second click may do such a thing. */
  givesAway(view: View, seat: Seat, action: Legal, legal: readonly Legal[]): boolean;
  /** A decision as a story, with the points that it tells of. */
  tell(events: GameEvent[], people: People, view: View): { points?: readonly unknown[] }[];
  /** Elements that a decision touched. */
  touched(events: GameEvent[]): ElementId[];
  /** What somebody seems to want who touches an element that is not lit: notation to be tried, or null. */
  attempt(view: View, seat: Seat, element: ElementId): string | null;
  /** The usual answer to a question that hardly matters, for those who do not want to be asked it; null where it may matter. */
  trifle?(view: View, seat: Seat, legal: readonly Legal[]): Legal | null;
}

export class TableModel<Face extends Played = Played> {
  state: LineState = $state.raw("connecting");
  refused: Failure | null = $state.raw(null);
  about: About | null = $state.raw(null);
  you: Seat | null = $state.raw(null);
  yours: readonly Seat[] = $state.raw([]);
  /** The table as it stands on the server. */
  real: Present | null = $state.raw(null);
  /** The table as it is shown: it may lag while moves are being shown. */
  shown: Present | null = $state.raw(null);
  /** The log up to what is shown. */
  entries: Entry[] = $state.raw([]);
  presence: Presence = $state.raw({ seats: [], watching: 0 });
  face: Face | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  thinking = $state.raw(false);
  /** Wishes on their way, but for talk. */
  sending = $state.raw(0);
  /** Elements touched by the latest decision. */
  last: ReadonlySet<ElementId> = $state.raw(new Set());
  /** Tells the page of each step as it is shown, for animation, sound and the live region; several updates may come as one. */
  onStep: (before: Present | null, step: News, made: Made[]) => void = () => {};

  /** When each present came: its clocks run from then. */
  readonly arrived = new WeakMap<Present, number>();

  readonly choosing = new Choosing();
  /** Several steps that were confirmed, or are taken back, as one. */
  readonly running = new Running(this);
  private readonly line: Line;
  private queue: News[] = [];
  /** Entries that came with joining, while the board was being loaded. */
  private brought: Entry[] = [];
  /** How often a table was joined, and whether its board is being loaded. */
  private joins = 0;
  private joining = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private views = new Map<number, View>();
  private readonly load: (game: About["game"]) => Promise<Face>;

  constructor(table: string, load: (game: About["game"]) => Promise<Face>, seat?: Seat, url = playAddress()) {
    this.load = load;
    this.choosing.onConfirm = (option) => void this.act(option, this.choosing.several?.steps);
    this.choosing.onBlocked = (element) => void this.why(element);
    this.line = new Line(
      url,
      table,
      {
        joined: (message) => void this.joined(message),
        update: (message) => this.update(message),
        presence: (seats, watching) => (this.presence = { seats, watching }),
        state: (state) => (this.state = state),
        refused: (failure) => (this.refused = failure),
      },
      seat,
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  readonly people: People = $derived.by(() => makePeople(this.face?.colours ?? [], this.shown?.seats ?? [], this.you));

  readonly asking: Asking | null = $derived.by(() => {
    const { face, shown, you } = this;
    if (face === null || shown?.view === undefined || you === null || !shown.legal?.length) return null;
    return face.asking(shown.view, you, shown.legal);
  });

  /** Whether what is shown is what is. */
  readonly settled: boolean = $derived(this.shown !== null && this.shown.seq === this.real?.seq);

  /** The decisions of the log that still count, with what happened. */
  readonly told: Told[] = $derived.by(() => stillTold(this.entries));

  private async joined(message: Joined): Promise<void> {
    this.arrived.set(message.present, performance.now());
    const again = this.about !== null && this.you === message.you;
    this.about = message.about;
    this.you = message.you;
    this.yours = message.yours;
    this.presence = message.presence;
    // What happens while the board is being loaded waits for it; a long log comes in several parts.
    const join = ++this.joins;
    this.joining = true;
    const part = again ? this.brought : [];
    this.brought = [...part, ...unheard(part, message.entries ?? [])];
    this.refused = null;
    try {
      this.face ??= await this.load(message.about.game);
    } catch {
      if (join === this.joins) this.refused = lineLost;
      return;
    }
    if (join !== this.joins) return;
    this.joining = false;
    const brought = this.brought;
    this.brought = [];
    const later = this.queue.filter((news) => news.present.seq > message.present.seq);
    const known = again ? [...this.entries, ...this.queue.filter((news) => !later.includes(news)).flatMap((news) => news.entries)] : [];
    const more = unheard(known, brought);
    if (!again || more.some((entry) => entry.what === "undo")) this.views.clear();
    this.queue = later;
    clearTimeout(this.timer);
    this.timer = undefined;
    const present = this.dressed(message.present);
    this.real = this.queue.at(-1)?.present ?? present;
    this.entries = [...known, ...more];
    this.show({ present, entries: [] });
    this.last = new Set(this.face.touched(more.at(-1)?.events ?? this.told.at(-1)?.events ?? []));
    this.next();
  }

  /** A view with the options of the game, which every board may want to know. */
  private dressed<T extends { view?: View }>(holder: T): T {
    if (holder.view !== undefined) holder.view["options"] ??= this.about?.options ?? {};
    return holder;
  }

  private update(message: Update): void {
    this.arrived.set(message.present, performance.now());
    const present = this.dressed(message.present);
    this.real = present;
    this.queue.push({ present, entries: message.entries });
    if (this.joining) return;
    if (this.queue.length > LONGEST_QUEUE || document.hidden) return this.hurry();
    if (this.timer === undefined) this.next();
  }

  /** Shows at once whatever is still to be shown. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length > 0) this.tryStep(this.queue.length);
  }

  /** Shows what comes next. What needs no time to be looked at comes together, so that a flood of moves is drawn once a frame. */
  private next(): void {
    this.timer = undefined;
    if (this.queue.length === 0) return;
    const wait = this.tryStep(pace(LOOK) === 0 ? this.queue.length : 1);
    this.timer = setTimeout(() => this.next(), Math.max(wait, FRAME));
  }

  /** A fault of a game's face is told, and keeps back nothing that comes after. */
  private tryStep(count: number): number {
    try {
      return this.step(count);
    } catch (error) {
      reportError(error);
      return 0;
    }
  }

  /** Shows the next so many things as one; how long it should be looked at. */
  private step(count: number): number {
    const taken = this.queue.splice(0, count);
    const latest = taken.at(-1);
    if (latest === undefined) return 0;
    const before = this.shown;
    const news: News = { present: latest.present, entries: taken.flatMap(({ entries }) => entries) };
    const acts = news.entries.filter((entry) => entry.what === "act");
    this.entries = [...this.entries, ...news.entries];
    this.mark(taken);
    this.show(news);
    const made = taken.flatMap(({ entries }, i) => {
      const view = (i === 0 ? before : taken[i - 1]?.present)?.view;
      return entries.flatMap((entry): Made[] => (entry.what === "act" && view !== undefined ? [{ events: entry.events ?? [], before: view }] : []));
    });
    this.onStep(before, news, made);
    if (acts.length === 0) return 0;
    const scores = acts.some((entry) => this.face?.tell(entry.events ?? [], this.people, latest.present.view ?? {}).some(({ points }) => points?.length));
    return pace(lookingTime({ own: acts.every((entry) => entry.seat === this.you), scores, waiting: this.queue.length }));
  }

  /** Marks what the latest decision touched; when one was taken back, that of the one before it. */
  private mark(taken: readonly News[]): void {
    if (this.face === null) return;
    const latest = taken.findLast(({ entries }) => entries.some(({ what }) => what === "act" || what === "undo"))?.entries ?? [];
    if (latest.length === 0) return;
    const undone = latest.findLast(({ what }) => what === "act" || what === "undo")?.what === "undo";
    const events = undone ? [this.told.at(-1)?.events ?? []] : latest.map((entry) => entry.events ?? []);
    this.last = new Set(events.flatMap((one) => this.face!.touched(one)));
  }

  private show(news: News): void {
    // What somebody else chooses in secret leaves one's own question, and what is being chosen, as it is.
    const asked = (present: Present | null) => (present?.legal ?? []).map((legal) => legal.do).join("\n");
    const mine = news.entries.some((entry) => entry.seat === this.you && (entry.what === "act" || entry.what === "undo"));
    const same = !mine && this.shown?.status === news.present.status && asked(this.shown) === asked(news.present);
    this.shown = news.present;
    const undone = news.entries.flatMap((entry) => (entry.what === "undo" ? [entry.decision ?? 0] : []));
    if (undone.length > 0) this.views.clear();
    undone.forEach((decision) => this.running.undone(decision));
    this.running.follow();
    if (same && this.choosing.options.length > 0 && !this.running.busy) return;
    this.hint = null;
    this.line.forgetHints();
    this.offer();
  }

  /** Offers what is legal now. */
  offer(): void {
    const { face, shown, you } = this;
    this.preview = null;
    this.choosing.lamp = new Set();
    if (face === null || shown?.view === undefined || you === null || !shown.legal?.length || shown.status !== "playing") return this.choosing.offer([]);
    const asking = face.asking(shown.view, you, shown.legal);
    const options = this.optionsOf(face, shown.view, you, shown.legal);
    const idle = this.settled && this.sending === 0 && !this.running.busy;
    const known = idle ? byItself(this, options, face.trifle?.(shown.view, you, shown.legal) ?? null) : null;
    if (known !== null) {
      this.choosing.offer([]);
      // The table itself may be about to do it.
      setTimeout(() => this.settled && this.shown?.at === shown.at && void this.playOn(known), PLAY_ON);
      return;
    }
    this.choosing.offer(options, asking.leads?.[0]?.lead ?? null);
  }

  /** The same options in another language; what is being chosen stays. */
  reword(): void {
    const { face, shown, you } = this;
    if (this.choosing.options.length === 0 || face === null || shown?.view === undefined || you === null) return;
    this.choosing.reword(this.optionsOf(face, shown.view, you, shown.legal ?? []));
  }

  private optionsOf(face: Face, view: View, you: Seat, legal: Legal[]): Option[] {
    const options = face.options(view, you, legal);
    for (const option of options) option.givesAway = face.givesAway(view, you, option.legal, legal);
    return options;
  }

  /** Asks the server what an option would bring. */
  async look(option: Option | null): Promise<void> {
    if (option === null) {
      this.preview = null;
      return;
    }
    // What is proposed leaves what was said.
    if (this.choosing.chosenByHand) this.notice = null;
    // That of another option stays for a moment, so that nothing flickers while this one comes.
    const forget = () => {
      if (this.choosing.chosen === option && this.preview?.action !== option.legal.do) this.preview = null;
    };
    const timer = setTimeout(forget, PREVIEW_STAYS);
    try {
      const preview = (await this.line.ask({ type: "preview", action: option.legal.do })) as Preview;
      if (this.choosing.chosen === option && preview.at === this.shown?.at) this.preview = preview;
    } catch {
      // Without a line there is no preview; the option can still be confirmed.
    }
    clearTimeout(timer);
    forget();
  }

  /** Carries an option out, or several steps. */
  async act({ legal }: Option, steps: readonly string[] = [legal.do]): Promise<void> {
    const shown = this.shown;
    if (shown === null || this.sending > 0 || this.running.busy) return;
    if (!this.settled) this.hurry();
    if (steps.length > 1) await this.running.begin(steps, shown);
    else await this.wish({ type: "act", at: shown.at, action: steps[0] ?? legal.do }, legal.do);
  }

  /** Carries an option out without being asked for it. */
  private async playOn(known: Option): Promise<void> {
    await this.act(known);
    // Another tab has been faster.
    if (this.notice?.code === "stale" || this.notice?.code === "not_your_decision") this.notice = null;
  }

  /** Several steps have ended early. */
  stopped(done: number, of: number, refused: boolean): void {
    const why = refused ? this.notice : null;
    this.notice = { ...(why ?? { code: "stopped", text: "" }), made: { done, of } };
  }

  async wish(wish: Wish, action?: string): Promise<boolean> {
    // Talk keeps nobody from deciding.
    const weight = wish.type === "chat" ? 0 : 1;
    this.notice = null;
    this.sending += weight;
    try {
      await this.line.send(wish);
      return true;
    } catch (failure) {
      const { code, text, reason } = failure as Failure;
      this.notice = { code, text, ...(reason === undefined ? {} : { reason }), ...(action === undefined ? {} : { action }) };
      // What is being chosen has nothing to do with a line that can't be said.
      if (wish.type === "act") this.offer();
      return false;
    } finally {
      this.sending -= weight;
    }
  }

  /** Why something that is not lit can't be done: the rules are asked. */
  async why(element: ElementId): Promise<void> {
    const { face, shown, you } = this;
    if (face === null || shown?.view === undefined || you === null || !shown.legal?.length) return;
    const action = face.attempt(shown.view, you, element);
    if (action === null) return;
    try {
      await this.line.ask({ type: "preview", action });
    } catch (failure) {
      const { code, text, reason } = failure as Failure;
      if (code === "line_lost") return;
      this.notice = { code, text, action, ...(reason === undefined ? {} : { reason }) };
    }
  }

  async advise(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.notice = null;
    // While somebody else chooses in secret the question stays the same, and so does the advice.
    const asked = this.choosing.options;
    this.hint = null;
    try {
      await this.line.hint((hint) => {
        if (hint.at === this.shown?.at || this.choosing.options === asked) this.hinted(hint);
      });
    } catch (failure) {
      this.notice = failure as Notice;
    } finally {
      this.thinking = false;
    }
  }

  /** An answer, or a better one. What it advises is chosen, so that Enter plays it, unless something else was meanwhile. */
  private hinted(hint: Hint): void {
    const before = this.hint?.options[0]?.do;
    const chosen = this.choosing.chosen;
    const free = before === undefined || chosen === null || chosen.legal.do === before;
    this.hint = hint;
    const best = this.choosing.options.find((option) => option.legal.do === hint.options[0]?.do);
    this.choosing.lamp = new Set(best === undefined ? [] : [...best.targets, ...(best.lead === null ? [] : [best.lead])]);
    if (best !== undefined && free && chosen !== best) this.choosing.name(best);
  }

  sitAt(seat: Seat): void {
    this.running.forget();
    this.line.sitAt(seat);
  }

  /** The view after so many decisions, if it is known already. */
  viewAfter(decisions: number): View | undefined {
    return decisions === this.shown?.decisions ? this.shown.view : this.views.get(decisions);
  }

  /** The view after so many decisions, from the server. */
  async history(decisions: number): Promise<View | undefined> {
    const known = this.viewAfter(decisions);
    if (known !== undefined) return known;
    const answer = this.dressed((await this.line.ask({ type: "history", decisions })) as History);
    if (answer.view !== undefined) this.views.set(decisions, answer.view);
    return answer.view;
  }

  /** Many views at once, for a replay. */
  async histories(decisions: number, count: number, as: As): Promise<View[]> {
    const answer = (await this.line.ask({ type: "history", decisions, count, as })) as History;
    return (answer.views ?? []).map((view) => this.dressed({ view }).view);
  }

  /** The whole log, for a replay; what is known of it is not asked for again. */
  async log(as: As, known: readonly Entry[] = []): Promise<Entry[]> {
    const entries = [...known];
    for (let since = known.at(-1)?.seq ?? 0; ;) {
      const answer = (await this.line.ask({ type: "log", since, as })) as Log;
      entries.push(...answer.entries);
      const last = entries.at(-1)?.seq ?? 0;
      if (last === since || last >= answer.seq) return entries;
      since = last;
    }
  }
}

export function playAddress(): string {
  return `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/play`;
}
