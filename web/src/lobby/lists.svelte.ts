// My tables and the open ones, looked at again and again while the page is visible.

import { api, Refused, type TableLine } from "@/line/api";
import type { ClockRules } from "@/line/protocol";
import { me } from "@/state/me.svelte";
import { SvelteMap } from "svelte/reactivity";
import { same } from "@/games/same";

const EVERY = 10_000;

class Lists {
  /** undefined: not known yet. */
  mine: TableLine[] | undefined = $state.raw(undefined);
  open: TableLine[] | undefined = $state.raw(undefined);
  /** When the lists were looked at; what is told relative to now is relative to this. */
  now = $state(Date.now());
  /** Why the lists are not known, or not new. */
  refused: string | null = $state(null);
  /** The clocks of open tables, asked for once each. */
  readonly clocks = new SvelteMap<string, ClockRules | null>();
  private whose: string | null = null;
  private looking = false;

  async look(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const person = await me.know();
      const whose = person === null ? null : `${person.name} ${person.account}`;
      if (whose !== this.whose) this.mine = undefined;
      this.whose = whose;
      const [mine, open] = await Promise.all([person === null ? [] : api.tables("mine"), api.tables("open")]);
      if (!same(mine, this.mine)) this.mine = mine;
      if (!same(open, this.open)) this.open = open;
      this.refused = null;
    } catch (error) {
      this.refused = error instanceof Refused ? error.code : "unknown";
    } finally {
      this.looking = false;
      this.now = Date.now();
    }
  }

  /** A table is no longer among mine, before the server is asked again. */
  drop(table: string): void {
    this.mine = this.mine?.filter((line) => line.table !== table);
  }

  async learnClocks(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      if (this.clocks.has(table)) continue;
      try {
        this.clocks.set(table, (await api.table(table)).about.clock);
      } catch {
        return;
      }
    }
  }

  /** Looks now and from time to time, until the answer is called. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const lists = new Lists();
