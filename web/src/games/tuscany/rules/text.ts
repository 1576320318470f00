// The texts of one language as the rules page wants them: chapters and sections in order.

import type { Block, RulesText } from "@/kit/RulesPage.svelte";
import type { en } from "./en";
import { CHAPTERS, type ChapterKey } from "./sections";
import { fastened } from "./spaces";

/** The sections, for whoever checks a link. */
export const sections = Object.values(CHAPTERS).flatMap((ids) => ids.map((id) => ({ id })));

const fast = (block: Block): Block => {
  if (typeof block === "string") return fastened(block);
  if ("list" in block) return { list: block.list.map(fastened) };
  if ("steps" in block) return { steps: block.steps.map(fastened) };
  if ("table" in block) return { table: block.table.map((row) => row.map(fastened)) };
  if ("example" in block) return { example: fastened(block.example) };
  if ("exactly" in block) return { exactly: block.exactly.map(fastened) };
  return { ...block, caption: fastened(block.caption), ...(block.legend ? { legend: block.legend.map(fastened) } : {}) };
};

export function inOrder(text: typeof en): RulesText {
  return {
    title: text.title,
    lead: fastened(text.lead),
    minute: text.minute.map(fast),
    chapters: (Object.keys(CHAPTERS) as ChapterKey[]).map((key) => ({
      title: text.chapters[key],
      sections: CHAPTERS[key].map((id) => ({ id, title: text.sections[id].title, blocks: text.sections[id].blocks.map(fast) })),
    })),
  };
}
