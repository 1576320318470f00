// SHA-256 (FIPS 180-4) of a text, in hexadecimal digits. Browsers lend theirs only to pages that came over https or from this very
// machine; on a plain address in one's own network ours computes the same.

/** The first 32 bits behind the point of roots of the first primes. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; ++n) {
    if (Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d !== 0)) found.push(Math.floor((n ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}
const START = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);

const turned = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** One block of 64 bytes. */
function mix(state: number[], block: DataView): number[] {
  const w: number[] = Array.from({ length: 16 }, (_, i) => block.getInt32(4 * i));
  for (let i = 16; i < 64; ++i) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; ++i) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + state[i]!) | 0);
}

/** Ours. */
export function ownSha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, 8n * BigInt(bytes.length));
  let state = START;
  for (let at = 0; at < padded.byteLength; at += 64) state = mix(state, new DataView(padded.buffer, at, 64));
  return state.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Whether the browser lends its own. */
export const browserHas = (): boolean => typeof crypto !== "undefined" && (crypto.subtle as SubtleCrypto | undefined) !== undefined;

/** The browser's own if it lends it, else ours. */
export async function sha256(text: string): Promise<string> {
  if (!browserHas()) return ownSha256(text);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
