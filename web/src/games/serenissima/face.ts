// The face of Serenissima.

import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import TheirMat from "./TheirMat.svelte";
import { CHART, GAP, MAT_HEIGHT } from "./board/layout";
import { choices } from "./choices";
import { givesAway } from "./givesAway";
import { colours } from "./colours";
import { lessons } from "./lessons";
import { partOf, parts } from "./parts";
import OrdersForm from "./orders/OrdersForm.svelte";
import { data, seen } from "./view";
import { advice } from "./words/advice";
import { asking, waiting } from "./words/asking";
import { options } from "./words/options";
import { points } from "./words/points";
import { attempt } from "./words/attempt";
import { gains } from "./words/gains";
import { journeys } from "./words/journeys";
import { outlook } from "./words/outlook";
import { describe, progress, strip, summary } from "./words/public";
import { reason } from "./words/reasons";
import { tell, touched } from "./words/tell";
import { ties } from "./words/ties";
import type { Face } from "../face";
import { has } from "../generic/turns";

export const face: Face = {
  key: "serenissima",
  name: data.name,
  blurb: {
    en: "Row your galleys across the Mediterranean, fill warehouses, take ports and guard them. Every sailor aboard rows and fights, but takes the place of a cargo.",
    ru: "Ведите галеры по Средиземному морю, наполняйте склады, занимайте порты и берегите их. Каждый моряк на борту гребёт и сражается, но занимает место груза.",
  },
  size: [CHART[0], CHART[1] + GAP + MAT_HEIGHT],
  board: Board,
  mat: Mat,
  theirMat: TheirMat,
  parts,
  partOf,

  progress,
  strip,
  colours,

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
  // Every turn begins with the choice between activation and investment.
  turnOf: (events, before) => before + (has(events, "activated", "invested") ? 1 : 0),
  touched,
  journeys,
  gains,
  points: (told, people, seat, viewAfter) => points(told, people.players.length, seat, viewAfter(0)),
  needs: () => [],
  advice,

  orders: {
    name: { en: "Standing orders for blockades", ru: "Распоряжения о блокадах" },
    asked: (view) => seen(view).phase.endsWith("_blockade"),
    form: OrdersForm,
  },

  ours: {
    what: {
      en: "The sea routes, most sizes, prices and incomes of the ports, and that half the faces of a die are skulls, are our reconstruction.",
      ru: "Морские пути, почти все склады, цены и прибыли портов, а также то, что черепа — на половине граней кубика, восстановлены нами.",
    },
    section: "map",
  },

  choices,
  lessons,
};
