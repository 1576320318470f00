import { describe, expect, it } from "vitest";
import { describe as say, strip } from "./public";
import { asView, people, port, position } from "../sample";
import type { Port } from "../view";
import { each } from "../../generic/recording";

describe("money in the strips", () => {
  const players = [
    { ducats: 7, reserve: 18, galleys: 1, ports: 1 },
    { ducats: 9, reserve: 18, galleys: 1, ports: 1 },
  ];
  const seenBy = (you: number | null, given: Parameters<typeof position>[0] = {}) =>
    [0, 1].map((seat) => strip(asView(position({ players, ...given })), seat, you).points);

  it("is open, for spectators too", () => {
    expect(seenBy(0)).toEqual([7, 9]);
    expect(seenBy(null)).toEqual([7, 9]);
  });
  it("is one's own alone where an option hides it (A-47)", () => {
    const options = { hidden_money: true };
    expect(seenBy(0, { options })).toEqual([7, null]);
    expect(seenBy(1, { options })).toEqual([null, 9]);
    expect(seenBy(null, { options })).toEqual([null, null]);
  });
  it("is open at the end in any case", () => expect(seenBy(null, { options: { hidden_money: true }, phase: "over" })).toEqual([7, 9]));
});

describe("a port, read aloud", () => {
  const said = (key: string, given: Partial<Port>) => say(asView(position({ ports: { [key]: port(given) } })), people, `port:${key}`);
  it("tells what the next cube brings, and how many slots are filled (1.5)", () =>
    each((language) => {
      expect(said("TUN", { stored: ["wine"] })).toBe(
        language === "en"
          ? "Tunis, produces marble; neutral; stores wine; 1 of 4 slots filled, the next cube brings 3"
          : "Тунис, производит: мрамор; нейтральный; на складе: вино; занято клеток 1 из 4, следующий кубик принесёт 3",
      );
      expect(said("TUN", { owner: 1, garrison: 2 })).toBe(
        language === "en"
          ? "Tunis, produces marble; Boris, 2 sailors; 0 of 4 slots filled, the next cube brings 2; pays 0 at a scoring"
          : "Тунис, производит: мрамор; Boris, 2 моряка; занято клеток 0 из 4, следующий кубик принесёт 2; при подсчёте платит 0",
      );
    }));
  it("tells what one’s own pays at a scoring; a cube brings nothing there at once (A-34, 5.1)", () =>
    each((language) =>
      expect(said("NAP", { owner: 0, garrison: 1, stored: ["gold", "wood"], basilica: true })).toBe(
        language === "en"
          ? "Naples, produces marble; Anna, 1 sailor; stores gold, wood; 2 of 4 slots filled; pays 10 at a scoring; basilica"
          : "Неаполь, производит: мрамор; Anna, 1 моряк; на складе: золото, дерево; занято клеток 2 из 4; при подсчёте платит 10; базилика",
      ),
    ));
  it("tells of a full one no price, and of a closed one nothing more", () =>
    each((language) => {
      expect(said("COR", { stored: ["gold", "wood"] })).toMatch(language === "en" ? /; 2 of 2 slots filled$/ : /; занято клеток 2 из 2$/);
      expect(said("COR", { closed: true })).toMatch(language === "en" ? /; closed$/ : /; закрыт$/);
    }));
});
