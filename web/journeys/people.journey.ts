// Several people, broken lines, reloads, two tabs.

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { byMouse, dice, GAMES, make, openHouse, PHONE, turn } from "./kit";

const house = openHouse();

/** Whose page asks, of several that have all seen the same; null at the end. */
async function asked(pages: Page[]): Promise<Page | null> {
  const look = () => ({
    at: document.querySelector(".page")?.getAttribute("data-at"),
    says: document.querySelector("#sources") !== null ? "over" : document.querySelector(".list button") !== null ? "asked" : "waits",
  });
  for (let wait = 0; wait < 600; ++wait) {
    const seen = await Promise.all(pages.map((page) => page.evaluate(look)));
    if (seen.every(({ at }) => at === seen[0]?.at)) {
      if (seen.every(({ says }) => says === "over")) return null;
      const first = pages[seen.findIndex(({ says }) => says === "asked")];
      if (first !== undefined) return first;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("nobody is asked");
}

/** Anna opens a table and Boris, who reads Russian, comes by her link. */
async function annaAndBoris(game: string) {
  const anna = await house.person();
  const boris = await house.person({ language: "ru" });
  await anna.page.goto(`/new/${game}`);
  await anna.page.getByRole("heading", { level: 1 }).waitFor();
  const made = await make(anna.page, { game, seats: [{ me: true }, { open: true }] });
  await anna.page.goto(`/t/${made.table}`);
  const link = await anna.page.locator("input[readonly]").first().inputValue();
  expect(link).toContain(`/t/${made.table}#`);
  await boris.page.goto(link);
  await boris.page.getByRole("textbox").fill("Борис");
  await boris.page.getByRole("button", { name: "Сесть за стол" }).click();
  await boris.page.waitForURL(new RegExp(`/t/${made.table}$`));
  const leave = async () => {
    expect([...anna.troubles, ...boris.troubles]).toEqual([]);
    await anna.context.close();
    await boris.context.close();
  };
  return { anna: anna.page, boris: boris.page, leave };
}

describe("people at a table", () => {
  it.each(GAMES)("two play $name by an invitation, through reloads and a killed server", async ({ game }) => {
    const { anna, boris, leave } = await annaAndBoris(game);
    const pages = [anna, boris];
    const roll = dice(7);
    let decisions = 0;
    for (let page = await asked(pages); page !== null; page = await asked(pages), ++decisions) {
      await byMouse(page, roll);
      if (decisions === 8) await anna.reload();
      if (decisions === 14) {
        await house.server.kill();
        await boris.locator(".line.lost").waitFor();
        await house.server.start();
        await Promise.all(pages.map((one) => one.locator(".line.connected").waitFor({ state: "attached", timeout: 20_000 })));
      }
      if (decisions === 20) await boris.reload();
    }
    expect(decisions).toBeGreaterThan(20);
    const totals = await Promise.all(pages.map((page) => page.locator("tfoot td").allTextContents()));
    expect(totals[0]?.length).toBeGreaterThan(1);
    expect(totals[0]).toEqual(totals[1]);
    await leave();
  });

  it("who has chosen in secret is seen to have, and may change that until all have", async () => {
    const { anna, boris, leave } = await annaAndBoris("millefiori");
    const question = (page: Page) =>
      page
        .locator("#question")
        .textContent()
        .then((text) => text?.trim());
    const card = (page: Page, which: number) => page.locator(".list button").nth(which);
    const select = async (page: Page, which: number) => {
      await card(page, which).click();
      await page.locator("button.confirm[data-chosen=true]:enabled").click();
    };
    /** The name alone, without what it would bring. */
    const named = async (thing: Locator) => /^\d([^:(]+?)( \(|:)/.exec((await thing.textContent()) ?? "")?.[1] ?? "?";
    const thought = anna.locator(".list button[aria-pressed=true]");
    const ofBoris = () => anna.getByRole("img", { name: /^Борис/ }).getAttribute("aria-label");
    await Promise.all([turn(anna), turn(boris)]);
    expect(await ofBoris()).toContain("is selecting");
    await card(anna, 2).click();
    const annas = await named(thought);
    await select(boris, 0);
    await expect.poll(ofBoris).toContain("has selected");
    expect(await named(thought)).toBe(annas);
    await expect.poll(() => question(boris)).toBe("Anna выбирает карту.");
    expect(await boris.locator(".list button").count()).toBe(0);
    // Boris thinks again.
    await boris.locator("button.undo:enabled").click();
    await turn(boris);
    await expect.poll(ofBoris).toContain("is selecting");
    expect(await named(thought)).toBe(annas);
    const boriss = await named(card(boris, 1));
    await select(boris, 1);
    await expect.poll(ofBoris).toContain("has selected");
    // When both have chosen it can't be changed without a question; what was chosen last is what is played.
    await anna.locator("button.confirm[data-chosen=true]:enabled").click();
    await expect.poll(() => question(anna)).toBe("How do you use the card?");
    expect(await anna.locator(".help").textContent()).toContain(annas);
    expect(await ofBoris()).toContain("has selected");
    await expect.poll(() => boris.locator("button.undo").textContent()).toContain("Просить об отмене");
    const roll = dice(6);
    for (let page = await asked([anna, boris]); page === anna; page = await asked([anna, boris])) await byMouse(anna, roll);
    expect(await question(boris)).toBe("Как сыграть карту?");
    expect(await boris.locator(".help").textContent()).toContain(boriss);
    await leave();
  });

  it("a move made while the line is broken is kept and sent, as is said in the width of a phone", async () => {
    const { page, context } = await house.person({ ...PHONE, language: "ru" });
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    await page.locator(".list button").first().click();
    await house.server.kill();
    await page.locator(".line.lost").waitFor();
    const before = await page.locator(".page").getAttribute("data-at");
    await page.locator("button.confirm").click();
    const said = page.getByText("нет связи, ход сохранён");
    await said.waitFor();
    const box = await said.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const bar = await page.locator("button.confirm").boundingBox();
    expect((bar?.y ?? 999) + (bar?.height ?? 999)).toBeLessThanOrEqual(740);
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
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { me: true, name: "Olga" }, { bot: 1 }] });
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
    expect([...called].sort()).toEqual(["Pass the screen to Anna", "Pass the screen to Olga"]);

    // Whoever comes back must be there anew.
    const curtain = page.locator(".curtain");
    await page.waitForFunction(() => document.querySelector(".curtain, .list button") !== null);
    await page.reload();
    await curtain.waitFor();
    await curtain.getByRole("button", { name: "I am here" }).click();
    await curtain.waitFor({ state: "detached" });
    // A pause needs nobody else.
    await page.getByRole("button", { name: "Menu" }).click();
    // Another name at once, and what was told before is told of her.
    await page.getByLabel("Name of Red").fill("Olya");
    await page.getByLabel("Name of Red").press("Tab");
    await page.locator(".players").getByText("Olya", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(() => page.locator("#question").textContent()).toContain("paused");
    await page.getByRole("button", { name: "Go on" }).click();
    // What ended a turn is taken back before the other one is there.
    await turn(page);
    for (let decisions = 0; decisions < 20 && (await curtain.count()) === 0; ++decisions) {
      await byMouse(page, roll);
      await page.waitForFunction(() => document.querySelector(".curtain, .list button") !== null);
    }
    const whom = await curtain.locator("h1").textContent();
    await curtain.getByRole("button", { name: "undo the last move" }).click();
    await curtain.waitFor({ state: "detached" });
    await turn(page);
    await byMouse(page, roll);
    expect(whom).toMatch(/to (Anna|Olya)$/);

    // Looked at again while it goes on: what was told is asked for once as long as nobody moves, and who leaves is not followed by the address.
    await page.waitForFunction(() => document.querySelector(".curtain, .list button") !== null);
    let asked = 0;
    page.on("websocket", (line) =>
      line.on("framesent", ({ payload }) => {
        if ((JSON.parse(String(payload)) as { type: string }).type === "log") ++asked;
      }),
    );
    await page.goto(`/replay/${made.table}`);
    await page.locator(".story li").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("link", { name: "To the table" }).click();
    await page.waitForURL(/\/t\/[^?]+$/);
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe(`/t/${made.table}`);
    expect(asked).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("an invitation says what it is to, those who wait talk, and what is not wanted any more is put away", async () => {
    const { page: anna, context: annas, troubles } = await house.person({ width: 1366, height: 768 });
    const boris = await house.person({ ...PHONE, language: "ru" });
    await anna.goto("/new/calimala");
    await anna.getByLabel("Name of the table").fill("Friday evening");
    await anna.getByLabel("Who sits at seat 2").selectOption({ label: "A friend, by link" });
    await anna.getByLabel("Who sits at seat 3").selectOption({ label: "A friend, by link" });
    await anna.getByLabel("Your name").fill("Anna");
    await anna.getByRole("button", { name: "Open the table" }).click();
    await anna.getByRole("heading", { name: "Friday evening" }).waitFor();
    expect(await anna.title()).toContain("Friday evening");
    const link = await anna.getByRole("textbox").first().inputValue();
    await anna.getByRole("button", { name: "QR code" }).first().click();
    await anna.getByRole("img", { name: "Link for" }).waitFor();
    await anna.keyboard.press("Escape");

    const [table, invite] = link.split("#") as [string, string];
    const sent: string[] = [];
    boris.page.on("request", (request) => sent.push(request.url().split("#")[0]!));
    await boris.page.goto(link);
    await boris.page.getByRole("heading", { name: "Friday evening" }).waitFor();
    const told = boris.page.locator("form");
    for (const what of ["Calimala", "Приглашает", "Anna", "без часов", "Всё как обычно", "Ваше место"]) await told.getByText(what).first().waitFor();
    expect(await boris.page.getByRole("textbox").count()).toBe(1);
    await boris.page.getByRole("textbox").fill("Борис");
    await boris.page.getByRole("button", { name: "Сесть за стол" }).click();
    await boris.page.waitForURL(table);
    expect(sent.filter((address) => address.includes(invite))).toEqual([]);
    await boris.page.getByRole("textbox", { name: "Сказать за столом" }).fill("Всем привет");
    await boris.page.locator(".chat form button").click();
    await anna.locator(".chat li", { hasText: "Борис" }).getByText("Всем привет").waitFor();
    await boris.page.getByRole("button", { name: "Уйти из-за стола" }).click();
    // What was said stays his, though the seat is open again.
    await expect.poll(() => anna.locator(".gathering li b").allTextContents()).toEqual(expect.not.arrayContaining(["Борис"]));
    await anna.locator(".chat li", { hasText: "Борис" }).waitFor();

    const alone = { game: "tuscany", name: "Alone", seats: [{ me: true }, { bot: 1 }] };
    await anna.evaluate((wish) => fetch("/api/tables", { method: "POST", body: JSON.stringify(wish) }), alone);
    await anna.goto("/tables");
    const row = (name: string) => anna.getByRole("listitem").filter({ hasText: name });
    await row("Friday evening").getByRole("button", { name: "Close" }).click();
    await anna.getByRole("dialog").getByRole("button", { name: "Close the table" }).click();
    await boris.page.getByText("Этот стол закрыл тот, кто его открыл.").waitFor();
    await row("Friday evening").waitFor({ state: "detached" });
    await row("Alone").getByRole("button", { name: "Put away" }).click();
    await row("Alone").waitFor({ state: "detached" });
    await anna.reload();
    await anna.getByText("Put away: 1").click();
    await row("Alone").getByRole("button", { name: "Bring back" }).click();
    await row("Alone").getByRole("link").waitFor();
    await annas.close();
    await boris.context.close();
    expect([...troubles, ...boris.troubles]).toEqual([]);
  });

  it("undo is one key, against bots", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    const made = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }] });
    await page.goto(`/t/${made.table}`);
    await turn(page);
    const question = await page.locator("#question").textContent();
    // A closed menu is not opened again by Enter, and arrows lead to the board from there.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    const place = page.locator(".board [data-element]:focus");
    expect(await place.count()).toBe(1);
    expect(await page.getByRole("dialog").count()).toBe(0);
    // What Enter has touched there is done by Enter, and the keyboard is on the board again at the next question.
    const at = await page.locator(".page").getAttribute("data-at");
    for (let touches = 0; touches < 4 && (await page.locator("button.confirm[data-chosen=true]").count()) === 0; ++touches) {
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Enter");
    await page.waitForFunction((before) => document.querySelector(".page")?.getAttribute("data-at") !== before, at);
    await turn(page);
    await expect.poll(() => place.count()).toBe(1);
    await page.keyboard.press("u");
    await expect.poll(() => page.locator("#question").textContent()).toBe(question);
    await page.keyboard.press("Shift+U");
    await expect.poll(() => page.locator("#question").textContent()).not.toBe(question);
    // Another page begins at its heading, under its own title.
    await page.getByRole("link", { name: "To the lobby" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await page.title()).toMatch(/^Four games .* · Fondaco$/);
    await context.close();
  });
});
