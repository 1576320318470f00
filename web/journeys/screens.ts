// Pictures of the main pages in both languages, both themes, phone and wide, into docs/screens (scripts/screens.sh).

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { it } from "vitest";
import { byMouse, dice, make, openHouse, PHONE, playOut, turn } from "./kit";

const folder = process.env["FONDACO_SCREENS"] || fileURLToPath(new URL("../../docs/screens", import.meta.url));

const sizes = { wide: {}, phone: PHONE };
const looks = [
  { language: "en", theme: "light" },
  { language: "ru", theme: "dark" },
] as const;

const house = openHouse();

it("takes pictures", { timeout: 900_000 }, async () => {
  mkdirSync(folder, { recursive: true });
  for (const [size, likes] of Object.entries(sizes)) {
    for (const look of looks) {
      const { page, context } = await house.person({ ...likes, ...look });
      const shoot = async (name: string) => {
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${folder}/${name}-${size}-${look.theme}-${look.language}.png` });
      };
      await page.goto("/");
      await page.locator("h1").first().waitFor();
      const { table } = await make(page, { game: "calimala", seats: [{ me: true }, { bot: 1 }, { bot: 1 }, { bot: 1 }] });
      await page.goto(`/t/${table}`);
      const roll = dice(21);
      const lit = page.locator(".board [data-light=legal]");
      // Somewhere in the middle, at a question that the board can show.
      for (let decisions = 0; decisions < 60; ++decisions) {
        await turn(page);
        if (decisions >= 40 && (await lit.count()) > 1) break;
        await byMouse(page, roll);
      }
      await lit.first().click({ force: true });
      await shoot("table");
      await page.goto("/");
      await page.locator("h1").first().waitFor();
      await page.waitForTimeout(500);
      await shoot("lobby");
      await page.goto("/new/calimala");
      await page.locator("h1").first().waitFor();
      await shoot("setup");
      await page.goto("/rules/calimala");
      await page.locator("h1").first().waitFor();
      await shoot("rules");
      await page.goto(`/t/${table}`);
      await playOut(page, byMouse, 22);
      await shoot("end");
      await page.goto(`/replay/${table}?at=60`);
      await page.getByRole("slider").waitFor();
      await shoot("replay");
      for (const game of ["millefiori", "tuscany", "serenissima"]) {
        const other = await make(page, { game, seats: [{ me: true }, { bot: 3 }, { bot: 3 }] });
        await page.goto(`/t/${other.table}`);
        const chance = dice(31);
        for (let decisions = 0; decisions < 60; ++decisions) {
          await turn(page);
          if (decisions >= 18 && (await lit.count()) > 1) break;
          await byMouse(page, chance);
        }
        await shoot(game);
      }
      await context.close();
    }
  }
});
