// Whole games of each box against bots.

import { describe, expect, it } from "vitest";
import { byKeyboard, byMouse, GAMES, openHouse, PHONE, playOut, turn } from "./kit";

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
    expect(await page.locator("tfoot td").count()).toBeGreaterThan(1);
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
