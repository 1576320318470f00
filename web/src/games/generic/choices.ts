// What several games offer at set-up.

import type { Choice } from "../face";

/** The values of an option that is on or off. */
export const flag: Choice["values"] = [
  { value: false, name: { en: "No", ru: "Нет" } },
  { value: true, name: { en: "Yes", ru: "Да" } },
];
