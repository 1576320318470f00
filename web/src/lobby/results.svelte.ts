// The results of finished games: lists of tables do not have them, a table that is joined does.

import type { FromServer, Result } from "@/line/protocol";
import { SvelteMap } from "svelte/reactivity";

/** By table; null where there is none. */
export const results = new SvelteMap<string, Result | null>();

const address = () => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/play`;
let wanted: string[] = [];
let socket: WebSocket | null = null;

/** Learns those that are not known yet, one after another over one line. */
export function learnResults(tables: readonly string[]): void {
  for (const table of tables) if (!results.has(table) && !wanted.includes(table)) wanted.push(table);
  if (wanted.length === 0 || socket !== null) return;
  const line = new WebSocket(address());
  socket = line;
  const next = () => {
    const table = wanted[0];
    if (table === undefined) line.close();
    else line.send(JSON.stringify({ type: "join", id: table, table }));
  };
  line.onopen = next;
  line.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer;
    if (!("id" in message) || message.id !== wanted[0] || (message.type !== "joined" && message.type !== "error")) return;
    results.set(wanted.shift() as string, message.type === "joined" ? (message.present.result ?? null) : null);
    next();
  };
  // What a broken line did not tell is asked for again with the next look at the lists.
  line.onclose = () => {
    socket = null;
    wanted = [];
  };
}
