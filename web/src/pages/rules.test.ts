import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import RulesPage from "./RulesPage.svelte";
import { settings } from "@/state/settings.svelte";

vi.mock("@/games", () => ({ loadRules: () => Promise.reject(new TypeError("no such file")) }));

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

it("says that the rules can't be loaded, and offers to try again", async () => {
  settings.language = "en";
  shown = mount(RulesPage, { target: document.body, props: { game: "calimala", section: null } });
  await vi.waitFor(() => expect(document.body.textContent).toContain("No connection to the server."));
  expect(document.querySelector("button")?.textContent).toBe("Try again");
});
