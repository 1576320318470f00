import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Spot from "./Spot.svelte";
import { Choosing } from "@/state/choosing.svelte";

it("the ticks of the last move lie above what is there", () => {
  const children = createRawSnippet(() => ({ render: () => "<g class='piece'></g>" }));
  const spot = mount(Spot, {
    target: document.body,
    props: { element: "a", choosing: new Choosing(), x: 0, y: 0, width: 40, height: 40, label: "A", last: true, children },
  });
  flushSync();
  const drawn = [...document.querySelectorAll("[data-element=a] > .piece, [data-element=a] > .ticks")].map((one) => one.getAttribute("class")!.split(" ")[0]);
  expect(drawn).toEqual(["piece", "ticks"]);
  void unmount(spot);
});
