import type { TableLine } from "@/line/api";
import { describe, expect, it } from "vitest";
import { company, firstFree, freeSeats, joinable, sorted, steady } from "./sorting";

const line = (table: string, more: Partial<TableLine> = {}): TableLine => ({
  table,
  game: "calimala",
  name: null,
  owner: false,
  status: "playing",
  seats: [{ person: "Anna" }, { bot: 3 }],
  at: "0.0",
  updated: 0,
  listed: false,
  waiting: [],
  due: null,
  yours: [0],
  your_move: false,
  ...more,
});
const ids = (lines: readonly TableLine[]) => lines.map(({ table }) => table);

describe("sorted", () => {
  it("tells apart what waits for me, for others, for players and for nobody", () => {
    const mine = sorted([
      line("others"),
      line("mine", { your_move: true }),
      line("open", { status: "gathering" }),
      line("over", { status: "over" }),
      line("given up", { status: "abandoned" }),
      line("paused", { status: "paused", your_move: true }),
      line("broken", { status: "diverged" }),
    ]);
    expect(ids(mine.yourMove)).toEqual(["mine"]);
    expect(ids(mine.waiting).sort()).toEqual(["others", "paused"]);
    expect(ids(mine.gathering)).toEqual(["open"]);
    expect(ids(mine.finished).sort()).toEqual(["broken", "given up", "over"]);
  });
  it("puts first what runs out first, then what happened last", () => {
    const { yourMove } = sorted([
      line("old", { your_move: true, updated: 1 }),
      line("new", { your_move: true, updated: 2 }),
      line("tomorrow", { your_move: true, due: 2000 }),
      line("soon", { your_move: true, due: 1000 }),
    ]);
    expect(ids(yourMove)).toEqual(["soon", "tomorrow", "new", "old"]);
  });
  it("puts the latest game first among the finished", () => {
    expect(ids(sorted([line("a", { status: "over", updated: 1 }), line("b", { status: "over", updated: 3 })]).finished)).toEqual(["b", "a"]);
  });
  it("leaves the list as it was", () => {
    const list = [line("a", { updated: 1 }), line("b", { updated: 2 })];
    sorted(list);
    expect(ids(list)).toEqual(["a", "b"]);
  });
});

describe("joinable", () => {
  const open = (table: string, free: number, more: Partial<TableLine> = {}) =>
    line(table, { status: "gathering", yours: [], seats: [{ person: "Boris" }, ...Array.from({ length: free }, () => ({ open: true }) as const)], ...more });
  it("has tables of others with a free seat, the fullest first", () => {
    expect(ids(joinable([open("two", 2), open("one", 1), open("mine", 1, { yours: [0] }), open("full", 0)]))).toEqual(["one", "two"]);
  });
  it("knows the free seats", () => {
    expect(freeSeats(open("x", 2))).toBe(2);
    expect(firstFree(open("x", 2))).toBe(1);
  });
});

describe("steady", () => {
  it("keeps what is shown in its place and adds what is new at the end", () => {
    const shown = [line("a"), line("b"), line("c")];
    const news = [line("d"), line("c", { at: "5.0" }), line("a")];
    const kept = steady(shown, news);
    expect(ids(kept)).toEqual(["a", "c", "d"]);
    expect(kept[1]?.at).toBe("5.0");
  });
});

describe("company", () => {
  it("is whoever else sits there", () => {
    const seats = [{ person: "Anna" }, { person: "Boris" }, { bot: 2 }, { bot: 3 }, { open: true as const }];
    expect(company(seats, [0])).toEqual({ people: ["Boris"], bots: 2, open: 1, own: 1 });
    expect(company(seats, [0, 1])).toEqual({ people: [], bots: 2, open: 1, own: 2 });
  });
});
