import { afterEach, beforeEach, expect, it } from "vitest";
import { toHeading } from "./arriving";

let main: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = "<input><main></main>";
  main = document.querySelector("main")!;
});
afterEach(() => (document.body.innerHTML = ""));
const rest = () => new Promise((resolve) => setTimeout(resolve));
const focused = () => document.activeElement?.tagName;

it("the heading of a page has the focus, at once or when it comes", async () => {
  main.innerHTML = "<h1></h1>";
  toHeading(main);
  expect(focused()).toBe("H1");
  main.innerHTML = "";
  toHeading(main);
  main.innerHTML = "<p></p><h1></h1>";
  await rest();
  expect(focused()).toBe("H1");
});
it("unless somebody has gone on meanwhile", async () => {
  toHeading(main);
  document.querySelector("input")!.focus();
  main.innerHTML = "<h1></h1>";
  await rest();
  expect(focused()).toBe("INPUT");
});
