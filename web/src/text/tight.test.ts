import { describe, expect, it } from "vitest";
import { tight } from "./tight";

/** A tilde for every place at which the line is held. */
const shown = (text: string): string => tight(text).replaceAll("\u00a0", "~").replaceAll("\u2011", "=");

describe("a line does not end", () => {
  it.each([
    ["after a short word", "и на поле у {0} Анны", "и~на~поле у~{0} Анны"],
    ["after a preposition", "для трёх, под портом", "для~трёх, под~портом"],
    ["before a particle", "где бы ни стоял, будто ли", "где~бы ни~стоял, будто~ли"],
    ["between a number and what it counts", "в 3 стопки по 7 карт, 20 очков", "в~3~стопки по~7~карт, 20~очков"],
    ["between a name and its number", "кто-то в раунде 1 на уровне 2, галера 4", "кто=то в~раунде~1 на~уровне~2, галера~4"],
    ["before a dash", "склад — это место", "склад~— это место"],
    ["inside a sum or an ordinal", "5 + 3 и 3-е место", "5~+~3 и~3=е место"],
    ["in English after a number either", "and 3 cards of round 2 (see [draw](#draw))", "and 3~cards of round~2 (see [draw](#draw))"],
  ])("%s", (_, text, expected) => expect(shown(text)).toBe(expected));
});

it("leaves other hyphens, links and long words alone", () => {
  expect(shown("чёрно-белый порт")).toBe("чёрно-белый порт");
  expect(shown("see [galley](#new-galley)")).toBe("see [galley](#new-galley)");
});

it("goes through everything", () =>
  expect(tight({ a: ["в море", { b: "к порту" }], c: 3, d: null })).toEqual({ a: ["в\u00a0море", { b: "к\u00a0порту" }], c: 3, d: null }));
