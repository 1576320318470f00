// The face of a game, or null where there is none (yet).

import { loadFace } from "@/games";
import type { Face } from "@/games/face";
import type { GameKey } from "@/line/protocol";

export async function faceOf(game: GameKey): Promise<Face | null> {
  try {
    return await loadFace(game);
  } catch {
    return null;
  }
}
