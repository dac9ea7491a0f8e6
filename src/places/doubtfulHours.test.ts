import { expect, test } from "vitest";
import { hasDoubtfulHours } from "#places/doubtfulHours.ts";
import type { Place } from "#places/place.ts";

const now = Date.parse("2026-11-01T00:00:00Z");
const cafe = (tags: Record<string, string>, asOf = now): Place => ({
  id: "osm:node/1",
  name: "Wick",
  category: "cafe",
  lat: 0,
  lon: 0,
  tags,
  source: "index",
  asOf,
});

test.each([
  ["fresh", { opening_hours: "Mo-Fr 07:00-15:00" }, now, false],
  ["no hours", {}, 0, false],
  ["a map of three years", { opening_hours: "Mo-Fr 07:00-15:00" }, Date.parse("2023-10-01"), true],
  [
    "an old map, checked since",
    { opening_hours: "07:00-15:00", "check_date:opening_hours": "2026-02-01" },
    Date.parse("2023-10-01"),
    false,
  ],
  ["a new map, checked long ago", { opening_hours: "07:00-15:00", check_date: "2019-02-01" }, now, true],
  ["a check in the future", { opening_hours: "07:00-15:00", check_date: "2031-02-01" }, now, false],
  ["8 am to 8 am and noon to 5 pm", { opening_hours: "08:00-08:00,12:00-17:00" }, now, true],
  ["a café around the clock", { opening_hours: "24/7" }, now, true],
  ["into the night", { opening_hours: "Mo-Su 18:00-02:00" }, now, false],
  ["a break at noon", { opening_hours: "08:00-12:00,13:00-17:00" }, now, false],
])("%s", (_, tags, asOf, doubtful) => expect(hasDoubtfulHours(cafe(tags, asOf), now)).toBe(doubtful));

test("a pharmacy may be open around the clock", () => {
  expect(hasDoubtfulHours({ ...cafe({ opening_hours: "24/7" }), category: "pharmacy" }, now)).toBe(false);
});
