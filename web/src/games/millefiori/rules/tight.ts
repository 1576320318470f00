// Russian lines do not end after a short word, before a particle or a dash, or between a number and its noun.

/** Beginnings of what is counted, and names of what has a number. */
const COUNTED = "очк|карт|ромб|делен|ячее|ячей|раунд|круг|игрок|разн|звёзд|товар|занят";
const NUMBERED = "делени[еяи]|делениях|уровень|уровн[ея]|уровнях";

const bound = (text: string): string =>
  text
    .replace(/ (?=(?:бы|же|ли)(?![а-яё]))/gi, "\u00a0")
    .replace(/(?<![а-яё-])(?!бы|же|ли)([а-яё]{1,2}) /gi, "$1\u00a0")
    .replace(new RegExp(`(\\d) (?=${COUNTED})`, "gi"), "$1\u00a0")
    .replace(new RegExp(`(${NUMBERED}) (?=\\d)`, "gi"), "$1\u00a0")
    .replace(/ ([×+=]) (?=\d)/g, "\u00a0$1\u00a0")
    .replace(/(\d)-(?=[а-яё])/g, "$1\u2011")
    .replace(/ (?=—)/g, "\u00a0");

/** All texts within, however deep, with their words bound. */
export function tight<T>(texts: T): T {
  if (typeof texts === "string") return bound(texts) as T;
  if (Array.isArray(texts)) return texts.map(tight) as T;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, tight(value)])) as T;
}
