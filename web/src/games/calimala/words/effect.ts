// What an action brings, read from its notation or from the fields of a legal action, and said in words.

import { and, capital, goods, inPlace, materialName, toPlace } from "./names";
import { cityName } from "../board/things";
import type { Action, Building, Church, Material, Port, TradeCity } from "../view";
import { now } from "@/text/words.svelte";

export type Effect =
  | { action: Material }
  /** How much cloth it brings, where that is known. */
  | { action: "weave"; woven?: number }
  | { action: "build"; what: "ship" | "workshop" }
  | { action: "build"; what: "house"; city: TradeCity }
  | { action: "sculpt"; building: Building }
  | { action: "sea"; cubes: [port: Port, cubes: number][] }
  | { action: "land"; cities: TradeCity[] }
  | { action: "donate"; building: Church; material: Material };

/** "sea lisbon 2", "build house troyes", "donate croce wood"; before it "card" may stand. */
export function readEffect(notation: string): Effect {
  const [action, ...rest] = notation.replace(/^card /, "").split(" ") as [Action, ...string[]];
  switch (action) {
    case "build":
      return rest[0] === "house" ? { action, what: "house", city: rest[1] as TradeCity } : { action, what: rest[0] as "ship" | "workshop" };
    case "sculpt":
      return { action, building: rest[0] as Building };
    case "donate":
      return { action, building: rest[0] as Church, material: rest[1] as Material };
    case "land":
      return { action, cities: rest as TradeCity[] };
    case "sea":
      return { action, cubes: rest.flatMap((word, i) => (i % 2 === 0 ? [[word as Port, Number(rest[i + 1])]] : [])) };
    default:
      return { action };
  }
}

const verbs = {
  en: {
    to: { take: "take", build: "build", place: "place", weave: "weave", ship: "ship", cart: "send", give: "donate" },
    does: { take: "takes", build: "builds", place: "places", weave: "weaves", ship: "ships", cart: "sends", give: "donates" },
  },
  ru: {
    to: {
      take: "взять",
      build: "построить",
      place: "поставить",
      weave: "соткать",
      ship: "отправить",
      cart: "отправить",
      give: "пожертвовать",
    },
    does: { take: "берёт", build: "строит", place: "ставит", weave: "ткёт", ship: "отправляет", cart: "отправляет", give: "жертвует" },
  },
};

const things = {
  en: {
    ship: "a ship",
    workshop: "a workshop",
    house: (where: string) => `a trade house ${where}`,
    sculpture: (where: string) => `a sculpture ${where}`,
    cloth: "cloth",
    each: (places: string) => `1 cloth each ${places}`,
  },
  ru: {
    ship: "корабль",
    workshop: "мастерскую",
    house: (where: string) => `торговый дом ${where}`,
    sculpture: (where: string) => `скульптуру ${where}`,
    cloth: "ткань",
    each: (places: string) => `по 1 ткани ${places}`,
  },
};

function inWords(effect: Effect, verb: (typeof verbs)["en"]["to"]): string {
  const w = now(things);
  switch (effect.action) {
    case "weave":
      return `${verb.weave} ${effect.woven === undefined ? w.cloth : goods("cloth", effect.woven)}`;
    case "build":
      return `${verb.build} ${effect.what === "house" ? w.house(inPlace(effect.city)) : w[effect.what]}`;
    case "sculpt":
      return `${verb.place} ${w.sculpture(inPlace(effect.building))}`;
    case "donate":
      return `${verb.give} ${materialName(effect.material)} ${toPlace(effect.building)}`;
    case "sea":
      return `${verb.ship} ${and(effect.cubes.map(([port, n], i) => `${i === 0 ? goods("cloth", n) : n} ${toPlace(port)}`))}`;
    case "land": {
      const [city] = effect.cities;
      if (effect.cities.length === 1 && city !== undefined) return `${verb.cart} ${goods("cloth", 1)} ${toPlace(city)}`;
      return `${verb.cart} ${w.each(now({ en: `to ${and(effect.cities.map(cityName))}`, ru: and(effect.cities.map(toPlace)) }))}`;
    }
    default:
      return `${verb.take} ${goods(effect.action, 1)}`;
  }
}

/** As something to be done: "Ship 2 cloth to Lisbon". */
export const toDo = (effect: Effect): string => capital(inWords(effect, now(verbs).to));
/** As something that somebody does: "ships 2 cloth to Lisbon". */
export const does = (effect: Effect): string => inWords(effect, now(verbs).does);
