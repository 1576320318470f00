// The sections of the rules in the order of reading; their ids are the anchors to which the rest of the page links.

export const CHAPTERS = {
  start: ["goal", "cards", "setup"],
  turn: ["turn", "play"],
  areas: ["areas", "workshops", "residences", "citizens", "trade", "harbour", "sea"],
  more: ["extra", "bonus"],
  end: ["end"],
  well: ["hints"],
  other: ["two-players", "variants"],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[ChapterKey][number];
