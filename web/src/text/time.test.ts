import { lobby } from "@/text/lobby";
import { describe, expect, it } from "vitest";
import { ago, clockWords, DAY, HOUR, left, MINUTE, SECOND, span } from "./time";

const en = lobby.en.time;
const ru = lobby.ru.time;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("span", () => {
  it("takes the largest unit of which there are whole ones", () => {
    expect(plain(span(45 * SECOND, en))).toBe("45 s");
    expect(plain(span(MINUTE, en))).toBe("1 min");
    expect(plain(span(90 * MINUTE, en))).toBe("90 min");
    expect(plain(span(12 * HOUR, en))).toBe("12 h");
    expect(plain(span(DAY, en))).toBe("1 day");
    expect(plain(span(3 * DAY, en))).toBe("3 days");
  });
  it("declines days in Russian", () => {
    expect([1, 2, 5].map((n) => plain(span(n * DAY, ru)))).toEqual(["1 день", "2 дня", "5 дней"]);
  });
});

describe("left", () => {
  const now = Date.UTC(2026, 4, 12, 12);
  const after = (ms: number) => plain(left(now + ms, now, en));
  it("never tells more than there is", () => {
    expect(after(15 * MINUTE - 1)).toBe("14 min left");
    expect(after(20 * HOUR - 1)).toBe("19 h left");
    expect(after(3 * DAY - 1)).toBe("2 days left");
  });
  it("counts hours up to two days", () => expect(after(47.5 * HOUR)).toBe("47 h left"));
  it("has no zero and nothing below it", () => {
    expect(after(59 * SECOND)).toBe("less than a minute left");
    expect(after(-HOUR)).toBe("less than a minute left");
  });
});

describe("ago", () => {
  const now = new Date(2026, 4, 12, 15, 30).getTime();
  it("is now within a minute, also by a clock that is behind", () => {
    expect(ago(now - 30 * SECOND, now, "en")).toBe("now");
    expect(ago(now + 10 * SECOND, now, "en")).toBe("now");
  });
  it("counts minutes and hours of today", () => {
    expect(ago(now - 5 * MINUTE, now, "en")).toBe("5 minutes ago");
    expect(ago(now - 15 * HOUR, now, "en")).toBe("15 hours ago");
    expect(ago(now - 2 * HOUR, now, "ru")).toBe("2 часа назад");
  });
  it("goes by the calendar once a day has ended", () => {
    expect(ago(new Date(2026, 4, 11, 9).getTime(), now, "en")).toBe("yesterday");
    expect(ago(new Date(2026, 4, 11, 9).getTime(), now, "ru")).toBe("вчера");
    expect(ago(new Date(2026, 4, 6, 23).getTime(), now, "en")).toBe("6 days ago");
  });
  it("counts hours across midnight while they are few", () => {
    const early = new Date(2026, 4, 12, 1).getTime();
    expect(ago(early - 2 * HOUR, early, "en")).toBe("2 hours ago");
  });
  it("names the day after a week, and the year if it is another", () => {
    expect(ago(new Date(2026, 4, 1).getTime(), now, "ru")).toBe("1 мая");
    expect(ago(new Date(2025, 4, 1).getTime(), now, "en")).toBe("May 1, 2025");
  });
});

describe("clockWords", () => {
  it("tells each kind", () => {
    expect(clockWords(null, en)).toBe("no clock");
    expect(clockWords({ kind: "none" }, en)).toBe("no clock");
    expect(plain(clockWords({ kind: "move", limit: DAY }, en))).toBe("1 day a move");
    expect(plain(clockWords({ kind: "bank", limit: 20 * MINUTE, increment: 0 }, en))).toBe("20 min each");
    expect(plain(clockWords({ kind: "bank", limit: 20 * MINUTE, increment: 10 * SECOND }, ru))).toBe("20 мин на партию + 10 с за ход");
  });
});
