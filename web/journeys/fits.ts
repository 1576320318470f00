// Whether a table fits its window: games in their middle, the windows people have, and what must be seen in each of them.

import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";

const RECORDS = new URL("../../tests/records/", import.meta.url);

/** How much has to be in sight: everything at once; the board, with the list below it; the question and what it is about; what can be reached. */
type Kind = "wide" | "tablet" | "phone" | "zoomed";

export interface Size {
  width: number;
  height: number;
  kind: Kind;
}

const sizes = (kind: Kind, ...all: [number, number][]): Size[] => all.map(([width, height]) => ({ width, height, kind }));

export const SIZES: Size[] = [
  ...sizes("wide", [1280, 720], [1366, 768], [1440, 900], [1536, 864], [1920, 1080], [2560, 1440]),
  ...sizes("tablet", [1180, 820], [820, 1180]),
  // A laptop of 1366 × 768 at 200 %.
  ...sizes("zoomed", [683, 384]),
  ...sizes("phone", [360, 640], [360, 740], [390, 844], [430, 932]),
];

export const nameOf = ({ width, height }: Size): string => `${width}×${height}`;

/** A decision of a recorded game: the first of its kind after so many. */
interface Middle {
  kind: string;
  after: number;
}

/** What is asked in the middle of each game, first what the short form looks at. */
const MIDDLES: Record<string, [Middle, ...Middle[]]> = {
  calimala: [
    { kind: "place", after: 150 },
    { kind: "card", after: 200 },
    { kind: "donate", after: 100 },
  ],
  millefiori: [
    { kind: "place", after: 90 },
    { kind: "select", after: 100 },
    { kind: "take", after: 60 },
  ],
  tuscany: [
    { kind: "place", after: 120 },
    { kind: "pay", after: 120 },
    { kind: "take", after: 60 },
  ],
  serenissima: [
    { kind: "load", after: 200 },
    { kind: "move", after: 200 },
    { kind: "invest", after: 200 },
    { kind: "sell", after: 150 },
  ],
};

export interface Moment {
  name: string;
  /** What the page is to show: a question, an answer that is previewed, a lesson, or that others decide. */
  shows: "question" | "preview" | "lesson" | "others";
  middle: Middle;
}

/** The moments of the short form: the turn, with a choice previewed, explained, and while others move. */
export const moments = (game: string): Moment[] => {
  const [middle] = MIDDLES[game]!;
  return (["question", "preview", "lesson", "others"] as const).map((shows) => ({ name: shows, shows, middle }));
};

/** Besides, every other kind of question. */
export const allMoments = (game: string): Moment[] => [
  ...moments(game),
  ...MIDDLES[game]!.slice(1).flatMap((middle) => (["question", "preview"] as const).map((shows) => ({ name: `${middle.kind}, ${shows}`, shows, middle }))),
];

interface Cut {
  record: string;
  decisions: number;
  seat: number;
}

/** A recorded game of four cut before a decision: of the seat that is asked, or while several others decide first. */
function cut(game: string, { kind, after }: Middle, others: boolean): Cut {
  const folder = new URL(`${game}/`, RECORDS);
  for (const file of readdirSync(folder)
    .filter((name) => name.startsWith("4p"))
    .sort()) {
    const record = readFileSync(new URL(file, folder), "utf8");
    const all = [...record.matchAll(/^\d+ (\d) (\w+)/gm)].map(([, seat, what]) => ({ seat: Number(seat), what }));
    const decisions = all.findIndex(({ what, seat }, i) => i >= after && what === kind && (!others || all.slice(i, i + 3).every((one) => one.seat === seat)));
    if (decisions < 0) continue;
    const { seat } = all[decisions]!;
    return { record, decisions, seat: others ? (seat + 2) % 4 : seat };
  }
  throw new Error(`no recorded game of ${game} has “${kind}” after ${after} decisions`);
}

/** The page hears how the table stands, but nothing that happens there afterwards. */
async function freeze(page: Page): Promise<void> {
  await page.routeWebSocket(/\/play$/, (line) => {
    const server = line.connectToServer();
    let joined = false;
    server.onMessage((message) => {
      if (joined && !String(message).includes('"joined"')) return;
      joined ||= String(message).includes('"joined"');
      line.send(message);
    });
  });
}

/** Opens a moment of a game on a new page. */
export async function open(context: BrowserContext, game: string, moment: Moment): Promise<Page> {
  const page = await context.newPage();
  const others = moment.shows === "others";
  if (others) await freeze(page);
  await page.goto("/rules");
  const table = await page.evaluate(
    async (body) => {
      const send = async (path: string, what: object) =>
        (await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(what) })).json() as Promise<{
          table: string;
        }>;
      await send("/api/guest", { name: document.documentElement.lang === "ru" ? "Александра" : "Alexandra" });
      return (await send("/api/records", body)).table;
    },
    { ...cut(game, moment.middle, others), level: others ? 5 : 1 },
  );
  await page.goto(`/t/${table}${moment.shows === "lesson" ? "?guide" : ""}`);
  await page
    .locator(moment.shows === "others" ? "#question.waiting" : ".list button")
    .first()
    .waitFor({ state: "attached" });
  if (moment.shows === "lesson") {
    await page.locator("dialog .ways .act").click();
    await page.locator("section.lesson").waitFor();
  }
  if (moment.shows === "preview") {
    await page
      .locator(".list button")
      .first()
      .evaluate((option) => {
        option.closest("details")?.setAttribute("open", "");
        (option as HTMLElement).click();
      });
    await page.locator("#preview").waitFor({ state: "attached" });
  }
  return page;
}

export interface Found {
  /** What does not fit, in words; empty: it fits. */
  faults: string[];
  /** The smallest text on board and mat, in px. */
  text: number;
  /** The height of the page, in windows. */
  tall: number;
}

/** Brings the window to a size, and looks. */
export async function look(page: Page, size: Size, { shows }: Moment): Promise<Found> {
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo(0, 0));
  // Two frames for the arrangement, one for what is brought into view after it.
  await page.evaluate(async () => {
    for (let frames = 3; frames > 0; --frames) await new Promise(requestAnimationFrame);
    if (document.querySelector(".list button") === null) scrollTo(0, 0);
  });
  return page.evaluate(measure, { kind: size.kind, shows });
}

/** In the page. */
function measure({ kind, shows }: { kind: Kind; shows: Moment["shows"] }): Found {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const faults: string[] = [];
  const SLACK = 1.5;
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const boxOf = (element: Element): Box => element.getBoundingClientRect();

  /** What the window leaves of a box, and whatever scrolls or cuts around it. */
  const seen = (element: Element, window: Box): Box => {
    let { left, top, right, bottom } = boxOf(element);
    const meet = (box: Box) => {
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    };
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (!(at instanceof SVGElement) && (overflowX !== "visible" || overflowY !== "visible")) meet(boxOf(at));
    }
    meet(window);
    return { left, top, right, bottom };
  };
  const cutOf = (element: Element, window: Box): number => {
    const [whole, rest] = [boxOf(element), seen(element, window)];
    return Math.max(rest.left - whole.left, rest.top - whole.top, whole.right - rest.right, whole.bottom - rest.bottom);
  };
  /** Nothing of these is cut; the worst of them is told. */
  const whole = (what: string, elements: Element[], window: Box, needed = true): void => {
    if (elements.length === 0) {
      if (needed) faults.push(`${what}: not there`);
      return;
    }
    const [cut, worst] = elements.map((element) => [cutOf(element, window), element] as const).reduce((a, b) => (b[0] > a[0] ? b : a));
    if (cut > SLACK) faults.push(`${what}: ${Math.round(cut)} px cut (${worst.getAttribute("data-element") ?? worst.textContent.trim().slice(0, 24)})`);
  };

  const window: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.scrollingElement!;
  const asked = shows !== "others";
  if (page.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (kind === "wide" && page.scrollHeight > innerHeight + SLACK) faults.push(`the page scrolls by ${page.scrollHeight - innerHeight} px`);
  const tall = page.scrollHeight / innerHeight;
  if (kind === "phone" && tall > 2.005) faults.push(`the page is ${tall.toFixed(2)} windows tall`);

  whole("question", all("#question"), window);
  if (asked) whole("confirm", all("button.confirm"), window);
  if (kind === "wide" || kind === "tablet") {
    whole("board", all(".area svg.board, .area .deck, .area svg.mat"), window);
    whole("places", all(".area [data-element]"), window);
  }
  if (kind === "phone") {
    // The sheet at the foot lies over the page.
    const sheet = boxOf(document.querySelector(".question")!);
    const above = { ...window, bottom: Math.min(window.bottom, sheet.top) };
    const framed = all(".pane [data-light=legal]");
    whole("lit places", framed.length > 0 ? framed : all(".area [data-light=legal]").slice(0, 1), above, false);
    const board = all(".area svg.board, .area .pane > * > * > *, .area svg, .area .deck")[0];
    if (board === undefined) faults.push("board: not there");
    else {
      const box = seen(board, above);
      if (box.bottom - box.top < Math.min(200, boxOf(board).bottom - boxOf(board).top))
        faults.push(`board: only ${Math.round(box.bottom - box.top)} px in sight`);
    }
  }
  if (kind === "zoomed") {
    const sides = { ...window, top: -Infinity, bottom: Infinity };
    // What is in a frame can be moved in it.
    const outside = all(".area [data-element], .list button, .strips li, #question, button.confirm").filter((element) => element.closest(".pane") === null);
    whole("sides", outside, sides);
  }

  const options = all(".list button, .list summary");
  if (asked && (kind === "wide" || kind === "tablet")) {
    const inSight = options.filter((option) => cutOf(option, window) <= SLACK).length;
    if (inSight < Math.min(3, options.length)) faults.push(`list: ${inSight} of ${options.length} in sight`);
  }
  // The latest of the story, a line for each sentence; on lower windows and beside a lesson it has what is left.
  if ((shows === "question" || shows === "preview") && (kind === "tablet" || (kind === "wide" && innerHeight >= 768))) {
    const lines = all(".story .line");
    const inSight = lines.filter((line) => cutOf(line, window) <= SLACK).length;
    if (inSight < Math.min(6, lines.length) || lines.length === 0) faults.push(`story: ${inSight} of ${lines.length} lines in sight`);
  }
  if (shows === "lesson" && kind !== "zoomed") whole("lesson", all("section.lesson"), window);
  if (shows === "preview") whole("preview", all("#preview"), window, kind !== "zoomed");

  let text = Infinity;
  let smallest = "";
  for (const one of all(".area svg text") as SVGTextElement[]) {
    const scale = one.getScreenCTM();
    if (one.textContent.trim() === "" || scale === null) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(scale.a, scale.b);
    if (size < text) [text, smallest] = [size, one.textContent.trim()];
  }
  // On a phone all that is lit may be looked at from afar; two fingers bring it closer.
  if (kind !== "zoomed" && kind !== "phone" && text < 11.9) faults.push(`text: ${text.toFixed(1)} px (${smallest.slice(0, 16)})`);
  return { faults, text: Math.round(text * 10) / 10, tall: Math.round(tall * 100) / 100 };
}
