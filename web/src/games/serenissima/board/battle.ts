// The latest battle of a round, from what was told.

import type { Told } from "@/games/face";
import type { GameEvent, Seat } from "@/line/protocol";
import type { SerenissimaView } from "../view";

export interface Volley {
  dice: number;
  skulls: number;
}

export interface Battle {
  attacker: Seat;
  galley: number;
  target: number | "port";
  /** The port's or the other galley's owner, if that is known still. */
  defender: Seat | null;
  fort: Volley | null;
  /** The port under attack, if its name is known. */
  port: string | null;
  /** Rolls, each of the attacker and of the defender. */
  rolls: { own: Volley; theirs: Volley }[];
  /** Sunk galleys and a port that was lost. */
  sunk: number[];
  fell: boolean;
}

const volley = (event: GameEvent, dice: string, skulls: string): Volley => ({ dice: Number(event[dice] ?? 0), skulls: Number(event[skulls] ?? 0) });

/** Where a galley lay at the end of these events, if they tell. */
function placeOf(events: readonly GameEvent[], galley: number): string | undefined {
  const came = events.findLast(({ type, galley: number }) => (type === "moved" || type === "launched") && number === galley);
  return came === undefined ? undefined : String(came["zone"]);
}

export function latestBattle(told: readonly Told[], view: SerenissimaView): Battle | null {
  const all = told.flatMap(({ events }) => events);
  const round = all.findLastIndex(({ type }) => type === "round_started");
  const from = all.findLastIndex(({ type }) => type === "attacked");
  if (from <= round || view.phase === "over") return null;
  const attack = all[from]!;
  const target = attack["target"] as number | "port";
  const battle: Battle = {
    attacker: attack["seat"] as Seat,
    galley: Number(attack["galley"]),
    target,
    defender: null,
    fort: null,
    port: null,
    rolls: [],
    sunk: [],
    fell: false,
  };
  const place = placeOf(all.slice(0, from), battle.galley) ?? view.galleys[String(battle.galley)]?.zone;
  if (target === "port") battle.port = place ?? null;
  battle.defender = (target === "port" ? view.ports[place ?? ""]?.owner : view.galleys[String(target)]?.owner) ?? null;
  for (const event of all.slice(from + 1)) {
    if (event.type === "turn_over" || event.type === "turn_started") break;
    if (event.type === "fort_fired") {
      battle.fort = volley(event, "dice", "skulls");
      battle.port = String(event["port"]);
      battle.defender = event["seat"] as Seat;
    }
    if (event.type === "rolled") battle.rolls.push({ own: volley(event, "dice", "skulls"), theirs: volley(event, "against_dice", "against_skulls") });
    if (event.type === "sunk") battle.sunk.push(Number(event["galley"]));
    if (event.type === "sunk" && event["galley"] === target) battle.defender = event["seat"] as Seat;
    if (event.type === "lost_port") {
      battle.fell = true;
      battle.defender = event["seat"] as Seat;
    }
  }
  return battle;
}
