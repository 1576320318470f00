// A course: a far zone to which the galley shall row. The whole way is one confirmation, as far as nobody can stop the galley on it; where
// somebody could, the route ends, and the rest of the way is proposed when it may go on.

import type { Option, Several } from "@/games/face";
import { now } from "@/text/words.svelte";
import { activeGalley } from "../view";
import { nouns, placeName } from "../words/names";
import { routeText } from "../words/options";
import { MOVE, reachOf, type Scene } from "./scene";
import { texts } from "./texts";

const stepTo = (options: readonly Option[], zone: string | undefined): Option | undefined =>
  options.find(({ legal }) => legal.kind === "move" && legal["zone"] === zone);

/** The way to a zone as steps of one confirmation, as far as nobody can stop the galley. */
function route(scene: Scene, goal: string): Several {
  const reached = reachOf(scene).get(goal);
  const way = reached?.way ?? [goal];
  const barred = reached?.barred ?? null;
  const shorter = reached?.shorter?.barred ?? null;
  const sure = barred === null ? way : way.slice(0, way.indexOf(barred.zone) + 1);
  const names = (seats: readonly number[]) => seats.map((seat) => scene.people.name(seat)).join(", ");
  const note =
    barred !== null
      ? () => now(texts).endsThere(names(barred.seats))
      : shorter !== null
        ? () => now(texts).goesRound(placeName(shorter.zone), names(shorter.seats))
        : null;
  return {
    steps: sure.map((zone) => MOVE + zone),
    label: () => (barred === null ? routeText(scene.raw, scene.seat ?? 0, way) : now(texts).asFarAs(placeName(barred.zone), placeName(goal))),
    verb: () => now(texts).rowZones(nouns().zones(sure.length)),
    ...(note === null ? {} : { note }),
  };
}

export class Course {
  goal: string | null = $state.raw(null);
  /** The galley whose course it is, and the zones of its way, the first one included. */
  private galley = 0;
  private planned: readonly string[] = [];

  /** The zones of the way from the galley on, if there is a way still. */
  way(scene: Scene): string[] {
    const galley = activeGalley(scene.view);
    if (this.goal === null || galley === null) return [];
    const way = reachOf(scene).get(this.goal)?.way;
    // While its steps are made nothing is asked.
    if (way === undefined) return this.planned.slice(this.planned.indexOf(galley.zone));
    return [galley.zone, ...way];
  }

  /** Sets a course, and chooses its way; set again, that is confirmed. */
  set(scene: Scene, goal: string): void {
    const { choosing } = scene;
    if (goal === this.goal && choosing?.planned === true) return choosing.confirm();
    this.goal = goal;
    this.galley = scene.view.galley ?? 0;
    this.plan(scene, true);
  }

  /** Goes on where the route has ended before its goal; whoever went elsewhere has given the course up. */
  follow(scene: Scene): void {
    if (this.goal === null) return;
    const galley = activeGalley(scene.view);
    const here = galley?.zone ?? "";
    if (scene.view.phase === "move_blockade") return;
    if (scene.view.phase !== "move" || galley?.number !== this.galley || here === this.goal || !this.planned.includes(here)) {
      this.goal = null;
      return;
    }
    // At its beginning it is chosen already, or was taken back.
    if (galley.owner === scene.seat && here !== this.planned[0]) this.plan(scene, false);
  }

  private plan(scene: Scene, byHand: boolean): void {
    const { choosing } = scene;
    const way = this.way(scene);
    const option = stepTo(choosing?.options ?? [], way[1]);
    if (choosing === null || option === undefined || this.goal === null) return;
    this.planned = way;
    choosing.plan(option, route(scene, this.goal), byHand);
  }
}
