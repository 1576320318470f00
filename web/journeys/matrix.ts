// The picture matrix (scripts/matrix.sh): every size, game and moment in both languages and themes as a picture, and a table that
// says which do not fit, and why. It only reports; fits.journey.ts is what fails.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { allMoments, look, moments, nameOf, open, SIZES } from "./fits";
import { GAMES, openHouse } from "./kit";

const folder = process.env["FONDACO_SCREENS"] || fileURLToPath(new URL("../../build/matrix", import.meta.url));
mkdirSync(folder, { recursive: true });
const among = (name: string) => {
  const only = process.env[name];
  return (value: string) => only === undefined || only === "" || only.split(",").includes(value);
};
const [ofGame, ofSize, ofLook, ofMoment] = [among("FONDACO_GAMES"), among("FONDACO_SIZES"), among("FONDACO_LOOKS"), among("FONDACO_MOMENTS")];

const LOOKS = [
  { language: "en", theme: "light" },
  { language: "ru", theme: "dark" },
] as const;

const house = openHouse();
const lines: string[] = [];
let fit = 0;
afterAll(() => void process.stdout.write(`${lines.join("\n")}\n${fit} of ${lines.length} fit; pictures in ${folder}\n`));

describe.each(LOOKS.filter(({ language }) => ofLook(language)))("$language, $theme", ({ language, theme }) => {
  it.each(GAMES.filter(({ game }) => ofGame(game)))("$name", { timeout: 900_000 }, async ({ game }) => {
    for (const phones of [false, true]) {
      const here = SIZES.filter((size) => (size.kind === "phone") === phones && ofSize(`${size.width}x${size.height}`));
      if (here.length === 0) continue;
      const { context } = await house.person({ language, theme, ...here[0] });
      for (const moment of (process.env["FONDACO_SHORT"] ? moments(game) : allMoments(game)).filter(({ name }) => ofMoment(name))) {
        const page = await open(context, game, moment);
        for (const size of here) {
          const { faults, text, tall } = await look(page, size, moment);
          const file = `${game}-${moment.name.replaceAll(", ", "-")}-${size.width}x${size.height}-${language}.png`;
          await page.screenshot({ path: `${folder}/${file}` });
          if (faults.length === 0) ++fit;
          lines.push(
            [
              language,
              game.padEnd(11),
              moment.name.padEnd(16),
              nameOf(size).padEnd(9),
              `${text}`.padStart(5),
              `${tall}`.padStart(5),
              faults.join("; ") || "fits",
            ].join("  "),
          );
        }
        await page.close();
      }
      await context.close();
    }
  });
});
