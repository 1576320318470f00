// What journeys share: a browser, people in it, and how a person plays who only knows what the page shows.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { Server } from "./server";

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The address bar's list would be a page of its own beside each of ours. The others are off with playwright too, whose list this one replaces.
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding",
    ],
  });

interface Likes {
  language?: "en" | "ru";
  theme?: "light" | "dark";
  width?: number;
  height?: number;
  motion?: "normal" | "off";
}

export const PHONE: Likes = { width: 360, height: 740 };

/** A person: a browser of their own, with what they like. Whatever goes wrong in a page fails the journey. */
export async function person(browser: Browser, address: string, likes: Likes = {}): Promise<{ context: BrowserContext; page: Page; troubles: string[] }> {
  const phone = (likes.width ?? 1440) < 600;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: likes.width ?? 1440, height: likes.height ?? 900 },
    locale: likes.language === "ru" ? "ru-RU" : "en-GB",
    colorScheme: likes.theme ?? "light",
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
  });
  const settings = JSON.stringify({ language: likes.language ?? "en", theme: "auto", motion: likes.motion ?? "off", sound: false });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("fondaco.settings") === null) localStorage.setItem("fondaco.settings", kept);
  }, settings);
  await context.addInitScript(openEyes);
  const troubles: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    // A page whose server is gone is told so by the browser as well.
    if (message.type() === "error" && !/ERR_CONNECTION|WebSocket|net::/.test(message.text())) troubles.push(message.text());
  });
  return { context, page, troubles };
}

/** A server and a browser for the journeys of a file, and people who come to it. */
export function openHouse(): { server: Server; person: (likes?: Likes) => ReturnType<typeof person> } {
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
  return { server, person: (likes) => person(browser, server.address, likes) };
}

/** Makes a table by the interface, as a guest. */
export const make = (page: Page, wish: object): Promise<{ table: string; invites: { invite: string }[] }> =>
  page.evaluate(async (body) => {
    const send = async (path: string, what: object) =>
      (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) })).json() as Promise<{
        table: string;
        invites: { invite: string }[];
      }>;
    await send("/api/guest", { name: document.documentElement.lang === "ru" ? "Анна" : "Anna" });
    return send("/api/tables", body);
  }, wish);

/** The boxes, and how many can play. */
export const GAMES = [
  { game: "calimala", name: "Calimala", ru: "Calimala", most: 5 },
  { game: "millefiori", name: "Mille Fiori", ru: "Венецианская мозаика", most: 4 },
  { game: "tuscany", name: "The Castles of Tuscany", ru: "Замки Тосканы", most: 4 },
  { game: "serenissima", name: "Serenissima", ru: "Serenissima", most: 4 },
];

/** Chance that is the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const LIT = ".board [data-light=legal]";
const CONFIRM = "button.confirm";
const FOLDED = ".list details:not([open]) summary";
const OPTION = ".list button";

/** What one sees of the page at a glance, and where one of the things one looks for is. */
interface Sight {
  at: string | null;
  asks: "asked" | "over" | null;
  chosen: boolean;
  count: number;
  point: { x: number; y: number } | null;
  /** Whether that is what a click would meet. */
  open: boolean;
}

interface Eyes {
  look(selector?: string, draw?: number): Sight;
  until(seen: (sight: Sight) => boolean, patience: number): Promise<Sight>;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Put into every page: to look at much at once costs as little as to look at one thing. */
function openEyes(): void {
  const look: Eyes["look"] = (selector, draw) => {
    const found = selector === undefined ? [] : [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const chosen = document.querySelector("button.confirm[data-chosen=true]") !== null;
    const thing = draw === undefined ? undefined : found[draw % found.length];
    // Clear of what sticks to the edges of the page.
    thing?.scrollIntoView({ block: "center" });
    const box = thing?.getBoundingClientRect();
    const point = box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const met = point === null ? null : document.elementFromPoint(point.x, point.y);
    return {
      at: document.querySelector(".page")?.getAttribute("data-at") ?? null,
      asks: document.querySelector("#sources") !== null ? "over" : document.querySelector(".list button") !== null ? "asked" : null,
      chosen,
      count: found.length,
      point,
      open: met !== null && thing?.contains(met) === true,
    };
  };
  const until: Eyes["until"] = (seen, patience) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        watch.disconnect();
        reject(new Error("the page does not change"));
      }, patience);
      const again = () => {
        const sight = look();
        if (!seen(sight)) return;
        clearTimeout(late);
        watch.disconnect();
        resolve(sight);
      };
      const watch = new MutationObserver(again);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      again();
    });
  window.eyes = { look, until };
}

const look = (page: Page, selector?: string): Promise<Sight> => page.evaluate((what) => window.eyes.look(what), selector);

/** Waits until the page asks for something or the game is over. */
export async function turn(page: Page, patience = 60_000): Promise<"asked" | "over"> {
  return (await page.evaluate((ms) => window.eyes.until(({ asks }) => asks !== null, ms), patience)).asks as "asked" | "over";
}

const moved = (page: Page, before: string | null, patience = 30_000): Promise<unknown> =>
  page.evaluate(([at, ms]) => window.eyes.until((sight) => sight.at !== at, ms), [before, patience] as const);

/** What was not chosen by the person is only confirmed once it was looked at: whoever was too quick tries again. */
const movedSoon = (page: Page, before: string | null): Promise<boolean> =>
  moved(page, before, 700).then(
    () => true,
    () => false,
  );

type Roll = (sides: number) => number;
type Play = (page: Page, roll: Roll) => Promise<void>;

/** A decision, unless the table goes on by itself meanwhile: then what it was about is no longer there. */
const whileAsked =
  (decide: (page: Page, roll: Roll, before: string | null) => Promise<void>): Play =>
  async (page, roll) => {
    const before = (await look(page)).at;
    try {
      await decide(page, roll, before);
    } catch (trouble) {
      if ((await look(page)).at === before) throw trouble;
    }
  };

/** Brings one of these to the middle of the page and looks where it is. */
const aim = (page: Page, selector: string, roll: Roll): Promise<Sight> =>
  page.evaluate(([what, draw]) => window.eyes.look(what, draw), [selector, roll(2 ** 16)] as const);

/** A click in the middle of one of these; false if there is none, or nothing to choose any more. */
async function touch(page: Page, selector: string, roll: Roll, before: string | null): Promise<boolean> {
  const { at, chosen, point } = await aim(page, selector, roll);
  if (at !== before || chosen || point === null) return false;
  await page.mouse.click(point.x, point.y);
  return true;
}

/** Presses the button, which must lie open, if there still is something to confirm. */
async function confirm(page: Page, before: string | null): Promise<void> {
  for (let tries = 0; tries < 100; ++tries) {
    const { at, point, open } = await aim(page, `${CONFIRM}:enabled`, () => 0);
    // A second touch of what was meant has done it already.
    if (at !== before || point === null) return;
    if (open) {
      await page.mouse.click(point.x, point.y);
      if (await movedSoon(page, before)) return;
    } else await page.waitForTimeout(100);
  }
  throw new Error("the button to confirm is covered");
}

/** One decision by touching the board; what the board does not show is taken from the list. Whoever has missed touches again. */
export const byMouse = whileAsked(async (page, roll, before) => {
  for (let tries = 0; ; ++tries) {
    let touches = 0;
    while (touches < 4 && (await touch(page, LIT, roll, before))) ++touches;
    if (!(await look(page)).chosen) {
      await touch(page, FOLDED, roll, before);
      // The page may have gone on meanwhile, to what others are asked.
      if (!(await touch(page, OPTION, roll, before)) && !(await look(page)).chosen) return;
    }
    await confirm(page, before);
    try {
      return void (await moved(page, before, 8_000));
    } catch (trouble) {
      if (tries === 3) throw trouble;
    }
  }
});

const CURSOR = ".board [data-element][tabindex='0']";
const focus = (page: Page, selector: string): Promise<void> =>
  page.evaluate((what) => {
    const thing = document.querySelector<HTMLElement | SVGElement>(what);
    if (thing === null) throw new Error(`there is no ${what}`);
    thing.focus();
  }, selector);
const blur = (page: Page): Promise<void> => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/** One decision with the keyboard alone: by the arrows on the board, or by a number of the list. */
export const byKeyboard = whileAsked(async (page, roll, before) => {
  await page.keyboard.press("Escape");
  let seen = await look(page, LIT);
  if (seen.count > 0 && roll(3) > 0) {
    await focus(page, CURSOR);
    for (let steps = roll(5); steps > 0; --steps) await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][roll(4)] ?? "ArrowDown");
    await page.keyboard.press("Enter");
    for (let more = 0; more < 3 && !(await look(page)).chosen; ++more) {
      await focus(page, CURSOR);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
  }
  for (let tries = 0; tries < 10; ++tries) {
    seen = await look(page, OPTION);
    if (seen.chosen) break;
    if (seen.count === 0 || seen.at !== before) return;
    await blur(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press(String(1 + roll(Math.min(9, seen.count))));
    await page.waitForTimeout(tries * 50);
  }
  seen = await look(page);
  if (seen.at !== before) return;
  expect(seen.chosen, (await page.locator("#question").textContent()) ?? "").toBe(true);
  await blur(page);
  await page.keyboard.press("Enter");
  if (await movedSoon(page, before)) return;
  await page.keyboard.press("Enter");
  await moved(page, before);
});

/** One decision as the page advises. */
export const byHint = whileAsked(async (page, _, before) => {
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.locator(".list button:has(svg)").waitFor({ state: "attached", timeout: 8000 });
  await blur(page);
  await page.keyboard.press("Enter");
  await moved(page, before);
});

/** A game to its end. */
export async function playOut(page: Page, how: Play, seed: number, most = 1200): Promise<void> {
  const roll = dice(seed);
  for (let i = 0; i < most; ++i) {
    if ((await turn(page)) === "over") return;
    await how(page, roll);
  }
  throw new Error("the game does not end");
}

/** From here on a bot plays in one's place, until the end. */
export async function watchTheEnd(page: Page): Promise<void> {
  if ((await turn(page)) === "over") return;
  await page.getByRole("button", { name: /^(Menu|Меню)$/ }).click();
  await page.getByRole("button", { name: /Let a bot play for me|Пусть за меня играет бот/ }).click();
  await page.locator("#sources").waitFor({ timeout: 120_000 });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it stands. */
export async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as { axe: { run(how: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }
    ).axe;
    const found = await run.run({ resultTypes: ["violations"] });
    return found.violations.flatMap((v) => v.nodes.slice(0, 3).map((node) => `${v.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`));
  });
}
