// The terms of the evaluation, as a hint names them.

import { advise } from "../../generic/advice";
import type { People } from "../../face";
import type { HintOption } from "@/line/protocol";

const en = {
  ducats: "ducats in hand",
  warehouses: "income of warehouses",
  basilicas: "income of basilicas",
  wine: "ports with wine",
  ports: "own ports",
  galleys: "turns of the galleys",
  second_sailors: "second sailors aboard",
  third_sailors: "third sailors aboard",
  further_sailors: "further sailors aboard",
  early_numbers: "low numbers of galleys",
  first_cubes: "different goods aboard",
  further_cubes: "more of the same goods",
  sales: "sales in reach",
  captures: "neutral ports in reach",
  either_or: "sale or capture, not both",
  threats: "ports under threat",
  exposed: "galleys under threat",
  garrisons: "garrisons",
  forts: "forts",
  basilicas_ready: "basilicas that could be built",
  galley_affordable: "a galley that could be bought",
  crew_wanted: "sailors that could be hired",
  purse: "money for cargo",
};

const ru: typeof en = {
  ducats: "дукаты в казне",
  warehouses: "прибыль складов",
  basilicas: "прибыль базилик",
  wine: "порты с вином",
  ports: "свои порты",
  galleys: "ходы галер",
  second_sailors: "вторые моряки на борту",
  third_sailors: "третьи моряки на борту",
  further_sailors: "прочие моряки на борту",
  early_numbers: "ранние номера галер",
  first_cubes: "разные товары на борту",
  further_cubes: "одинаковые товары на борту",
  sales: "близкие продажи",
  captures: "нейтральные порты поблизости",
  either_or: "продажа или захват, но не оба",
  threats: "порты под угрозой",
  exposed: "галеры под угрозой",
  garrisons: "моряки в портах",
  forts: "форты",
  basilicas_ready: "базилики, которые можно построить",
  galley_affordable: "галера, которую можно купить",
  crew_wanted: "моряки, которых можно нанять",
  purse: "деньги на груз",
};

export const terms = { en, ru };
export const advice = (hint: HintOption, people: People): string => advise(hint, people, terms);
