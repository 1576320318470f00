// For tests: the players of the worked examples of the rules (8), positions with them, and what board and mat draw of a position.

import { flushSync, mount, unmount } from "svelte";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import type { PlayerView, TuscanyView } from "./view";
import type { ElementId, Face, People } from "../face";
import type { Legal, View } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";

const nobody: PlayerView = {
  green: 0,
  red: 0,
  hand: {},
  hand_size: 0,
  workers: 0,
  marble: 0,
  bonus: {},
  storage: [],
  capacity: 1,
  used: 0,
  queue_left: {},
  boards: [],
  domain: {},
};

/** P0 of the examples: layout GL1, the starting castle on 11. */
export const gl1 = (more: Partial<PlayerView> = {}): PlayerView => ({
  ...nobody,
  boards: ["A2", "B1", "C1"],
  layout: "A C B +-",
  start: 11,
  ...more,
  domain: { 11: "castle", ...more.domain },
});

/** P1 of the examples: layout GL2, the starting castle on 8. */
export const gl2 = (more: Partial<PlayerView> = {}): PlayerView => {
  const player: PlayerView = { ...nobody, boards: ["A1", "B2", "C2"], layout: "A B C ++", start: 8, ...more, domain: { 8: "castle", ...more.domain } };
  delete player.hand;
  return player;
};

export function position(more: Partial<TuscanyView> = {}, player: Partial<PlayerView> = {}): View {
  const view: TuscanyView = {
    phase: "action",
    round: 1,
    final_lap: false,
    turns: 0,
    active: 0,
    marble_used: 0,
    hex_new: 0,
    taking: null,
    placing: null,
    display: ["tavern", "village", "village", "cart", "cart", "quarry", "monastery", "city"],
    supply_size: 24,
    neutral_discard: {},
    deck_size: 112,
    discard: {},
    yield_deck_size: 27,
    yield_discard: {},
    bonus_pile: { card: 5, storage: 5, marble: 5, worker: 5, yield: 5 },
    colour_bonus: { castle: "I", city: "I", tavern: "I", field: "I", quarry: "I", village: "I", monastery: "I", cart: "I" },
    players: [gl1(player), gl2()],
    ...more,
  };
  return view as unknown as View;
}

/** Everything with a name that board and mat draw, wide or in parts. */
export function drawn(face: Face, view: View, people: People, legal: Legal[], parts: (string | null)[] = [null]): { element: ElementId; label: string }[] {
  const choosing = new Choosing();
  choosing.offer(face.options(view, people.you ?? 0, legal));
  const target = document.createElement("div");
  const props = (part: string | null) => ({ target, props: { view, people, choosing, last: new Set<string>(), preview: null, part } });
  const mounted = [...parts.map((part) => mount(Board, props(part))), mount(Mat, props(parts[0] ?? null))];
  flushSync();
  const found = [...target.querySelectorAll("[data-element]")].map((one) => ({
    element: one.getAttribute("data-element") ?? "",
    label: one.getAttribute("aria-label") ?? "",
  }));
  for (const one of mounted) void unmount(one);
  return found;
}
