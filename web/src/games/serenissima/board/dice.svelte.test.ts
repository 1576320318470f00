import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import Dice from "./Dice.svelte";

afterEach(() => (document.body.innerHTML = ""));

it("dice show how they fell only when they lie", () => {
  const props = $state({ dice: 4, skulls: 2, x: 0, y: 0, rolling: true });
  const drawn = mount(Dice, { target: document.body, props });
  const hits = () => document.querySelectorAll(".hit").length;
  const faces = () => document.querySelectorAll(".face").length;
  flushSync();
  // While they roll all look alike.
  expect([hits(), faces()]).toEqual([0, 4]);
  props.rolling = false;
  flushSync();
  expect([hits(), faces()]).toEqual([2, 2]);
  void unmount(drawn);
});
