// The face of Calimala: everything the page must know of the game.

import data from "@data/calimala.json";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import { choices } from "./choices";
import { givesAway } from "./givesAway";
import { lessons } from "./lessons";
import { partOf, parts } from "./parts";
import { asCalimala } from "./view";
import { advice } from "./words/advice";
import { asking } from "./words/asking";
import { trifle, trifleSaid } from "./trifle";
import { attempt } from "./words/attempt";
import { gains } from "./words/gains";
import { journeys } from "./words/journeys";
import { options } from "./words/options";
import { outlook } from "./words/outlook";
import { needs, points } from "./words/points";
import { describe, progress, strip, summary } from "./words/public";
import { reason } from "./words/reasons";
import { tell, turnOf } from "./words/tell";
import { ties } from "./words/ties";
import { touched } from "./words/touched";
import { waiting } from "./words/waiting";
import type { Face } from "../face";

export const face = {
  key: "calimala",
  name: data.name,
  blurb: {
    en: "Cloth merchants in Florence: a disc on a street brings two actions, and the discs below it act once more. The lowest one goes to the council, and a majority is scored.",
    ru: "Торговцы тканью во Флоренции: диск на улице даёт два действия, и диски под ним срабатывают ещё раз. Нижний уходит в совет, и подсчитывают, у кого где больше кубиков.",
  },
  size: [data.drawing.canvas[0] ?? 0, (data.drawing.canvas[1] ?? 0) + (data.drawing.mat_canvas[1] ?? 0)],
  board: Board,
  mat: Mat,
  theirMat: TheirMat,
  parts,
  partOf,

  progress,
  strip,
  colours: [0, 1, 2, 3, 4],

  asking,
  waiting,
  options,
  givesAway,
  describe,
  summary,
  ties,
  attempt,
  trifle,
  trifleSaid,
  reason,

  tell: (events, people, view) => tell(events, people, asCalimala(view).city),
  outlook,
  turnOf,
  touched,
  journeys,
  gains,
  points,
  needs,
  advice,

  choices,
  lessons,
} satisfies Face;
