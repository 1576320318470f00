import { afterEach, expect, it } from "vitest";
import { roving } from "./roving";

afterEach(() => (document.body.innerHTML = ""));

/** Tabs of which the second is chosen, as a page draws them. */
function tabs() {
  document.body.innerHTML = "<div role='tablist'><button role='tab'></button><button role='tab'></button><button role='tab'></button></div>";
  const root = document.querySelector("div")!;
  const all = [...root.querySelectorAll("button")];
  const choose = (chosen: HTMLElement) => all.forEach((one) => one.setAttribute("aria-selected", String(one === chosen)));
  all.forEach((one) => (one.onclick = () => choose(one)));
  choose(all[1]!);
  return { root, all, leave: roving(root) };
}
const press = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

it("tabs are one stop of Tab, the chosen one, also after another is chosen", async () => {
  const { all } = tabs();
  const stops = () => all.map((one) => one.tabIndex);
  expect(stops()).toEqual([-1, 0, -1]);
  all[2]!.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(stops()).toEqual([-1, -1, 0]);
});
it("arrows choose the next one, around; Home and End the outer ones", () => {
  const { all, leave } = tabs();
  all[1]!.focus();
  const went = (key: string) => (
    press(key),
    [all.indexOf(document.activeElement as HTMLButtonElement), all.findIndex((one) => one.getAttribute("aria-selected") === "true")]
  );
  expect(went("ArrowRight")).toEqual([2, 2]);
  expect(went("ArrowRight")).toEqual([0, 0]);
  expect(went("ArrowLeft")).toEqual([2, 2]);
  expect(went("Home")).toEqual([0, 0]);
  expect(went("End")).toEqual([2, 2]);
  leave();
  expect(went("Home")).toEqual([2, 2]);
});
