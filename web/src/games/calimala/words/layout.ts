// What happened on a street is told by the street's number; its name is made of the actions that it joins.

import data from "@data/calimala.json";
import type { Action } from "../view";

/** The actions that a street joins. */
export const actionsOf = (street: number, city: readonly Action[]): Action[] => (data.streets[street]?.cells ?? []).flatMap((cell) => city[cell] ?? []);
