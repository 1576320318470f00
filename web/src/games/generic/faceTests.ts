// For tests: what must hold of the words of a game. Events and reasons come from docs/GAME-json.md, games from a server.

import { beforeAll, describe, expect, it } from "vitest";
import type { Meanings } from "./advice";
import { each, flaw, flaws, keysOf, linesOf, optionFlaws, peopleOf, recorded, somebody, type Recording } from "./recording";
import type { ElementId, Face, People } from "../face";
import type { GameEvent, Legal, View } from "@/line/protocol";
import { Choosing } from "@/state/choosing.svelte";
import type { Both } from "@/text/words.svelte";

interface Tested {
  face: Face;
  doc: string;
  /** At least one event of each type. */
  samples: GameEvent[];
  sections: readonly string[];
  terms: Both<Meanings>;
  /** Gzipped recordings by name. */
  files: Record<string, string>;
  /** The elements that board and mat show of a position; left out where the game's own tests see to it. */
  shows?: (view: View, people: People, legal: Legal[]) => Iterable<ElementId>;
  /** Elements that options name though nothing shows them. */
  unseen?: RegExp;
  /** The phases in which something is asked. */
  phases: string[];
  /** What ends or passes: the kind of action, or the phase and the kind. */
  plain: string[];
  /** What of that stands ready on the button though there is something else: it gives nothing away. */
  armed?: string[];
  /** How many turns these events tell of. */
  turns: (events: GameEvent[]) => number;
}

export function testFace({ face, doc, samples, sections, terms, files, shows, unseen, phases, plain, armed = [], turns }: Tested): void {
  const anchors = new Set(sections);
  const games: Record<string, Recording> = {};
  beforeAll(async () => {
    for (const [name, file] of Object.entries(files)) games[name] = await recorded(file);
  });

  describe("events", () => {
    it("are all among the samples", () => expect(new Set(samples.map(({ type }) => type))).toEqual(new Set(keysOf(doc, "Events"))));
    it.each(samples)("tells $type", (event) =>
      each(() => {
        const lines = face.tell([event], somebody(face), {});
        expect(lines.length).toBeGreaterThan(0);
        expect(flaws(lines.map(({ text }) => text))).toEqual([]);
      }),
    );
  });

  describe("reasons", () => {
    const keys = [...keysOf(doc, "Reasons"), "game_over", "not_your_decision", "unknown_action"];
    it("are listed", () => expect(keys.length).toBeGreaterThan(10));
    it.each(keys)("explains %s", (key) =>
      each(() => {
        const { text, rule } = face.reason(key, "", {}, 0);
        expect(flaw(text)).toBeNull();
        expect(anchors).toContain(rule);
        expect(text).not.toBe(face.reason("nothing of the kind", "", {}, 0).text);
      }),
    );
  });

  describe.each(Object.keys(files))("a whole game, %s", (which) => {
    it("offers one option for each action, each with its own label", () =>
      each(() => {
        for (const moment of games[which]!.moments) expect(optionFlaws(face, moment)).toEqual([]);
      }));

    it("asks, and says what others do", () =>
      each(() => {
        const { moments, seats, final } = games[which]!;
        for (const { view, legal } of moments) {
          const { title, help, rule } = face.asking(view, 0, legal);
          const people = peopleOf(face, seats);
          expect(
            flaws([title, help, face.waiting(view, people, [1]), face.waiting(view, people, [1, 2]), face.progress(view), face.summary(view, people)]),
          ).toEqual([]);
          expect(title).not.toMatch(/\d/); // no numbers in serif
          expect(anchors).toContain(rule);
        }
        expect(flaw(face.progress(final))).toBeNull();
      }));

    it("lights only what is shown, and names it", () =>
      each(() => {
        for (const { view, legal } of games[which]!.moments) {
          const people = peopleOf(face, games[which]!.seats);
          const shown = shows === undefined ? null : new Set(shows(view, people, legal));
          const elements = new Set(face.options(view, 0, legal).flatMap(({ lead, targets }) => (lead === null ? targets : [lead, ...targets])));
          for (const element of elements) {
            if (unseen?.test(element)) continue;
            if (shown !== null) expect(shown).toContain(element);
            expect(flaw(face.describe(view, people, element))).toBeNull();
          }
        }
      }));

    it("asks in a part in which there is something to touch, and shows no part that is not there", () => {
      const parts = face.parts.map(({ key }) => key);
      for (const { view, legal } of games[which]!.moments) {
        const options = face.options(view, 0, legal);
        const holding = options
          .flatMap(({ lead, targets }) => [...(lead === null ? [] : [lead]), ...targets])
          .flatMap((element) => face.partOf(element, view) ?? []);
        expect(parts).toEqual(expect.arrayContaining(holding));
        const { part } = face.asking(view, 0, legal);
        if (holding.length > 0) expect({ phase: view["phase"], part, held: holding.includes(part) }).toEqual({ phase: view["phase"], part, held: true });
      }
    });

    it("does without a touch what ends or passes, and nothing else", () => {
      for (const { view, legal } of games[which]!.moments) {
        const found = face
          .options(view, 0, legal)
          .filter((option) => option.plain)
          .map((option) => option.legal);
        const expected = legal.filter(({ kind }) => plain.includes(kind) || plain.includes(`${String(view["phase"])} ${kind}`));
        expect(found).toEqual(expected);
        expect(found.length).toBeLessThan(2);
      }
    });

    it("has nothing ready that gives something away", () => {
      for (const { view, legal } of games[which]!.moments) {
        const choosing = new Choosing();
        choosing.offer(face.options(view, 0, legal).map((option) => ({ ...option, givesAway: face.givesAway(view, 0, option.legal, legal) })));
        if (legal.length > 1 && choosing.ready !== null) expect(armed).toContain(`${String(view["phase"])} ${choosing.ready.legal.kind}`);
      }
    });

    it("tells it without flaws", () =>
      each(() => {
        const { seats } = games[which]!;
        expect(flaws(linesOf(face, peopleOf(face, seats), games[which]!).map(({ text }) => text))).toEqual([]);
      }));

    it("brings up every point that it tells of, at a place with a name", () => {
      const { seats, told, final } = games[which]!;
      const people = peopleOf(face, seats);
      const sums = () => new Map<unknown, number>();
      const add = (to: Map<unknown, number>, seat: unknown, points: number) => to.set(seat, (to.get(seat) ?? 0) + points);
      let places = 0;
      for (const { events, decision } of told) {
        const [up, said] = [sums(), sums()];
        for (const { seat, points, at, mark } of face.gains(events, final)) {
          if (mark === undefined) add(up, seat, points);
          for (const element of at) expect(flaw(face.describe(final, people, element))).toBeNull();
          places += at.length;
        }
        for (const { points } of face.tell(events, people, final)) for (const one of points ?? []) add(said, one.seat, one.points);
        expect({ decision, up: [...up].sort() }).toEqual({ decision, up: [...said].sort() });
      }
      expect(places).toBeGreaterThan(0);
    });

    it("explains every point", () =>
      each(() => {
        const { told, seats, final, points } = games[which]!;
        const people = peopleOf(face, seats);
        points.forEach((total, seat) => {
          const lines = face.points(told, people, seat, () => undefined);
          expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
          expect(flaws(lines.flatMap(({ source, why, kind }) => [source, why, kind]))).toEqual([]);
          expect(face.strip(final, seat, null).points).toBe(total);
        });
      }));

    it("counts the turns", () => {
      const { told } = games[which]!;
      let turn = 0;
      told.forEach(({ events }, i) => {
        const next = face.turnOf(events, turn, told[i - 1]?.events ?? []);
        expect(next - turn === 0 || next - turn === 1).toBe(true);
        turn = next;
      });
      expect(turn).toBe(turns(told.flatMap(({ events }) => events)));
    });
  });

  it.each(phases)("asks in the phase %s", (phase) => {
    expect(doc).toContain(`\`${phase}\``);
    each(() => {
      const { moments, seats } = games["played"]!;
      const view = { ...moments.at(-1)!.view, phase };
      const { title, help, rule } = face.asking(view, 0, []);
      expect(flaws([title, help, face.waiting(view, peopleOf(face, seats), [1])])).toEqual([]);
      expect(anchors).toContain(rule);
    });
  });

  it("names every term of a hint", () =>
    each((language) => {
      const { hints, seats } = games["played"]!;
      expect(hints.length).toBeGreaterThan(0);
      for (const hint of hints) {
        const why = face.advice(hint, peopleOf(face, seats));
        expect(why === "" ? null : flaw(why)).toBeNull();
        for (const { term } of hint.moves) expect(Object.keys(terms[language])).toContain(term);
      }
    }));

  it("sets up options with a usual value", () => {
    for (const { values, usual } of face.choices) expect(values.map(({ value }) => value)).toContain(usual);
  });
}
