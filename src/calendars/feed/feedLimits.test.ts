import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MAX_EVENTS, readFeedInTurns } from "#calendars/feed/readFeed.ts";
import { bytesOf, calendar, days, event, read, refusalOf } from "#testing/feedText.ts";

describe("is refused and never means that all stays are gone:", () => {
  const whole = calendar([event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"])]);

  test.each([
    ["nothing", new Uint8Array(), "not_a_calendar"],
    ["a page", bytesOf("<!doctype html><title>Sign in</title>"), "not_a_calendar"],
    ["a page that speaks of one", bytesOf("<pre>\nBEGIN:VCALENDAR\nEND:VCALENDAR</pre>"), "not_a_calendar"],
    ["bytes", Uint8Array.from({ length: 5000 }, (_, index) => index % 256), "not_a_calendar"],
    ["one without its end", bytesOf(whole.replace("END:VCALENDAR", "")), "calendar_cut_off"],
    ["one that ends in an event", bytesOf(whole.slice(0, whole.indexOf("UID"))), "calendar_cut_off"],
  ])("%s", (_, bytes, code) => {
    expect(refusalOf(bytes)).toBe(code);
  });

  test("a million events, before they are all read", () => {
    const one = `${event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"])}\r\n`;
    const bytes = Buffer.from(`BEGIN:VCALENDAR\r\n${one.repeat(1_000_000)}END:VCALENDAR\r\n`);
    expect(refusalOf(bytes)).toBe("calendar_too_large");
  });

  test("one line of many megabytes", () => {
    expect(refusalOf(Buffer.alloc(8_000_000, "A"))).toBe("not_a_calendar");
  });
});

test("a large feed gives everybody else a turn", async () => {
  const events = Array.from({ length: MAX_EVENTS }, (_, index) =>
    event([...days("20260203", "20260208"), `UID:${index}`, "SUMMARY:Reserved"]),
  );
  let turns = 0;
  const nextTurn = async () => void (turns += 1);
  const feed = await readFeedInTurns(bytesOf(calendar(events)), {}, nextTurn);
  expect(feed.ok && feed.value.entries.length).toBe(MAX_EVENTS);
  expect(turns).toBeGreaterThan(40);
});

/** A folder of real feeds, which stay outside the repository: none may be refused, and no event is lost without a reason. */
const realFeeds = process.env.CALENDAR_FEEDS;
test.runIf(realFeeds)("every feed of a given folder is read", () => {
  for (const name of readdirSync(realFeeds ?? "").filter((each) => each.endsWith(".ics"))) {
    const bytes = readFileSync(join(realFeeds ?? "", name));
    const feed = read(bytes);
    const events = bytes.toString().match(/^BEGIN:VEVENT/gim)?.length ?? 0;
    const skipped = Object.values(feed.skipped).reduce((sum, count) => sum + count, 0);
    expect({ name, events: feed.entries.length + feed.cancelled.length + skipped }).toEqual({ name, events });
  }
});
