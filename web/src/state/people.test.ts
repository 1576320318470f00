import { expect, it } from "vitest";
import { makePeople } from "./people";
import { settings } from "./settings.svelte";

it("calls people by name, bots by colour, and one person at several seats by both", () => {
  settings.language = "en";
  const people = makePeople([0, 3, 1, 2], [{ person: "Anna" }, { bot: 3 }, { person: "Boris" }, { open: true }], 0);
  expect([0, 1, 2, 3].map(people.name)).toEqual(["Anna", "Green bot", "Boris", "Open seat"]);
  expect(people.players.map(({ you }) => you)).toEqual([true, false, false, false]);
  const shared = makePeople([0, 1, 2], [{ person: "Anna" }, { person: "Anna" }, { person: "Boris" }], 1);
  expect([0, 1, 2].map(shared.name)).toEqual(["Anna (Blue)", "Anna (Red)", "Boris"]);
});
