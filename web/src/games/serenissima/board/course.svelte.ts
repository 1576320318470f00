// A course: a far zone to which the galley shall row, zone by zone. Each step is named by itself and confirmed by the player.

import type { Option } from "@/games/face";
import type { Choosing } from "@/state/choosing.svelte";
import { activeGalley } from "../view";
import { reachOf, type Scene } from "./scene";

const stepTo = (options: readonly Option[], zone: string | undefined): Option | undefined =>
  options.find(({ legal }) => legal.kind === "move" && legal["zone"] === zone);

export class Course {
  goal: string | null = $state.raw(null);
  /** The galley whose course it is, and the zone that the next step leads to. */
  private galley = 0;
  private expected: string | null = null;

  /** The zones of the way from the galley on, if there is a way still. */
  way(scene: Scene): string[] {
    const galley = activeGalley(scene.view);
    if (this.goal === null || galley === null) return [];
    const way = reachOf(scene).get(this.goal)?.way;
    return way === undefined ? [] : [galley.zone, ...way];
  }

  /** Sets a course, and names its first step. */
  set(scene: Scene, goal: string): void {
    this.goal = goal;
    this.galley = scene.view.galley ?? 0;
    this.expected = null;
    this.step(scene, (choosing, option) => choosing.name(option));
  }

  /** Goes on after a step; whoever went elsewhere has given the course up. */
  follow(scene: Scene): void {
    if (this.goal === null) return;
    const galley = activeGalley(scene.view);
    const here = galley?.zone ?? null;
    const asked = scene.view.phase === "move" && galley?.owner === scene.seat && galley?.number === this.galley;
    if (!asked) {
      // A blockade may be asked for meanwhile.
      if (scene.view.phase !== "move_blockade" && scene.view.phase !== "move") this.goal = null;
      return;
    }
    if (here === this.goal || (this.expected !== null && here !== this.expected && here !== this.left)) this.goal = null;
    else if (here === this.expected) this.step(scene, (choosing, option) => choosing.propose(option));
  }

  /** The zone from which the next step leads. */
  private left: string | null = null;

  private step(scene: Scene, take: (choosing: Choosing, option: Option) => void): void {
    const { choosing } = scene;
    const [here, next] = this.way(scene);
    const option = stepTo(choosing?.options ?? [], next);
    if (choosing === null || option === undefined) return;
    this.left = here ?? null;
    this.expected = next ?? null;
    if (choosing.chosen !== option) take(choosing, option);
  }
}
