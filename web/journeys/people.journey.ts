// Several people, broken lines, reloads, two tabs.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byMouse, dice, launch, person, turn } from "./kit";
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

const make = async (page: Page, body: object): Promise<{ table: string; invites: { invite: string }[] }> =>
  page.evaluate(async (wish) => {
    await fetch("/api/guest", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name: "Anna" }) });
    const answer = await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
    return answer.json() as Promise<{ table: string; invites: { invite: string }[] }>;
  }, body);

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
    const anna = await person(browser, server.address);
    const boris = await person(browser, server.address, { language: "ru" });
    await anna.page.goto("/new/calimala");
    await anna.page.getByRole("heading", { level: 1 }).waitFor();
    const made = await make(anna.page, { game: "calimala", seats: [{ me: true }, { open: true }] });
    await anna.page.goto(`/t/${made.table}`);
    const link = await anna.page.getByRole("textbox").first().inputValue();
    expect(link).toContain(`/t/${made.table}#`);
    await boris.page.goto(link);
    await boris.page.waitForURL(new RegExp(`/t/${made.table}$`));
    const pages = [anna.page, boris.page];
    const roll = dice(7);
    for (let decisions = 0; ; ++decisions) {
      const page = await asked(pages);
      if (page === null) break;
      await byMouse(page, roll);
      if (decisions === 12) await anna.page.reload();
      if (decisions === 20) {
        await server.kill();
        await boris.page.locator(".line.lost").waitFor();
        await server.start();
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
    const { page, context } = await person(browser, server.address);
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    await page.locator(".list button").first().click();
    await server.kill();
    await page.locator(".line.lost").waitFor();
    const before = await page.locator(".page").getAttribute("data-at");
    await page.locator("button.confirm").click();
    await server.start();
    await page.waitForFunction((at) => document.querySelector(".page")?.getAttribute("data-at") !== at, before, { timeout: 20_000 });
    await context.close();
  });

  it("two tabs of one seat agree", async () => {
    const { page, context } = await person(browser, server.address);
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

  it("undo is one key, against bots", async () => {
    const { page, context } = await person(browser, server.address);
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
    await context.close();
  });
});
