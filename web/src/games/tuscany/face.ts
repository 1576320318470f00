// The face of The Castles of Tuscany.

import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import { WIDE, WIDE_MAT } from "./board/layout";
import { choices } from "./choices";
import { givesAway } from "./givesAway";
import { lessons } from "./lessons";
import { partOf, parts } from "./parts";
import { data } from "./view";
import { advice } from "./words/advice";
import { asking, waiting } from "./words/asking";
import { attempt } from "./words/attempt";
import { gains } from "./words/gains";
import { journeys } from "./words/journeys";
import { options } from "./words/options";
import { outlook } from "./words/outlook";
import { points } from "./words/points";
import { describe, progress, strip, summary } from "./words/public";
import { reason } from "./words/reasons";
import { tell, touched } from "./words/tell";
import { ties } from "./words/ties";
import { turnOf } from "./words/turns";
import type { Face } from "../face";
import { coloursOf } from "../generic/colours";

export const face: Face = {
  key: "tuscany",
  name: data.name,
  blurb: {
    en: "Fill a domain of your own with castles, cities, fields and carts, each of which does something at once. What you score early counts three times.",
    ru: "Заполните свои владения крепостями, городами, пашнями и повозками; каждый тайл сразу что-то даёт. Что набрано рано, считается трижды.",
  },
  size: [WIDE[0], WIDE[1] + WIDE_MAT[1]],
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
  outlook,
  turnOf,
  touched,
  journeys,
  gains,
  points: (told, _people, seat) => points(told, seat),
  needs: () => [],
  advice,

  ours: {
    what: {
      en: "The colours of the cells on the region boards and what the yield cards bring are our reconstruction.",
      ru: "Цвета ячеек на планшетах области и то, что дают карты бонуса, восстановлены нами.",
    },
    section: "ours",
  },

  choices,
  lessons,
};
