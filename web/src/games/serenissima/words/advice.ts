// What the terms of the evaluation mean for a player (src/games/serenissima/terms.hpp), as a hint tells it. What only
// turns into something else is no reason: cargo that is sold, a port that is captured, money spent on what it was for.

import { advise, type Meanings } from "../../generic/advice";
import type { People } from "../../face";
import type { HintOption } from "@/line/protocol";

const en = {
  ducats: { gain: "brings ducats", cost: "costs ducats", thing: "ducats" },
  warehouses: { gain: "raises the income of your warehouses", cost: "lowers the income of your warehouses" },
  basilicas: { gain: "gives you the income of a basilica", cost: "gives up the income of a basilica" },
  wine: { gain: "earns you more with the wine card", cost: "earns you less with the wine card" },
  ports: { gain: "wins you a port", cost: "gives up a port", thing: "ports" },
  galleys: { gain: "gives you one more galley to act with", cost: "gives up a galley", thing: "galleys" },
  second_sailors: { gain: "gives a galley the second sailor that it needs to capture ports", cost: "leaves a galley with a single sailor" },
  third_sailors: { gain: "adds speed and strength to a galley", cost: "leaves fewer sailors on a galley" },
  further_sailors: { gain: "adds speed and strength to a galley", cost: "leaves fewer sailors on a galley" },
  early_numbers: { gain: "lets a galley act early in the round" },
  first_cubes: { gain: "gives a galley one more kind of goods" },
  further_cubes: { gain: "gives a galley more goods to sell" },
  sales: {
    gain: "prepares a good sale",
    cost: {
      move: "leads away from a sale",
      end: "delays a sale",
      capture: "delays a sale",
      attack: "delays a sale",
      activate: "delays a sale",
      invest: "delays a sale",
    },
  },
  captures: {
    gain: "opens the way to a neutral port",
    cost: { move: "leads away from a neutral port", end: "delays the capture of a neutral port", sell: "delays the capture of a neutral port" },
  },
  either_or: {},
  threats: {
    gain: { move: "makes your ports safer", end: "makes your ports safer", hire: "makes your ports safer", garrison: "makes your ports safer" },
    cost: "leaves one of your ports open to attack",
  },
  exposed: {
    gain: { move: "makes your galleys safer", end: "makes your galleys safer", hire: "makes your galleys safer" },
    cost: { load: "adds goods to a galley that can be attacked", otherwise: "leaves a galley where it can be attacked" },
  },
  garrisons: { gain: "leaves more sailors in a port", cost: "leaves fewer sailors in a port" },
  forts: { gain: "guards a port with a fort", cost: "gives up a fort" },
  basilicas_ready: { gain: { invest: "lets you build a basilica", otherwise: "brings a basilica within reach" } },
  galley_affordable: { gain: { invest: "lets you buy a galley", otherwise: "brings the money for another galley" } },
  crew_wanted: { gain: { invest: "lets you hire sailors" } },
  purse: { gain: "keeps money for goods", cost: "leaves little money for goods" },
} satisfies Meanings;

const ru: typeof en = {
  ducats: { gain: "приносит дукаты", cost: "стоит дукатов", thing: "ducats" },
  warehouses: { gain: "повышает доход ваших складов", cost: "снижает доход ваших складов" },
  basilicas: { gain: "даёт доход базилики", cost: "лишает дохода базилики" },
  wine: { gain: "повышает доход по карте с вином", cost: "снижает доход по карте с вином" },
  ports: { gain: "приносит вам порт", cost: "лишает вас порта", thing: "ports" },
  galleys: { gain: "даёт ещё одну галеру", cost: "лишает вас галеры", thing: "galleys" },
  second_sailors: { gain: "даёт галере второго моряка для захвата портов", cost: "оставляет на галере одного моряка" },
  third_sailors: { gain: "добавляет галере скорости и силы", cost: "оставляет на галере меньше моряков" },
  further_sailors: { gain: "добавляет галере скорости и силы", cost: "оставляет на галере меньше моряков" },
  early_numbers: { gain: "позволяет галере ходить раньше других" },
  first_cubes: { gain: "даёт галере товар ещё одного вида" },
  further_cubes: { gain: "даёт галере больше товаров на продажу" },
  sales: {
    gain: "готовит хорошую продажу",
    cost: {
      move: "уводит от продажи",
      end: "откладывает продажу",
      capture: "откладывает продажу",
      attack: "откладывает продажу",
      activate: "откладывает продажу",
      invest: "откладывает продажу",
    },
  },
  captures: {
    gain: "открывает путь к нейтральному порту",
    cost: { move: "уводит от нейтрального порта", end: "откладывает захват нейтрального порта", sell: "откладывает захват нейтрального порта" },
  },
  either_or: {},
  threats: {
    gain: {
      move: "делает ваши порты безопаснее",
      end: "делает ваши порты безопаснее",
      hire: "делает ваши порты безопаснее",
      garrison: "делает ваши порты безопаснее",
    },
    cost: "оставляет ваш порт под угрозой нападения",
  },
  exposed: {
    gain: { move: "делает ваши галеры безопаснее", end: "делает ваши галеры безопаснее", hire: "делает ваши галеры безопаснее" },
    cost: { load: "добавляет товары на галеру под угрозой нападения", otherwise: "оставляет галеру под угрозой нападения" },
  },
  garrisons: { gain: "оставляет больше моряков в порту", cost: "оставляет меньше моряков в порту" },
  forts: { gain: "защищает порт фортом", cost: "лишает вас форта" },
  basilicas_ready: { gain: { invest: "позволяет построить базилику", otherwise: "приближает постройку базилики" } },
  galley_affordable: { gain: { invest: "позволяет купить галеру", otherwise: "приносит деньги на новую галеру" } },
  crew_wanted: { gain: { invest: "позволяет нанять моряков" } },
  purse: { gain: "сохраняет деньги на товары", cost: "оставляет мало денег на товары" },
};

export const terms = { en, ru };
export const advice = (hint: HintOption, people: People, next?: HintOption): string => advise(hint, people, terms, next);
