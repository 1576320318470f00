// Places of the board in words: what is there and what it would bring to everybody.

import { lightOf, type Scene } from "./scene";
import { texts } from "./texts";
import type { Brought } from "./bringing";
import type { ElementId, People } from "../../face";
import { describe } from "../words/public";
import { nouns } from "../words/names";
import type { Seat } from "@/line/protocol";
import { list } from "@/text/language";
import { now, words } from "@/text/words.svelte";

export const called = (people: People, seat: Seat): string => (people.players[seat]?.you ? words.now.people.you : people.name(seat));

/** "would bring 8 points, an extra card; Boris 3" */
export function broughtText({ people, seat }: Scene, { points, extra, lapsed }: Brought): string {
  const say = now(texts);
  const own = seat === null ? 0 : (points[seat] ?? 0);
  const parts = [...(own > 0 ? [nouns().points(own)] : []), ...(extra ? [say.extra] : [])];
  const others = points.flatMap((gain, who) => (gain > 0 && who !== seat ? [say.who(people.name(who), gain)] : []));
  const mine = [parts.length === 0 ? say.nothing : list(words.language, parts), ...(lapsed ? [nouns().lapsed] : [])].join(", ");
  return say.brings([mine, ...others].join("; "));
}

/** Name, state and what follows, as a screen reader says it. */
export function labelOf(scene: Scene, element: ElementId, base = describe(scene.raw, scene.people, element)): string {
  const light = lightOf(scene, element);
  const lit = scene.bringing.lit.get(element);
  const could = scene.bringing.could.get(element);
  return [
    base,
    light === "legal" ? words.now.board.possible : light === "chosen" ? words.now.board.chosen : "",
    lit !== undefined ? broughtText(scene, lit) : could !== undefined ? `${now(texts).could}, ${broughtText(scene, could)}` : "",
    scene.last.has(element) ? words.now.board.last : "",
  ]
    .filter(Boolean)
    .join(", ");
}
