// A finished game looked at again, shared, and played on from.

import { describe, expect, it } from "vitest";
import { byMouse, openHouse, playOut, turn } from "./kit";

const house = openHouse();

describe("after the end", () => {
  it("one scrubs, steps, shares a position and plays on from it", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    await page.getByRole("article").filter({ hasText: "Calimala" }).getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/t\//);
    await playOut(page, byMouse, 11);
    const points = await page.locator("tfoot td").allTextContents();
    await page.getByRole("link", { name: "Look at the game again" }).click();
    await page.waitForURL(/\/replay\//);
    const slider = page.getByRole("slider");
    await slider.waitFor();
    const total = Number(await slider.getAttribute("max"));
    expect(total).toBeGreaterThan(40);
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".points").allTextContents().then((all) => all.map((text) => text.trim()))).toEqual(points);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => slider.inputValue()).toBe("1");
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(1);
    await slider.fill(String(Math.floor(total / 2)));
    await expect.poll(() => page.url()).toContain(`at=${Math.floor(total / 2)}`);
    const story = await page.locator(".now").textContent();
    const other = await house.person();
    await other.page.goto(page.url());
    await expect.poll(() => other.page.locator(".now").textContent()).toBe(story);
    await other.page.getByRole("button", { name: "Play on from here" }).click();
    await other.page.getByRole("dialog").getByRole("button").nth(1).click();
    await other.page.waitForURL(/\/t\//);
    await turn(other.page);
    await byMouse(other.page, () => 0);
    expect([...troubles, ...other.troubles]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
