// The texts of one language as the rules page wants them: chapters and sections in order.

import type { Block, RulesText } from "@/kit/RulesPage.svelte";
import type { en } from "./en";
import { CHAPTERS, type ChapterKey } from "./sections";

/** The anchors to which questions, reasons and lessons may point. */
export const sections = Object.values(CHAPTERS).flatMap((ids) => ids.map((id) => ({ id })));

const SHORT = /(?<=^|[\s(«*[])([авикосуя]|во|до|за|из|на|не|ни|но|об|от|по|со|их) (?=[^\s–—])/gi;

/** A short word keeps to the next one, a dash to the word before it, a number to what it counts or names. */
const kept = (text: string): string =>
  text
    .replace(SHORT, "$1\u00a0")
    .replaceAll(" —", "\u00a0—")
    .replace(/(?<=\d) (?=[а-яё])/g, "\u00a0")
    .replace(/((?:номер|галер|шаг|мощь)[а-яё]*) (?=\d)/gi, "$1\u00a0");

function keep(block: Block): Block {
  if (typeof block === "string") return kept(block);
  if ("list" in block) return { list: block.list.map(kept) };
  if ("steps" in block) return { steps: block.steps.map(kept) };
  if ("table" in block) return { table: block.table.map((row) => row.map(kept)) };
  if ("example" in block) return { example: kept(block.example) };
  if ("exactly" in block) return { exactly: block.exactly.map(kept) };
  return { ...block, caption: kept(block.caption), ...(block.legend ? { legend: block.legend.map(kept) } : {}) };
}

export function inOrder(text: typeof en): RulesText {
  return {
    title: text.title,
    lead: kept(text.lead),
    minute: text.minute.map(keep),
    chapters: (Object.keys(CHAPTERS) as ChapterKey[]).map((key) => ({
      title: text.chapters[key],
      sections: CHAPTERS[key].map((id) => ({ id, title: text.sections[id].title, blocks: text.sections[id].blocks.map(keep) })),
    })),
  };
}
