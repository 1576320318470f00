// The ways to pay for a tile (3.5): two units, each a card of the cell's colour, a worker, or two equal cards of another colour.

import { COLOURS, type Colour, type Counts, type PlayerView } from "./view";

/** What a way to pay takes. */
export interface Payment {
  cards: Counts;
  workers: number;
}

/** All ways to pay for a cell of a colour; none where the hand is not known. */
export function payments({ hand, workers }: PlayerView, colour: Colour): Payment[] {
  if (hand === undefined) return [];
  const of = (unit: string): Payment => (unit === "worker" ? { cards: {}, workers: 1 } : { cards: { [unit]: unit === colour ? 1 : 2 }, workers: 0 });
  const units = [colour, "worker", ...COLOURS.filter((other) => other !== colour)];
  return units.flatMap((first, i) =>
    units.slice(i).flatMap((second) => {
      const [a, b] = [of(first), of(second)];
      const cards: Counts = { ...a.cards };
      for (const [card, count] of Object.entries(b.cards)) cards[card] = (cards[card] ?? 0) + count;
      const together = { cards, workers: a.workers + b.workers };
      const has = together.workers <= workers && Object.entries(cards).every(([card, count]) => count <= (hand[card] ?? 0));
      return has ? [together] : [];
    }),
  );
}
