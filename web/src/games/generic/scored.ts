// Points as a reason of a hint: how many, and how many the next best brings.

import { countRu, plural } from "@/text/language";

const counted = {
  en: (much: number, next: number) => `scores ${plural(much, "point", "points")}${next > 0 ? ` (the next best ${next})` : ""}`,
  ru: (much: number, next: number) => `приносит ${countRu(much, "очко", "очка", "очков")}${next > 0 ? ` (следующий вариант ${next})` : ""}`,
};

export const scored = {
  en: { thing: "points", counted: counted.en },
  ru: { thing: "points", counted: counted.ru },
};
