// Whole games of each box against bots.

import { describe, expect, it } from "vitest";
import { byKeyboard, byMouse, dice, GAMES, make, openHouse, PHONE, playOut, turn } from "./kit";

const house = openHouse();

const MOST = 1200;

describe.each(GAMES)("a game of $name", ({ name, ru }) => {
  it("by mouse, from the lobby to the final scores", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: name }).getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/t\//);
    await playOut(page, byMouse, 1, MOST);
    await expect.poll(() => page.locator("#question").textContent()).toMatch(/win|share/);
    const totals = await page.locator("tfoot td").allTextContents();
    expect(totals.length).toBeGreaterThan(1);
    const points = (await page.locator(".outcome li .points").allTextContents()).map((text) => text.trim());
    expect([...points].sort()).toEqual([...totals].sort());
    expect(await page.locator(".winner b").textContent()).toMatch(/./);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("by keyboard alone", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: name }).getByRole("button", { name: "Play now" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    await playOut(page, byKeyboard, 2, MOST);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("on a phone, in Russian", async () => {
    const { page, context, troubles } = await house.person({ ...PHONE, language: "ru" });
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: ru }).getByRole("button", { name: "Играть" }).click();
    await page.waitForURL(/\/t\//);
    await turn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await playOut(page, byMouse, 3, MOST);
    expect(await page.locator("#question").textContent()).toMatch(/победил|Побеждает|делят/);
    expect(troubles).toEqual([]);
    await context.close();
  });
});

describe("moves of others", () => {
  it("are shown one after the other as slowly as one likes, and skipped when one likes", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    const { table } = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${table}`);
    const roll = dice(5);
    for (let decisions = 0; decisions < 8; ++decisions) {
      await turn(page);
      await byMouse(page, roll);
    }
    await turn(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByLabel("Speed of moves").selectOption({ label: "slow" });
    await page.keyboard.press("Escape");
    // Bots have long decided when the first of their moves has been looked at.
    const skip = page.locator("button.follow.skipping");
    for (let decisions = 0; decisions < 20 && (await skip.count()) === 0; ++decisions) {
      await turn(page);
      await byMouse(page, roll);
      await skip.or(page.locator(".list button").first()).first().waitFor({ state: "attached" });
    }
    await skip.click();
    await expect.poll(() => skip.count()).toBe(0);
    await turn(page);
    // Everything that was skipped stays marked and can be looked at.
    expect(await page.locator(".board [aria-label*='last move']").count()).toBeGreaterThan(0);
    expect(Number(await page.locator(".follow .count").textContent())).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
