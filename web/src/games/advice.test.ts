// What hints of the four games say: of every term of the evaluation, and of moves as they come in games.

import { afterEach, describe, expect, it } from "vitest";
import calimalaTerms from "../../../src/games/calimala/terms.hpp?raw";
import millefioriTerms from "../../../src/games/millefiori/terms.hpp?raw";
import serenissimaTerms from "../../../src/games/serenissima/terms.hpp?raw";
import tuscanyTerms from "../../../src/games/tuscany/terms.hpp?raw";
import * as calimala from "./calimala/words/advice";
import { games } from "./calimala/words/sample";
import type { People } from "./face";
import type { Clause, Meanings } from "./generic/advice";
import * as millefiori from "./millefiori/words/advice";
import * as serenissima from "./serenissima/words/advice";
import * as tuscany from "./tuscany/words/advice";
import { settings } from "@/state/settings.svelte";
import type { HintOption } from "@/line/protocol";
import type { Both } from "@/text/words.svelte";

const NAMES = { en: ["Anna", "Boris", "Clara"], ru: ["Анна", "Борис", "Вера"] };
const people: People = { players: [], you: 0, name: (seat) => NAMES[settings.language][seat] ?? "?" };

afterEach(() => void (settings.language = "en"));

const keysIn = (header: string): string[] => [.../kTermKeys = \{([^}]*)\}/.exec(header)![1]!.matchAll(/"(\w+)"/g)].map(([, key]) => key!);
const clausesIn = (clause: Clause | undefined): string[] => (clause === undefined ? [] : typeof clause === "string" ? [clause] : Object.values(clause));
const actionsIn = (clause: Clause | undefined): string[] => (clause === undefined ? [] : typeof clause === "string" ? ["any"] : Object.keys(clause));

describe.each<{ game: string; terms: Both<Meanings>; header: string; silent: string[]; lossless: string[] }>([
  // Nothing is told of discs, which every placement spends, and of a sale and a capture that exclude each other, which are told by themselves.
  // No loss is what turns into something else, or fades with time: points that were promised, cloth that is delivered, tiles that are placed.
  {
    game: "Calimala",
    terms: calimala.terms,
    header: calimalaTerms,
    silent: ["own_discs"],
    lossless: [
      "points",
      "scoring",
      "next_tiles",
      "influence",
      "standing",
      "seat_chances",
      "reactivations",
      "cloth",
      "ready_cloth",
      "workshops",
      "ships",
      "houses",
      "coming_cubes",
      "coming_cards",
    ],
  },
  {
    game: "Mille Fiori",
    terms: millefiori.terms,
    header: millefioriTerms,
    silent: [],
    lossless: ["points", "bonuses", "run", "triangles", "goods", "fleets", "sea"],
  },
  {
    game: "The Castles of Tuscany",
    terms: tuscany.terms,
    header: tuscanyTerms,
    silent: [],
    lossless: [
      "points",
      "turn",
      "marble",
      "ready_tiles",
      "short_tiles",
      "far_tiles",
      "hexes",
      "begun_areas",
      "begun_colours",
      "offer",
      "card_bonus",
      "storage_bonus",
      "marble_bonus",
      "worker_bonus",
      "yield_bonus",
      "castle",
      "city",
    ],
  },
  {
    game: "Serenissima",
    terms: serenissima.terms,
    header: serenissimaTerms,
    silent: ["either_or"],
    lossless: ["early_numbers", "first_cubes", "further_cubes", "basilicas_ready", "galley_affordable", "crew_wanted"],
  },
])("the terms of $game", ({ terms, header, silent, lossless }) => {
  const { en, ru } = terms;
  const keys = keysIn(header);

  it("are all there", () => {
    expect(keys.length).toBeGreaterThan(15);
    expect(Object.keys(en).sort()).toEqual([...keys].sort());
    expect(Object.keys(ru)).toEqual(Object.keys(en));
  });
  it("say what they are good for", () => expect(keys.filter((key) => en[key]?.gain === undefined)).toEqual(silent));
  it("say what is lost", () => expect(keys.filter((key) => en[key]?.cost === undefined && !silent.includes(key))).toEqual(lossless));
  it("say the same in both languages", () => {
    for (const key of keys) {
      expect(actionsIn(ru[key]?.gain)).toEqual(actionsIn(en[key]?.gain));
      expect(actionsIn(ru[key]?.cost)).toEqual(actionsIn(en[key]?.cost));
    }
  });
  it("follow “It” as a verb, without what would break a list", () => {
    const of = (meanings: Meanings) => Object.values(meanings).flatMap(({ gain, cost }) => [...clausesIn(gain), ...clausesIn(cost)]);
    expect(of(en).filter((clause) => !/^([a-z]+s|may) [^,.;:!_]+[a-z]$/.test(clause))).toEqual([]);
    expect(of(ru).filter((clause) => !/^[а-яё]+т [^,.;:!_]+[а-яё]$/.test(clause))).toEqual([]);
  });
  it("do not call a gain what they call a cost", () => {
    for (const meanings of [en, ru]) {
      const gains = new Set(Object.values(meanings).flatMap(({ gain }) => clausesIn(gain)));
      for (const { cost } of Object.values(meanings)) for (const clause of clausesIn(cost)) expect(gains).not.toContain(clause);
    }
  });
});

describe.each<[string, (hint: HintOption, people: People, next?: HintOption) => string, [string, string, string, string, Record<string, number>?][]]>([
  [
    "Calimala",
    calimala.advice,
    [
      [
        "place own 9",
        "houses 286, own_discs -95, brick -62, coming_cubes 63",
        "It opens a trade city to your cloth and leads to cubes that count in scorings, but it spends brick.",
        "Открывает для вашей ткани торговый город и даёт важные для подсчётов кубики, но тратит кирпич.",
        { brick: -1, houses: 1 },
      ],
      [
        "place own 0",
        "seat_chances 56, coming_cards 56, brick 42",
        "It may earn you a council seat later, and brings action cards and brick.",
        "Может позже принести место в совете, а также приносит карты действий и кирпич.",
        { brick: 1, hand_size: 1 },
      ],
      [
        "place white 5",
        "white_discs -170, next_tiles 120, own_discs -95, 1 influence -45",
        "It improves your chances at the next scorings, but it uses up a white disc. It holds back Boris.",
        "Улучшает ваши шансы при ближайших подсчётах, но тратит белый диск. Во вред сопернику: Борис.",
        { white: -1 },
      ],
      ["card marble", "marble 36, brick 40, material_cards -12", "It brings marble.", "Приносит мрамор.", { marble: 1, hand_size: -1 }],
      ["finish", "points 300, scoring -300, next_tiles 176, 1 next_tiles 144", "It scores 3 points.", "Приносит 3 очка.", { points: 3 }],
      ["finish", "1 scoring -75, 2 ready_cloth 21", "", ""],
    ],
  ],
  [
    "Mille Fiori",
    millefiori.advice,
    [
      ["select key 1", "use -520", "", ""],
      ["select key 3", "1 next_hand -684", "It holds back Boris.", "Во вред сопернику: Борис."],
      [
        "place W13",
        "points 1800, workshops -1200, use -400, 1 use 900, 2 workshops -528",
        "It scores 18 points, but it leaves poorer places for your next workshops. It holds back Clara.",
        "Приносит 18 очков, но оставляет худшие места для ваших следующих мастерских. Во вред сопернику: Вера.",
        { points: 18 },
      ],
      [
        "place R01",
        "residences 516, bonuses 228, points 200, workshops -300",
        "It makes your next residence worth more, brings you closer to an area bonus, and scores 2 points.",
        "Делает ценнее ваш следующий жилой квартал, приближает бонус области и приносит 2 очка.",
        { points: 2 },
      ],
      ["navigate", "points 1000, sea -375, workshops -336", "It scores 10 points.", "Приносит 10 очков.", { points: 10 }],
    ],
  ],
  [
    "The Castles of Tuscany",
    tuscany.advice,
    [
      ["take 5", "ready_tiles 288, 1 storage_bonus -200", "It gives you a tile that you can pay for already.", "Даёт уже доступный для оплаты тайл."],
      ["draw", "hand 171, larger_hand 123, storage_bonus -18", "It brings cards to pay with.", "Приносит карты для оплаты."],
      [
        "place 0 on 21",
        "points 400, castle 364, ready_tiles -232, larger_hand -144",
        "It scores points and lets you place another tile for free, but it spends cards.",
        "Приносит очки и позволяет бесплатно положить ещё один тайл, но тратит карты.",
      ],
      ["marble", "turn 200, marble -125, storage_bonus 18", "It trades a marble for an action that is worth more.", "Меняет мрамор на более ценное действие."],
      [
        "bonus storage",
        "points 600, storage_bonus 387",
        "It scores points and gives you more room for tiles.",
        "Приносит очки и даёт больше места для тайлов.",
      ],
    ],
  ],
  [
    "Serenissima",
    serenissima.advice,
    [
      [
        "load",
        "sales 52, either_or -240, first_cubes 41, exposed -29",
        "It prepares a good sale and gives a galley one more kind of goods, but it adds goods to a galley that can be attacked.",
        "Готовит хорошую продажу и даёт галере товар ещё одного вида, но добавляет товары на галеру под угрозой нападения.",
      ],
      [
        "move CRE",
        "threats -65, exposed -29, sales 26",
        "It prepares a good sale, but it leaves one of your ports open to attack and a galley where it can be attacked.",
        "Готовит хорошую продажу, но оставляет ваш порт под угрозой нападения и галеру под угрозой нападения.",
      ],
      [
        "sell wine",
        "warehouses 1422, sales -1300, wine 340",
        "It raises the income of your warehouses and earns you more with the wine card.",
        "Повышает доход ваших складов и доход по карте с вином.",
      ],
      [
        "hire 4",
        "third_sailors 404, sales 117, ducats -100, 1 threats -91",
        "It adds speed and strength to a galley, and prepares a good sale, but it costs ducats. It holds back Boris.",
        "Добавляет галере скорости и силы, а также готовит хорошую продажу, но стоит дукатов. Во вред сопернику: Борис.",
        { ducats: -1 },
      ],
      ["invest", "galley_affordable 294", "It lets you buy a galley.", "Позволяет купить галеру."],
    ],
  ],
])("a hint of %s", (_, advice, samples) => {
  it.each(samples)("%s: %s", (action, terms, english, russian, gets = {}) => {
    const moves = terms.split(", ").map((text) => {
      const [worth, term = "", seat = "0"] = text.split(" ").reverse();
      return { term, seat: Number(seat), worth: Number(worth) };
    });
    const said = () => advice({ do: action, chance: 48, moves, line: [], gets }, people);
    expect(said()).toBe(english);
    settings.language = "ru";
    expect(said()).toBe(russian);
  });
});

it("every hint of recorded games is whole sentences", () => {
  const hints = games.flatMap((game) => game.hints);
  expect(hints.length).toBeGreaterThan(20);
  for (const language of ["en", "ru"] as const) {
    settings.language = language;
    for (const hint of hints) expect(calimala.advice(hint, people)).toMatch(/^([A-ZА-Я][^!_]*\.)?$/);
  }
});
