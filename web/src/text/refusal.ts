// Refusals of the server and of the line, in the language of the page.

import { words } from "./words.svelte";

/** The sentence of a code. */
export const sentence = (code: string): string => words.now.errors[code] ?? words.now.lobby.refusals[code] ?? (words.now.errors["unknown"] as string);

/** The sentence of whatever was thrown. */
export const refusal = (error: unknown): string => sentence((error as { code?: string } | null)?.code ?? "unknown");
