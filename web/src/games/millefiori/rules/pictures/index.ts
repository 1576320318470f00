// The pictures of the rules by the names that the texts use.

import type { Component } from "svelte";
import Board from "./Board.svelte";
import Bonus from "./Bonus.svelte";
import CardParts from "./CardParts.svelte";
import Chain from "./Chain.svelte";
import Deal from "./Deal.svelte";
import Draft from "./Draft.svelte";
import End from "./End.svelte";
import Fleet from "./Fleet.svelte";
import Goods from "./Goods.svelte";
import Group from "./Group.svelte";
import Minute from "./Minute.svelte";
import Play from "./Play.svelte";
import Run from "./Run.svelte";
import Sea from "./Sea.svelte";
import Setup from "./Setup.svelte";
import Star from "./Star.svelte";
import Support from "./Support.svelte";
import Triangle from "./Triangle.svelte";
import Values from "./Values.svelte";

export const pictures: Record<string, Component> = {
  board: Board,
  bonus: Bonus,
  card: CardParts,
  chain: Chain,
  deal: Deal,
  draft: Draft,
  end: End,
  fleet: Fleet,
  goods: Goods,
  group: Group,
  minute: Minute,
  play: Play,
  run: Run,
  sea: Sea,
  setup: Setup,
  star: Star,
  support: Support,
  triangle: Triangle,
  values: Values,
};
