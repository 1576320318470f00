import { expect, it } from "vitest";
import { Scrolling } from "./scrolling";

it("a person scrolls from the first move of the finger until the page rests; what the page does itself does not count", () => {
  let time = 0;
  const page = new EventTarget();
  const scrolling = new Scrolling(page, () => time);
  const happen = (kind: string, at: number) => {
    time = at;
    page.dispatchEvent(new Event(kind));
  };
  happen("scroll", 10);
  expect(scrolling.under()).toBe(false);
  happen("touchstart", 1000);
  time = 5000;
  expect(scrolling.under()).toBe(true);
  happen("touchmove", 5010);
  happen("touchend", 5020);
  expect(scrolling.under()).toBe(true);
  happen("scroll", 5150);
  happen("scroll", 5300);
  expect(scrolling.under()).toBe(true);
  time = 5600;
  expect(scrolling.under()).toBe(false);
  happen("wheel", 6000);
  expect(scrolling.under()).toBe(true);
  scrolling.close();
  happen("touchstart", 9000);
  expect(scrolling.under()).toBe(false);
});
