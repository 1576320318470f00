// Which tables are explained as they are played, and what has been understood there. Kept in the browser, so that a reload,
// or another visit, goes on where it was.

const KEY = "fondaco.lessons";
/** No more tables than this are remembered. */
const MOST = 20;

type Kept = Record<string, readonly string[]>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Kept>(read());

function keep(next: Kept): void {
  kept = Object.fromEntries(Object.entries(next).slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It holds for this page at least.
  }
}

export const lessons = {
  /** Whether a table is explained. */
  on: (table: string): boolean => kept[table] !== undefined,
  understood: (table: string): readonly string[] => kept[table] ?? [],
  begin(table: string): void {
    if (!lessons.on(table)) keep({ ...kept, [table]: [] });
  },
  understand(table: string, lesson: string): void {
    keep({ ...kept, [table]: [...lessons.understood(table), lesson] });
  },
  end(table: string): void {
    const { [table]: _, ...others } = kept;
    keep(others);
  },
};
