import { lobby } from "@/text/lobby";
import calimala from "@data/calimala.json";
import millefiori from "@data/millefiori.json";
import serenissima from "@data/serenissima.json";
import tuscany from "@data/tuscany.json";
import { expect, it } from "vitest";
import { GAMES } from "./known";

const data = { calimala, millefiori, serenissima, tuscany };

it("knows every game of the data, with its players and names", () => {
  expect(GAMES.map(({ key }) => key).sort()).toEqual(Object.keys(data).sort());
  for (const { key, fewest, most } of GAMES) {
    expect({ min: fewest, max: most }).toEqual(data[key].players);
    expect({ en: lobby.en.lobby.games[key].name, ru: lobby.ru.lobby.games[key].name }).toEqual(data[key].name);
  }
});

it("says of every game how long it takes and how much there is to think of", () => {
  for (const { minutes, weight } of GAMES) {
    expect(minutes % 5).toBe(0);
    for (const texts of [lobby.en.lobby, lobby.ru.lobby])
      expect(texts.facts("2–4", minutes, weight)).toMatch(new RegExp(`^2–4 · .*${minutes}.* · \\p{L}+$`, "u"));
  }
});
