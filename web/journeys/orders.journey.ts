// What saves clicks in Serenissima: standing orders for blockades, and several steps by one confirmation.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faults, openHouse, PHONE, turn } from "./kit";

const house = openHouse();

/** Makes a table from a record and sits down there, against bots. */
async function playOn(page: Page, record: string, seat: number): Promise<void> {
  await page.goto("/");
  const made = await page.evaluate(
    async (wish) => {
      const send = async (path: string, what: object) =>
        (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) })).json() as Promise<{
          table: string;
        }>;
      await send("/api/guest", { name: "Anna" });
      return send("/api/records", wish);
    },
    { record, seat, level: 1 },
  );
  await page.goto(`/t/${made.table}`);
  await turn(page);
}

/** Blue has rowed into the waters of Algiers, and yellow, who has more sailors there, is asked first. */
const RECORD = `fondaco-record 1
game serenissima
rules 1
seed 7
option players 4
position ${JSON.stringify({
  phase: "move",
  decider: 0,
  wheel: 4,
  galleys: {
    2: { owner: 2, zone: "ALG", sailors: 5 },
    3: { owner: 3, zone: "CON", sailors: 4 },
    4: { owner: 0, zone: "VAL", sailors: 3 },
    7: { owner: 1, zone: "GEN", sailors: 4 },
  },
  ports: { VAL: { owner: 0, garrison: 3 }, GEN: { owner: 1, garrison: 3 }, VEN: { owner: 2, garrison: 3 }, CON: { owner: 3, garrison: 3 } },
})}

1 0 move ALG
open
`;

describe("standing orders", () => {
  it.each([
    {
      likes: {},
      link: "Standing orders for blockades",
      otherwise: "Everyone, everywhere",
      never: "Never blockade",
      zone: "Another zone…",
      name: "Algiers",
      keep: "Keep these orders",
      menu: "Menu",
    },
    {
      likes: { ...PHONE, language: "ru" as const, theme: "dark" as const },
      link: "Распоряжения о блокадах",
      otherwise: "Для всех и везде",
      never: "Никогда",
      zone: "Ещё зона…",
      name: "Алжир",
      keep: "Запомнить",
      menu: "Меню",
    },
  ])("are given where the question is put, hold at once and can be looked at: $link", async ({ likes, ...say }) => {
    const { page, context, troubles } = await house.person(likes);
    await playOn(page, RECORD, 2);
    const question = await page.locator("#question").textContent();
    await page.getByRole("button", { name: say.link }).click();
    const dialog = page.getByRole("dialog");
    expect(await faults(page)).toEqual([]);
    await dialog.getByLabel(say.otherwise).selectOption({ label: say.never });
    await dialog.getByLabel(say.zone).selectOption({ label: say.name });
    await dialog.getByRole("button", { name: say.keep }).click();
    // The answer is given, and the game goes on.
    await expect.poll(() => page.locator("#question").textContent()).not.toBe(question);
    await page.getByRole("button", { name: say.menu }).click();
    await page.getByRole("button", { name: say.link }).click();
    expect(await dialog.getByLabel(say.otherwise).inputValue()).toBe("never");
    expect(await dialog.getByRole("combobox", { name: new RegExp(`^${say.name}`) }).inputValue()).toBe("never");
    await page.keyboard.press("Escape");
    expect(troubles).toEqual([]);
    await context.close();
  });
});

/** Blue loads in Valencia. Yellow could blockade at Algiers, so that the way to Tunis goes by Sardinia. */
const LOADING = `fondaco-record 1
game serenissima
rules 2
seed 7
option players 4
position ${JSON.stringify({
  phase: "load",
  decider: 0,
  wheel: 4,
  free_good: true,
  galleys: {
    2: { owner: 2, zone: "ALG", sailors: 5 },
    3: { owner: 3, zone: "CON", sailors: 4 },
    4: { owner: 0, zone: "VAL", sailors: 3 },
    7: { owner: 1, zone: "GEN", sailors: 4 },
  },
  ports: { VAL: { owner: 0, garrison: 3 }, GEN: { owner: 1, garrison: 3 }, VEN: { owner: 2, garrison: 3 }, CON: { owner: 3, garrison: 3 } },
})}

open
`;

describe("several steps by one confirmation", () => {
  it.each([
    {
      likes: { width: 1366, height: 768 },
      say: { two: "Load it × 2", row: "Row 2 zones", three: "Aboard, 3 of 5 places", five: "Aboard, 5 of 5 places", there: "Galley 4 · Tunis" },
    },
    {
      likes: { ...PHONE, language: "ru" as const },
      say: { two: "Погрузить × 2", row: "Идти: 2 зоны", three: "На борту, занято 3 из 5", five: "На борту, занято 5 из 5", there: "Галера 4 · Тунис" },
    },
  ])("load two cubes, are taken back by one undo, and row over two zones: $say.row", async ({ likes, say }) => {
    const { page, context, troubles } = await house.person(likes);
    await playOn(page, LOADING, 0);
    const phone = likes.width === PHONE.width;
    const told = (text: string) => page.getByText(text).first().waitFor();
    const confirm = page.locator("button.confirm");
    const load = async () => {
      await page.locator("[data-element='port:VAL'][data-light=legal]").last().click();
      if (phone) await page.getByRole("radio", { name: /×2/ }).click();
      else await page.keyboard.press("+");
      await expect.poll(() => confirm.textContent()).toContain(say.two);
    };
    await load();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await told(say.five);
    await page.keyboard.press("u");
    await told(say.three);
    await load();
    await page.locator("[data-element='port:VAL'][data-light=chosen]").last().click();
    await told(say.five);
    await page.locator("[data-element='step:row'][data-light=legal]").last().click();
    await page.keyboard.press("Enter");
    const tunis = page.locator("[data-element='zone:TUN'][data-far=true]");
    await tunis.click();
    await expect.poll(() => confirm.textContent()).toContain(say.row);
    await tunis.click();
    await told(say.there);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
