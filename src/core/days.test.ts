import { describe, expect, onTestFinished, test } from "vitest";
import { addDays, dayInZone, nightsBetween } from "#core/days.ts";

test.each([
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", -1, "2026-12-31"],
  ["9999-12-31", 1, "+010000-01-01"],
])("from %s it is %i days to %s", (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(nightsBetween(from, to)).toBe(days);
});

describe("the day in a time zone", () => {
  const NEW_YEAR_IN_AUCKLAND = Date.UTC(2026, 11, 31, 11);

  test("is the one that a calendar at the property shows", () => {
    expect(dayInZone("Pacific/Auckland", NEW_YEAR_IN_AUCKLAND)).toBe("2027-01-01");
    expect(dayInZone("America/New_York", NEW_YEAR_IN_AUCKLAND)).toBe("2026-12-31");
  });

  test("does not depend on how a browser writes dates", () => {
    const { prototype } = Intl.DateTimeFormat;
    const before = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
    Object.defineProperty(prototype, "format", { get: () => () => "1/1/2027" });
    onTestFinished(() => void Object.defineProperty(prototype, "format", before));
    expect(dayInZone("Pacific/Auckland", NEW_YEAR_IN_AUCKLAND)).toBe("2027-01-01");
  });

  test("is that of the runtime where no zone is known", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(dayInZone(null, NEW_YEAR_IN_AUCKLAND)).toBe(dayInZone(timeZone, NEW_YEAR_IN_AUCKLAND));
  });
});
