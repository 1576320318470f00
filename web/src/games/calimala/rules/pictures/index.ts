// The pictures of the rules by the names that the texts use.

import type { Component } from "svelte";
import Activation from "./Activation.svelte";
import Board from "./Board.svelte";
import Build from "./Build.svelte";
import Cards from "./Cards.svelte";
import City from "./City.svelte";
import Compensate from "./Compensate.svelte";
import Donate from "./Donate.svelte";
import Draft from "./Draft.svelte";
import End from "./End.svelte";
import Influence from "./Influence.svelte";
import Land from "./Land.svelte";
import Mat from "./Mat.svelte";
import Material from "./Material.svelte";
import Minute from "./Minute.svelte";
import Obligation from "./Obligation.svelte";
import Overflow from "./Overflow.svelte";
import Place from "./Place.svelte";
import Scoring from "./Scoring.svelte";
import Sculpt from "./Sculpt.svelte";
import Sea from "./Sea.svelte";
import Support from "./Support.svelte";
import Swap from "./Swap.svelte";
import Third from "./Third.svelte";
import Ties from "./Ties.svelte";
import Weave from "./Weave.svelte";
import White from "./White.svelte";

export const pictures: Record<string, Component> = {
  activation: Activation,
  board: Board,
  build: Build,
  cards: Cards,
  city: City,
  compensate: Compensate,
  donate: Donate,
  draft: Draft,
  end: End,
  influence: Influence,
  land: Land,
  mat: Mat,
  material: Material,
  minute: Minute,
  obligation: Obligation,
  overflow: Overflow,
  place: Place,
  scoring: Scoring,
  sculpt: Sculpt,
  sea: Sea,
  support: Support,
  swap: Swap,
  third: Third,
  ties: Ties,
  weave: Weave,
  white: White,
};
