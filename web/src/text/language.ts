// Two languages, one table of messages: `ru` has the type of `en`, so that a missing text fails the check.

export type Language = "en" | "ru";
/** A name in both languages, as data/ has them. */
export type Name = { en: string; ru: string };

const plurals = { en: new Intl.PluralRules("en"), ru: new Intl.PluralRules("ru") };

/** 1 cube, 2 cubes. */
export const plural = (n: number, one: string, other: string): string => `${n} ${plurals.en.select(n) === "one" ? one : other}`;

/** 1 кубик, 2 кубика, 5 кубиков. */
export const countRu = (n: number, one: string, few: string, many: string): string => `${n} ${formRu(n, one, few, many)}`;

/** The form alone, without the number. */
export function formRu(n: number, one: string, few: string, many: string): string {
  const rule = plurals.ru.select(n);
  return rule === "one" ? one : rule === "few" ? few : many;
}

/** "A", "A and B", "A, B and C". */
export const list = (language: Language, items: string[]): string => new Intl.ListFormat(language, { type: "conjunction" }).format(items);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
