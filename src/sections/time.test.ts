import { expect, test } from "vitest";
import { sayTime } from "#sections/time.ts";

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
  expect(sayTime(stored)).toBe(text);
});
