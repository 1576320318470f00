import { describe, expect, it } from "vitest";
import { asking } from "./asking";
import { options } from "./options";
import { games, inEach, player, position } from "./sample";
import type { Legal } from "@/line/protocol";

const KINDS = ["place", "keep", "open", "draft", "replace", "carry_out", "card", "compensate", "decline", "finish"];
const positions = games.flatMap(({ players, positions: all }) => all.map((one, i) => [`${players} players, position ${i}`, one] as const));

describe("positions of games that were played", () => {
  it("hold every kind but the rare one", () => {
    const kinds = new Set(positions.flatMap(([, { legal }]) => legal.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual(KINDS.filter((kind) => kind !== "replace").sort());
  });
  it.each(positions)("%s: one option for each legal action", (_, { view, legal }) => {
    inEach(() => {
      const all = options(view, 0, legal);
      expect(all.map((one) => one.legal.id).sort()).toEqual(legal.map(({ id }) => id).sort());
      expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
      const touched = all.filter(({ lead, targets }) => lead !== null || targets.length > 0);
      expect(new Set(touched.map(({ lead, targets }) => `${lead} ${[...targets].sort().join(" ")}`)).size).toBe(touched.length);
      for (const { legal: one, lead, targets, label, verb, group } of all) {
        const { kind } = one;
        expect([label, verb, group].every((text) => text !== "" && !/undefined|null/.test(text))).toBe(true);
        if (["decline", "finish"].includes(kind)) expect([lead, targets]).toEqual([null, []]);
        else if (kind === "compensate") expect([lead, targets]).toEqual([`action:${String(one["action"])}`, []]);
        else expect(lead !== null || targets.length > 0).toBe(true);
      }
    });
  });
  it.each(positions)("%s: groups stay together, what ends the activation stands last", (_, { view, legal }) => {
    const all = options(view, 0, legal);
    const groups = all.map(({ group }) => group);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([...new Set(groups)]);
    const order = all.map((one) => KINDS.indexOf(one.legal.kind));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });
  it.each(positions)("%s: the first lead of the question leads to something", (_, { view, legal }) => {
    const leads = asking(view, 0, legal).leads ?? [];
    for (const { lead } of leads) expect(options(view, 0, legal).some((one) => one.lead === lead && one.targets.length > 0)).toBe(true);
  });
});

describe("elements", () => {
  const of = (legal: Partial<Legal>) => {
    const view = position({ phase: "act", stacks: [[0, 1], ...Array.from({ length: 11 }, () => [])] });
    const [one] = options(view, 0, [{ id: 1, do: "", kind: "", ...legal }]);
    return [one?.lead, one?.targets, one?.label];
  };
  it.each([
    [{ kind: "place", do: "place white 5", disc: "white", street: 5 }, "disc:white", ["street:5"], "Place a white disc on Wood and Donate"],
    [
      { kind: "carry_out", do: "sea barcelona 1 lisbon 2", action: "sea" },
      "action:sea",
      ["city:barcelona", "city:lisbon", "city:lisbon"],
      "Ship 1 cloth to Barcelona and 2 to Lisbon",
    ],
    [
      { kind: "card", do: "card land troyes hamburg", action: "land" },
      "hand:land",
      ["city:troyes", "city:hamburg"],
      "Card: send 1 cloth each to Troyes and Hamburg",
    ],
    [{ kind: "carry_out", do: "build house troyes", action: "build" }, "action:build", ["house:troyes"], "Build a trade house in Troyes (2 brick)"],
    [{ kind: "carry_out", do: "build ship", action: "build" }, "action:build", ["ship"], "Build a ship (2 wood)"],
    [
      { kind: "carry_out", do: "sculpt palazzo", action: "sculpt" },
      "action:sculpt",
      ["location:palazzo_sculptures"],
      "Place a sculpture in the Palazzo Vecchio",
    ],
    [{ kind: "carry_out", do: "donate croce wood", action: "donate" }, "action:donate", ["location:croce_wood"], "Donate wood to Santa Croce"],
    [{ kind: "carry_out", do: "weave", action: "weave" }, "action:weave", [], "Weave 1 cloth"],
    [{ kind: "replace", do: "replace 0 0", street: 0, position: 0 }, null, ["disc:0:0"], "The second disc from the top on Build and By sea"],
    [{ kind: "draft", do: "draft weave", card: "weave" }, null, ["offer:weave"], "Take the card Weave"],
    [{ kind: "keep", do: "keep lisbon", card: "lisbon" }, null, ["influence:lisbon"], "Keep Lisbon"],
  ])("%o", (legal, lead, targets, label) => expect(of(legal)).toEqual([lead, targets, label]));
  it("weaves in every workshop with room (R-12)", () => {
    const view = position({ phase: "act", players: [player({ cloth: [4, 1, 0], hand: {} }), player(), player()] });
    expect(options(view, 0, [{ id: 1, do: "weave", kind: "carry_out", action: "weave" }])[0]?.label).toBe("Weave 2 cloth");
  });
});
