// Where one is: the address of the page, read and written.

import type { GameKey } from "@/line/protocol";

export type Route =
  | { page: "lobby" }
  | { page: "tables" }
  | { page: "setup"; game: GameKey }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; at: number | null; as: string | null }
  | { page: "learn" }
  | { page: "rules"; game: GameKey; section: string | null }
  | { page: "statistics"; person: string | null }
  | { page: "settings" }
  | { page: "nowhere" };

const GAMES: readonly string[] = ["calimala", "millefiori", "tuscany", "serenissima"];
const isGame = (text: string | undefined): text is GameKey => text !== undefined && GAMES.includes(text);

export function parse(address: URL): Route {
  const [first, second, ...more] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "lobby" };
  const hash = decodeURIComponent(address.hash.slice(1)) || null;
  switch (first) {
    case "t":
      return second === undefined ? { page: "nowhere" } : { page: "table", id: second, invite: hash };
    case "replay": {
      if (second === undefined) return { page: "nowhere" };
      const at = address.searchParams.get("at");
      return { page: "replay", id: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null, as: address.searchParams.get("as") };
    }
    case "rules":
      if (second === undefined) return { page: "learn" };
      return isGame(second) ? { page: "rules", game: second, section: hash } : { page: "nowhere" };
    case "new":
      return isGame(second) ? { page: "setup", game: second } : { page: "nowhere" };
    case "statistics":
      return { page: "statistics", person: second ?? null };
    case "tables":
    case "settings":
      return second === undefined ? { page: first } : { page: "nowhere" };
    default:
      return { page: "nowhere" };
  }
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));

  /** Goes to an address of ours. */
  go(path: string, how: "push" | "replace" = "push"): void {
    const before = location.pathname;
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    this.route = parse(new URL(location.href));
    if (how === "push" && location.pathname !== before) scrollTo(0, 0);
  }

  /** Follows clicks on links and the browser's own buttons. */
  watch(): void {
    addEventListener("popstate", () => (this.route = parse(new URL(location.href))));
    addEventListener("hashchange", () => (this.route = parse(new URL(location.href))));
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      if (link === null || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
