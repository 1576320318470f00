// The pictures of the rules by the names that the texts use.

import type { Component } from "svelte";
import Areas from "./Areas.svelte";
import Bonus from "./Bonus.svelte";
import Cart from "./Cart.svelte";
import Castle from "./Castle.svelte";
import City from "./City.svelte";
import Colours from "./Colours.svelte";
import Domain from "./Domain.svelte";
import Draw from "./Draw.svelte";
import Field from "./Field.svelte";
import Five from "./Five.svelte";
import Lap from "./Lap.svelte";
import Left from "./Left.svelte";
import Marble from "./Marble.svelte";
import Mat from "./Mat.svelte";
import Minute from "./Minute.svelte";
import Monastery from "./Monastery.svelte";
import Pay from "./Pay.svelte";
import Place from "./Place.svelte";
import Quarry from "./Quarry.svelte";
import Refresh from "./Refresh.svelte";
import Scoring from "./Scoring.svelte";
import Table from "./Table.svelte";
import Take from "./Take.svelte";
import Tavern from "./Tavern.svelte";
import Turn from "./Turn.svelte";
import Village from "./Village.svelte";

export const pictures: Record<string, Component> = {
  areas: Areas,
  bonus: Bonus,
  cart: Cart,
  castle: Castle,
  city: City,
  colours: Colours,
  domain: Domain,
  draw: Draw,
  field: Field,
  five: Five,
  lap: Lap,
  left: Left,
  marble: Marble,
  mat: Mat,
  minute: Minute,
  monastery: Monastery,
  pay: Pay,
  place: Place,
  quarry: Quarry,
  refresh: Refresh,
  scoring: Scoring,
  table: Table,
  take: Take,
  tavern: Tavern,
  turn: Turn,
  village: Village,
};
