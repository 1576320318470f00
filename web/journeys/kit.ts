// What journeys share: a browser, people in it, and how a person plays who only knows what the page shows.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
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
  const troubles: string[] = [];
  const page = await context.newPage();
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    // A page that is not signed in, or whose server is gone, is told so by the browser as well.
    if (message.type() === "error" && !/status of 401|ERR_CONNECTION|WebSocket|net::/.test(message.text())) troubles.push(message.text());
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
/** Whether something is chosen; without that the button may still offer what needs no choice. */
const chosen = async (page: Page): Promise<boolean> => (await page.locator(`${CONFIRM}[data-chosen=true]`).count()) > 0;

/** Waits until the page asks for something or the game is over. */
export async function turn(page: Page, patience = 60_000): Promise<"asked" | "over"> {
  const handle = await page.waitForFunction(
    () => {
      if (document.querySelector("#sources") !== null) return "over";
      return document.querySelector(".list button") !== null ? "asked" : null;
    },
    null,
    { timeout: patience },
  );
  return (await handle.jsonValue()) as "asked" | "over";
}

const moment = (page: Page): Promise<string | null> => page.locator(".page").getAttribute("data-at");
const moved = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction((at) => document.querySelector(".page")?.getAttribute("data-at") !== at, before, { timeout: 30_000 });

/** A click in the middle of something that is brought to the middle of the page first, clear of what sticks to its edges. */
async function touch(thing: Locator): Promise<void> {
  await thing.evaluate((element) => element.scrollIntoView({ block: "center" }), null, { timeout: 5000 });
  await thing.click({ force: true, timeout: 5000 });
}

type Play = (page: Page, roll: (sides: number) => number) => Promise<void>;

/** A decision, unless the table goes on by itself meanwhile: then what it was about is no longer there. */
const whileAsked =
  (decide: (page: Page, roll: (sides: number) => number, before: string | null) => Promise<void>): Play =>
  async (page, roll) => {
    const before = await moment(page);
    try {
      await decide(page, roll, before);
    } catch (trouble) {
      if ((await moment(page)) === before) throw trouble;
    }
  };

/** One decision by touching the board; what the board does not show is taken from the list. */
export const byMouse = whileAsked(async (page, roll, before) => {
  for (let touches = 0; touches < 4; ++touches) {
    if (await chosen(page)) break;
    const lit = page.locator(LIT);
    const count = await lit.count();
    if (count === 0) break;
    await touch(lit.nth(roll(count)));
    if ((await moment(page)) !== before) return;
  }
  if (!(await chosen(page))) {
    const folded = page.locator(".list details:not([open]) summary");
    if ((await folded.count()) > 0) await touch(folded.nth(roll(await folded.count())));
    const options = page.locator(".list button:visible");
    const count = await options.count();
    if (count === 0 || (await moment(page)) !== before) return;
    await touch(options.nth(roll(count)));
  }
  // A second touch of what was meant has done it already.
  if ((await page.locator(`${CONFIRM}:disabled`).count()) === 0) await page.locator(CONFIRM).click({ timeout: 10_000 });
  await moved(page, before);
});

/** One decision with the keyboard alone: by the arrows on the board, or by a number of the list. */
export const byKeyboard = whileAsked(async (page, roll, before) => {
  await page.keyboard.press("Escape");
  const lit = await page.locator(LIT).count();
  if (lit > 0 && roll(3) > 0) {
    await page.locator(".board [data-element][tabindex='0']").first().focus();
    for (let steps = roll(5); steps > 0; --steps) await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][roll(4)] ?? "ArrowDown");
    await page.keyboard.press("Enter");
    for (let more = 0; more < 3 && !(await chosen(page)); ++more) {
      await page.locator(".board [data-element][tabindex='0']").first().focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
  }
  for (let tries = 0; tries < 10 && !(await chosen(page)); ++tries) {
    const count = await page.locator(".list button").count();
    if (count === 0 || (await moment(page)) !== before) return;
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Escape");
    await page.keyboard.press(String(1 + roll(Math.min(9, count))));
    await page.waitForTimeout(tries * 50);
  }
  if ((await moment(page)) !== before) return;
  expect(await chosen(page), (await page.locator("#question").textContent()) ?? "").toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await moved(page, before);
});

/** One decision as the page advises. */
export const byHint = whileAsked(async (page, _, before) => {
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  await page.locator(".list button:has(svg)").evaluate((advised) => (advised as HTMLElement).click(), null, { timeout: 8000 });
  await page.locator(CONFIRM).click({ timeout: 10_000 });
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
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const found = await run.run();
    return found.violations.flatMap((v) => v.nodes.slice(0, 3).map((node) => `${v.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`));
  });
}
