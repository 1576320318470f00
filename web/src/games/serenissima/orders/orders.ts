// Standing orders for blockades (docs/serenissima-json.md): what is answered without asking.

import type { Orders } from "@/line/protocol";

export const ANSWERS = ["ask", "never", "always"] as const;
export type Answer = (typeof ANSWERS)[number];

export interface BlockadeOrders {
  otherwise: Answer;
  /** By seat and by zone, for those that have an answer of their own. */
  players: Record<string, Answer>;
  zones: Record<string, Answer>;
}

export function read(orders: Orders): BlockadeOrders {
  const { otherwise = "ask", players = {}, zones = {} } = orders as Partial<BlockadeOrders>;
  return { otherwise, players: { ...players }, zones: { ...zones } };
}

/** As the table takes them: nothing is said that holds anyway. */
export function written({ otherwise, players, zones }: BlockadeOrders): Orders {
  return {
    ...(otherwise === "ask" ? {} : { otherwise }),
    ...(Object.keys(players).length === 0 ? {} : { players }),
    ...(Object.keys(zones).length === 0 ? {} : { zones }),
  };
}

/** One more answer by seat or zone, or none any longer. */
export function changed(answers: Record<string, Answer>, name: string | number, answer: Answer | null): Record<string, Answer> {
  const { [name]: _, ...others } = answers;
  return answer === null ? others : { ...others, [name]: answer };
}
