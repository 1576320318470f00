// From a click to a table.

import { api, type NewTable } from "@/line/api";
import type { GameKey, Seat } from "@/line/protocol";
import { me } from "@/state/me.svelte";
import { router } from "@/state/route.svelte";
import { words } from "@/text/words.svelte";
import { GENTLE_LEVEL, USUAL_LEVEL, USUAL_PLAYERS } from "@/games/known";

const against = (level: number): NewTable["seats"] => [{ me: true }, ...Array.from({ length: USUAL_PLAYERS - 1 }, () => ({ bot: level }))];

/** A table against bots, at once. */
export async function playNow(game: GameKey): Promise<void> {
  await me.orGuest(words.now.shell.guest);
  const { table } = await api.create({ game, seats: against(USUAL_LEVEL), seating: "random" });
  router.go(`/t/${table}`);
}

/** A first game in which the board explains itself. */
export async function playGuided(game: GameKey): Promise<void> {
  await me.orGuest(words.now.shell.guest);
  const options = game === "calimala" ? { options: { layout: "suggested" } } : {};
  const { table } = await api.create({ game, seats: against(GENTLE_LEVEL), seating: "listed", hints: true, ...options });
  router.go(`/t/${table}?guide`);
}

export async function sitDown(table: string, seat: Seat): Promise<void> {
  await me.orGuest(words.now.shell.guest);
  await api.sit(table, { seat });
  router.go(`/t/${table}`);
}
