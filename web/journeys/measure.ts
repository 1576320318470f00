// What the page costs with each game (scripts/measure_page.sh): bytes of the first load, how soon a move is drawn, how smoothly
// a replay scrubs, and what is left behind by twenty games in one tab. Prints numbers; asserts nothing that depends on time.

import type { CDPSession } from "playwright-core";
import { describe, expect, it } from "vitest";
import { byMouse, dice, GAMES, make, openHouse, turn, watchTheEnd } from "./kit";

const house = openHouse();
const MANY = Number(process.env["FONDACO_MEASURE_GAMES"] ?? "20");
const ONLY = process.env["FONDACO_MEASURE_GAME"] ?? "";

const againstBots = (game: string, players: number) => ({
  game,
  hints: true,
  seats: [{ me: true }, ...Array.from({ length: players - 1 }, () => ({ bot: 1 }))],
});

const say = (what: string, numbers: object): void => console.log(`${what}: ${JSON.stringify(numbers)}`);

function spread(all: number[]): { count: number; median: number; p95: number; max: number } {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { count: all.length, median: at(0.5), p95: at(0.95), max: at(1) };
}

/** Notes for every message of a table that brings a move how long it takes until the frame with it is on the screen. */
const STOPWATCH = `
  window.drawn = [];
  let before = 0;
  const listen = WebSocket.prototype.addEventListener;
  const timed = (handler) => (event) => {
    const begun = performance.now();
    handler(event);
    if (typeof event.data !== "string" || !event.data.includes('"what":"act"')) return;
    // Whether the page was at rest, or still at the moves before.
    const alone = begun - before > 100;
    before = begun;
    requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => window.drawn.push({ ms: performance.now() - begun, alone }); channel.port2.postMessage(0); });
  };
  WebSocket.prototype.addEventListener = function (type, handler, ...more) {
    return listen.call(this, type, type === "message" ? timed(handler) : handler, ...more);
  };
  const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", { ...property, set(handler) { property.set.call(this, timed(handler)); } });
`;

const kept = async (session: CDPSession) => {
  for (let i = 0; i < 3; ++i) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { kilobytes: Math.round(of("JSHeapUsedSize") / 1024), nodes: of("Nodes"), listeners: of("JSEventListeners") };
};

describe.each(GAMES.filter(({ game }) => ONLY === "" || game === ONLY))("$name", ({ game, name, most }) => {
  it("first load", async () => {
    const { page, context } = await house.person();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await page.goto("/");
    await page.getByRole("article").first().waitFor();
    const lobby = bytes;
    const { table } = await make(page, againstBots(game, 3));
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/t/${table}`);
    await turn(page);
    say(`${name}: first load, bytes over the line`, { lobby, withTheGame: bytes });
    await context.close();
  });

  it("a move drawn", { timeout: 300_000 }, async () => {
    const { page, context } = await house.person();
    await page.addInitScript(STOPWATCH);
    await page.goto("/");
    const { table } = await make(page, againstBots(game, most));
    await page.goto(`/t/${table}`);
    const drawn = () => page.evaluate(() => (window as unknown as { drawn: { ms: number; alone: boolean }[] }).drawn.splice(0));
    const roll = dice(1);
    for (let decisions = 0; decisions < 30 && (await turn(page)) === "asked"; ++decisions) await byMouse(page, roll);
    const played = await drawn();
    expect(played.length).toBeGreaterThan(0);
    const times = (all: typeof played) => spread(all.map(({ ms }) => ms));
    say(`${name}: a move drawn after its arrival, one plays against ${most - 1} bots, ms`, times(played.filter(({ alone }) => alone)));
    say(`${name}: the same with moves that come on the heels of others, ms`, times(played));
    await watchTheEnd(page);
    say(`${name}: the same while ${most} bots play as fast as they can, ms`, times(await drawn()));
    await context.close();
  });

  it("scrubbing", { timeout: 300_000 }, async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    const { table } = await make(page, againstBots(game, most));
    await page.goto(`/t/${table}`);
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
    say(`${name}: scrubbing for the first time, ms a frame`, spread(await run()));
    say(`${name}: scrubbing again, ms a frame`, spread(await run()));
    await context.close();
  });

  it("games in one tab", { timeout: 1_800_000 }, async () => {
    const { page, context } = await house.person();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto("/");
    const after: Awaited<ReturnType<typeof kept>>[] = [];
    for (let played = 0; played < MANY; ++played) {
      await page.getByRole("article").filter({ hasText: name }).getByRole("button", { name: "Play now" }).click();
      await page.waitForURL(/\/t\//);
      await watchTheEnd(page);
      await page.locator("a.brand").click();
      await page.getByRole("article").first().waitFor();
      after.push(await kept(session));
    }
    say(`${name}: kept in the tab after a game, after two and after ${MANY}`, { first: after[0], second: after[1], last: after.at(-1) });
    expect(after.at(-1)!.nodes).toBeLessThan(2 * (after[1] ?? after[0]!).nodes);
    await context.close();
  });
});
