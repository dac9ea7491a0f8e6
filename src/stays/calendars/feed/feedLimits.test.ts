import { growthOf, LINEAR } from "#test/growth.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MAX_EVENTS, readFeedInTurns } from "#stays/calendars/feed/readFeed.ts";
import { bytesOf, calendar, days, event, read, refusalOf } from "#test/feedText.ts";
import { isQuick } from "#test/quick.ts";

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

  test.skipIf(isQuick)("a million events, before they are all read", () => {
    const one = `${event([...days("20260203", "20260208"), "UID:a", "SUMMARY:Reserved"])}\r\n`;
    const bytes = Buffer.from(`BEGIN:VCALENDAR\r\n${one.repeat(1_000_000)}END:VCALENDAR\r\n`);
    expect(refusalOf(bytes)).toBe("calendar_too_large");
  });

  test("one line of many megabytes", () => {
    expect(refusalOf(Buffer.alloc(8_000_000, "A"))).toBe("not_a_calendar");
  });
});

test.each([
  ["blank lines", "\n".repeat(4_000_000)],
  ["empty folds", `BEGIN:VCALENDAR\n${"\n ".repeat(2_000_000)}\nEND:VCALENDAR`],
])("%s give everybody else turns", async (_, text) => {
  let turns = 0;
  await readFeedInTurns(bytesOf(text), {}, async () => void (turns += 1));
  expect(turns).toBeGreaterThan(900);
});

test("components in components are no calendar, however many end that never began", () => {
  const text = calendar(["BEGIN:X\r\n".repeat(400_000) + "END:Y\r\n".repeat(400_000)]);
  expect(refusalOf(bytesOf(text))).toBe("not_a_calendar");
});

test("a description that is nearly an email address is read in linear time", () => {
  const feedOf = (length: number) =>
    bytesOf(
      calendar(
        Array.from({ length: 200 }, (_, at) =>
          event([...days("20260203", "20260208"), `UID:${at}`, `DESCRIPTION:${"a.b-".repeat(length / 4)}`]),
        ),
      ),
    );
  expect(growthOf(feedOf, read, 1000)).toBeLessThan(LINEAR);
});

test.skipIf(isQuick)("many stays of one guest are read in linear time", () => {
  const feedOf = (count: number) =>
    bytesOf(
      calendar(
        Array.from({ length: count }, (_, at) =>
          event([
            ...days("20260203", at % 2 === 0 ? "20260208" : "20260204"),
            `UID:${at}`,
            "SUMMARY:Reserved - Anna",
          ]),
        ),
      ),
    );
  expect(growthOf(feedOf, read, 5000)).toBeLessThan(LINEAR);
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

/** A folder of real feeds outside the repository: none may be refused, and each event that is left out has a reason. */
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
