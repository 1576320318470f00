// The messages of the page in the language of the settings: `words.now.table.undo`. Games bring their own.

import { settings } from "@/state/settings.svelte";
import { common } from "./common";
import { following } from "./following";
import { hint } from "./hint";
import type { Language } from "./language";
import { lobby } from "./lobby";
import { table } from "./table";

/** One set of texts in both languages; the second must have everything that the first has. */
export interface Both<T> {
  en: T;
  ru: T;
}

const all = {
  en: { ...common.en, ...table.en, ...hint.en, ...following.en, ...lobby.en },
  ru: { ...common.ru, ...table.ru, ...hint.ru, ...following.ru, ...lobby.ru },
};

export const words = {
  get now(): (typeof all)["en"] {
    return all[settings.language];
  },
  get language(): Language {
    return settings.language;
  },
};

/** The text of this language. */
export const now = <T>(both: { en: T; ru: T }): T => both[settings.language];
