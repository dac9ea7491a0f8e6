import { expect, test } from "vitest";
import {
  formatBytes,
  formatDate,
  formatDateOfWeek,
  formatDay,
  formatDistance,
  formatMonthFirst,
  formatList,
  formatMinutes,
  formatMoment,
  formatMomentSince,
  formatShortDate,
  formatShortDates,
  formatTime,
} from "#core/format.ts";

test.each([
  ["15:00", "3 pm"],
  ["10:30", "10:30 am"],
  ["09:05", "9:05 am"],
  ["23:59", "11:59 pm"],
  ["12:00", "noon"],
  ["12:30", "12:30 pm"],
  ["00:00", "midnight"],
  ["00:15", "12:15 am"],
])("%s is said as %s", (stored, text) => {
  expect(formatTime(stored)).toBe(text);
});

test("a time past the end of a day is one of the next morning", () =>
  expect(formatMinutes(25 * 60 + 30)).toBe("1:30 am"));

test.each([
  [4, "10 m"],
  [345, "350 m"],
  [996, "1 km"],
  [1240, "1.2 km"],
  [80_400, "80 km"],
])("%d metres are %s", (metres, text) => expect(formatDistance(metres)).toBe(text));

test.each([
  [14_200, "14.2 kB"],
  [1_260_000, "1.26 MB"],
  [80_900_000_000, "80.9 GB"],
])("%d bytes are %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test("a list has one and, before its end", () => {
  expect(formatList(["Friday"])).toBe("Friday");
  expect(formatList(["Friday", "Saturday", "Sunday"])).toBe("Friday, Saturday and Sunday");
});

const afternoon = new Date(2025, 0, 5, 15, 20).getTime();

test.each([
  ["a day", formatDay(afternoon), "5 Jan 2025"],
  ["a moment, with its hour", formatMoment(afternoon), "5 Jan 2025, 3:20 pm"],
  ["a date", formatDate("2026-07-14"), "14 July 2026"],
  ["a date of a week", formatDateOfWeek("2026-12-08"), "Tuesday 8 December"],
  ["a date in a row", formatShortDate("2026-11-23"), "Mon 23 Nov"],
  ["two dates of one month", formatShortDates("2026-12-11", "2026-12-13", " to "), "Fri 11 to Sun 13 Dec"],
  ["two dates of two", formatShortDates("2026-11-28", "2026-12-02", " to "), "Sat 28 Nov to Wed 2 Dec"],
])("%s is written as Australians do", (_what, text, wanted) => expect(text).toBe(wanted));

test("a day of the dashboard is written as specified", () =>
  expect(formatMonthFirst(afternoon)).toBe("Jan 5, 2025"));

test("a moment of today has its hour, one of yesterday says so, an older one has its day", () => {
  const at = (day: number, hour: number) => new Date(2025, 0, day, hour, 2).getTime();
  expect(formatMomentSince(at(5, 9), at(5, 23))).toBe("9:02 am");
  expect(formatMomentSince(at(4, 23), at(5, 0))).toBe("yesterday, 11:02 pm");
  expect(formatMomentSince(at(3, 23), at(5, 0))).toBe("3 Jan 2025, 11:02 pm");
});
