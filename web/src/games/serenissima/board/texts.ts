// What stands on the chart and the mat, and how they are read aloud.

import { countRu, plural } from "@/text/language";

const en = {
  chart: "The chart",
  wheel: "The wheel: galleys act in the order of their numbers",
  handAt: (galley: number) => `It is galley ${galley}’s turn`,
  handAtDoge: "The wheel stands at the Doge",
  time: "Time of the Doge",
  round: (round: number) => `round ${round}`,
  timeOf: (track: number, end: number) => `Time marker: ${track} of ${end}`,
  nextScoring: (steps: number) => `${plural(steps, "step", "steps")} to the next scoring`,
  toCome: (cards: string) => `Doge cards to come: ${cards}`,
  none: "none",
  supply: "Supply",
  away: (moves: number) => `${plural(moves, "zone", "zones")} away`,
  brings: (ducats: string) => `the cargo brings up to ${ducats} there`,
  mayStop: (names: string) => `a blockade there may come from ${names}`,
  mayBarSale: (names: string) => `a sale there may be blockaded by ${names}`,
  battleGalley: (galley: number, target: number) => `Galley ${galley} against galley ${target}`,
  battlePort: (galley: number) => `Galley ${galley} against the port`,
  battleRound: (round: number) => `round ${round}`,
  fortRolled: (skulls: string) => `The fort: ${skulls}`,
  roundRolled: (round: number, own: string, theirs: string) => `Round ${round}: ${own} against ${theirs}`,
  whole: "The whole sea",
  near: "To the galley",
};

const ru: typeof en = {
  chart: "Карта",
  wheel: "Колесо: галеры ходят по порядку номеров",
  handAt: (galley) => `Ходит галера ${galley}`,
  handAtDoge: "Колесо стоит на доже",
  time: "Время дожа",
  round: (round) => `раунд ${round}`,
  timeOf: (track, end) => `Фишка времени: ${track} из ${end}`,
  nextScoring: (steps) => `до подсчёта ${countRu(steps, "деление", "деления", "делений")}`,
  toCome: (cards) => `Карты дожа в колоде: ${cards}`,
  none: "нет",
  supply: "Запас",
  away: (moves) => `на расстоянии ${plural(moves, "зоны", "зон")}`,
  brings: (ducats) => `груз принесёт там до ${ducats}`,
  mayStop: (names) => `блокировать здесь может ${names}`,
  mayBarSale: (names) => `продажу здесь может блокировать ${names}`,
  battleGalley: (galley, target) => `Галера ${galley} против галеры ${target}`,
  battlePort: (galley) => `Галера ${galley} против порта`,
  battleRound: (round) => `раунд ${round}`,
  fortRolled: (skulls) => `Форт: ${skulls}`,
  roundRolled: (round, own, theirs) => `Раунд ${round}: ${own} против ${theirs}`,
  whole: "Всё море",
  near: "К галере",
};

export const texts = { en, ru };
