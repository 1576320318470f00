// The texts of one language as the rules page wants them: chapters and sections in order, lines held together.

import type { RulesText } from "@/kit/RulesPage.svelte";
import { tight } from "@/text/tight";
import type { en } from "./en";
import { CHAPTERS, type ChapterKey } from "./sections";

/** The anchors to which questions, reasons and lessons may point. */
export const sections = Object.values(CHAPTERS).flatMap((ids) => ids.map((id) => ({ id })));

export function inOrder(text: typeof en): RulesText {
  return tight({
    title: text.title,
    lead: text.lead,
    minute: text.minute,
    chapters: (Object.keys(CHAPTERS) as ChapterKey[]).map((key) => ({
      title: text.chapters[key],
      sections: CHAPTERS[key].map((id) => ({ id, ...text.sections[id] })),
    })),
  });
}
