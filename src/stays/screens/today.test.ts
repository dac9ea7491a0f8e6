import { expect, test } from "vitest";
import { dayIn } from "#stays/screens/today.ts";

test("a moment falls on the day of its zone", () => {
  const moment = Date.parse("2026-12-09T11:30:00Z");
  expect(dayIn("Pacific/Auckland", moment)).toBe("2026-12-10");
  expect(dayIn("America/Los_Angeles", moment)).toBe("2026-12-09");
});
