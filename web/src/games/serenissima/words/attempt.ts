// What somebody seems to want who touches an element that is not lit: the rules are then asked why not.

import { activeGalley, seen, type SerenissimaView } from "../view";
import type { ElementId } from "../../face";
import { kindOf, which } from "../../generic/text";
import type { Seat, View } from "@/line/protocol";

const investing = ({ phase }: SerenissimaView): boolean => phase === "invest" || phase === "special";

function onPort(view: SerenissimaView, port: string): string | null {
  const here = activeGalley(view)?.zone === port;
  switch (view.phase) {
    case "setup_port":
    case "setup_close":
    case "buy_place":
      return `port ${port}`;
    case "move":
      return `move ${port}`;
    case "invest":
      return `hire ${port}`;
    case "load":
      return here ? "load" : null;
    case "step3":
      return here ? (view.ports[port]?.owner === null ? "capture" : "attack port") : null;
    default:
      return null;
  }
}

function onGalley(view: SerenissimaView, number: string): string | null {
  if (view.phase === "step3") return activeGalley(view)?.number === Number(number) ? null : `attack ${number}`;
  return investing(view) ? `hire ${number}` : null;
}

/** A building in the own port that comes nearest, a sailor into the first own port. */
function inShop(view: SerenissimaView, seat: Seat, ware: string): string | null {
  if (!investing(view)) return null;
  if (ware === "galley") return "buy";
  const port = Object.entries(view.ports).find(([, one]) => one.owner === seat)?.[0];
  return port === undefined ? null : `${ware === "sailor" ? "hire" : ware} ${port}`;
}

function aboard(view: SerenissimaView, what: string): string | null {
  if (view.phase === "sell" && what !== "sailor") return `sell ${what}`;
  if (view.phase === "load") return what === "sailor" ? "sailor to port" : `jettison ${what}`;
  return null;
}

function taking(view: SerenissimaView, name: string): string | null {
  const [from = "", what = ""] = name.split(":");
  return view.phase === "load" ? `${what} from ${from}` : null;
}

/** The step that follows, or the end. */
function onStep(view: SerenissimaView, step: string): string | null {
  if (step === "row") return view.phase === "load" ? "end" : null;
  if (step === "deal") return view.phase === "move" ? "end" : null;
  return step === "end" && (view.phase === "sell" || view.phase === "step3") ? "end" : null;
}

export function attempt(raw: View, seat: Seat, element: ElementId): string | null {
  const view = seen(raw);
  const name = which(element);
  switch (kindOf(element)) {
    case "number":
      return view.phase === "setup_galley" || view.phase === "buy_number" ? `number ${name}` : null;
    case "galley":
      return onGalley(view, name);
    case "zone":
      return view.phase === "move" ? `move ${name}` : null;
    case "port":
      return onPort(view, name);
    case "shop":
      return inShop(view, seat, name);
    case "aboard":
      return aboard(view, name);
    case "from":
      return taking(view, name);
    case "step":
      return onStep(view, name);
    case "loot":
      return view.phase === "loot" ? `take ${name}` : null;
    default:
      return null;
  }
}
