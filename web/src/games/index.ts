// The faces of the games, each loaded when it is needed.

import type { Face } from "./face";
import type { GameKey } from "@/line/protocol";

const faces = import.meta.glob<{ face: Face }>("./*/face.ts");

export async function loadFace(game: GameKey): Promise<Face> {
  const load = faces[`./${game}/face.ts`];
  if (load === undefined) throw new Error(`there is no face for ${game}`);
  return (await load()).face;
}
