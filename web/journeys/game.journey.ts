// Whole games of Calimala against bots.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byKeyboard, byMouse, launch, person, PHONE, playOut, turn } from "./kit";
import { Server } from "./server";

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe("a game of Calimala", () => {
  it("by mouse, from the lobby to the final scores", async () => {
    const { page, context, troubles } = await person(browser, server.address);
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: "Calimala" }).getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/t\//);
    await playOut(page, byMouse, 1);
    await expect.poll(() => page.locator("#question").textContent()).toMatch(/win|share/);
    expect(await page.locator("tfoot td").count()).toBe(3);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("by keyboard alone", async () => {
    const { page, context, troubles } = await person(browser, server.address);
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: "Calimala" }).getByRole("button", { name: "Play now" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    await playOut(page, byKeyboard, 2);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("on a phone, in Russian", async () => {
    const { page, context, troubles } = await person(browser, server.address, { ...PHONE, language: "ru" });
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: "Calimala" }).getByRole("button", { name: "Играть" }).click();
    await page.waitForURL(/\/t\//);
    await turn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await playOut(page, byMouse, 3);
    expect(await page.locator("#question").textContent()).toMatch(/победил|Побеждает|делят/);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
