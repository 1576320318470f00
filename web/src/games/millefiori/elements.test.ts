// Every element that can be lit must be on the board or the mat, in both arrangements, at its place and under its name.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { wide } from "./board/layout";
import { elementsOf } from "./elements";
import { face } from "./face";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import { cellOf, data, type MillefioriView } from "./view";
import { makePeople } from "@/state/people";
import { Choosing } from "@/state/choosing.svelte";
import { settings } from "@/state/settings.svelte";
import type { Legal, Preview, View } from "@/line/protocol";
import type { Told } from "../face";

const player = (more: Partial<MillefioriView["players"][number]> = {}): MillefioriView["players"][number] => ({
  points: 0,
  ship: 0,
  cells: [],
  supply: 27,
  box: 3,
  hand_size: 4,
  has_selected: true,
  ...more,
});

/** Anna (red) is to use a card; nobles as in example E08 of the rules. */
function position(more: Partial<MillefioriView> = {}): View {
  const view: MillefioriView = {
    phase: "use",
    round: 1,
    cycle: 2,
    first: 0,
    active: 0,
    card: "coin 1",
    players: [
      player({
        cells: ["N12", "N21"],
        points: 10,
        hand: ["ash 2", "key 4b", "ship 3a"],
        selected: null,
        holds: ["ash 2", "key 4b", "ship 3a"],
        hand_size: 3,
        has_selected: false,
      }),
      player({ cells: ["N13", "N22"], ship: 6, holds: ["lion 1", "swan 3", "crab 2", "goblet 1"], hand_size: 3 }),
      player({ cells: ["N14"] }),
      player({ cells: ["N11"] }),
    ],
    bonus: { workshops: [], residences: [2], nobles: [], commoners: [], trade: [] },
    display: ["quartz 1", "pigment 2a", "fish 3"],
    discard: [],
    deck_size: 60,
    ...more,
  };
  return view as unknown as View;
}

const people = makePeople(face.colours, [{ person: "Anna" }, { person: "Boris" }, { bot: 2 }, { bot: 3 }], 0);
const place = (cell: string, id = 0): Legal => ({ do: `place ${cell}`, id, kind: "place", cell });
const navigate: Legal = { do: "navigate", id: 233, kind: "navigate" };
const WIDE = [null];
const NARROW = face.parts.map(({ key }) => key);

// A whole board is drawn many times, without a browser's speed.
vi.setConfig({ testTimeout: 30_000 });

const mounted: Record<string, unknown>[] = [];
beforeEach(() => (settings.language = "en"));
afterEach(() => {
  mounted.splice(0).forEach((one) => void unmount(one));
  document.body.innerHTML = "";
});

interface Wish {
  parts?: readonly (string | null)[];
  legal?: Legal[];
  touch?: string[];
  preview?: Preview | null;
  told?: Told[];
  last?: string[];
  watching?: boolean;
}

function draw(view: View, { parts = WIDE, legal = [], touch = [], preview = null, told = [], last = [], watching = false }: Wish = {}): void {
  const choosing = new Choosing();
  choosing.offer(face.options(view, 0, legal), legal.length === 0 ? null : (face.asking(view, 0, legal).leads?.[0]?.lead ?? null));
  touch.forEach((element) => choosing.touch(element));
  const who = watching ? { ...people, you: null } : people;
  const props = (part: string | null) => ({ view, people: who, choosing, last: new Set(last), preview, part, told });
  for (const part of parts) mounted.push(mount(Board, { target: document.body, props: props(part) }));
  mounted.push(mount(Mat, { target: document.body, props: props(parts[0] ?? null) }));
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const one = (element: string): Element => document.querySelector(`[data-element="${element}"]`)!;
const name = (element: string) => one(element).getAttribute("aria-label");
const lit = () => all("[data-light=legal], [data-light=chosen]").map((place) => place.getAttribute("data-element"));
const pills = () => all(".pills").map((pill) => [...pill.querySelectorAll("text")].map((text) => text.textContent).join(" "));

describe.each([
  ["wide", WIDE],
  ["narrow", NARROW],
])("elements, %s", (_, parts) => {
  it("are all there", () => {
    draw(position(), { parts });
    const drawn = all("[data-element]").map((place) => place.getAttribute("data-element"));
    for (const element of elementsOf(position(), 0)) expect(drawn).toContain(element);
  });

  it("are drawn as pictures, not as something of a text", () => {
    draw(position(), { parts });
    for (const shape of all("path, rect, circle, title, text")) expect(shape.namespaceURI).toBe("http://www.w3.org/2000/svg");
  });

  it("light up when they are legal, and only then", () => {
    draw(position(), { parts, legal: [place("N31"), place("N15", 1), navigate] });
    expect(new Set(lit())).toEqual(new Set(["cell:N31", "cell:N15", "sea:1"]));
    expect(one("cell:N31").getAttribute("role")).toBe("button");
    expect(one("cell:N32").getAttribute("role")).toBe("img");
  });
});

it("cells are exactly where the data say", () => {
  draw(position());
  for (const key of ["W01", "R06", "N32", "C15", "T5S", "H1a"]) {
    const { x, y, rot } = cellOf(key);
    const at = wide.at({ x, y });
    const ground = one(`cell:${key}`).querySelector("path.ground")!;
    const [left = 0, top = 0] = (ground.getAttribute("d") ?? "").slice(1).split("L")[1]!.split(" ").map(Number);
    expect(top).toBeCloseTo(at.y, 5);
    expect(left).toBeGreaterThan(at.x);
    expect(ground.getAttribute("transform") ?? "").toBe(rot === 0 ? "" : `rotate(${rot} ${at.x} ${at.y})`);
  }
});

describe("what a place would bring", () => {
  it("is said of everybody (E08)", () => {
    draw(position(), { legal: [place("N31")] });
    expect(pills()).toEqual(["+16 4 1"]);
    expect(name("cell:N31")).toBe("Nobles, coin, level 3, cell 1: free, possible, would bring 16 points and an extra card; Boris 4; Yellow bot 1");
  });

  it("is no extra card where none lies open (rules F6)", () => {
    draw(position({ display: [] }), { legal: [place("N31")] });
    expect(name("cell:N31")).toBe("Nobles, coin, level 3, cell 1: free, possible, would bring 16 points, no extra card: none lies open; Boris 4; Yellow bot 1");
    const preview: Preview = {
      type: "preview",
      id: "1",
      at: "x",
      action: "place N31",
      sure: true,
      points: [26, 4, 0, 1],
      events: [
        { type: "placed", seat: 0, cell: "N31" },
        { type: "earned", seat: 0 },
        { type: "lapsed", seat: 0 },
        { type: "turn_over", seat: 0 },
      ],
    };
    const told = [{ decision: 0, seat: 0, events: [{ type: "revealed", seat: 0, card: "coin 1" }] }];
    draw(position({ display: [] }), { legal: [place("N31")], touch: ["cell:N31"], preview, told });
    const [, panel] = all("[data-element=turn]");
    expect(panel?.getAttribute("aria-label")).toBe("you; coin 1; no extra card: none lies open");
    expect(all(".pills [href='#g-star']")).toHaveLength(0);
  });

  it("is what the server says, once it has been asked", () => {
    const preview: Preview = {
      type: "preview",
      id: "1",
      at: "x",
      action: "place N31",
      sure: true,
      points: [30, 4, 0, 1],
      events: [
        { type: "placed", seat: 0, cell: "N31" },
        { type: "bonus", seat: 0, area: "nobles", value: 20 },
        { type: "earned", seat: 0 },
      ],
    };
    draw(position(), { legal: [place("N31")], touch: ["cell:N31"], preview });
    expect(pills()).toEqual(["+20 4 1"]);
    expect(one("cell:N31").querySelector(".ghost")).not.toBeNull();
    expect(one("bonus:nobles:20").querySelector(".ghost")).not.toBeNull();
  });

  it("of a ship card counts the sea, and stands in every ship cell (E16)", () => {
    const view = position({ card: "ship 4a", players: [player({ ship: 5, selected: null, hand: [] }), player(), player(), player()] });
    const ways = ["H2a", "H2b", "H2c"].flatMap((cell, i): Legal[] => [
      { ...place(cell, 2 * i), sail: true },
      { ...place(cell, 2 * i + 1), do: `place ${cell} no sail`, sail: false },
    ]);
    draw(view, { legal: [...ways, navigate] });
    expect(pills()).toEqual(["+5", "+5", "+5", "+5"]);
    // Sailing alone is another way of using the card, and stays lit beside it.
    expect(new Set(lit())).toEqual(new Set(["cell:H2a", "cell:H2b", "cell:H2c", "sea:9"]));
  });

  it("is shown for a card that one thinks of selecting, without lighting the cells", () => {
    const view = position({ phase: "select", card: null, first: 1 });
    draw(view, { legal: [{ do: "select key 4b", id: 0, kind: "select", card: "key 4b" }], touch: ["card:key 4b"] });
    expect(lit()).toEqual(["card:key 4b"]);
    expect(new Set(pills())).toEqual(new Set(["+2", "+3"]));
    expect(name("cell:R01")).toBe("Residences, cell 1 of the row, number 2: free, next in the row, the card could go here, would bring 2 points");
    expect(name("card:key 4b")).toBe("Key 4, best cell 2, sea 3 for you, Boris could make 2 of it, chosen");
  });
});

describe("labels of what a place would bring", () => {
  const middle = (element: string) => {
    const { x, y } = wide.at(cellOf(element.slice("cell:".length)));
    return { x, y };
  };
  it("stand within their cell, above its symbol", () => {
    draw(position({ card: "crab 2", players: [player({ selected: null, hand: [] }), player(), player(), player()] }), {
      legal: ["C11", "C12", "C13", "C14", "C15"].map((cell, i) => place(cell, i)),
    });
    const labels = all(".pills .own rect").map((rect) => ({
      y: Number(rect.getAttribute("y")),
      x: Number(rect.getAttribute("x")),
      width: Number(rect.getAttribute("width")),
    }));
    expect(labels).toHaveLength(5);
    ["C11", "C12", "C13", "C14", "C15"].forEach((key, i) => {
      const at = middle(`cell:${key}`);
      const label = labels[i]!;
      expect(label.x + label.width / 2).toBeCloseTo(at.x, 5);
      // The level above ends at its symbols, whose lower edge is half a cell away.
      expect(label.y).toBeGreaterThan(at.y - 0.032 * wide.side);
      const symbol = one(`cell:${key}`).querySelector("use")!;
      expect(Number(symbol.getAttribute("y"))).toBeGreaterThan(at.y);
    });
  });

  it("sum up what three others would get until the place is chosen", () => {
    const view = position({
      card: "coin 1",
      players: [player({ selected: null, hand: [] }), player({ cells: ["N11", "N21"] }), player({ cells: ["N12", "N22"] }), player({ cells: ["N13"] })],
    });
    // Triangle of N31: 3 and 1 to the first, 3 and 1 to the second, 1 to the third; a coin on the coin: 2 × 6.
    draw(view, { legal: [place("N31")] });
    expect(pills()).toEqual(["+12 9"]);
    draw(view, { legal: [place("N31")], touch: ["cell:N31"] });
    expect(pills()[1]).toBe("+12 4 4 1");
  });
});

describe("the open cards", () => {
  const view = position({ phase: "extra", card: null });
  const legal: Legal[] = [
    ...["quartz 1", "pigment 2a", "fish 3"].map((card, id): Legal => ({ do: `take ${card}`, id, kind: "take", card })),
    { do: "decline", id: 343, kind: "decline" },
  ];
  it.each([
    ["wide", WIDE],
    ["narrow", ["cards"]],
  ])("say what they would bring, and none can be taken there: %s", (_, parts) => {
    draw(view, { parts, legal });
    // Pigment: a group of one, twice; by a 2 to space 2: 1 point. Fish on the fish of level 1: twice 1.
    expect(name("card:pigment 2a")).toBe("Pigment 2, best cell 2, sea 1 for you, possible");
    expect(name("card:fish 3")).toBe("Fish 3, best cell 2, sea 1 for you, possible");
    expect(new Set(lit())).toEqual(new Set(["card:quartz 1", "card:pigment 2a", "card:fish 3", "none:extra"]));
    expect(name("none:extra")).toBe("Play no extra card, possible");
  });
  it("offer no refusal while nobody is asked", () => {
    draw(position());
    expect(document.querySelector("[data-element='none:extra']")).toBeNull();
  });
});

describe("sailing", () => {
  it.each(NARROW)("is offered on a phone above the part %s", (part) => {
    draw(position(), { parts: [part], legal: [place("N31"), navigate] });
    const first = document.querySelector(".board [data-element]")!;
    expect(first.getAttribute("data-element")).toBe("sea:1");
    expect(first.getAttribute("aria-label")).toMatch(/^Only sail, to space 1/);
  });
  it("is not offered to a ship on the last space (Q9)", () => {
    const view = position({ players: [player({ ship: 20, selected: null, hand: [] }), player(), player(), player()] });
    draw(view, { parts: NARROW, legal: [place("N15"), navigate] });
    expect(lit()).toEqual(["cell:N15"]);
  });
  it("is previewed from where the ship lies", () => {
    const preview: Preview = {
      type: "preview",
      id: "1",
      at: "x",
      action: "navigate",
      sure: true,
      points: [11, 0, 0, 0],
      events: [{ type: "sailed", seat: 0, from: 0, to: 1 }],
    };
    draw(position(), { legal: [place("N31"), navigate], touch: ["sea:1"], preview });
    const start = /^M([\d.]+) ([\d.]+)L/.exec(document.querySelector(".way")!.getAttribute("d")!)!.slice(1).map(Number);
    const ship = document.querySelector(".ship rect")!;
    expect(start).toEqual([Number(ship.getAttribute("x")) + 15, Number(ship.getAttribute("y")) + 10]);
  });
  it("no two ships lie on one another", () => {
    for (const ships of [
      [0, 1, 2, 3],
      [1, 2, 3, 4],
      [2, 2, 3, 4],
      [1, 1, 2, 2],
    ]) {
      document.body.innerHTML = "";
      draw(position({ players: ships.map((ship) => player({ ship, selected: null })) }));
      const at = all(".ship rect").map((rect) => [Number(rect.getAttribute("x")), Number(rect.getAttribute("y"))] as const);
      at.forEach(([x, y], i) => at.slice(i + 1).forEach(([a, b]) => expect(Math.abs(a - x) >= 30 || Math.abs(b - y) >= 20, ships.join()).toBe(true)));
    }
  });
});

describe("pieces", () => {
  it("glass shows its owner and the symbol beneath", () => {
    draw(position());
    const glass = [...one("cell:N12").querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(glass).toEqual(["#e-triangle", "#g-coin"]);
  });

  it("last marks are corner ticks", () => {
    draw(position(), { last: ["cell:N22"] });
    expect(all(".ticks")).toHaveLength(1);
    expect(name("cell:N22")).toBe("Nobles, cross, level 2, cell 2: rhombus of Boris, last move");
  });

  it("a fleet is worth 1, 3, 6, 10 by its goods", () => {
    draw(position({ players: [player({ cells: ["T1G", "T2G", "T2C", "H3a", "H3b", "H3c"] }), player(), player(), player()] }));
    const fleets = all("[role=img]")
      .map((place) => place.getAttribute("aria-label") ?? "")
      .filter((label) => label.startsWith("Row "));
    expect(fleets.slice(0, 3)).toEqual([
      "Row 1: each ship of a complete fleet is worth 1 now",
      "Row 2: each ship of a complete fleet is worth 3 now",
      "Row 3: the fleet is complete",
    ]);
  });

  it("says who is near a bonus, and what is missing", () => {
    draw(position());
    const near = all("[role=img]")
      .map((place) => place.getAttribute("aria-label") ?? "")
      .find((label) => label.startsWith("Nobles: "));
    expect(near).toContain("you 2 of 3, lacks cross");
    expect(near).toContain("Boris 2 of 3, lacks coin");
  });
});

describe("what is known", () => {
  const said = (who: string) =>
    all("[role=img]")
      .map((place) => place.getAttribute("aria-label") ?? "")
      .find((label) => label.startsWith(who));
  it("of the hands of others", () => {
    draw(position());
    expect(said("Boris, ")).toBe("Boris, has selected, you know the cards: lion 1, swan 3, crab 2, and goblet 1, one of them is selected");
    expect(said("Blue bot")).toBe("Blue bot, has selected, 5 hidden cards");
  });
  it("of one player, in a dialog that offers nothing to touch", () => {
    mounted.push(mount(TheirMat, { target: document.body, props: { view: position(), people, seat: 1 } }));
    flushSync();
    expect(all("[data-element]")).toHaveLength(0);
    expect(said("has selected")).toContain("you know the cards");
    expect(said("Rhombi")).toBe("Rhombi: 27 left, 3 in the box");
    expect(said("Ship on space 6")).toBe("Ship on space 6; 1: 0 points, an extra card; 2: 1 point; 3: 5 points; 4: 1 point; 5: 1 point");
  });
  it("is nothing secret for those who watch", () => {
    draw(position({ players: [player(), player(), player(), player()] }), { watching: true });
    expect(all("[data-element='card:ash 2']")).toHaveLength(0);
    expect(data.start_slots).toHaveLength(4);
  });
});
