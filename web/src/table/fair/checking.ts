// The check of a shuffle: what was sealed, and whether it is what was told (docs/protocol.md, commitment).

import { sha256 } from "./sha256";

/** The text whose SHA-256 is the seal; a table that goes on from a position has that behind it, as its record says it. */
export const sealedText = (seed: string, nonce: string, position: string | null): string =>
  `fondaco-seed ${seed} ${nonce}${position === null ? "" : ` ${position}`}`;

/** What a record says in its line of this name; null if it has none. */
export const lineOf = (record: string, name: string): string | null => {
  const head = record.split("\n\n", 1)[0] ?? "";
  return (
    head
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? null
  );
};

export interface Checked {
  text: string;
  digest: string;
  /** Whether that is the seal. */
  same: boolean;
}

export async function check(seal: string, seed: string, nonce: string, position: string | null): Promise<Checked> {
  const text = sealedText(seed, nonce, position);
  const digest = await sha256(text);
  return { text, digest, same: digest === seal };
}
