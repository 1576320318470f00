// What the text of a rules page is made of: blocks, and marks within a text.

/** In texts: **strong**, [words](#section), {glyph}, {0} for the mark of a player's colour, {third} for the third party's. */
export type Block =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { table: string[][] }
  | { example: string }
  /** Rulings for those who look something up; in small type. */
  | { exactly: string[] }
  | { picture: string; caption: string; legend?: string[] };

export interface RulesSection {
  id: string;
  title: string;
  blocks: Block[];
}

export interface RulesText {
  title: string;
  /** One or two lines under the title. */
  lead: string;
  /** The game in one minute. */
  minute: Block[];
  chapters: { title: string; sections: RulesSection[] }[];
}

/** What whoever shows the rules of a game says to them. */
export interface RulesProps {
  /** The section to begin at. */
  section: string | null;
  /** In a panel beside a board. */
  beside?: boolean;
  /** Only the game in one minute. */
  only?: "minute" | undefined;
}

export type Mark =
  | { kind: "text" | "strong"; text: string }
  /** A sign; one that keeps to the word after it. */
  | { kind: "glyph" | "chip"; text: string; keeps: boolean }
  | { kind: "link"; text: string; to: string };

const MARK = /\*\*(.+?)\*\*|\[(.+?)\]\(#([a-z-]+)\)|\{([a-z0-9]+)\}/g;

/** A text taken apart into what is drawn differently. */
export function marks(text: string): Mark[] {
  const found: Mark[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, words, to, sign] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (to !== undefined) found.push({ kind: "link", text: words ?? "", to });
    at = match.index + whole.length;
    if (sign === undefined) continue;
    const keeps = text[at] === " ";
    found.push({ kind: /^(\d|third)$/.test(sign) ? "chip" : "glyph", text: sign, keeps });
    if (keeps) ++at;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
