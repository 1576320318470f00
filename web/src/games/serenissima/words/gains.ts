// Where ducats come up: at the port of a sale, at the ports that pay an income, or else at the totals.

import { payers } from "../sea";
import { seen } from "../view";
import type { Gain } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import type { GameEvent, View } from "@/line/protocol";

export function gains(events: GameEvent[], before: View): Gain[] {
  const { ports } = seen(before);
  return events.flatMap((event): Gain[] => {
    const points = number(event, "ducats");
    const seat = seatOf(event);
    if (event.type === "sold" && points > 0) return [{ seat, points, at: [`port:${text(event, "port")}`] }];
    if (event.type !== "income" || points <= 0) return [];
    // Something stored or taken in the same decision may pay as well; then only the whole is known.
    const paid = payers(ports, seat, text(event, "reason"));
    if (paid.reduce((sum, { ducats }) => sum + ducats, 0) !== points) return [{ seat, points, at: [] }];
    return paid.map(({ port, ducats }) => ({ seat, points: ducats, at: [`port:${port}`] }));
  });
}
