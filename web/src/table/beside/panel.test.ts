import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "@/state/settings.svelte";
import RulesPanel from "./RulesPanel.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(() => {
  if (mounted !== null) void unmount(mounted);
  mounted = null;
});

it("goes to the section asked for, from there to others, and closes by Escape", async () => {
  settings.language = "en";
  const onclose = vi.fn();
  mounted = mount(RulesPanel, { target: document.body, props: { game: "calimala", name: "Calimala", asked: { section: "ties" }, onclose } });
  const sought = () => [...document.querySelectorAll("dialog section.sought")].map(({ id }) => id);
  await vi.waitFor(() => expect(sought()).toEqual(["ties"]), 30_000);
  const link = [...document.querySelectorAll<HTMLAnchorElement>("dialog summary + nav a")].find((one) => one.getAttribute("href") === "#scoring")!;
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  await tick();
  flushSync();
  expect(click.defaultPrevented).toBe(true);
  expect(sought()).toEqual(["scoring"]);
  document.querySelector("dialog")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(onclose).toHaveBeenCalledTimes(1);
});
