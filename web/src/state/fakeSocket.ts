// For tests: a socket whose other end is the test.

export interface Sent {
  type: string;
  id: string;
  at?: string;
  action?: string;
}

export class FakeSocket {
  static latest: FakeSocket;
  /** What was sent, but for joining. */
  static sent: Sent[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as Sent;
    if (message.type !== "join") FakeSocket.sent.push(message);
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
