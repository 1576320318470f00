// Places at which a line must not break: after a number or a short Russian word, before a dash, inside “round 1” and «кто-то».

const AFTER = /(?<![\p{L}\p{N}-])(\d+|[а-яё]{1,2}|для|без|при|под|над) (?=[\p{L}\p{N}[(«{*])/giu;
const COUNTED = /(round|stack|раунд\p{L}*|стопк\p{L}*) (?=\d)/giu;
const ENDING = /-(?=(?:то|нибудь|м|й)(?!\p{L}))/giu;

export const fastened = (text: string): string =>
  text.replace(AFTER, "$1\u00a0").replace(COUNTED, "$1\u00a0").replace(ENDING, "\u2011").replace(/ (?=—)/g, "\u00a0");
