import { beforeEach, describe, expect, it } from "vitest";
import { Announcing, type Heard } from "./announcing";
import type { Entry, What } from "@/line/protocol";
import { settings } from "@/state/settings.svelte";

let log: Entry[];
let announcing: Announcing;
beforeEach(() => {
  settings.language = "en";
  log = [];
  announcing = new Announcing();
});

const add = (seat: number, what: What = "act") => log.push({ seq: log.length + 1, time: 0, what, seat });
const ANNA = 0;
const BORIS = 1;

/** What Anna is told when this is shown. */
const hear = (question: string | null, asked = false, more: Partial<Heard> = {}) =>
  announcing.hear({
    entries: [...log],
    seq: log.length,
    you: ANNA,
    question,
    asked,
    ...more,
    tell: (entry) => [`${entry.seat === ANNA ? "Anna" : "Boris"}: ${entry.what} ${entry.seq}.`],
  });

describe("a screen reader", () => {
  it("is told whose turn it is when one sits down, and not what was before", () => {
    add(BORIS);
    expect(hear("Which street?", true)).toEqual(["Your turn. Which street?"]);
    expect(hear("Which street?", true)).toEqual([]);
  });

  it("is told what happens, then what is asked, each once", () => {
    hear("Boris is choosing.");
    add(BORIS);
    expect(hear("Which street?", true)).toEqual(["Boris: act 1.", "Your turn. Which street?"]);
    add(BORIS, "chat");
    expect(hear("Which street?", true)).toEqual(["Boris: chat 2."]);
    expect(hear("Which card?", true)).toEqual(["Which card?"]);
  });

  it("is asked the same again after having answered, or taken back an answer", () => {
    hear("Which card?", true);
    add(ANNA);
    expect(hear("Which card?", true)).toEqual(["Anna: act 1.", "Which card?"]);
    add(ANNA, "undo");
    expect(hear("Which card?", true)).toEqual(["Anna: undo 2.", "Which card?"]);
  });

  it("is told the question after all that is still to be shown", () => {
    hear("Which card?", true);
    add(ANNA);
    expect(hear(null)).toEqual(["Anna: act 1."]);
    add(BORIS);
    expect(hear("Which card?", true)).toEqual(["Boris: act 2.", "Which card?"]);
  });

  it("is told that it is one's turn once more after others had theirs", () => {
    hear("Which card?", true);
    add(ANNA);
    expect(hear("")).toEqual(["Anna: act 1."]);
    add(BORIS);
    expect(hear("Which card?", true)).toEqual(["Boris: act 2.", "Your turn. Which card?"]);
  });

  it("is told but once that a bot plays for one", () => {
    hear("A bot is playing for you.");
    add(ANNA);
    expect(hear("A bot is playing for you.")).toEqual(["Anna: act 1."]);
  });

  it("does not hear a request as news and as a question", () => {
    hear("Which card?", true);
    add(BORIS, "ask");
    expect(hear("Boris: ask 1.")).toEqual(["Boris: ask 1."]);
    add(BORIS, "answer");
    expect(hear("Which card?", true)).toEqual(["Boris: answer 2.", "Your turn. Which card?"]);
  });

  it("is not told what one said and asked oneself", () => {
    hear("");
    for (const what of ["ask", "answer", "chat", "hand_over", "return", "resign", "hint"] as const) add(ANNA, what);
    expect(hear("")).toEqual([]);
    for (const what of ["hand_over", "return", "resign", "time_out", "pause"] as const) add(BORIS, what);
    expect(hear("")).toHaveLength(5);
  });

  it("is told what happened while the line was away; of very much only the latest", () => {
    hear("");
    for (let i = 0; i < 3; ++i) add(BORIS);
    expect(hear("")).toHaveLength(3);
    for (let i = 0; i < 40; ++i) add(BORIS);
    const said = hear("");
    expect(said[0]).toBe("More has happened; the story tells it.");
    expect(said.at(-1)).toBe("Boris: act 43.");
    expect(said).toHaveLength(13);
  });

  it("takes no part of a long log for news, nor the log of another seat", () => {
    for (let i = 0; i < 5; ++i) add(BORIS);
    expect(hear("", false, { entries: log.slice(0, 3) })).toEqual([]);
    expect(hear("")).toEqual([]);
    expect(hear("", false, { entries: [] })).toEqual([]);
    expect(hear("")).toEqual([]);
  });

  it("tells whoever takes over the screen the question again", () => {
    hear("Which card?", true);
    announcing.hush();
    expect(hear("Which card?", true)).toEqual(["Your turn. Which card?"]);
  });
});
