// What moves between two views: galleys row, goods and sailors change their place, dice fly, money comes in.

import { colourOfSeat } from "../colours";
import { seen } from "../view";
import type { ElementId, Journey } from "../../face";
import { number, seatOf, text } from "../../generic/story";
import type { Piece } from "@/kit/piece";
import type { GameEvent, View } from "@/line/protocol";

/** A money journey shows one coin, however much it is. */
const COIN: Piece = { kind: "disc", paint: { fill: "m-gold", on: "m-gold-on" }, glyph: "ducat" };
const SKULL: Piece = { kind: "tile", colour: "white", glyph: "skull" };

export function journeys(events: readonly GameEvent[], before: View): Journey[] {
  const view = seen(before);
  /** Where galleys are as the events go on. */
  const zones = new Map(Object.entries(view.galleys).map(([galley, { zone }]) => [Number(galley), zone]));
  const all: Journey[] = [];
  const go = (from: ElementId | null, to: ElementId | null, piece: Piece) => all.push({ from, to, piece });
  /** Whom the battle is against. */
  let target: ElementId | null = view.target === null ? null : view.target === "port" ? `port:${zones.get(view.galley ?? 0) ?? ""}` : `galley:${view.target}`;
  let attacker: ElementId | null = view.galley === null ? null : `galley:${view.galley}`;

  for (const event of events) {
    const colour = event["seat"] === undefined ? 0 : colourOfSeat(seatOf(event));
    const galley = number(event, "galley");
    const ship: ElementId = `galley:${galley}`;
    const zone = zones.get(galley) ?? "";
    const sailor: Piece = { kind: "disc", colour };
    const good: Piece = { kind: "good", glyph: text(event, "good") };
    const between = (piece: Piece) => {
      const other: ElementId = typeof event["with"] === "number" ? `galley:${event["with"]}` : `port:${zone}`;
      if (text(event, "way") === "to") go(ship, other, piece);
      else go(other, ship, piece);
    };
    switch (event.type) {
      case "took_port":
        go(`points:${seatOf(event)}`, `port:${text(event, "port")}`, sailor);
        break;
      case "launched":
        zones.set(galley, text(event, "zone"));
        go(`points:${seatOf(event)}`, `zone:${text(event, "zone")}`, { kind: "galley", colour });
        break;
      case "moved":
        go(`zone:${zone}`, `zone:${text(event, "zone")}`, { kind: "galley", colour });
        zones.set(galley, text(event, "zone"));
        break;
      case "loaded":
        go(`port:${zone}`, ship, good);
        if (typeof event["to"] === "number") go(ship, `points:${event["to"]}`, COIN);
        break;
      case "sailor":
        between(sailor);
        break;
      case "good":
        between(good);
        break;
      case "jettisoned":
        go(ship, `zone:${zone}`, good);
        break;
      case "sold":
        go(ship, `port:${text(event, "port")}`, good);
        if (number(event, "ducats") > 0) go(`port:${text(event, "port")}`, `points:${seatOf(event)}`, COIN);
        break;
      case "attacked":
        attacker = ship;
        target = typeof event["target"] === "number" ? `galley:${event["target"]}` : `port:${zone}`;
        break;
      case "fort_fired":
        for (let i = 0; i < number(event, "skulls"); ++i) go(`port:${text(event, "port")}`, attacker, SKULL);
        break;
      case "rolled":
        for (let i = 0; i < number(event, "skulls"); ++i) go(attacker, target, SKULL);
        for (let i = 0; i < number(event, "against_skulls"); ++i) go(target, attacker, SKULL);
        break;
      case "looted":
        go(target, ship, good);
        break;
      case "landed":
        for (let i = 0; i < number(event, "sailors"); ++i) go(attacker ?? `zone:${text(event, "port")}`, `port:${text(event, "port")}`, sailor);
        break;
      case "hired":
        go(`points:${seatOf(event)}`, typeof event["at"] === "number" ? `galley:${event["at"]}` : `port:${String(event["at"])}`, sailor);
        break;
      case "built":
        go(`points:${seatOf(event)}`, `port:${text(event, "port")}`, { kind: "tile", colour: "white", glyph: text(event, "what") });
        break;
      case "income":
        go("doge", `points:${seatOf(event)}`, COIN);
        break;
    }
  }
  return all;
}
