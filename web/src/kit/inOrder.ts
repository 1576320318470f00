// The texts of one language as the rules page wants them: chapters and sections in order, lines held together.

import type { Block, RulesSection, RulesText } from "./blocks";
import { tight } from "@/text/tight";

/** The sections of each chapter, in the order of reading; their ids are the anchors to which the rest of the page links. */
export type Chapters<Chapter extends string, Id extends string> = Record<Chapter, readonly Id[]>;

export interface Texts<Chapter extends string, Id extends string> {
  title: string;
  lead: string;
  minute: Block[];
  chapters: Record<Chapter, string>;
  sections: Record<Id, { title: string; blocks: Block[] }>;
}

export function inOrder<Chapter extends string, Id extends string>(chapters: Chapters<Chapter, Id>, text: Texts<Chapter, Id>): RulesText {
  const { title, lead, minute } = text;
  return {
    ...tight({ title, lead, minute }),
    chapters: (Object.keys(chapters) as Chapter[]).map((key) => ({
      title: tight(text.chapters[key]),
      sections: chapters[key].map((id) => section(id, text.sections[id])),
    })),
  };
}

/** What stands in a section is looked through when it is shown, not all of it before anything is. */
function section(id: string, text: { title: string; blocks: Block[] }): RulesSection {
  let blocks: Block[] | undefined;
  return {
    id,
    title: tight(text.title),
    get blocks() {
      return (blocks ??= tight(text.blocks));
    },
  };
}
