import { describe, expect, it } from "vitest";
import { stillTold } from "./told";
import type { Entry } from "@/line/protocol";

let seq = 0;
const act = (decision: number, seat: number, name: string): Entry => ({ seq: ++seq, time: 0, what: "act", seat, decision, events: [{ type: name }] });
const undo = (decision: number, seat: number, kind = "free"): Entry => ({ seq: ++seq, time: 0, what: "undo", decision, seat, kind });
const told = (...entries: Entry[]) => stillTold(entries).map(({ events, decision }) => `${events[0]!.type} ${decision}`);

describe("the log after undos", () => {
  it("an undo takes back its decision and all after it", () =>
    expect(told(act(0, 0, "a"), act(1, 1, "b"), act(2, 0, "c"), undo(1, 1), act(1, 1, "d"))).toEqual(["a 0", "d 1"]));

  it("a secret one takes back only its own, and what came after moves down", () =>
    expect(told(act(0, 0, "a"), act(1, 1, "b"), undo(0, 0, "secret"), act(1, 0, "c"))).toEqual(["b 0", "c 1"]));

  it("reckons with the numbers that decisions have by then", () =>
    expect(told(act(0, 0, "a"), act(1, 1, "b"), undo(0, 0, "secret"), act(1, 0, "c"), undo(0, 1))).toEqual([]));

  it("leaves what is no decision aside", () =>
    expect(told({ seq: ++seq, time: 0, what: "chat", seat: 0, text: "hm" }, act(0, 0, "a"), { seq: ++seq, time: 0, what: "pause", seat: 0 })).toEqual(["a 0"]));
});
