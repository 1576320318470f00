// The faces of the games and their rules, each loaded when it is needed.

import type { Component } from "svelte";
import type { RulesProps } from "@/kit/blocks";
import type { GameKey } from "@/line/protocol";
import type { Explain } from "./explained";
import type { Face } from "./face";

const faces = import.meta.glob<{ face: Face }>("./*/face.ts");
const rules = import.meta.glob<{ default: Component<RulesProps> }>("./*/rules/Rules.svelte");
const explaining = import.meta.glob<{ explain: Explain }>("./*/words/explain.ts");

export async function loadFace(game: GameKey): Promise<Face> {
  const load = faces[`./${game}/face.ts`];
  if (load === undefined) throw new Error(`there is no face for ${game}`);
  return (await load()).face;
}

/** The rules are read without the board, too. */
export async function loadRules(game: GameKey): Promise<Component<RulesProps>> {
  const load = rules[`./${game}/rules/Rules.svelte`];
  if (load === undefined) throw new Error(`there are no rules for ${game}`);
  return (await load()).default;
}

/** What the things of a board are, when somebody asks. */
export async function loadExplain(game: GameKey): Promise<Explain> {
  const load = explaining[`./${game}/words/explain.ts`];
  if (load === undefined) throw new Error(`there are no explanations for ${game}`);
  return (await load()).explain;
}
