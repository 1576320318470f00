// The terms of the evaluation, as a hint names them.

import { advise } from "../../generic/advice";
import type { People } from "../../face";
import type { HintOption } from "@/line/protocol";

const en = {
  points: "points scored",
  use: "the best use of the card",
  next_hand: "the next hand",
  later_hand: "the hand after it",
  bonuses: "area bonuses in reach",
  groups: "workshop groups that can grow",
  run: "the run of residences",
  triangles: "citizens to be paid again",
  goods: "own goods",
  fleets: "ships that wait for their fleet",
  sea: "what lies before the ship",
  workshops: "workshops to come",
  residences: "the next residence",
  citizens: "citizens to come",
  trade: "goods to come",
  harbour: "ships to come",
};

const ru: typeof en = {
  points: "набранные очки",
  use: "лучшее применение карты",
  next_hand: "следующая рука",
  later_hand: "рука после неё",
  bonuses: "близкие бонусы областей",
  groups: "группы мастерских, которые могут расти",
  run: "цепочка жилых кварталов",
  triangles: "горожане, которые заплатят снова",
  goods: "свои товары",
  fleets: "корабли, ждущие флота",
  sea: "что ждёт корабль впереди",
  workshops: "будущие мастерские",
  residences: "следующий жилой квартал",
  citizens: "будущие горожане",
  trade: "будущие товары",
  harbour: "будущие корабли",
};

export const terms = { en, ru };
export const advice = (hint: HintOption, people: People): string => advise(hint, people, terms);
