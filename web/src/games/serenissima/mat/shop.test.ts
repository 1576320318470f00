// The shop, against the rules (4.11, 4.12 and the tests T25, T27–T29, T32, T48, T51).

import { describe, expect, it } from "vitest";
import { galley, port, position } from "../sample";
import type { SerenissimaView } from "../view";
import { lacking, noteOf, offers, type Ware } from "./shop";
import { settings } from "@/state/settings.svelte";

const why = (view: SerenissimaView, ware: Ware): string | null => {
  settings.language = "en";
  return offers(view, 0).find((one) => one.ware === ware)?.why ?? null;
};
const money = (ducats: number, reserve = 10): SerenissimaView["players"] => [
  { ducats, reserve, galleys: 0, ports: 0 },
  { ducats: 5, reserve: 10, galleys: 0, ports: 0 },
];
const fleet = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, galley({ sailors: 1 })]));
const invest = (given: Partial<SerenissimaView>) => position({ phase: "invest", ports: { VAL: port({ owner: 0, garrison: 3 }) }, ...given });

describe("a galley", () => {
  it("costs as many ducats as one has galleys, and one for its sailor (T25)", () => {
    expect(offers(invest({ galleys: fleet(3), players: money(4) }), 0)[1]).toEqual({ ware: "galley", price: 4, why: null });
    expect(why(invest({ galleys: fleet(3), players: money(3) }), "galley")).toBe("You have 3 ducats.");
  });
  it("is bought once in an investment, and never a seventh (T27, T53)", () => {
    expect(why(invest({ bought: [9], players: money(50) }), "galley")).toBe("One was bought in this investment.");
    expect(why(invest({ galleys: fleet(6), players: money(7) }), "galley")).toBe("You have 6 galleys, the most allowed.");
  });
  it("may be bought up to two in a special investment (T32)", () => {
    const special = (count: number) => invest({ phase: "special", galleys: fleet(count), bought: [1], players: money(9) });
    expect(why(special(1), "galley")).toBeNull();
    expect(why(special(2), "galley")).toBe("You have two galleys already.");
  });
  it("may be manned from a garrison of two where an option says so, at its bare price and without the reserve (A-37)", () => {
    const by = (ducats: number, reserve: number, garrison: number) =>
      why(
        invest({
          galleys: fleet(3),
          players: money(ducats, reserve),
          ports: { VAL: port({ owner: 0, garrison }) },
          options: { new_galley_crew: "hire_or_garrison" },
        }),
        "galley",
      );
    expect(by(3, 0, 2)).toBeNull();
    expect(by(2, 0, 2)).toBe("You have 2 ducats.");
    expect(by(4, 1, 1)).toBeNull();
    expect(by(3, 1, 1)).toBe("You have 3 ducats.");
    expect(by(9, 0, 1)).toBe("No sailors in reserve, and no port can spare one.");
  });
  it("needs a sailor in reserve", () => expect(why(invest({ players: money(9, 0) }), "galley")).toBe("No sailors in reserve."));
});

describe("a sailor", () => {
  it("goes into an own port or a galley there that has room (T48)", () => {
    expect(why(invest({}), "sailor")).toBeNull();
    const full = { VAL: port({ owner: 0, garrison: 5 }) };
    expect(why(invest({ ports: full, galleys: { 4: galley({ sailors: 5 }) } }), "sailor")).toBe("Ports and the galleys in them are full.");
    expect(why(invest({ ports: full, galleys: { 4: galley({ zone: "TUN", sailors: 1 }) } }), "sailor")).toBe("Ports and the galleys in them are full.");
  });
  it("goes only onto galleys just bought in a special investment (T54)", () => {
    expect(why(invest({ phase: "special", bought: [] }), "sailor")).toBe("Only for galleys bought now.");
    expect(why(invest({ phase: "special", bought: [4] }), "sailor")).toBeNull();
    expect(why(invest({ phase: "special", bought: [4], galleys: { 4: galley({ sailors: 5 }) } }), "sailor")).toBe("The galleys bought now are full.");
  });
  it("goes anywhere in a special investment too where an option says so (A-38)", () => {
    const options = { special_invest_sailors: "anywhere" as const };
    expect(why(invest({ phase: "special", bought: [], options }), "sailor")).toBeNull();
    const full = { VAL: port({ owner: 0, garrison: 5 }) };
    expect(why(invest({ phase: "special", ports: full, galleys: { 4: galley({ zone: "TUN", sailors: 1 }) }, bought: [4], options }), "sailor")).toBe(
      "Ports and the galleys in them are full.",
    );
  });
});

describe("what a ware is for", () => {
  const note = (view: SerenissimaView, ware: Ware): string => {
    settings.language = "en";
    return noteOf(view, ware);
  };
  it("in an investment: one galley, sailors for every own port (4.11)", () =>
    expect([note(invest({}), "galley"), note(invest({}), "sailor")]).toEqual(["one in each investment", "into an own port, or a galley there"]));
  it("in a special one: up to two galleys in all, sailors for these alone (4.12)", () => {
    const special = invest({ phase: "special" });
    expect([note(special, "galley"), note(special, "sailor")]).toEqual(["up to two in all", "for galleys bought now"]);
    expect(note({ ...special, options: { special_invest_sailors: "anywhere" } }, "sailor")).toBe("into an own port, or a galley there");
  });
});

describe("a building", () => {
  it("needs its two goods, produced or stored (T28, T51)", () => {
    const stores = (...stored: ("stone" | "gold" | "marble")[]) => invest({ ports: { VAL: port({ owner: 0, garrison: 1, stored }) } });
    expect(why(stores("stone"), "fort")).toBeNull(); // Valencia makes wood
    expect(why(stores(), "fort")).toBe("Valencia lacks stone");
    expect(lacking(stores("gold"), "VAL", "basilica")).toEqual(["marble"]);
    expect(lacking(stores("marble"), "VAL", "basilica")).toEqual(["gold"]);
    expect(why(stores("gold", "marble"), "basilica")).toBeNull();
  });
  it("stands once in a port, and five times in all (T28, T29)", () => {
    expect(why(invest({ ports: { VAL: port({ owner: 0, garrison: 1, stored: ["stone"], fort: true }) } }), "fort")).toBe("Valencia has one");
    expect(why(invest({ basilicas_left: 0 }), "basilica")).toBe("None are left.");
  });
  it("costs two ducats", () =>
    expect(why(invest({ players: money(1), ports: { VAL: port({ owner: 0, garrison: 1, stored: ["stone"] }) } }), "fort")).toBe("You have 1 ducat."));
});
