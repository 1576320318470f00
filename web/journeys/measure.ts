// What the page costs (scripts/measure_page.sh): bytes of the first load, how soon a move is drawn, how smoothly a replay
// scrubs, and what is left behind by twenty games in one tab. Prints numbers; asserts nothing that depends on time.

import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { byMouse, dice, make, openHouse, turn } from "./kit";

const house = openHouse();
const GAMES = Number(process.env["FONDACO_MEASURE_GAMES"] ?? "20");

const three = (game: string, players = 3) => ({ game, hints: true, seats: [{ me: true }, ...Array.from({ length: players - 1 }, () => ({ bot: 1 }))] });

const say = (what: string, numbers: object): void => console.log(`${what}: ${JSON.stringify(numbers)}`);

function spread(all: number[]): { count: number; median: number; p95: number; max: number } {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { count: all.length, median: at(0.5), p95: at(0.95), max: at(1) };
}

/** From here on a bot plays in one's place, until the end. */
async function watchTheEnd(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.locator("#sources").waitFor({ timeout: 120_000 });
}

/** Notes for every message of a table that brings a move how long it takes until the frame with it is on the screen. */
const STOPWATCH = `
  window.drawn = [];
  const listen = WebSocket.prototype.addEventListener;
  const timed = (handler) => (event) => {
    const begun = performance.now();
    handler(event);
    if (typeof event.data === "string" && event.data.includes('"what":"act"'))
      requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => window.drawn.push(performance.now() - begun); channel.port2.postMessage(0); });
  };
  WebSocket.prototype.addEventListener = function (type, handler, ...more) {
    return listen.call(this, type, type === "message" ? timed(handler) : handler, ...more);
  };
  const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...property, set(handler) { property.set.call(this, timed(handler)); } });
`;

it("first load", async () => {
  const { page, context } = await house.person();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  const lobby = bytes;
  const { table } = await make(page, three("calimala"));
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/t/${table}`);
  await page.locator(".list button").first().waitFor();
  say("first load, bytes over the line", { lobby, withCalimala: bytes });
  await context.close();
});

it("a move drawn", { timeout: 300_000 }, async () => {
  const { page, context } = await house.person();
  await page.addInitScript(STOPWATCH);
  await page.goto("/");
  const { table } = await make(page, three("calimala", 5));
  await page.goto(`/t/${table}`);
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number[] }).drawn.splice(0));
  const roll = dice(1);
  for (let decisions = 0; decisions < 60 && (await turn(page)) === "asked"; ++decisions) await byMouse(page, roll);
  const played = await drawn();
  expect(played.length).toBeGreaterThan(100);
  say("a move drawn after its arrival, one plays against four bots, ms", spread(played));
  await watchTheEnd(page);
  say("the same while five bots play as fast as they can, ms", spread(await drawn()));
  await context.close();
});

it("scrubbing", { timeout: 300_000 }, async () => {
  const { page, context } = await house.person();
  await page.goto("/");
  const { table } = await make(page, three(process.env["FONDACO_MEASURE_REPLAY"] ?? "calimala", 5));
  await page.goto(`/t/${table}`);
  await page.locator(".list button").first().waitFor();
  await watchTheEnd(page);
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const run = () =>
    page.evaluate(async () => {
      const slide = document.querySelector<HTMLInputElement>("input[type=range]")!;
      const frames: number[] = [];
      let before = performance.now();
      for (let to = 0; to <= Number(slide.max); ++to) {
        slide.value = String(to);
        slide.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        frames.push(now - before);
        before = now;
      }
      return frames;
    });
  say("scrubbing for the first time, ms a frame", spread(await run()));
  say("scrubbing again, ms a frame", spread(await run()));
  await context.close();
});

const kept = async (session: CDPSession) => {
  for (let i = 0; i < 3; ++i) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { kilobytes: Math.round(of("JSHeapUsedSize") / 1024), nodes: of("Nodes"), listeners: of("JSEventListeners") };
};

it("games in one tab", { timeout: 1_800_000 }, async () => {
  const { page, context } = await house.person();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto("/");
  const after: Awaited<ReturnType<typeof kept>>[] = [];
  for (let game = 0; game < GAMES; ++game) {
    await page.getByRole("article").filter({ hasText: "Calimala" }).getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/t\//);
    await page.locator(".list button").first().waitFor();
    await watchTheEnd(page);
    await page.locator("a.brand").click();
    await page.getByRole("article").first().waitFor();
    after.push(await kept(session));
  }
  say(`kept in the tab after a game and after ${GAMES}`, { first: after[0], second: after[1], last: after.at(-1) });
  expect(after.at(-1)!.nodes).toBeLessThan(2 * (after[1] ?? after[0]!).nodes);
  await context.close();
});
