// Spans of time and moments, in words.

import type { ClockRules } from "@/line/protocol";
import type { Language } from "@/text/language";
import type { lobby } from "@/text/lobby";

type Words = (typeof lobby)["en"]["time"];

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A span that somebody chose: "45 s", "20 min", "3 days"; in the largest unit of which it has whole ones. */
export function span(ms: number, words: Words): string {
  if (ms >= DAY && ms % DAY === 0) return words.days(ms / DAY);
  if (ms >= HOUR && ms % HOUR === 0) return words.hours(ms / HOUR);
  if (ms >= MINUTE && ms % MINUTE === 0) return words.minutes(ms / MINUTE);
  return words.seconds(Math.round(ms / SECOND));
}

/** How long there is until a moment, told roughly and never too long. */
export function left(due: number, now: number, words: Words): string {
  const ms = due - now;
  if (ms < MINUTE) return words.underMinute;
  if (ms < HOUR) return words.left(words.minutes(Math.floor(ms / MINUTE)));
  if (ms < 2 * DAY) return words.left(words.hours(Math.floor(ms / HOUR)));
  return words.left(words.days(Math.floor(ms / DAY)));
}

const midnight = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** "5 minutes ago", "yesterday", "12 May": by the calendar where a day has ended since. */
export function ago(then: number, now: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const ms = Math.max(0, now - then);
  if (ms < MINUTE) return relative.format(0, "second");
  if (ms < HOUR) return relative.format(-Math.floor(ms / MINUTE), "minute");
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days === 0 || ms < 6 * HOUR) return relative.format(-Math.floor(ms / HOUR), "hour");
  if (days < 7) return relative.format(-days, "day");
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...(sameYear ? {} : { year: "numeric" }) }).format(then);
}

/** The clock of a table: "20 min each + 10 s a move". */
export function clockWords(clock: ClockRules | null, words: Words): string {
  if (clock === null || clock.kind === "none" || clock.limit === undefined) return words.noClock;
  if (clock.kind === "move") return words.aMove(span(clock.limit, words));
  return words.each(span(clock.limit, words), clock.increment ? span(clock.increment, words) : null);
}
