// The numbers of the rules, from the game's data.

import data from "@data/serenissima.json";
import type { Language } from "@/text/language";

export const zones = data.zones.length;
export const ports = data.ports.length;
export const startPorts = data.start_ports.length;
export const limits = data.limits;
export const cost = data.costs;
export const fortDice = data.dice.fort_dice;
export const spice = data.values.spice_bonus;
export const basilica = data.values.basilica_income;

const sizes = data.ports.map(({ price }) => price.length);
export const smallest = Math.min(...sizes);
export const largest = Math.max(...sizes);

/** The port whose warehouse has every slot that there is. */
const full = data.ports.find(({ price }) => price.length === largest)!;
export const prices = full.price;
export const lowest = prices[0]!;
export const highest = prices.at(-1)!;
export const income = full.income;
export const most = income.at(-1)!;

const [two, three, four] = data.setup as [Setup, Setup, Setup];
type Setup = (typeof data.setup)[number];
export const setup = { two, three, four };
export const scorings = four.scoring.length;

/** A row of numbers, one per number of players. */
const row = (of: (setup: Setup) => number | string): string[] => data.setup.map((setup) => String(of(setup)));
export const players = row((setup) => setup.players);
export const sailors = row((setup) => setup.sailors);
export const startGalleys = row((setup) => setup.start_galleys);
export const reserve = row((setup) => setup.sailors - setup.garrison - setup.crew * setup.start_galleys);
export const numbers = row((setup) => `1–${setup.galleys}`);
export const closed = row((setup) => setup.closed.length || "–");
export const scoringCells = row((setup) => setup.scoring.join(" · "));
export const rounds = row((setup) => `${setup.rounds.min}–${setup.rounds.max}`);

const doge = (key: string) => data.doge.find((card) => card.key === key)!;
export const wine = doge("wine").wine_income;
export const dogeCards = data.doge.reduce((sum, { copies }) => sum + copies, 0);
export const copies = data.doge.map(({ copies }) => copies);

/** "Valencia 5, Sardinia 3": the ports that make a good, with their slots, the largest first. */
export const madeIn = (good: string, language: Language): string =>
  data.ports
    .filter(({ produces }) => produces === good)
    .sort((a, b) => b.price.length - a.price.length)
    .map(({ name, price }) => `${name[language]}\u00a0${price.length}`)
    .join(", ");

export const cubes = (good: string): string => String(data.goods.find(({ key }) => key === good)!.cubes);
export const allCubes = data.goods.reduce((sum, good) => sum + good.cubes, 0);

/** What the bank pays in a neutral port for cubes that come after those stored already. */
export const sale = (stored: number, count: number): number => prices.slice(stored, stored + count).reduce((sum, price) => sum + price, 0);
