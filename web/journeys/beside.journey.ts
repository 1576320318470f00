// What opens beside a board: the rules at the section asked for, and what a thing is, by mouse, finger and key.

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { GAMES, make, openHouse, PHONE, turn } from "./kit";

const house = openHouse();

async function sit(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const { table } = await make(page, { game, seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
  await page.goto(`/t/${table}`);
  await turn(page);
}

const card = (page: Page): Locator => page.locator(".explained.placed");

/** Whether what is said covers what it speaks about. */
async function covers(page: Page, thing: Locator): Promise<boolean> {
  const [a, b] = [await card(page).boundingBox(), await thing.boundingBox()];
  if (a === null || b === null) throw new Error("nothing is said");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe("beside the board", () => {
  it("lie the rules, at the section asked for, and lead from rule to rule", async () => {
    const { page, context, troubles } = await house.person();
    await sit(page, "calimala");
    const address = page.url();
    await page.locator(".question").getByRole("link", { name: "The rule" }).click();
    const panel = page.getByRole("dialog", { name: "The rules of Calimala" });
    const section = panel.locator("section.sought");
    await expect
      .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 999) - ((await panel.locator(".body").boundingBox())?.y ?? 0)))
      .toBeLessThan(60);
    expect(await section.getAttribute("id")).toBe("influence");
    await panel.locator("summary").click();
    await panel.locator("nav").getByRole("link", { name: "Ties", exact: true }).click();
    await expect.poll(() => panel.locator("section.sought").getAttribute("id")).toBe("ties");
    await expect
      .poll(async () => Math.abs(((await section.boundingBox())?.y ?? 999) - ((await panel.locator(".body").boundingBox())?.y ?? 0)))
      .toBeLessThan(60);
    expect(page.url()).toBe(address);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(GAMES)("a thing of $name says what it is, to the mouse and to the key", async ({ game }) => {
    const { page, context, troubles } = await house.person();
    await sit(page, game);
    const thing = page.locator(".board [data-element][data-light=legal]").first();
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2);
    await card(page).waitFor();
    expect(await covers(page, thing)).toBe(false);
    expect(await card(page).getByRole("link", { name: "The rule" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "detached" });
    await page.mouse.move(2, 2);
    // The key belongs to what has the keyboard.
    await page.evaluate(() => document.querySelector<SVGElement>(".board [data-element][tabindex='0']")!.focus());
    await page.keyboard.press("i");
    await card(page).waitFor();
    await page.keyboard.press("i");
    await page.locator("dialog section.sought").waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("a finger that stays asks, and touches nothing", async () => {
    const { page, context, troubles } = await house.person(PHONE);
    await sit(page, "calimala");
    const thing = page.locator(".board [data-element][data-light=legal]").first();
    await thing.scrollIntoViewIfNeeded();
    const box = (await thing.boundingBox())!;
    const session = await context.newCDPSession(page);
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
    await card(page).waitFor();
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await covers(page, thing)).toBe(false);
    expect(await thing.getAttribute("data-light")).toBe("legal");
    // A short touch chooses.
    await page.touchscreen.tap(at[0]!.x, at[0]!.y);
    await expect.poll(() => page.locator("button.confirm[data-chosen=true]").count()).toBe(1);
    expect(await card(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
