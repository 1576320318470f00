// Places at which a line must not end: after a short Russian word, before a particle or a dash, between a number and what
// it counts or names, inside «3-е» and «кто-то».

const FIRM = "\u00a0";
const SHORT = /(?<![\p{L}\p{N}-])(?!(?:бы|же|ли) )([а-яё]{1,2}|для|без|при|под|над) (?=\S)/giu;
const PARTICLE = / (?=(?:бы|же|ли)(?!\p{L}))/giu;
const COUNTED = /(?<=\d) (?!\p{L}{1,2}\s)(?=[\p{L}«{[*])/gu;
/** Words that come before a number. */
const NAMED = /(?<!\p{L})((?:round|stack|space|level|step|galley)s?|(?:раунд|стопк|делени|уров|номер|галер|шаг|мощ)\p{L}*) (?=\d)/giu;
const REASONED = / ([×+=]) (?=\d)/g;
const ENDING = /(?<=\d)-(?=[а-яё])|-(?=(?:то|нибудь)(?!\p{L}))/giu;

const firm = (text: string): string =>
  text
    .replace(PARTICLE, FIRM)
    .replace(SHORT, `$1${FIRM}`)
    .replace(COUNTED, FIRM)
    .replace(NAMED, `$1${FIRM}`)
    .replace(REASONED, `${FIRM}$1${FIRM}`)
    .replace(ENDING, "\u2011")
    .replace(/ (?=—)/g, FIRM);

/** All texts within, however deep, with their words held together. */
export function tight<T>(texts: T): T {
  if (typeof texts === "string") return firm(texts) as T;
  if (Array.isArray(texts)) return texts.map(tight) as T;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, tight(value)])) as T;
}
