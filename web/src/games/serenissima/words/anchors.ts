// The sections of the rules to which questions and refusals lead.

import { GOODS, type Phase } from "../view";
import type { SectionId } from "../rules/sections";

/** The section about the question of a phase. */
export const RULES: Record<Phase, SectionId> = {
  setup_close: "setup",
  setup_port: "setup",
  setup_galley: "setup",
  turn: "turn",
  load: "load",
  move: "row",
  move_blockade: "blockade",
  step3: "sell",
  sell_blockade: "blockade",
  sell: "sell",
  capture_blockade: "blockade",
  land: "capture",
  combat_continue: "battle",
  loot: "loot",
  invest: "invest",
  buy_number: "new-galley",
  buy_place: "new-galley",
  buy_crew: "new-galley",
  special: "round",
  over: "end",
};

/** The section about what was tried. */
export function ruleOf(action: string, phase: Phase): SectionId {
  const [kind = "", what = ""] = action.split(" ");
  if (phase === "invest") return kind === "buy" ? "new-galley" : kind === "fort" || kind === "basilica" ? "buildings" : "invest";
  if (phase === "step3") return kind === "capture" ? "capture" : kind !== "attack" ? "sell" : what === "port" ? "siege" : "battle";
  if (phase === "load" && (kind === "sailor" || GOODS.some((good) => good === kind))) return "crew";
  return RULES[phase];
}
