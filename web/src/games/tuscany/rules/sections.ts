// The sections of the rules in the order of reading; their ids are the anchors to which the rest of the page links.

export const CHAPTERS = {
  start: ["goal", "setup", "domain", "bonus"],
  turn: ["turn", "draw", "take", "five", "refresh", "place", "pay", "marble"],
  points: ["areas", "colours"],
  tiles: ["effects", "castle", "city", "tavern", "field", "quarry", "village", "monastery", "cart"],
  end: ["round", "end", "winner"],
  well: ["hints"],
  other: ["variants", "ours"],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[ChapterKey][number];
