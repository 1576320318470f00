// What is our reconstruction is said before one plays and while one plays, with a link to what the rules say of it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Setup from "./Setup.svelte";
import { GAMES } from "@/games/known";
import { loadFace } from "@/games";
import type { GameKey } from "@/line/protocol";
import { keep, settings } from "@/state/settings.svelte";
import TableMenu from "@/table/TableMenu.svelte";
import type { Table } from "@/table/model";

const SECTIONS: Partial<Record<GameKey, string>> = { serenissima: "map", tuscany: "ours" };
const SAID = { serenissima: { en: /skulls/, ru: /черепа/ }, tuscany: { en: /yield cards/, ru: /карты бонуса/ } };

vi.stubGlobal("fetch", () => Promise.reject(new TypeError("there is no server")));

let mounted: Record<string, unknown>;
afterEach(() => {
  void unmount(mounted);
  keep("language", "en");
});
const link = (game: GameKey) => document.querySelector<HTMLAnchorElement>(`a[href^="/rules/${game}#"]`);

describe.each(GAMES.map(({ key }) => key))("%s", (game) => {
  it("says it at set-up", async () => {
    mounted = mount(Setup, { target: document.body, props: { game } });
    await loadFace(game);
    await vi.waitFor(() => expect(link(game)?.hash).toBe(SECTIONS[game] && `#${SECTIONS[game]}`));
  });

  it.each(["en", "ru"] as const)("says it in the menu of a table, %s", async (language) => {
    settings.language = language;
    const table = { face: await loadFace(game), you: 0, yours: [0], shown: { seats: [{ person: "Anna" }], status: "playing" } } as unknown as Table;
    mounted = mount(TableMenu, {
      target: document.body,
      props: { table, id: "t", onkeys: () => {}, onfair: () => undefined, onorders: () => {}, onclose: () => {} },
    });
    flushSync();
    expect(link(game)?.hash).toBe(SECTIONS[game] && `#${SECTIONS[game]}`);
    if (game === "serenissima" || game === "tuscany") expect(document.body.textContent).toMatch(SAID[game][language]);
  });
});
