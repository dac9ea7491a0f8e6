import { expect, test } from "vitest";
import { isTimeZone } from "#stays/localTime.ts";
import { formatTimeZone, timeZoneChoice, zoneOfProperty } from "#editor/access/timeZones.ts";

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
  const { suggested, others } = timeZoneChoice([null, "Pacific/Auckland", "Pacific/Auckland"]);
  expect(suggested).toEqual(["Pacific/Auckland"]);
  expect(others).not.toContain("Pacific/Auckland");
  expect([...suggested, ...others].filter((zone) => !isTimeZone(zone))).toEqual([]);
});

test("a zone is said by its place", () => {
  expect(formatTimeZone("Australia/Lord_Howe")).toBe("Lord Howe (Australia)");
  expect(formatTimeZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina (America)");
  expect(formatTimeZone("UTC")).toBe("UTC");
});
