// The sections of the rules in the order of reading; their ids are the anchors to which the rest of the page links.

export const CHAPTERS = {
  start: ["goal", "sea", "ports", "goods", "setup"],
  turn: ["turn", "galley"],
  activation: ["load", "crew", "row", "blockade", "sell"],
  battle: ["battle", "loot", "siege", "capture"],
  invest: ["invest", "new-galley", "buildings"],
  time: ["round", "doge", "scoring", "end"],
  few: ["few-players"],
  well: ["hints"],
  other: ["variants", "map"],
} as const;

export type ChapterKey = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[ChapterKey][number];
