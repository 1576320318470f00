// Pictures of the main pages in both languages, both themes, phone and wide, into docs/screens (scripts/screens.sh).

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { byHint, byMouse, dice, GAMES, make, openHouse, PHONE, playOut, turn } from "./kit";

const folder = process.env["FONDACO_SCREENS"] || fileURLToPath(new URL("../../docs/screens", import.meta.url));
mkdirSync(folder, { recursive: true });

const LOOKS = [
  { size: "wide", theme: "light", language: "en" },
  { size: "wide", theme: "dark", language: "ru" },
  { size: "phone", theme: "light", language: "en" },
  { size: "phone", theme: "dark", language: "ru" },
] as const;

/** Own decisions after which a game is somewhere in its middle. */
const MIDDLE: Record<string, number> = { calimala: 40, millefiori: 24, tuscany: 30, serenissima: 90 };

const roll = dice(21);
const house = openHouse();

/** Plays as well as the page advises to a question in the middle that the board can show, and thinks of an answer. */
async function inTheMiddle(page: Page, game: string): Promise<string> {
  await page.goto("/");
  await page.locator("h1").first().waitFor();
  const { table } = await make(page, { game, hints: true, seats: [{ me: true }, { bot: 3 }, { bot: 3 }, { bot: 3 }] });
  await page.goto(`/t/${table}`);
  for (let decisions = MIDDLE[game] ?? 40; decisions > 0 && (await turn(page)) === "asked"; --decisions) await byHint(page, roll);
  const lit = page.locator(".board [data-light=legal]");
  // Without advice at last, which the story would tell of.
  for (let decisions = 0; (await turn(page)) === "asked" && (decisions < 2 || (await lit.count()) < 2); ++decisions) await byMouse(page, roll);
  await lit.first().click({ force: true });
  return table;
}

describe.each(LOOKS)("$size, $theme, $language", ({ size, theme, language }) => {
  const person = () => house.person({ ...(size === "phone" ? PHONE : {}), theme, language });
  const shoot = async (page: Page, name: string) => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${language}.png` });
  };

  it.each(GAMES.filter(({ game }) => game !== "calimala"))("a table of $name", async ({ game }) => {
    const { page, context } = await person();
    await inTheMiddle(page, game);
    await shoot(page, game);
    await context.close();
  });

  it("Calimala, and the other pages", async () => {
    const { page, context } = await person();
    const table = await inTheMiddle(page, "calimala");
    await shoot(page, "table");
    for (const [name, path] of [
      ["lobby", "/"],
      ["setup", "/new/calimala"],
      ["rules", "/rules/calimala"],
    ] as const) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      await shoot(page, name);
    }
    await page.goto(`/t/${table}`);
    await playOut(page, byMouse, 22);
    await shoot(page, "end");
    await page.goto(`/replay/${table}?at=260`);
    await page.getByRole("slider").waitFor();
    await shoot(page, "replay");
    await context.close();
  });
});
