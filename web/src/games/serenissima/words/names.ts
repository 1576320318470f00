// The names of Serenissima's things.

import { colourOfSeat } from "../colours";
import { payers, type Holding } from "../sea";
import { data, GOODS, zoneData, type Counts, type Galley } from "../view";
import { lower, times } from "../../generic/text";
import type { Seat } from "@/line/protocol";
import { countRu, formRu, plural, type Name } from "@/text/language";
import { now, words } from "@/text/words.svelte";

const en = {
  ducats: (n: number) => plural(n, "ducat", "ducats"),
  upToDucats: (n: number) => plural(n, "ducat", "ducats"),
  sailors: (n: number) => plural(n, "sailor", "sailors"),
  theSailors: (n: number) => plural(n, "sailor", "sailors"),
  dice: (n: number) => plural(n, "die", "dice"),
  skulls: (n: number) => plural(n, "skull", "skulls"),
  zones: (n: number) => plural(n, "zone", "zones"),
  upToZones: (n: number) => plural(n, "zone", "zones"),
  slots: (n: number) => plural(n, "slot", "slots"),
  upToCubes: (n: number) => plural(n, "cube", "cubes"),
  galleys: (n: number) => plural(n, "galley", "galleys"),
  galley: (number: number) => `galley ${number}`,
  openSea: (name: string) => `the ${name}`,
  atPort: (name: string) => `at ${name}`,
  inSea: (name: string) => `in the ${name}`,
  noCargo: "no goods",
  fort: "fort",
  basilica: "basilica",
};

const ru: typeof en = {
  ducats: (n) => countRu(n, "дукат", "дуката", "дукатов"),
  upToDucats: (n) => `${n} ${formRu(n, "дуката", "дукатов", "дукатов")}`,
  sailors: (n) => countRu(n, "моряк", "моряка", "моряков"),
  theSailors: (n) => countRu(n, "моряка", "моряков", "моряков"),
  dice: (n) => countRu(n, "кубик", "кубика", "кубиков"),
  skulls: (n) => countRu(n, "череп", "черепа", "черепов"),
  zones: (n) => countRu(n, "зона", "зоны", "зон"),
  upToZones: (n) => `${n} ${formRu(n, "зоны", "зон", "зон")}`,
  slots: (n) => countRu(n, "клетка", "клетки", "клеток"),
  upToCubes: (n) => `${n} ${formRu(n, "кубика", "кубиков", "кубиков")}`,
  galleys: (n) => countRu(n, "галера", "галеры", "галер"),
  galley: (number) => `галера ${number}`,
  openSea: (name) => name,
  atPort: (name) => name,
  inSea: (name) => name,
  noCargo: "без товаров",
  fort: "форт",
  basilica: "базилика",
};

const texts = { en, ru };
export const nouns = () => now(texts);

const named = (list: { key: string; name: Name }[], key: string): string => {
  const found = list.find((entry) => entry.key === key);
  return found === undefined ? "" : now(found.name);
};

export const goodName = (good: string): string => lower(named(data.goods, good));
export const placeName = (zone: string): string => named(data.zones, zone);
/** The same inside a sentence: "the Ionian Sea". */
export const zoneName = (zone: string): string => (zoneData(zone)?.port == null ? nouns().openSea(placeName(zone)) : placeName(zone));
/** Where a galley lies: "at Valencia", "in the Ionian Sea". */
export const whereName = (zone: string): string => (zoneData(zone)?.port == null ? nouns().inSea : nouns().atPort)(placeName(zone));
export const dogeName = (card: string): string => lower(named(data.doge, card));

/** "wood ×2, wine" */
export const cargoText = (cargo: Counts): string => GOODS.flatMap((good) => (cargo[good] ? [times(goodName(good), cargo[good])] : [])).join(", ");

/** "3 sailors, wood ×2" */
export const crewAndCargo = (galley: Galley): string => `${nouns().sailors(galley.sailors)}, ${cargoText(galley.cargo) || nouns().noCargo}`;

/** "Naples 10, Crete 2": the ports that pay a seat. */
export const payersText = (ports: Record<string, Holding>, seat: Seat, reason: string): string =>
  payers(ports, seat, reason)
    .map(({ port, ducats }) => `${placeName(port)} ${ducats}`)
    .join(", ");

/** The colour by which a seat is called where its name is not known. */
export const colourWord = (seat: Seat): string => lower(words.now.people.colours[colourOfSeat(seat)] ?? "");
