// The pictures of the rules by the names that the texts use.

import type { Component } from "svelte";
import Battle from "./Battle.svelte";
import Blockade from "./Blockade.svelte";
import Board from "./Board.svelte";
import Buildings from "./Buildings.svelte";
import Capture from "./Capture.svelte";
import Chart from "./Chart.svelte";
import Closed from "./Closed.svelte";
import Crew from "./Crew.svelte";
import Doge from "./Doge.svelte";
import Galley from "./Galley.svelte";
import Invest from "./Invest.svelte";
import Load from "./Load.svelte";
import Loot from "./Loot.svelte";
import Minute from "./Minute.svelte";
import Plaque from "./Plaque.svelte";
import Row from "./Row.svelte";
import Scoring from "./Scoring.svelte";
import Sell from "./Sell.svelte";
import Setup from "./Setup.svelte";
import Siege from "./Siege.svelte";
import Track from "./Track.svelte";
import Turn from "./Turn.svelte";

export const pictures: Record<string, Component> = {
  battle: Battle,
  blockade: Blockade,
  board: Board,
  buildings: Buildings,
  capture: Capture,
  chart: Chart,
  closed: Closed,
  crew: Crew,
  doge: Doge,
  galley: Galley,
  invest: Invest,
  load: Load,
  loot: Loot,
  minute: Minute,
  port: Plaque,
  row: Row,
  scoring: Scoring,
  sell: Sell,
  setup: Setup,
  siege: Siege,
  track: Track,
  turn: Turn,
};
