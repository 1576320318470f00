// What flies: every journey goes between elements that there are, with glyphs that there are.

import { beforeAll, describe, expect, it } from "vitest";
import playedFile from "../fixtures/played.json.gz?url&inline";
import { asView, galley, position } from "../sample";
import { data } from "../view";
import { journeys } from "./journeys";
import { recorded, type Recording } from "../../generic/recording";
import glyphs from "@/kit/glyphs.svg?raw";

const view = asView(position({ galleys: { 4: galley(), 7: galley({ owner: 1, zone: "ALG", cargo: { gold: 1 } }) }, galley: 4 }));
const ways = (...events: { type: string; [field: string]: unknown }[]) => journeys(events, view).map(({ from, to }) => `${from} > ${to}`);

describe("a journey", () => {
  it("follows a galley from zone to zone", () =>
    expect(ways({ type: "moved", seat: 0, galley: 4, zone: "ALG" }, { type: "moved", seat: 0, galley: 4, zone: "TUN" })).toEqual([
      "zone:VAL > zone:ALG",
      "zone:ALG > zone:TUN",
    ]));
  it("brings goods aboard, to the warehouse and its price to the seller", () => {
    expect(ways({ type: "loaded", seat: 0, galley: 4, good: "wood", price: 1, to: 1 })).toEqual(["port:VAL > galley:4", "galley:4 > points:1"]);
    expect(ways({ type: "sold", seat: 0, galley: 4, port: "VAL", good: "gold", ducats: 2 })).toEqual(["galley:4 > port:VAL", "port:VAL > points:0"]);
    expect(ways({ type: "sold", seat: 0, galley: 4, port: "VAL", good: "gold", ducats: 0 })).toEqual(["galley:4 > port:VAL"]);
  });
  it("moves sailors both ways", () => {
    expect(ways({ type: "sailor", seat: 0, galley: 4, way: "from", with: "port" })).toEqual(["port:VAL > galley:4"]);
    expect(ways({ type: "sailor", seat: 0, galley: 4, way: "to", with: 6 })).toEqual(["galley:4 > galley:6"]);
  });
  it("shows a skull for each hit of both sides", () =>
    expect(
      ways({ type: "attacked", seat: 0, galley: 4, target: 7 }, { type: "rolled", seat: 0, dice: 3, skulls: 1, against_dice: 3, against_skulls: 2 }),
    ).toEqual(["galley:4 > galley:7", "galley:7 > galley:4", "galley:7 > galley:4"]));
});

describe("in a whole game", () => {
  let game: Recording;
  beforeAll(async () => {
    game = await recorded(playedFile);
  });
  it("names places and glyphs that there are", () => {
    const zones = data.zones.map(({ key }) => key).join("|");
    const known = new RegExp(`^(zone:(${zones})|port:(${zones})|galley:\\d+|points:\\d|doge)$`);
    for (const { events } of game.told) {
      for (const { from, to, piece } of journeys(events, game.final)) {
        for (const element of [from, to]) if (element !== null && !/:$/.test(element)) expect(element).toMatch(known);
        if (piece.glyph !== undefined) expect(glyphs).toContain(`id="g-${piece.glyph}"`);
      }
    }
  });
});
