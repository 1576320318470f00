// The sections of the rules in the order of reading; their ids are the anchors to which the rest of the page links.

export const CHAPTERS = {
  start: ["goal", "setup", "influence", "draft"],
  turn: ["turn", "street", "place", "activation", "white", "obligation"],
  actions: ["actions", "wood-brick-marble", "build", "weave", "sea", "land", "donate", "sculpt"],
  cards: ["cards", "compensate"],
  council: ["overflow", "council", "scoring", "ties", "end"],
  two: ["two-players", "support"],
  well: ["hints"],
  other: ["variants"],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[ChapterKey][number];
