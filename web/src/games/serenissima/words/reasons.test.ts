// Why not: by what was tried and where, against the rules (4.2, 4.5, 4.11, 4.12).

import { describe, expect, it } from "vitest";
import { asView, galley, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { attempt } from "./attempt";
import { reason } from "./reasons";
import { settings } from "@/state/settings.svelte";

/** What is answered to whoever touches an element and is refused for a reason. */
function touched(given: Partial<SerenissimaView>, element: string, key: string) {
  settings.language = "en";
  const view = asView(position({ galley: 4, ...given }));
  return reason(key, attempt(view, 0, element) ?? "", view, 0);
}
const fleet = { 4: galley(), 5: galley({ zone: "ION" }), 6: galley(), 7: galley({ owner: 1, zone: "ION" }) };
const owned = { VAL: port({ owner: 0, garrison: 3 }) };

describe("no such galley", () => {
  it("is there to be manned outside of one’s own ports (4.11)", () => {
    const answer = { text: "Sailors are hired only for galleys of yours that lie in a port of yours.", rule: "invest" };
    expect(touched({ phase: "invest", galleys: fleet, ports: owned }, "galley:5", "no_such_galley")).toEqual(answer);
    expect(touched({ phase: "invest", galleys: fleet, ports: owned }, "galley:7", "no_such_galley")).toEqual(answer);
  });
  it("is manned in a special investment but those just bought (A-38)", () => {
    const special = { phase: "special" as const, galleys: fleet, ports: owned };
    expect(touched(special, "galley:5", "no_such_galley")).toEqual({
      text: "In a special investment sailors are hired only for the galleys just bought.",
      rule: "round",
    });
    expect(touched({ ...special, options: { special_invest_sailors: "anywhere" } }, "galley:5", "no_such_galley").text).toMatch(/lie in a port of yours/);
  });
  it("is attacked that is one’s own or lies elsewhere (4.5)", () => {
    expect(touched({ phase: "step3", galleys: fleet }, "galley:6", "no_such_galley")).toEqual({ text: "That galley is your own.", rule: "battle" });
    expect(touched({ phase: "step3", galleys: fleet }, "galley:7", "no_such_galley")).toEqual({ text: "That galley lies in another zone.", rule: "battle" });
  });
});

describe("a special investment", () => {
  const special = { phase: "special" as const, galleys: fleet, ports: owned };
  it("hires for new galleys alone, and builds nothing (4.12)", () => {
    expect(touched(special, "shop:sailor", "other_question").text).toBe("In a special investment sailors are hired only for the galleys just bought.");
    expect(touched(special, "shop:fort", "other_question")).toEqual({
      text: "In a special investment only galleys and sailors for them can be bought.",
      rule: "round",
    });
  });
});

describe("what is lacking", () => {
  const invest = { phase: "invest" as const, galleys: fleet, ports: owned };
  it("is called by its name", () => {
    expect(touched(invest, "shop:sailor", "none_left").text).toBe("No sailors are left in your reserve.");
    expect(
      touched(
        {
          ...invest,
          players: [
            { ducats: 9, reserve: 0, galleys: 1, ports: 1 },
            { ducats: 5, reserve: 9, galleys: 1, ports: 1 },
          ],
        },
        "shop:galley",
        "none_left",
      ).text,
    ).toBe("No sailors are left in your reserve.");
    // Twelve numbers with two players (2.1).
    const all = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, galley({ owner: i % 2 })]));
    expect(touched({ ...invest, galleys: all }, "shop:galley", "none_left").text).toBe("All numbers are in play.");
    expect(touched({ phase: "load", galleys: fleet, ports: owned }, "port:VAL", "none_left").text).toBe("None are left in the supply.");
  });
  it("is room: only while loading something else could leave the galley", () => {
    expect(touched(invest, "galley:6", "galley_full").text).toBe("The galley is full.");
    expect(touched({ phase: "load", galleys: fleet, ports: owned }, "port:VAL", "galley_full").text).toBe(
      "The galley is full, and nothing could leave it again.",
    );
  });
});

it.each([
  ["load", "port:VAL", "no_money", "load"],
  ["load", "from:port:sailor", "not_your_port", "crew"],
  ["load", "aboard:sailor", "garrison_full", "crew"],
  ["load", "from:6:wood", "galley_full", "crew"],
  ["invest", "port:GEN", "not_your_port", "invest"],
  ["invest", "port:VAL", "garrison_full", "invest"],
  ["invest", "galley:6", "galley_full", "invest"],
  ["invest", "shop:sailor", "no_money", "invest"],
  ["invest", "shop:galley", "no_money", "new-galley"],
  ["invest", "shop:fort", "no_money", "buildings"],
  ["invest", "shop:basilica", "none_left", "buildings"],
  ["special", "shop:galley", "no_money", "round"],
  ["buy_place", "port:GEN", "not_your_port", "new-galley"],
  ["buy_number", "number:4", "number_taken", "new-galley"],
  ["setup_galley", "number:4", "number_taken", "setup"],
  ["setup_port", "port:VAL", "port_taken", "setup"],
  ["step3", "port:VAL", "port_closed", "capture"],
  ["sell", "aboard:wood", "not_aboard", "sell"],
  ["loot", "loot:wood", "galley_full", "loot"],
] as const)("in %s %s, refused for %s, leads to the rule of %s", (phase, element, key, rule) => {
  expect(touched({ phase, galleys: fleet, ports: { ALX: port({ owner: 0, garrison: 3 }) } }, element, key).rule).toBe(rule);
});
