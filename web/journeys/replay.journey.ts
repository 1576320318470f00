// A finished game looked at again, shared, and played on from.

import { describe, expect, it } from "vitest";
import { byMouse, dice, GAMES, make, openHouse, turn, watchTheEnd } from "./kit";

const house = openHouse();

describe.each(GAMES)("after a game of $name", ({ game }) => {
  it("one scrubs, steps, reloads, shares a position and plays on from it", async () => {
    const { page, context, troubles } = await house.person();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/");
    const { table } = await make(page, { game, seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${table}`);
    const roll = dice(11);
    for (let decisions = 0; decisions < 8 && (await turn(page)) === "asked"; ++decisions) await byMouse(page, roll);
    // What was taken back is not looked at again.
    const moment = () => page.locator(".page").getAttribute("data-at");
    const latest = await moment();
    await page.locator("button.undo:enabled").click();
    await expect.poll(moment).not.toBe(latest);
    // What the others did since one's turn is shown again, step by step.
    const steps = page.locator(".follow .count");
    for (let decisions = 0; decisions < 20 && (await turn(page)) === "asked" && (await steps.count()) === 0; ++decisions) await byMouse(page, roll);
    const count = Number(await steps.textContent());
    const asked = await page.locator("#question").textContent();
    await page.locator("button.follow").click();
    await expect.poll(() => page.locator(".past li").count()).toBe(count);
    await page.locator(".past li button").last().click();
    await page.locator(".past li button[aria-current=step]").waitFor();
    expect(await page.locator(".past .said").textContent()).toMatch(/^After decision \d+ of \d+\. .+/);
    await page.locator(".story .here").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    expect(await page.locator("#question").textContent()).toBe(asked);
    await watchTheEnd(page);
    const points = await page.locator("tfoot td").allTextContents();
    await page.getByRole("link", { name: "Look at the game again" }).click();
    await page.waitForURL(/\/replay\//);
    const slider = page.getByRole("slider");
    const at = () => slider.inputValue().then(Number);
    await slider.waitFor();
    const total = Number(await slider.getAttribute("max"));
    expect(total).toBeGreaterThan(40);

    await page.keyboard.press("End");
    const shown = () =>
      page
        .locator(".players .points")
        .allTextContents()
        .then((all) => all.map((text) => text.trim()));
    await expect.poll(shown).toEqual(points);
    await page.keyboard.press("Home");
    await expect.poll(shown).not.toEqual(points);
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBe(1);
    await page.keyboard.press("ArrowRight");
    await expect.poll(at).toBe(2);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(at).toBe(1);
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(at).toBeGreaterThan(1);

    const middle = Math.floor(total / 2);
    await slider.fill(String(middle));
    await expect.poll(() => page.url()).toContain(`at=${middle}`);
    const seen = async (one = page) => [await one.locator(".now").textContent(), await one.locator(".players .points").allTextContents()];
    const told = (one = page) => one.locator(".story li").allTextContents();
    const before = await seen();
    await page.reload();
    await expect.poll(() => seen()).toEqual(before);
    expect(await at()).toBe(middle);

    await page.getByRole("button", { name: "Copy the link to this position" }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`/replay/${table}?at=${middle}`);
    const other = await house.person();
    await other.page.goto(await copied());
    await expect.poll(() => seen(other.page)).toEqual(before);
    // With the same eyes everybody is told the same.
    for (const eyes of ["Anna", "spectator", "all open"]) {
      for (const one of [page, other.page]) await one.getByLabel("Seen by").selectOption({ label: eyes });
      await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0);
      const own = await told(page);
      await expect.poll(() => told(other.page)).toEqual(own);
    }
    await expect.poll(() => seen(other.page)).toEqual(before);
    await other.page.getByRole("button", { name: "Play on from here" }).click();
    await other.page.getByRole("dialog").getByRole("button", { name: "Anna" }).click();
    await other.page.waitForURL(/\/t\//);
    expect(await turn(other.page)).toBe("asked");
    await byMouse(other.page, dice(12));

    // The story of the game that is played on begins with the other, and leads back to its positions.
    await turn(other.page);
    await other.page.getByRole("tab", { name: "Story" }).click();
    await other.page.locator(".story li").first().waitFor();
    const more = other.page.locator(".story > button");
    while ((await more.count()) > 0) await more.first().click();
    expect(await other.page.locator(".story h2").last().textContent()).toMatch(/^(Turn 1|The game begins\.)$/);
    await other.page.locator(".story li button").last().click();
    const back = other.page.locator(".past a");
    const then = Number(new URL((await back.getAttribute("href")) ?? "", "http://x").searchParams.get("at"));
    expect(then).toBeGreaterThan(0);
    expect(then).toBeLessThan(middle);
    await page.getByLabel("Seen by").selectOption({ label: "Anna" });
    await slider.fill(String(then));
    await expect.poll(() => page.url()).toContain(`at=${then}`);
    const strips = (one = page) => one.locator(".players .points").allTextContents();
    await expect.poll(() => strips()).toEqual(await strips(other.page));
    await back.click();
    await other.page.waitForURL(/\/replay\//);
    await expect.poll(() => other.page.locator(".now").textContent()).toMatch(/./);
    expect(await other.page.locator(".now").textContent()).not.toBe("The game begins.");
    await other.page.keyboard.press("Home");
    await expect.poll(() => other.page.locator(".now").textContent()).toBe("The game begins.");
    expect([...troubles, ...other.troubles]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
