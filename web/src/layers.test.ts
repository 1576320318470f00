// Arrows point down (README.md): what a folder may import.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname);

const BELOW: Record<string, readonly string[]> = {
  line: [],
  text: ["line", "state"],
  state: ["line", "text"],
  kit: ["line", "state", "text"],
  games: ["kit", "line", "state", "text"],
  table: ["games", "kit", "line", "state", "text"],
  lobby: ["games", "kit", "line", "state", "text"],
  pages: ["games", "kit", "line", "lobby", "state", "table", "text"],
};

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

/** What a file imports from this folder, as paths in it. (Tests also read documents from outside.) */
function imports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
    .flatMap(([, path = ""]) => (path.startsWith("@/") ? [path.slice(2)] : path.startsWith(".") ? [relative(ROOT, resolve(ROOT, dirname(file), path))] : []))
    .filter((path) => !path.startsWith(".."));
}

describe("layers", () => {
  it.each(Object.entries(BELOW))("%s knows only what lies below it", (layer, below) => {
    const mine = files.filter((file) => file.startsWith(`${layer}/`));
    expect(mine.length).toBeGreaterThan(0);
    const up = mine.flatMap((file) =>
      imports(file)
        .filter((path) => ![layer, ...below].includes(path.split("/")[0] ?? ""))
        .map((path) => `${file} → ${path}`),
    );
    expect(up).toEqual([]);
  });

  it("games do not know each other", () => {
    const games = ["calimala", "millefiori", "serenissima", "tuscany"];
    const across = files.flatMap((file) => {
      const [top, game = ""] = file.split("/");
      if (top !== "games" || !games.includes(game)) return [];
      return imports(file)
        .filter((path) => games.some((other) => other !== game && path.startsWith(`games/${other}/`)))
        .map((path) => `${file} → ${path}`);
    });
    expect(across).toEqual([]);
  });
});
