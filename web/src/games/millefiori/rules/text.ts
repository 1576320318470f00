// The texts of one language as the rules page wants them: chapters and sections in order.

import type { RulesText } from "@/kit/RulesPage.svelte";
import type { en } from "./en";
import { CHAPTERS, type ChapterKey } from "./sections";

export function inOrder(text: typeof en): RulesText {
  return {
    title: text.title,
    lead: text.lead,
    minute: text.minute,
    chapters: (Object.keys(CHAPTERS) as ChapterKey[]).map((key) => ({
      title: text.chapters[key],
      sections: CHAPTERS[key].map((id) => ({ id, ...text.sections[id] })),
    })),
  };
}

/** The anchors that questions, reasons and lessons may point at. */
export const sections: { id: string }[] = Object.values(CHAPTERS).flatMap((ids) => ids.map((id) => ({ id })));
