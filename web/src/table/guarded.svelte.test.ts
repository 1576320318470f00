// A board that can't be drawn says so in its place, and is tried again with the next position.

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Guarded from "./Guarded.svelte";
import type { Table } from "./model";
import { reportOf } from "./report";

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

const table = { about: { game: "tuscany", rules: 2 }, shown: { at: "7.0", decisions: 7 }, you: 1 } as unknown as Table;

it("a fault is shown with what one can do about it", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  const children = createRawSnippet(() => ({
    render: () => "<p>the board</p>",
    setup: () => {
      if (broken) throw new Error("no cell 31");
    },
  }));
  const props = $state({ table, at: "7.0", children });
  const drawn = mount(Guarded, { target: document.body, props });
  flushSync();
  expect(document.querySelector("[role=alert] h2")!.textContent).toBe("The board can’t be drawn");
  expect([...document.querySelectorAll("button")].map((button) => button.textContent?.trim())).toEqual(["Reload", "Copy the report"]);
  expect(logged).toHaveBeenCalled();
  broken = false;
  props.at = "8.0";
  flushSync();
  expect(document.body.textContent).toContain("the board");
  expect(document.querySelector("[role=alert]")).toBeNull();
  void unmount(drawn);
});

it("the report says what and where, and no secrets", () => {
  const report = reportOf(new Error("no cell 31"), table);
  for (const part of ["no cell 31", "tuscany", "rules 2", "7 decisions", location.origin]) expect(report).toContain(part);
  expect(reportOf("strange", table)).toContain("strange");
});
