// Views of a game's positions, fetched many at once, so that scrubbing never waits long.

import type { View } from "@/line/protocol";

export const AT_ONCE = 40;

export class ViewCache {
  private views = new Map<number, View>();
  private coming = new Map<number, Promise<void>>();

  constructor(private readonly fetch: (from: number, count: number) => Promise<View[]>) {}

  peek(decisions: number): View | undefined {
    return this.views.get(decisions);
  }

  async get(decisions: number, total: number): Promise<View | undefined> {
    await this.load(decisions, total);
    return this.views.get(decisions);
  }

  /** Fetches what will be wanted next. */
  ahead(decisions: number, total: number): void {
    for (const near of [decisions + AT_ONCE / 2, decisions - AT_ONCE / 2]) {
      if (near >= 0 && near <= total) void this.load(near, total).catch(() => undefined);
    }
  }

  forget(): void {
    this.views.clear();
    this.coming.clear();
  }

  private load(decisions: number, total: number): Promise<void> {
    const from = Math.floor(decisions / AT_ONCE) * AT_ONCE;
    if (this.views.has(decisions)) return Promise.resolve();
    const known = this.coming.get(from);
    if (known !== undefined) return known;
    const coming = this.fetch(from, Math.min(AT_ONCE, total - from + 1))
      .then((found) => {
        // What was forgotten meanwhile is asked for anew; that this is no longer wanted.
        if (this.coming.get(from) === coming) found.forEach((view, i) => this.views.set(from + i, view));
      })
      .finally(() => {
        if (this.coming.get(from) === coming) this.coming.delete(from);
      });
    this.coming.set(from, coming);
    return coming;
  }
}
