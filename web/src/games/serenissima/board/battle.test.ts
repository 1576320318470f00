// The latest battle as it is shown (rules 4.7, 4.9).

import { expect, it } from "vitest";
import { galley, port, position } from "../sample";
import type { GameEvent } from "@/line/protocol";
import { latestBattle } from "./battle";

const told = (...events: GameEvent[]) => [{ decision: 0, seat: 0, events }];
const attack: GameEvent = { type: "attacked", seat: 0, galley: 4, target: 7 };
const rolled: GameEvent = { type: "rolled", seat: 0, dice: 3, skulls: 1, against_dice: 2, against_skulls: 0 };
const view = position({ galleys: { 4: galley({ zone: "NAP" }), 7: galley({ owner: 1, zone: "NAP" }) }, ports: { NAP: port({ owner: 1, garrison: 2 }) } });

it("is none before anybody attacks, and none in a new round", () => {
  expect(latestBattle([], view)).toBeNull();
  expect(latestBattle(told(attack, rolled, { type: "turn_over", seat: 0, galley: 4 }, { type: "round_started", round: 2 }), view)).toBeNull();
});
it("is gone when the game is over", () => expect(latestBattle(told(attack, rolled), position({ ...view, phase: "over" }))).toBeNull());
it("names the port, also of a galley that has sunk since", () => {
  const siege = told({ type: "moved", seat: 0, galley: 4, zone: "SIC" }, { ...attack, target: "port" }, rolled, { type: "sunk", seat: 0, galley: 4 });
  expect(latestBattle(siege, position({ galleys: {} }))?.port).toBe("SIC");
  expect(latestBattle(told({ ...attack, target: "port" }), view)?.port).toBe("NAP");
  expect(latestBattle(told(attack), view)?.port).toBeNull();
});
it("has all its rolls, the fort’s shot and who defends", () => {
  expect(latestBattle(told(attack, rolled, rolled), view)).toMatchObject({
    attacker: 0,
    defender: 1,
    fort: null,
    rolls: [{ own: { dice: 3, skulls: 1 } }, { theirs: { dice: 2, skulls: 0 } }],
  });
  const siege = told({ ...attack, target: "port" }, { type: "fort_fired", seat: 1, port: "NAP", dice: 2, skulls: 1 }, rolled, {
    type: "lost_port",
    seat: 1,
    port: "NAP",
  });
  expect(latestBattle(siege, position())).toMatchObject({ defender: 1, fort: { dice: 2, skulls: 1 }, fell: true });
});
it("knows the owner of a galley that has sunk", () =>
  expect(latestBattle(told(attack, rolled, { type: "sunk", seat: 1, galley: 7 }), position())).toMatchObject({ defender: 1, sunk: [7] }));
