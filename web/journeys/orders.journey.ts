// Questions answered beforehand: standing orders for blockades in Serenissima.

import { describe, expect, it } from "vitest";
import { faults, openHouse, PHONE, turn } from "./kit";

const house = openHouse();

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
    await page.goto("/");
    const made = await page.evaluate(async (record) => {
      const send = async (path: string, what: object) =>
        (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) })).json() as Promise<{
          table: string;
        }>;
      await send("/api/guest", { name: "Anna" });
      return send("/api/records", { record, seat: 2, level: 1 });
    }, RECORD);
    await page.goto(`/t/${made.table}`);
    await turn(page);
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
