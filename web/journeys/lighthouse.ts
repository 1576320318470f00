// What Lighthouse says of each page with its mobile profile (scripts/lighthouse.sh): four scores and what they rest on. Prints a
// table; fails only if a page can't be looked at. FONDACO_LIGHTHOUSE_RUNS says how often (3; the middle one counts).

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GAMES, make } from "./kit";
import { Server } from "./server";

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string; details?: unknown }>;
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const RUNS = Number(process.env["FONDACO_LIGHTHOUSE_RUNS"] ?? "3");
const ONLY = process.env["FONDACO_LIGHTHOUSE_PAGES"] ?? "";
/** A folder for the whole reports, if wanted. */
const REPORTS = process.env["FONDACO_LIGHTHOUSE_REPORTS"] ?? "";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MEASURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"] as const;

const server = new Server();
const profile = mkdtempSync(join(tmpdir(), "fondaco-lighthouse-"));
let lighthouse: Lighthouse;
let context: BrowserContext;
let page: Page;
let port: number;

/** A port that nobody uses. */
const free = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port: found } = probe.address() as { port: number };
      probe.close(() => resolve(found));
    });
  });

beforeAll(async () => {
  const installed = fileURLToPath(new URL("../../build/lighthouse/node_modules/lighthouse/core/index.js", import.meta.url));
  lighthouse = ((await import(/* @vite-ignore */ pathToFileURL(installed).href)) as { default: Lighthouse }).default;
  await server.start();
  port = await free();
  // Lighthouse opens its pages in the browser's own context: whoever plays must be a guest there.
  context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    baseURL: server.address,
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  page = await context.newPage();
  await page.goto("/");
});
afterAll(async () => {
  await context.close();
  await server.stop();
  rmSync(profile, { recursive: true, force: true });
});

/** A game that bots have played for a while. */
async function played(): Promise<string> {
  const { table } = await make(page, { game: "calimala", seats: [{ bot: 1 }, { bot: 1 }, { bot: 1 }] });
  const decisions = () => page.evaluate(async (id) => parseInt(((await (await fetch(`/api/tables/${id}`)).json()) as { at: string }).at), table);
  await expect.poll(decisions, { timeout: 120_000 }).toBeGreaterThan(60);
  return table;
}

const score = (report: Report, category: string): number => Math.round(100 * (report.categories[category]?.score ?? 0));

/** What costs points, but for speed. */
const faultsOf = (report: Report): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${report.audits[id]?.title ?? id}`),
  );

it("every page, as Lighthouse sees it", { timeout: 3_600_000 }, async () => {
  const pages: [name: string, address: () => string | Promise<string>][] = [
    ["lobby", () => "/"],
    ["tables", () => "/tables"],
    ["set-up", () => "/new/calimala"],
    ["learn", () => "/rules"],
    ...GAMES.map(({ game, name }): (typeof pages)[number] => [`rules of ${name}`, () => `/rules/${game}`]),
    ...GAMES.map(({ game, name }): (typeof pages)[number] => [
      `table of ${name}`,
      async () => `/t/${(await make(page, { game, hints: true, seats: [{ me: true }, { bot: 1 }, { bot: 1 }] })).table}`,
    ]),
    ["replay", async () => `/replay/${await played()}?at=60`],
    ["statistics", () => "/statistics"],
    ["settings", () => "/settings"],
  ];
  const rows: string[] = [];
  for (const [name, address] of pages.filter(([name]) => name.includes(ONLY))) {
    const path = await address();
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; ++run) {
      const found = await lighthouse(server.address + path, { port, output: "json", logLevel: "error", onlyCategories: CATEGORIES });
      if (found !== undefined) reports.push(found.lhr);
    }
    reports.sort((a, b) => score(a, "performance") - score(b, "performance"));
    const middle = reports[Math.floor(reports.length / 2)];
    if (middle === undefined) throw new Error(`no report of ${path}`);
    if (REPORTS !== "") writeFileSync(join(REPORTS, `${name.replaceAll(" ", "-")}.json`), JSON.stringify(middle));
    const measures = MEASURES.map((id) => middle.audits[id]?.displayValue ?? "–");
    rows.push(`| ${[name, ...CATEGORIES.map((category) => score(middle, category)), ...measures].join(" | ")} |`);
    console.log([rows.at(-1), ...faultsOf(middle)].join("\n    "));
  }
  console.log(
    [
      "| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shifts | speed index |",
      "|---|---|---|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  );
});
