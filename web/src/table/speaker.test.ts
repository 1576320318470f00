import type { Entry } from "@/line/protocol";
import { makePeople } from "@/state/people";
import { expect, it } from "vitest";
import { speaker } from "./speaker";

const entry = (seq: number, what: Entry["what"], more: Partial<Entry> = {}): Entry => ({ seq, time: 0, what, seat: 1, ...more });

it("knows who spoke, also when somebody else has sat down there since", () => {
  const log = [
    entry(1, "sit", { person: "Boris" }),
    entry(2, "chat", { text: "I have to go" }),
    entry(3, "leave", { person: "Boris" }),
    entry(4, "sit", { person: "Clara" }),
    entry(5, "chat", { text: "Hello" }),
  ];
  const people = makePeople([0, 1], [{ person: "Anna" }, { person: "Clara" }], 0);
  expect(log.filter(({ what }) => what === "chat").map((said) => speaker(said, log, people))).toEqual(["Boris", "Clara"]);
});
