import { afterEach, describe, expect, it } from "vitest";
import { nearest, touching } from "./touching";
import type { Option } from "@/games/face";
import { Choosing } from "@/state/choosing.svelte";

describe("arrows on a board", () => {
  const from = { x: 0, y: 0 };
  it("go to what lies ahead", () => {
    const boxes = [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(nearest(from, boxes, "left")).toBe(0);
    expect(nearest(from, boxes, "right")).toBe(1);
    expect(nearest(from, boxes, "down")).toBe(2);
    expect(nearest(from, boxes, "up")).toBe(-1);
  });
  it("prefer what lies straight ahead to what is near but aside", () => {
    expect(
      nearest(
        from,
        [
          { x: 5, y: 20 },
          { x: 30, y: 0 },
        ],
        "right",
      ),
    ).toBe(1);
  });
});

describe("a click", () => {
  const option = (target: string): Option => ({ legal: { do: target, id: 0, kind: "" }, lead: null, targets: [target], label: "", verb: "", group: "" });
  const root = document.createElement("div");
  root.innerHTML = "<p></p><button></button><svg><g data-element='a'></g></svg>";
  const choosing = new Choosing();
  const leave = touching(choosing)(root);
  afterEach(() => choosing.drop());
  const click = (selector: string) => root.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  it("on a place picks it, on empty ground drops it, on a control keeps it", () => {
    choosing.offer([option("a"), option("b")]);
    click("[data-element]");
    expect(choosing.picked).toEqual(["a"]);
    click("button");
    expect(choosing.picked).toEqual(["a"]);
    click("p");
    expect(choosing.picked).toEqual([]);
    leave();
    click("[data-element]");
    expect(choosing.picked).toEqual([]);
  });
});
