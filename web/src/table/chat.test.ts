import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ChatBox from "./ChatBox.svelte";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";
import type { Table } from "./model";

let answer: (done: boolean) => void;
const wish = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
let mounted: Record<string, unknown>;

beforeEach(() => {
  settings.language = "en";
  wish.mockClear();
  const table = { entries: [], you: 0, people: makePeople([0], [{ person: "Anna" }], 0), wish } as unknown as Table;
  mounted = mount(ChatBox, { target: document.body, props: { table } });
  flushSync();
});
afterEach(() => void unmount(mounted));

const input = () => document.querySelector("input")!;
function say(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event("input"));
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  flushSync();
}
async function answered(done: boolean): Promise<void> {
  answer(done);
  await tick();
  await tick();
  flushSync();
}

it("says a line once, however long it is on its way", async () => {
  say("Good luck");
  expect(input().value).toBe("");
  expect(document.querySelector("ol")!.textContent).toContain("Good luck (being sent)");
  say("Good luck");
  expect(wish).toHaveBeenCalledTimes(1);
  await answered(true);
  expect(document.querySelector("ol")!.textContent).not.toContain("Good luck");
  say("Well played");
  expect(wish).toHaveBeenLastCalledWith({ type: "chat", text: "Well played" });
});

it("gives back a line that was refused", async () => {
  say("Good luck");
  await answered(false);
  expect(input().value).toBe("Good luck");
});
