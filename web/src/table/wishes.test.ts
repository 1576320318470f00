import { beforeEach, describe, expect, it } from "vitest";
import { answerTo } from "./wishes";
import type { Entry } from "@/line/protocol";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";

beforeEach(() => (settings.language = "en"));

const people = makePeople([0, 1, 2], [{ person: "Anna" }, { person: "Boris" }, { person: "Clara" }], 0);
const [anna, boris, clara] = [0, 1, 2];
const log = (...entries: Partial<Entry>[]) => entries.map((entry, i) => ({ seq: i + 1, time: 0, ...entry }) as Entry);
const asks: Partial<Entry> = { what: "ask", asked: "undo", seat: anna, decision: 3 };
const answer = (seat: number | undefined, yes: boolean): Partial<Entry> => ({ what: "answer", seat: seat!, yes });
const told = (you: number | null | undefined, ...entries: Partial<Entry>[]) => answerTo(log(...entries), you ?? null, people);

describe("whoever asks the others", () => {
  it("is told who refuses, until something else happens", () => {
    expect(told(anna, asks)).toBe("");
    expect(told(anna, asks, answer(clara, true), answer(boris, false))).toBe("Boris refuses.");
    expect(told(anna, asks, answer(boris, false), { what: "chat", seat: boris })).toBe("Boris refuses.");
    expect(told(anna, asks, answer(boris, false), { what: "act", seat: boris })).toBe("");
    expect(told(anna, asks, answer(boris, false), asks)).toBe("");
  });

  it("is told if somebody plays on instead", () => {
    expect(told(anna, asks, { what: "act", seat: boris })).toMatch(/lapsed/);
    expect(told(anna, asks, { what: "act", seat: anna })).toBe("");
    expect(told(anna, asks, { what: "act", seat: boris }, { what: "act", seat: clara })).toBe("");
  });

  it("is told nothing if all agree; nor are those who did not ask", () => {
    expect(told(anna, asks, answer(boris, true), answer(clara, true), { what: "undo", seat: anna, decision: 3 })).toBe("");
    expect(told(clara, asks, answer(boris, false))).toBe("");
    expect(told(null, asks, answer(boris, false))).toBe("");
  });
});
