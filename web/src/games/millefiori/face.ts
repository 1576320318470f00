// The face of Mille Fiori.

import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import { WIDE } from "./board/layout";
import { choices } from "./choices";
import { givesAway } from "./givesAway";
import { lessons } from "./lessons";
import { partOf, parts } from "./parts";
import { data } from "./view";
import { advice } from "./words/advice";
import { asking, waiting } from "./words/asking";
import { gains } from "./words/gains";
import { journeys } from "./words/journeys";
import { options } from "./words/options";
import { points } from "./words/points";
import { attempt, describe, progress, strip, summary } from "./words/public";
import { reason } from "./words/reasons";
import { tell, touched } from "./words/tell";
import { ties } from "./words/ties";
import { turnOf } from "./words/turns";
import type { Face } from "../face";
import { coloursOf } from "../generic/colours";

export const face: Face = {
  key: "millefiori",
  name: data.name,
  blurb: {
    en: "Cards place glass rhombi all over Venice, and every one scores at once. Take a card, pass the rest on, and let one extra card bring the next.",
    ru: "Карты расставляют стеклянные ромбы по всей Венеции, и каждый сразу приносит очки. Возьмите карту, передайте остальные и сделайте так, чтобы одна дополнительная карта тянула за собой другую.",
  },
  size: [...WIDE],
  board: Board,
  mat: Mat,
  theirMat: TheirMat,
  parts,
  partOf,

  progress,
  strip,
  colours: coloursOf(data),

  asking,
  waiting,
  options,
  givesAway,
  describe,
  summary,
  ties,

  attempt,
  reason,

  tell,
  turnOf,
  touched,
  journeys,
  gains,
  points: (told, _people, seat) => points(told, seat),
  needs: () => [],
  advice,

  choices,
  lessons,
};
