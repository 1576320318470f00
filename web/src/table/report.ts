// What to send to whoever mends the page: the error, and where it happened. Nothing of what a hand holds.

import type { Table } from "./model";

export function reportOf(error: unknown, { about, shown, you }: Pick<Table, "about" | "shown" | "you">): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const lines = [
    `Fondaco: ${message}`,
    `${location.origin}${location.pathname}`,
    `game ${about?.game ?? "?"}, rules ${about?.rules ?? "?"}, seat ${you ?? "none"}, at ${shown?.at ?? "?"} (${shown?.decisions ?? "?"} decisions)`,
    navigator.userAgent,
    stack ?? "",
  ];
  return lines.join("\n").trim();
}
