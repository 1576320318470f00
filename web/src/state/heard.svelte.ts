// How far the talk at each table has been heard. Kept in the browser, so that a reload makes no old line new.

const KEY = "fondaco.heard";
/** No more tables than this are remembered; the one heard last is forgotten last. */
const MOST = 50;

type Kept = Record<string, number>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

let kept = $state.raw<Kept>(read());

export const heard = {
  /** The number of the last entry that was heard. */
  upTo: (table: string): number => kept[table] ?? 0,
  hear(table: string, seq: number): void {
    if (seq <= heard.upTo(table)) return;
    // Another tab may have heard something meanwhile.
    const { [table]: _, ...others } = { ...kept, ...read() };
    kept = Object.fromEntries([...Object.entries(others), [table, seq] as const].slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // It holds for this page at least.
    }
  },
};
