// The names of what lies on the mat.

import { goodName, nouns } from "./names";
import { kindOf, upper, which } from "../../generic/text";
import type { ElementId } from "../../face";
import { now } from "@/text/words.svelte";

const en = {
  sailor: "sailor",
  aboard: (what: string) => `${what}, aboard`,
  fromPort: "A sailor of the garrison",
  from: (what: string, galley: string) => `${what}, aboard of ${galley}`,
  to: { port: "Into the port", sea: "Overboard" } as Record<string, string>,
  toGalley: (galley: string) => `To ${galley}`,
  loot: (what: string) => `${what}, loot`,
  land: (sailors: string) => `${sailors} ashore`,
  names: {
    "step:load": "Load",
    "step:row": "Row",
    "step:deal": "Sell or fight",
    "step:end": "End",
    "step:invest": "Invest",
    "deal:invest": "Invest",
    "deal:sell": "Sell",
    "answer:yes": "Blockade",
    "answer:no": "No blockade",
    "fight:on": "Fight on",
    "shop:sailor": "Hire a sailor",
    "shop:galley": "Buy a galley",
    "shop:fort": "Build a fort",
    "shop:basilica": "Build a basilica",
    "crew:reserve": "A sailor from the reserve",
    "crew:garrison": "A sailor from the garrison",
    "scuttle:galley": "Scuttle the galley",
    "purse:ducats": "Your ducats",
    "purse:reserve": "Sailors in reserve",
    "purse:income": "Income at a scoring",
    doge: "Time and Doge cards",
    supply: "The supply",
  } as Record<string, string>,
};

const ru: typeof en = {
  sailor: "моряк",
  aboard: (what) => `${what}, на борту`,
  fromPort: "Моряк из порта",
  from: (what, galley) => `${what}, ${galley}`,
  to: { port: "В порт", sea: "За борт" },
  toGalley: (galley) => `Куда: ${galley}`,
  loot: (what) => `${what}, добыча`,
  land: (sailors) => `Высадить: ${sailors}`,
  names: {
    "step:load": "Погрузка",
    "step:row": "Путь",
    "step:deal": "Продажа или бой",
    "step:end": "Конец",
    "step:invest": "Инвестиции",
    "deal:invest": "Инвестировать",
    "deal:sell": "Продать",
    "answer:yes": "Объявить блокаду",
    "answer:no": "Не мешать",
    "fight:on": "Сражаться дальше",
    "shop:sailor": "Нанять моряка",
    "shop:galley": "Купить галеру",
    "shop:fort": "Построить форт",
    "shop:basilica": "Построить базилику",
    "crew:reserve": "Моряк из резерва",
    "crew:garrison": "Моряк из порта",
    "scuttle:galley": "Затопить галеру",
    "purse:ducats": "Ваши дукаты",
    "purse:reserve": "Моряки в резерве",
    "purse:income": "Прибыль при подсчёте",
    doge: "Время и карты дожа",
    supply: "Запас",
  },
};

export function deckName(element: ElementId): string {
  const t = now({ en, ru });
  const name = which(element);
  const what = (key: string) => upper(key === "sailor" ? t.sailor : goodName(key));
  switch (kindOf(element)) {
    case "aboard":
      return t.aboard(what(name));
    case "loot":
      return t.loot(what(name));
    case "land":
      return t.land(nouns().theSailors(Number(name)));
    case "to":
      return t.to[name] ?? t.toGalley(nouns().galley(Number(name)));
    case "from": {
      const [from = "", key = ""] = name.split(":");
      return from === "port" ? t.fromPort : t.from(what(key), nouns().galley(Number(from)));
    }
    default:
      return t.names[element] ?? "";
  }
}
