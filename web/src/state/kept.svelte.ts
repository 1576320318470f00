// Something kept in the browser for each table, so that a reload, or another visit, goes on where it was.

export class KeptByTable<Value> {
  private kept: Record<string, Value> = $state.raw({});

  /** `most`: no more tables than these are remembered; the one that was kept last is forgotten last. */
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {
    this.kept = this.read();
  }

  of(table: string): Value | undefined {
    return this.kept[table];
  }

  keep(table: string, value: Value): void {
    this.write({ ...this.without(table), [table]: value });
  }

  forget(table: string): void {
    this.write(this.without(table));
  }

  /** Another tab may have kept something meanwhile. */
  private without(table: string): Record<string, Value> {
    const { [table]: _, ...others } = this.read();
    return others;
  }

  private read(): Record<string, Value> {
    let text: string | null;
    try {
      text = localStorage.getItem(this.key);
    } catch {
      // Nothing may be kept here: it holds for this page at least.
      return this.kept;
    }
    try {
      const kept: unknown = JSON.parse(text ?? "{}");
      return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Record<string, Value>) : {};
    } catch {
      return {};
    }
  }

  private write(next: Record<string, Value>): void {
    this.kept = Object.fromEntries(Object.entries(next).slice(-this.most));
    try {
      localStorage.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // As above.
    }
  }
}
