// A first game that explains itself, from the lobby.

import { describe, expect, it } from "vitest";
import { GAMES, openHouse } from "./kit";

const house = openHouse();

describe("a guided first game", () => {
  it.each(GAMES)("of $name explains itself, goes on after a reload and stays ended", async ({ name }) => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    await page.getByRole("button", { name: `Learn ${name}` }).click();
    await page.waitForURL(/\/t\/[^?]+$/);
    const opening = page.getByRole("dialog", { name: `${name} in one minute` });
    await opening.locator(".picture svg").waitFor();
    await page.reload();
    await opening.locator(".picture svg").waitFor();
    await page.keyboard.press("Enter");
    await opening.waitFor({ state: "detached" });
    const lesson = page.locator("section.lesson");
    await lesson.waitFor();
    const first = await lesson.locator("h2").textContent();
    await page.reload();
    await lesson.waitFor();
    expect(await lesson.locator("h2").textContent()).toBe(first);
    const menu = async (on: boolean) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByLabel("Explain the game as it goes").setChecked(on);
      await page.keyboard.press("Escape");
    };
    await menu(false);
    await lesson.waitFor({ state: "detached" });
    // Nothing stays outlined.
    expect(await page.locator("[data-light=touched]").count()).toBe(0);
    await page.reload();
    await page.locator(".list button").first().waitFor({ state: "attached" });
    expect(await lesson.count()).toBe(0);
    await menu(true);
    await lesson.waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
