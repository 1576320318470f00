// What axe finds on every page, in both themes and on a phone: nothing.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults, GAMES, make, openHouse, PHONE, turn } from "./kit";

const house = openHouse();

const likes = [
  ["light", { theme: "light" as const }],
  ["dark, Russian", { theme: "dark" as const, language: "ru" as const }],
  ["on a phone", PHONE],
] as const;

describe.each(likes)("axe finds nothing: %s", (_, like) => {
  let visitor: Awaited<ReturnType<typeof house.person>>;
  beforeAll(async () => {
    visitor = await house.person(like);
  });
  afterAll(() => visitor.context.close());

  it.each([
    "/",
    "/tables",
    "/new/calimala",
    "/rules",
    "/rules/calimala",
    "/rules/millefiori",
    "/rules/tuscany",
    "/rules/serenissima",
    "/statistics",
    "/settings",
    "/nowhere",
  ])("at %s", async (path) => {
    const { page, troubles } = visitor;
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(troubles.splice(0).filter((text) => path !== "/nowhere" || !text.includes("404"))).toEqual([]);
  });

  it.each(GAMES)("at a table of $name, with and without a preview", async ({ game }) => {
    const { page } = visitor;
    await page.goto("/");
    await page.locator("h1").first().waitFor();
    const { table } = await make(page, { game, seats: [{ me: true }, { bot: 1 }, { bot: 1 }] });
    await page.goto(`/t/${table}`);
    await turn(page);
    expect(await faults(page)).toEqual([]);
    const folded = page.locator(".list summary").first();
    if ((await folded.count()) > 0) await folded.click();
    await page.locator(".list button:visible").first().click();
    await page.locator("button.confirm[data-chosen=true]:enabled").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: /menu|меню/i }).click();
    await page.getByRole("dialog").waitFor();
    expect(await faults(page)).toEqual([]);
  });

  it("from the invitation to waiting for another, with a seat and without", async () => {
    const [anna, boris, clara] = await Promise.all([house.person(like), house.person(like), house.person(like)]);
    await anna.page.goto("/");
    const { table, invites } = await make(anna.page, { game: "millefiori", seats: [{ me: true }, { open: true }] });
    await anna.page.goto(`/t/${table}`);
    await anna.page.getByRole("textbox").first().waitFor();
    expect(await faults(anna.page)).toEqual([]);
    await boris.page.goto(`/t/${table}#${invites[0]?.invite}`);
    await boris.page.getByRole("textbox").fill("Boris");
    expect(await faults(boris.page)).toEqual([]);
    await boris.page.keyboard.press("Enter");
    // Anna decides; Boris has chosen, and Clara only watches.
    await turn(boris.page);
    await boris.page.locator(".list button").first().click();
    await boris.page.locator("button.confirm[data-chosen=true]:enabled").click();
    await clara.page.goto(`/t/${table}`);
    for (const { page } of [boris, clara]) {
      await page
        .locator("#question.waiting")
        .filter({ hasText: /Anna|Анна/ })
        .filter({ hasNotText: "Boris" })
        .waitFor();
      expect(await page.locator(".list button").count()).toBe(0);
      expect(await faults(page)).toEqual([]);
    }
    expect([...anna.troubles, ...boris.troubles, ...clara.troubles]).toEqual([]);
    await Promise.all([anna, boris, clara].map(({ context }) => context.close()));
  });
});
