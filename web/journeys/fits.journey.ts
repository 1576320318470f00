// Every game fits every window that people have (the pictures of it: scripts/matrix.sh).

import { describe, expect, it } from "vitest";
import { look, moments, nameOf, open, SIZES } from "./fits";
import { GAMES, openHouse } from "./kit";

const house = openHouse();

describe("board, hand, question and button are in the window, and nothing of them is cut", () => {
  it.each(GAMES.flatMap((game) => [false, true].map((phone) => ({ ...game, phone }))))("$name, phone: $phone", async ({ game, phone }) => {
    const sizes = SIZES.filter(({ kind }) => (kind === "phone") === phone);
    const { context, troubles } = await house.person({ ...sizes[0], language: phone ? "ru" : "en" });
    const faults: string[] = [];
    for (const moment of moments(game)) {
      const page = await open(context, game, moment);
      for (const size of sizes) {
        const found = await look(page, size, moment);
        faults.push(...found.faults.map((fault) => `${moment.name}, ${nameOf(size)}: ${fault}`));
      }
      await page.close();
    }
    expect(faults).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("on a phone", () => {
  it("the first touch of a place does not move what the second will hit", async () => {
    const { context } = await house.person({ width: 360, height: 640 });
    const page = await open(context, "calimala", moments("calimala")[0]!);
    await look(page, { width: 360, height: 640, kind: "phone" }, moments("calimala")[0]!);
    const place = (await page.locator(".pane [data-light=legal]").nth(3).boundingBox())!;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const hit = () => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-element]")?.getAttribute("data-element"), [x, y] as const);
    const board = page.locator(".pane svg").first();
    const before = { hit: await hit(), box: await board.boundingBox() };
    expect(before.hit).toBeTruthy();
    await page.touchscreen.tap(x, y);
    await page.locator("#preview").waitFor();
    expect({ hit: await hit(), box: await board.boundingBox() }).toEqual(before);
    await context.close();
  });

  it("two fingers enlarge the board around what lies between them", async () => {
    const { context } = await house.person({ width: 360, height: 640 });
    const page = await open(context, "tuscany", moments("tuscany")[0]!);
    const width = () => page.locator(".pane svg.board").evaluate((board) => board.getBoundingClientRect().width);
    const before = await width();
    await page.locator(".pane").evaluate((pane) => {
      const { left, top } = pane.getBoundingClientRect();
      const fingers = (apart: number) =>
        [-1, 1].map((side) => new Touch({ identifier: side + 1, target: pane, clientX: left + 150 + (side * apart) / 2, clientY: top + 100 }));
      for (const [type, apart] of [
        ["touchstart", 60],
        ["touchmove", 120],
      ] as const)
        pane.dispatchEvent(new TouchEvent(type, { touches: fingers(apart), cancelable: true, bubbles: true }));
    });
    await expect.poll(width).toBeGreaterThan(before * 1.8);
    await context.close();
  });
});

it("all four games of the lobby are in sight at 1366 × 768", async () => {
  const { page, context } = await house.person({ width: 1366, height: 768 });
  await page.goto("/");
  await page.getByRole("article").nth(3).waitFor();
  const bottoms = await page.getByRole("article").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(4);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(768);
  await context.close();
});
