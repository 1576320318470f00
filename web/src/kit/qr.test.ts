import { expect, it } from "vitest";
import { qrPath } from "./qr";

/** The dark squares of a path. */
function dark(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

it("draws the three corners by which a camera finds a code", async () => {
  const { size, path } = await qrPath("https://example.org/t/k3v9q2m7xw4t#1-0123456789abcdef01234567");
  expect((size - 17) % 4).toBe(0);
  const rows = dark(path, size);
  const corner = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
  const seen = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map((on) => (on ? "#" : " "))
        .join(""),
    );
  expect(seen(0, 0)).toEqual(corner);
  expect(seen(0, size - 7)).toEqual(corner);
  expect(seen(size - 7, 0)).toEqual(corner);
});

it("is another code for another link", async () => {
  const [one, other] = await Promise.all([qrPath("https://example.org/t/a#1-a"), qrPath("https://example.org/t/a#1-b")]);
  expect(one?.path).not.toBe(other?.path);
});
