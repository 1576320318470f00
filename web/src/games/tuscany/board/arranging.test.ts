// Joining boards by hand: every arrangement is one of the 96 layouts of the rules (1.7), with its castle cell.

import { describe, expect, it } from "vitest";
import { areasOf, castleCell, domainOf, joined, layoutOf, neighbours } from "../domain";
import { gl1 } from "../sample";
import { around, turning } from "../turning.svelte";
import { Choosing } from "@/state/choosing.svelte";
import { hintedBy } from "./joining.svelte";
import { asArranged, dragged, FIRST, layoutText, named, namedTurned, nativeOf, shiftedAt, swappedAt, turnedAt, type Arrangement } from "./arranging";

const boards = ["A2", "B1", "C1"];
const ORDERS = ["A B C", "A C B", "B A C", "B C A", "C A B", "C B A"];
const all: Arrangement[] = ORDERS.flatMap((order) =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((turns) =>
    ["++", "+-", "-+", "--"].map((offsets) => {
      const regions = order.split(" ").map((letter, i) => letter + (turns & (1 << i) ? "'" : ""));
      return { layout: layoutOf(`${regions.join(" ")} ${offsets}`), castle: null };
    }),
  ),
);
describe("a domain joined as B, C, A", () => {
  const joinedSo: Arrangement = { layout: layoutOf("B C' A +-"), castle: null };
  const { layout } = named(boards, joinedSo);
  /** Which board lies where, from the left, and how the second and third lie below the one before. */
  const drawn = () => {
    const { cells } = domainOf(gl1({ boards, layout }))!;
    const first = Math.min(...cells.map(({ column }) => column));
    // The cells of a board that is not turned run from its upper left corner.
    return [0, 1, 2].map((position) => {
      const here = cells.filter(({ column }) => Math.floor((column - first) / 3) === position);
      return { letter: nativeOf(layoutOf(layout), here[0]!.id).charAt(0), row: Math.min(...here.map(({ row }) => row)) };
    });
  };
  const steps = () => drawn().map(({ row }, i, all) => (i === 0 ? 0 : Math.sign(row - all[i - 1]!.row)));

  it("has another name in the rules, and is drawn and named as it was joined", () => {
    expect([layout, namedTurned(joinedSo)]).toEqual(["A' C B' -+", true]);
    expect(drawn().map(({ letter }) => letter)).toEqual(["A", "C", "B"]);
    turning.keep(boards, layout, namedTurned(joinedSo));
    expect(drawn().map(({ letter }) => letter)).toEqual(["B", "C", "A"]);
    expect(steps()).toEqual([0, 1, -1]);
    expect(asArranged(boards, layout)).toBe("B C' A +-");
    expect(JSON.parse(localStorage.getItem("fondaco.tuscany.turned") ?? "[]")).toHaveLength(1);
    turning.keep(boards, layout, false);
    expect(drawn().map(({ letter }) => letter)).toEqual(["A", "C", "B"]);
  });
});

/** A domain as what touches what: equal for one that is turned around. */
const shape = (arrangement: Arrangement): string => {
  const cells = joined(boards, arrangement.layout);
  const of = (id: number) => nativeOf(arrangement.layout, id);
  return cells
    .map(
      ({ id }) =>
        `${of(id)}:${neighbours(cells, id)
          .map((next) => of(next.id))
          .sort()
          .join(",")}`,
    )
    .sort()
    .join(" ");
};

describe("an arrangement", () => {
  it("is one of 96 layouts, two that are turned around the same", () => {
    const layouts = new Map<string, string>();
    for (const one of all) {
      const { layout } = named(boards, one);
      expect(layout).toMatch(/^(A'? B'? C|A'? C'? B|B'? A'? C)'? [+-]{2}$/);
      expect(layouts.get(layout) ?? shape(one)).toBe(shape(one));
      layouts.set(layout, shape(one));
    }
    expect(layouts.size).toBe(96);
    expect(new Set(layouts.values()).size).toBe(96);
  });

  it("keeps its areas when it is turned around", () => {
    for (const one of all) {
      const sizes = ({ layout }: Arrangement) =>
        areasOf(joined(boards, layout))
          .map((area) => area.length)
          .sort()
          .join();
      expect(sizes({ ...one, layout: around(one.layout) })).toBe(sizes(one));
    }
  });

  it("names the castle by its rank among the cells, on whichever board it lies", () => {
    for (const one of all) {
      for (const { id } of joined(boards, one.layout).filter(({ colour }) => colour === "castle")) {
        const castle = nativeOf(one.layout, id);
        const name = named(boards, { ...one, castle });
        const form = layoutOf(name.layout);
        expect(nativeOf(form, castleCell(joined(boards, form), name.castle!))).toBe(castle);
      }
    }
    expect(named(boards, FIRST).castle).toBeNull();
  });

  it("knows GL1 with its castle on 11 as the second", () => {
    expect(named(boards, { layout: layoutOf("A C B +-"), castle: "C1" })).toEqual({ layout: "A C B +-", castle: 2 });
    expect(named(boards, { layout: layoutOf("B' C' A' -+"), castle: "C1" })).toEqual({ layout: "A C B +-", castle: 2 });
  });
});

describe("by buttons", () => {
  it("a board turns, boards change places, a joint shifts; the castle stays on its cell", () => {
    const one = { layout: layoutOf("A B C +-"), castle: "B7" };
    const text = ({ layout, castle }: Arrangement) => `${layoutText(layout)} ${castle}`;
    expect(text(turnedAt(one, 1))).toBe("A B' C +- B7");
    expect(text(swappedAt(one, 0))).toBe("B A C +- B7");
    expect(text(shiftedAt(one, 1))).toBe("A B C ++ B7");
  });
});

describe("by dragging", () => {
  const text = (arrangement: Arrangement) => layoutText(arrangement.layout);
  const start: Arrangement = { layout: layoutOf("A B C +-"), castle: null };
  it("a little changes nothing", () => expect(text(dragged(start, "B", 0.7, 0.3))).toBe("A B C +-"));
  it("aside it goes where it is let go, the others make room", () => {
    expect(text(dragged(start, "A", 6, 0)).slice(0, 5)).toBe("B C A");
    expect(text(dragged(start, "A", 3.2, 0)).slice(0, 5)).toBe("B A C");
    expect(text(dragged(start, "C", -99, 0)).slice(0, 5)).toBe("C A B");
  });
  it("up or down it lies half a cell higher or lower than its neighbours", () => {
    expect(text(dragged(start, "B", 0, -2))).toBe("A B C -+");
    expect(text(dragged(start, "C", 0, 2))).toBe("A B C ++");
    expect(text(dragged(start, "A", 0, 2))).toBe("A B C --");
  });
});

describe("a hint", () => {
  it("means a castle cell of one layout, and none of any other", () => {
    const choosing = new Choosing();
    expect(hintedBy(choosing)).toBeNull();
    choosing.lamp = new Set(["start:C1", "joined:A C B +-"]);
    expect(hintedBy(choosing)).toEqual({ layout: "A C B +-", castle: "C1" });
    choosing.lamp = new Set(["slot:3"]);
    expect(hintedBy(choosing)).toBeNull();
  });
});
