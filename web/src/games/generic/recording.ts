// For tests: games recorded from a server, and what must hold of the words of every game.

import type { Face, Line, Option, People, Told } from "../face";
import type { Chair, HintOption, Legal, View } from "@/line/protocol";
import { ofEachSort } from "@/state/asking";
import { makePeople } from "@/state/people";
import { settings } from "@/state/settings.svelte";
import type { Language } from "@/text/language";

export interface Recording {
  seats: Chair[];
  /** What seat 0 was asked. */
  moments: { view: View; legal: Legal[] }[];
  told: Told[];
  /** The view of seat 0 at the end. */
  final: View;
  points: number[];
  hints: HintOption[];
}

/** A recording from a gzipped file, imported as `?url&inline`. */
export async function recorded(dataUrl: string): Promise<Recording> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  const stream = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  }).pipeThrough(new DecompressionStream("gzip"));
  let text = "";
  const decoder = new TextDecoder();
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text) as Recording;
    text += decoder.decode(value, { stream: true });
  }
}

export const peopleOf = (face: Face, seats: Chair[]): People => makePeople(face.colours, seats, 0);

/** Two people and a bot, for events written by hand. */
export const somebody = (face: Face): People => peopleOf(face, [{ person: "Anna" }, { person: "Boris" }, { bot: 3 }]);

/** In each language. */
export function each(what: (language: Language) => void): void {
  for (const language of ["en", "ru"] as const) {
    settings.language = language;
    what(language);
  }
}

/** What is wrong with a sentence, or nothing. */
export function flaw(sentence: string): string | null {
  if (sentence.trim() === "") return "empty";
  const wrong = /undefined|\[object|NaN|\bnull\b|\bInfinity\b|[a-z]_[a-z]| {2}|\.\.|: \.|\(\)|!/.exec(sentence);
  if (wrong !== null) return `“${wrong[0]}” in: ${sentence}`;
  return settings.language === "ru" && !/[а-яё]/i.test(sentence) ? `not Russian: ${sentence}` : null;
}

export const flaws = (sentences: string[]): string[] => sentences.flatMap((sentence) => flaw(sentence) ?? []);

export const linesOf = (face: Face, people: People, { told, final }: Recording): Line[] => told.flatMap(({ events }) => face.tell(events, people, final));

/** Words in backticks in the first column of the table under a heading of docs/GAME-json.md. */
export function keysOf(doc: string, heading: string): string[] {
  const from = doc.indexOf(`\n## ${heading}\n`);
  const section = doc.slice(from + 1, doc.indexOf("\n## ", from + 1) === -1 ? undefined : doc.indexOf("\n## ", from + 1));
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([a-z_]+)`/g)].map(([, key]) => key ?? ""));
}

/** What is wrong with the options of a moment. */
export function optionFlaws(face: Face, { view, legal }: { view: View; legal: Legal[] }): string[] {
  const options: Option[] = face.options(view, 0, legal);
  const wrong = flaws(options.flatMap(({ label, verb, group }) => [label, verb, group]));
  if (options.length !== legal.length || new Set(options.map((option) => option.legal)).size !== legal.length) wrong.push("not one option for each action");
  const labels = ofEachSort(options).map(({ group, label }) => label || group);
  if (new Set(labels).size !== labels.length) wrong.push(`equal labels: ${labels.filter((label, i) => labels.indexOf(label) !== i).join("; ")}`);
  return wrong;
}
