// The line to a table. It mends itself: after a break it joins again from the last entry it knows and sends
// again what was not acknowledged (a repeated id is harmless).

import type { Failure, FromServer, Hint, Joined, Question, Seat, Update, Wish } from "./protocol";

export type LineState = "connecting" | "connected" | "lost" | "gone";

export interface LineHandlers {
  joined(message: Joined): void;
  update(message: Update): void;
  presence(seats: boolean[], watching: number): void;
  state(state: LineState): void;
  /** The table can't be joined: it does not exist, or is not for us. */
  refused(failure: Failure): void;
}

type Answer = Extract<FromServer, { type: "ack" | "preview" | "history" | "log" | "hint" }>;

interface Pending {
  message: Record<string, unknown>;
  lasting: boolean;
  sent: boolean;
  resolve(answer: Answer): void;
  reject(failure: Failure): void;
}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
const PING_AFTER = 20_000;
const PATIENCE = 10_000;
const ENTRIES_AT_ONCE = 1000;

let count = 0;
const run = Math.random().toString(36).slice(2, 10);
/** An id that nobody else makes. */
export const newId = (): string => `${run}-${Date.now().toString(36)}-${(++count).toString(36)}`;

export class Line {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private advice = new Map<string, { better: (hint: Hint) => void; done: () => void; reject: (failure: Failure) => void }>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private seq = 0;
  private first = true;
  private closed = false;
  private joinedNow = false;
  private readonly wake = () => this.hurry();

  constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly handlers: LineHandlers,
    private seat?: Seat,
    private readonly open: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    if (typeof addEventListener === "function") {
      addEventListener("online", this.wake);
      document.addEventListener("visibilitychange", this.wake);
    }
    this.connect();
  }

  /** Something that changes the table: kept until it is acknowledged or refused. */
  send(wish: Wish): Promise<Answer> {
    return this.post({ ...wish }, true);
  }

  /** Something to know: fails when the line breaks. */
  ask(question: Question): Promise<Answer> {
    return this.post({ ...question }, false);
  }

  /** A hint comes soon after its acknowledgement; each better one is told, too. None more comes after a question that is answered. */
  async hint(told: (hint: Hint) => void): Promise<void> {
    const id = newId();
    this.forgetHints();
    const first = new Promise<void>((done, reject) => this.advice.set(id, { better: told, done, reject }));
    try {
      await Promise.all([this.post({ type: "hint", meanwhile: true }, false, id), first]);
    } catch (failure) {
      this.advice.delete(id);
      throw failure;
    }
  }

  /** Sits on another of one's seats. */
  sitAt(seat: Seat): void {
    this.seat = seat;
    this.seq = 0;
    this.first = true;
    this.join();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.wake);
      document.removeEventListener("visibilitychange", this.wake);
    }
    this.socket?.close();
    this.socket = null;
  }

  private post(message: Record<string, unknown>, lasting: boolean, id = newId()): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const pending = { message: { ...message, id }, lasting, sent: false, resolve, reject };
      this.pending.set(id, pending);
      if (this.joinedNow) this.transmit(pending);
      else if (!lasting) {
        this.pending.delete(id);
        reject(lineLost);
      }
    });
  }

  private transmit(pending: Pending): void {
    pending.sent = true;
    this.say(pending.message);
  }

  private say(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    this.handlers.state(this.first ? "connecting" : "lost");
    const socket = this.open(this.url);
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private join(): void {
    this.joinedNow = false;
    this.say({ type: "join", id: "join", table: this.table, since: this.seq, ...(this.seat === undefined ? {} : { seat: this.seat }) });
    this.listen();
  }

  private lost(): void {
    this.socket = null;
    this.joinedNow = false;
    clearTimeout(this.pulse);
    if (this.closed) return;
    for (const [id, pending] of this.pending) {
      pending.sent = false;
      if (pending.lasting) continue;
      this.pending.delete(id);
      pending.reject(lineLost);
    }
    // It is told to the line alone that has asked.
    for (const advice of this.advice.values()) advice.reject(lineLost);
    this.advice.clear();
    this.handlers.state("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network or the page came back: no need to wait. */
  private hurry(): void {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null) {
      clearTimeout(this.timer);
      this.pause = FIRST_PAUSE;
      this.connect();
    } else if (this.joinedNow) {
      this.say({ type: "ping", id: "ping" });
      this.expect();
    }
  }

  /** Pings after a while of silence. */
  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.say({ type: "ping", id: "ping" });
      this.expect();
    }, PING_AFTER);
  }

  /** Something must come now, or the line is dead. */
  private expect(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      const dead = this.socket;
      this.lost();
      dead?.close();
    }, PATIENCE);
  }

  private receive(message: FromServer): void {
    this.listen();
    switch (message.type) {
      case "joined":
        return this.joined(message);
      case "update":
        this.seq = message.present.seq;
        return this.handlers.update(message);
      case "presence":
        return this.handlers.presence(message.seats, message.watching);
      case "ack":
      case "preview":
      case "history":
      case "log":
        return this.settle(message.id, (pending) => pending.resolve(message));
      case "hint":
        return this.hinted(message);
      case "error":
        return this.failed(message);
      case "pong":
        return;
    }
  }

  /** The question is another: the server tells no more, and nobody waits. */
  forgetHints(): void {
    for (const { done } of this.advice.values()) done();
    this.advice.clear();
  }

  private hinted(hint: Hint): void {
    const asked = this.advice.get(hint.id);
    asked?.better(hint);
    asked?.done();
    if (hint.last) this.advice.delete(hint.id);
  }

  private joined(message: Joined): void {
    const entries = message.entries ?? [];
    const last = entries.at(-1)?.seq ?? this.seq;
    this.seq = Math.max(last, this.seq);
    // Whoever sits on several seats comes back to the same.
    if (message.you !== null && message.yours.length > 1) this.seat = message.you;
    this.handlers.joined(message);
    const numbered = entries.filter(({ seq }) => seq > 0);
    if (numbered.length >= ENTRIES_AT_ONCE && this.seq < message.present.seq) return this.join();
    this.seq = message.present.seq;
    this.joinedNow = true;
    this.first = false;
    this.pause = FIRST_PAUSE;
    this.handlers.state("connected");
    for (const pending of this.pending.values()) {
      if (!pending.sent) this.transmit(pending);
    }
  }

  private failed(failure: Failure): void {
    if (failure.id === "join" || (failure.id === undefined && !this.joinedNow)) {
      if (failure.code === "busy" || failure.code === "too_fast" || failure.code === "store_unavailable") {
        this.socket?.close();
        return;
      }
      if (failure.code === "not_seated" && this.seat !== undefined) {
        this.seat = undefined;
        return this.join();
      }
      this.close();
      this.handlers.state("gone");
      return this.handlers.refused(failure);
    }
    if (failure.id !== undefined) this.settle(failure.id, (pending) => pending.reject(failure));
  }

  private settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    this.pending.delete(id);
    how(pending);
  }
}

export const lineLost: Failure = { type: "error", code: "line_lost", text: "The line is lost." };
