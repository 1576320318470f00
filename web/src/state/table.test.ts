import { describe, expect, it } from "vitest";
import type { Entry } from "@/line/protocol";
import { stillTold } from "./table.svelte";
import { takenBack } from "@/table/story";

const act = (seq: number, decision: number, seat = 0): Entry => ({ seq, time: 0, what: "act", seat, decision, events: [{ type: `e${seq}` }] });

describe("the log after undos", () => {
  it("an undo takes back its decision and all after it", () => {
    const entries: Entry[] = [act(1, 0), act(2, 1), act(3, 2), { seq: 4, time: 0, what: "undo", seat: 0, decision: 1 }, act(5, 1)];
    expect(stillTold(entries).map((told) => told.events[0]?.type)).toEqual(["e1", "e5"]);
    expect([...takenBack(entries)]).toEqual([2, 3]);
  });

  it("a secret one takes back only its own, and what came after moves down", () => {
    const entries: Entry[] = [act(1, 0, 0), act(2, 1, 1), { seq: 3, time: 0, what: "undo", seat: 0, decision: 0, kind: "secret" }, act(4, 1, 0)];
    expect(stillTold(entries).map((told) => [told.events[0]?.type, told.decision])).toEqual([["e2", 0], ["e4", 1]]);
    expect([...takenBack(entries)]).toEqual([1]);
  });
});
