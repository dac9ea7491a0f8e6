import { expect, test } from "vitest";
import { isTimeZone } from "#stays/localTime.ts";
import {
  clocksOf,
  formatOtherClock,
  formatTimeZone,
  listTimeZones,
  momentInZone,
  zoneNamed,
} from "#stays/timeZones.ts";
import { zoneOfProperty } from "#stays/zoneOfProperty.ts";

test.each([
  ["New Zealand", "Otago 9305", "Pacific/Auckland"],
  ["Australia", "NSW 2000", "Australia/Sydney"],
  ["Australia", "Western Australia", "Australia/Perth"],
  ["Australia", "", null],
  ["United States", "Texas", null],
  ["", "NSW", null],
])("the zone of a property in %s, %s is %s", (country, state, zone) => {
  expect(zoneOfProperty({ country, state })).toBe(zone);
});

test("likely zones come first and once, and the server takes every one", () => {
  const zones = listTimeZones([null, "Pacific/Auckland", "Pacific/Auckland"]);
  expect(zones[0]).toBe("Pacific/Auckland");
  expect(zones.filter((zone) => zone === "Pacific/Auckland")).toHaveLength(1);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test("a zone is named by its place", () => {
  expect(formatTimeZone("Australia/Lord_Howe")).toBe("Lord Howe (Australia)");
  expect(formatTimeZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina (America)");
  expect(formatTimeZone("UTC")).toBe("UTC");
});

test.each([
  ["Auckland (Pacific)", "Pacific/Auckland"],
  [" auckland ", "Pacific/Auckland"],
  ["Europe/London", "Europe/London"],
  ["Leeds", null],
  ["", null],
])("%j in the list is %s", (text, zone) => {
  expect(zoneNamed(text, listTimeZones([]))).toBe(zone);
});

test("a clock is named where it shows another time than the reader's", () => {
  const winter = Date.parse("2026-06-10");
  const summer = Date.parse("2026-12-10");
  expect(formatOtherClock("Australia/Brisbane", summer, "Australia/Sydney")).toBe("Brisbane time");
  expect(formatOtherClock("Australia/Brisbane", winter, "Australia/Sydney")).toBeNull();
  expect(formatOtherClock("Australia/Sydney", summer, "Australia/Sydney")).toBeNull();
  expect(formatOtherClock(null, summer, "Australia/Sydney")).toBeNull();
});

test("a clock that all properties share is named once, and none that is the reader's", () => {
  const named = (...zones: (string | null)[]) =>
    clocksOf(zones, Date.parse("2026-12-10"), "Australia/Sydney");
  expect(named("Pacific/Auckland", "Pacific/Auckland")).toEqual({ shared: "Auckland time", differ: false });
  expect(named("Pacific/Auckland", null)).toEqual({ shared: "Auckland time", differ: false });
  expect(named(null)).toEqual({ shared: null, differ: false });
  expect(named("Pacific/Auckland", "Australia/Sydney")).toEqual({ shared: null, differ: true });
  expect(named("Australia/Sydney", "Australia/Melbourne")).toEqual({ shared: null, differ: false });
});

test.each([
  ["2026-11-28T23:59", "Pacific/Auckland", "2026-11-28T10:59:00Z"],
  ["2026-07-01T00:00", "Pacific/Auckland", "2026-06-30T12:00:00Z"],
  // Clocks go back an hour at 3 am on 5 April and forward an hour at 2 am on 27 September.
  ["2026-04-05T01:30", "Pacific/Auckland", "2026-04-04T12:30:00Z"],
  ["2026-04-05T09:00", "Pacific/Auckland", "2026-04-04T21:00:00Z"],
  ["2026-09-27T09:00", "Pacific/Auckland", "2026-09-26T20:00:00Z"],
  ["2026-01-05T00:00", "America/St_Johns", "2026-01-05T03:30:00Z"],
])("%s in %s is %s", (local, zone, moment) => {
  expect(momentInZone(local, zone)).toBe(Date.parse(moment));
});

test("what is no local time has no moment", () => {
  expect(momentInZone("tomorrow", "Pacific/Auckland")).toBeNaN();
});
