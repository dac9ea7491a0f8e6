import { expect, test } from "vitest";
import type { Calendar } from "#stays/calendars/contract.ts";
import {
  describeCalendar,
  formatAgo,
  formatReading,
  nameOfCalendar,
} from "#stays/calendars/calendarWords.ts";

const calendar: Calendar = {
  id: "c",
  guidebookId: "g",
  host: "www.airbnb.com",
  name: null,
  platform: "airbnb",
  closures: "ask",
  lastReadAt: 0,
  problem: null,
  failingSince: null,
  stays: 4,
  blocks: 0,
  questions: 0,
  missing: 0,
  next: { arrival: "2026-12-11", departure: "2026-12-13" },
  skipped: {},
  createdAt: 0,
};

test.each<[Partial<Calendar>, string]>([
  [{}, "4 stays, the next Fri 11 to Sun 13 Dec."],
  [{ stays: 1, blocks: 1 }, "1 stay, the next Fri 11 to Sun 13 Dec. 1 blocked period."],
  [{ stays: 0, next: null, blocks: 3 }, "No stays ahead. 3 blocked periods."],
  [
    { stays: 0, next: null, skipped: { "no day": 1 } },
    "No stays ahead. 1 entry was left out: we cannot read which days are meant. Add the stay by hand if it is a guest.",
  ],
])("what was read of %j", (more, sentence) =>
  expect(describeCalendar({ ...calendar, ...more })).toBe(sentence),
);

test.each<[Partial<Calendar>, string]>([
  [{}, "Airbnb. Read 12 minutes ago, 4 stays"],
  [{ stays: 1, blocks: 1 }, "Airbnb. Read 12 minutes ago, 1 stay, 1 blocked period"],
  [{ stays: 0, lastReadAt: null }, "Airbnb. Not read yet"],
  [
    { name: "Main", stays: 0, skipped: { "no day": 2 } },
    "Main. Read 12 minutes ago, no stays ahead. 2 entries were left out",
  ],
])("the row of %j", (more, sentence) => {
  expect(formatReading({ ...calendar, ...more }, 12 * 60_000)).toContain(sentence);
});

test("a calendar is called by its name, its platform, or where it comes from", () => {
  expect(nameOfCalendar({ ...calendar, name: "Main" })).toBe("Main");
  expect(nameOfCalendar(calendar)).toBe("Airbnb");
  expect(nameOfCalendar({ ...calendar, platform: "other", host: "my.pms.example" })).toBe("my.pms.example");
});

test.each([
  [20_000, "just now"],
  [60_000, "1 minute ago"],
  [40 * 60_000, "40 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [72 * 3_600_000, "3 days ago"],
])("%i ms ago", (ms, text) => expect(formatAgo(1e12, 1e12 + ms)).toBe(text));
