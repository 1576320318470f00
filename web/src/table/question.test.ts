import { beforeEach, describe, expect, it } from "vitest";
import { momentOf, outcomeOf, titleOf } from "./question";
import type { Chair, Present } from "@/line/protocol";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";
import type { Table } from "./model";

beforeEach(() => (settings.language = "en"));

const asking = { title: "Which card?" } as Table["asking"];
const table = (own: Partial<Chair>, present: Partial<Present> = {}, asked: Table["asking"] = asking) => {
  const seats = [{ person: "Anna", ...own }, { person: "Boris" }];
  const shown = { status: "playing", seats, deciders: [0], view: {}, ...present } as Present;
  return { shown, asking: asked, you: 0, people: makePeople([0, 1], seats, 0), face: { waiting: () => "Boris is choosing." } } as unknown as Table;
};

describe("the bar", () => {
  it("puts the question to who decides, and says for whom one waits", () => {
    expect(titleOf(table({}))).toBe("Which card?");
    expect(titleOf(table({}, {}, null))).toBe("Boris is choosing.");
    expect(titleOf(table({}, { status: "paused" }, null))).toBe("The game is paused.");
  });

  it("tells who is away from who has given up", () => {
    expect(momentOf(table({ stand_in: 3 }, {}, null))).toBe("away");
    // The server tells of the bot there, too.
    expect(momentOf(table({ stand_in: 3, resigned: true }, {}, null))).toBe("gaveUp");
    expect(titleOf(table({ stand_in: 3, resigned: true }, {}, null))).toMatch(/given up/);
  });

  it("puts what others ask before one's own question", () => {
    expect(titleOf(table({}, { asked: { what: "undo", seat: 1, agreed: [1] } }))).toBe("Boris would like to take back a move.");
    expect(titleOf(table({}, { asked: { what: "pause", seat: 0, agreed: [0] } }))).toBe("You have asked to pause; the others are being asked.");
  });

  it("names who has won", () => {
    const over = (...ranks: number[]) => titleOf(table({}, { status: "over", result: { standings: ranks.map((rank) => ({ rank, points: 7 })) } }, null));
    expect(over(1, 2)).toBe("You win");
    expect(over(2, 1)).toBe("Boris wins");
    expect(over(1, 1)).toBe("Anna and Boris share the victory");
  });

  it("says what decided at equal points, and who gave up", () => {
    const over = (own: Partial<Chair>, tied: string | null) => {
      const ended = table(
        own,
        {
          status: "over",
          result: {
            standings: [
              { rank: 2, points: 7 },
              { rank: 1, points: 7 },
            ],
          },
        },
        null,
      );
      return outcomeOf({ ...ended, face: { ties: () => tied } } as unknown as Table);
    };
    expect(over({}, "Boris has more ports.")).toBe("1.\u00a0Boris\u00a07 · 2.\u00a0Anna\u00a07. Boris has more ports.");
    expect(over({ resigned: true }, null)).toBe("1.\u00a0Boris\u00a07 · 2.\u00a0Anna\u00a07 (has given up)");
  });
});
