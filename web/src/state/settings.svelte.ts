// What a person likes, kept in the browser.

import type { Language } from "@/text/language";

export type Theme = "auto" | "light" | "dark";
/** How quickly moves are shown; "off": at once, without any motion. */
export const MOTIONS = ["slow", "normal", "fast", "off"] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether single letters and digits do something at a table. */
  keys: boolean;
  /** Whether what hardly matters is done without asking. */
  trifles: boolean;
}

const KEY = "fondaco.settings";

function read(): Kept {
  let kept: Partial<Kept> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    // Unreadable or forbidden: as if there were none.
  }
  const pick = <T>(value: unknown, allowed: readonly T[], otherwise: T): T => (allowed.includes(value as T) ? (value as T) : otherwise);
  const browsers = (navigator.languages?.[0] ?? navigator.language ?? "en").toLowerCase();
  return {
    language: pick<Language>(kept.language, ["en", "ru"], browsers.startsWith("ru") ? "ru" : "en"),
    theme: pick<Theme>(kept.theme, ["auto", "light", "dark"], "auto"),
    motion: pick<Motion>(kept.motion, MOTIONS, "normal"),
    sound: kept.sound === true,
    keys: kept.keys !== false,
    trifles: kept.trifles === true,
  };
}

export const settings: Kept = $state(read());

/** Changes a setting and keeps it. */
export function keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds for this page at least.
  }
  dress();
}

const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
dark?.addEventListener("change", dress);
// Paper is light.
addEventListener("beforeprint", () => (document.documentElement.dataset["theme"] = "light"));
addEventListener("afterprint", dress);

/** The document in the language and theme of the settings. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "auto" ? (dark?.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = settings.motion;
}

const calm = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** How long something that takes `ms` at normal speed should take now. */
export function pace(ms: number): number {
  if (settings.motion === "off" || calm?.matches) return 0;
  return { slow: 2 * ms, normal: ms, fast: ms / 2 }[settings.motion];
}
