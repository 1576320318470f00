// The colours of Serenissima's seats.

import { data } from "./view";
import { coloursOf } from "../generic/colours";
import type { Seat } from "@/line/protocol";

export const colours = coloursOf(data);
export const colourOfSeat = (seat: Seat): number => colours[seat] ?? 0;
