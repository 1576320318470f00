// The texts of a rules page taken apart, for tests: what both languages must have alike.

import { marks, type Block } from "./blocks";

export function textsOf(block: Block): string[] {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  if ("table" in block) return block.table.flat();
  if ("example" in block) return [block.example];
  if ("exactly" in block) return block.exactly;
  return [block.caption, ...(block.legend ?? [])];
}
export const all = (blocks: Block[]): string[] => blocks.flatMap(textsOf);

/** What must be the same in both languages: kinds of blocks, pictures, links, signs, figures. */
export function shape(blocks: Block[]): unknown[] {
  return blocks.map((block) => {
    const found = textsOf(block).flatMap(marks);
    return {
      kind: typeof block === "string" ? "text" : Object.keys(block)[0],
      picture: typeof block !== "string" && "picture" in block ? block.picture : null,
      texts: textsOf(block).length,
      links: found.flatMap((mark) => (mark.kind === "link" ? [mark.to] : [])).sort(),
      signs: found.flatMap((mark) => (mark.kind === "glyph" || mark.kind === "chip" ? [mark.text] : [])),
      figures: found.flatMap((mark) => (mark.kind === "glyph" || mark.kind === "chip" ? [] : (mark.text.match(/\d+/g) ?? []))).sort(),
    };
  });
}
