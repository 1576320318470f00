// Several people, broken lines, reloads, two tabs.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { byMouse, dice, make, openHouse, turn } from "./kit";

const house = openHouse();

/** Whose page asks, of several. */
async function asked(pages: Page[]): Promise<Page | null> {
  for (let wait = 0; wait < 600; ++wait) {
    for (const page of pages) {
      if ((await page.locator("#sources").count()) > 0) return null;
      if ((await page.locator(".list button").count()) > 0 && (await page.locator("button.confirm").count()) > 0) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nobody is asked");
}

describe("people at a table", () => {
  it("two play each other by an invitation, through reloads and a killed server", async () => {
    const anna = await house.person();
    const boris = await house.person({ language: "ru" });
    await anna.page.goto("/new/calimala");
    await anna.page.getByRole("heading", { level: 1 }).waitFor();
    const made = await make(anna.page, { game: "calimala", seats: [{ me: true }, { open: true }] });
    await anna.page.goto(`/t/${made.table}`);
    const link = await anna.page.getByRole("textbox").first().inputValue();
    expect(link).toContain(`/t/${made.table}#`);
    await boris.page.goto(link);
    await boris.page.getByRole("textbox").fill("Борис");
    await boris.page.getByRole("button", { name: "Сесть за стол" }).click();
    await boris.page.waitForURL(new RegExp(`/t/${made.table}$`));
    const pages = [anna.page, boris.page];
    const roll = dice(7);
    for (let decisions = 0; ; ++decisions) {
      const page = await asked(pages);
      if (page === null) break;
      await byMouse(page, roll);
      if (decisions === 12) await anna.page.reload();
      if (decisions === 20) {
        await house.server.kill();
        await boris.page.locator(".line.lost").waitFor();
        await house.server.start();
        await Promise.all(pages.map((one) => one.locator(".line.connected").waitFor({ state: "attached", timeout: 20_000 })));
      }
      if (decisions === 30) await boris.page.reload();
    }
    await Promise.all(pages.map((page) => page.locator("#sources").waitFor()));
    const totals = await Promise.all(pages.map((page) => page.locator("tfoot td").allTextContents()));
    expect(totals[0]).toEqual(totals[1]);
    expect([...anna.troubles, ...boris.troubles]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  });

  it("a move made while the line is broken is kept and sent", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    await page.locator(".list button").first().click();
    await house.server.kill();
    await page.locator(".line.lost").waitFor();
    const before = await page.locator(".page").getAttribute("data-at");
    await page.locator("button.confirm").click();
    await house.server.start();
    await page.waitForFunction((at) => document.querySelector(".page")?.getAttribute("data-at") !== at, before, { timeout: 20_000 });
    await context.close();
  });

  it("two tabs of one seat agree", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    const second = await context.newPage();
    await second.goto(`/t/${made.table}`);
    await turn(second);
    expect(await second.locator("#question").textContent()).toBe(await page.locator("#question").textContent());
    await byMouse(page, dice(3));
    const at = await page.locator(".page").getAttribute("data-at");
    await second.waitForFunction((now) => document.querySelector(".page")?.getAttribute("data-at") === now, at);
    await context.close();
  });

  it("a move from a tab that has fallen behind is explained, not swallowed", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }] });
    const late = await context.newPage();
    // Whatever the table says to the second tab can be held up.
    let held: (() => void)[] | null = null;
    await late.routeWebSocket(/\/play$/, (line) => {
      const table = line.connectToServer();
      table.onMessage((message) => (held === null ? line.send(message) : void held.push(() => line.send(message))));
    });
    await Promise.all([page, late].map((tab) => tab.goto(`/t/${made.table}`)));
    await Promise.all([page, late].map((tab) => turn(tab)));
    await late.locator(".list button").last().click();
    await late.locator("button.confirm[data-chosen=true]:enabled").waitFor();
    held = [];
    await byMouse(page, dice(3));
    await late.locator("button.confirm").click();
    await expect.poll(() => held?.length).toBeGreaterThan(1);
    for (const message of held) message();
    held = null;
    await expect.poll(() => late.locator(".notice").textContent()).toContain("has moved on");
    await turn(page);
    await turn(late);
    expect(await late.locator("#question").textContent()).toBe(await page.locator("#question").textContent());
    await byMouse(late, dice(4));
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("two share one screen, which is covered until the right one is there", async () => {
    const { page, context, troubles } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { me: true }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    const roll = dice(9);
    const called = new Set<string | null>();
    for (let decisions = 0; decisions < 14; ++decisions) {
      await page.waitForFunction(() => document.querySelector(".curtain, .list button") !== null);
      const curtain = page.locator(".curtain");
      if ((await curtain.count()) > 0) {
        called.add(await curtain.locator("h1").textContent());
        // Nothing behind it can be reached, nor is it read out.
        expect(await page.locator(".page").evaluate((element) => (element as HTMLElement).inert)).toBe(true);
        await page.keyboard.press("Enter");
        await curtain.waitFor({ state: "detached" });
      }
      await turn(page);
      await byMouse(page, roll);
    }
    expect([...called].sort()).toEqual(["Pass the screen to Anna (Blue)", "Pass the screen to Anna (Red)"]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("undo is one key, against bots", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    const question = await page.locator("#question").textContent();
    await byMouse(page, dice(5));
    await turn(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("u");
    await expect.poll(() => page.locator("#question").textContent()).toBe(question);
    await page.keyboard.press("Shift+U");
    await expect.poll(() => page.locator("#question").textContent()).not.toBe(question);
    await context.close();
  });
});
