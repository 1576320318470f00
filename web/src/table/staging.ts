// How what happens is shown: pieces travel, points rise, dice roll.

import type { Face } from "@/games/face";
import type { People } from "@/state/people";
import { drama } from "@/state/drama.svelte";
import type { Made } from "@/state/table.svelte";
import { chained, travel } from "./motion";
import { rise } from "./rising";

export function stage(root: HTMLElement, face: Face, people: People, made: readonly Made[]): void {
  travel(root, chained(made.flatMap(({ events, before }) => face.journeys(events, before))));
  rise(
    root,
    made.flatMap(({ events, before }) => face.gains(events, before)),
    (seat) => (seat === "third" ? "third" : (people.players[seat]?.colour ?? 0)),
  );
  drama.play(made.flatMap(({ events }) => events));
}
