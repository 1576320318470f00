// What things are called inside sentences: the forms that a language needs. Plain names come from board/things.

import { actionName as plainAction, buildingName, cityName, tileName } from "../board/things";
import type { Action, Building, City, DiscKind, Location, Material, StackDisc, Tile } from "../view";
import { countRu, list, plural } from "@/text/language";
import { now, words } from "@/text/words.svelte";

/** A city tile, a street's action or a card: "By sea". Where the short name is an abbreviation, the whole one. */
export const actionName = (action: Action): string => plainAction(action, words.language === "en" || action === "sea" || action === "land");

/** The same inside a sentence: By sea, «Морем». */
export const theAction = (action: Action): string => now({ en: actionName(action), ru: `«${actionName(action)}»` });

/** A street by what it joins: "Wood and Donate", «Дерево — Пожертвование». */
export const streetName = (actions: readonly Action[]): string =>
  now({ en: actions.map(actionName).join(" and "), ru: `«${actions.map(actionName).join("\u00a0— ")}»` });

/** Russian: where something is done, and where something goes or what it is given for. */
const PLACES: Record<City | Building, { in: string; to: string }> = {
  barcelona: { in: "в Барселоне", to: "в Барселону" },
  lisbon: { in: "в Лиссабоне", to: "в Лиссабон" },
  london: { in: "в Лондоне", to: "в Лондон" },
  troyes: { in: "в Труа", to: "в Труа" },
  bruges: { in: "в Брюгге", to: "в Брюгге" },
  hamburg: { in: "в Гамбурге", to: "в Гамбург" },
  fiore: { in: "в Санта-Марии-дель-Фьоре", to: "на Санта-Марию-дель-Фьоре" },
  miniato: { in: "в Сан-Миниато-аль-Монте", to: "на Сан-Миниато-аль-Монте" },
  croce: { in: "в Санта-Кроче", to: "на Санта-Кроче" },
  palazzo: { in: "в Палаццо Веккьо", to: "на Палаццо Веккьо" },
};

const isBuilding = (key: City | Building): key is Building => ["fiore", "miniato", "croce", "palazzo"].includes(key);
const placeName = (key: City | Building): string => (key === "palazzo" ? "the Palazzo Vecchio" : isBuilding(key) ? buildingName(key) : cityName(key));

/** "in Lisbon", «в Лиссабоне» */
export const inPlace = (key: City | Building): string => (words.language === "en" ? `in ${placeName(key)}` : PLACES[key].in);
/** "to Santa Croce", «на Санта-Кроче»; "to Lisbon", «в Лиссабон» */
export const toPlace = (key: City | Building): string => (words.language === "en" ? `to ${placeName(key)}` : PLACES[key].to);

/** Russian: after «Подсчёт за»; those not here stay as they are. */
const SCORED: Partial<Record<Tile, string>> = {
  barcelona: "Барселону",
  fiore: "Санта-Марию-дель-Фьоре",
  sculptures: "скульптуры",
  ports: "портовые города",
  trade_cities: "торговые города",
  wood_donations: "пожертвования дерева",
  brick_donations: "пожертвования кирпича",
  marble_donations: "пожертвования мрамора",
};

/** "Lisbon is scored", «Подсчёт за Лиссабон» */
export const isScored = (tile: Tile): string =>
  now({
    en: `${tileName(tile)} ${tile.endsWith("s") && tile in SCORED ? "are" : "is"} scored`,
    ru: `Подсчёт за ${SCORED[tile] ?? tileName(tile)}`,
  });

/** A city, a row of a church or the sculptures of a building: "Santa Croce (wood)". */
export function locationName(location: Location): string {
  const [building, row] = location.split("_") as [Building, Material | "sculptures" | undefined];
  if (row === undefined) return cityName(location as City);
  return `${buildingName(building)} (${row === "sculptures" ? now({ en: "sculpture", ru: "скульптура" }) : materialName(row)})`;
}

export type Good = Material | "cloth";

const GOODS: Record<Good, { en: string; ru: [one: string, few: string, many: string]; none: string }> = {
  wood: { en: "wood", ru: ["дерево", "дерева", "дерева"], none: "дерева" },
  brick: { en: "brick", ru: ["кирпич", "кирпича", "кирпичей"], none: "кирпича" },
  marble: { en: "marble", ru: ["мрамор", "мрамора", "мрамора"], none: "мрамора" },
  cloth: { en: "cloth", ru: ["ткань", "ткани", "тканей"], none: "ткани" },
};

/** "wood", «дерево» */
export const materialName = (good: Good): string => now({ en: GOODS[good].en, ru: GOODS[good].ru[0] });
/** After «нет», «склад»: «дерева». */
export const ofGood = (good: Good): string => now({ en: GOODS[good].en, ru: GOODS[good].none });
/** "2 wood", «2 дерева» */
export const goods = (good: Good, n: number): string => now({ en: `${n} ${GOODS[good].en}`, ru: countRu(n, ...GOODS[good].ru) });
/** "2 wood", «2 дерева»; "no wood", «нет дерева» */
export const goodsOrNone = (good: Good, n: number): string => (n > 0 ? goods(good, n) : now({ en: `no ${ofGood(good)}`, ru: `нет ${ofGood(good)}` }));

export const cubes = (n: number): string => now({ en: plural(n, "cube", "cubes"), ru: countRu(n, "кубик", "кубика", "кубиков") });
export const cards = (n: number): string => now({ en: plural(n, "card", "cards"), ru: countRu(n, "карта", "карты", "карт") });
export const ships = (n: number): string => now({ en: plural(n, "ship", "ships"), ru: countRu(n, "корабль", "корабля", "кораблей") });
export const and = (items: string[]): string => list(words.language, items);

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a white disc", «белый диск» */
export function aDisc(disc: DiscKind | StackDisc): string {
  if (disc === "white") return now({ en: "a white disc", ru: "белый диск" });
  if (disc === "support") return now({ en: "a support disc", ru: "диск поддержки" });
  return now({ en: "a disc", ru: "диск" });
}

const DEPTHS = { en: ["on top", "second from the top", "third from the top"], ru: ["верхний", "второй сверху", "третий сверху"] };
/** Where a disc is in its stack, 1 on top: "second from the top". */
export const depthName = (depth: number): string => now(DEPTHS)[depth - 1] ?? String(depth);

const DISCS = {
  en: ["the top disc", "the second disc from the top", "the third disc from the top"],
  ru: ["верхний диск", "второй диск сверху", "третий диск сверху"],
};
/** Which disc of a stack, 1 the top one: "the second disc from the top". */
export const discAt = (depth: number): string => now(DISCS)[depth - 1] ?? aDisc("own");
