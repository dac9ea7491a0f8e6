import { expect, test } from "vitest";
import { calendarText, writeCalendar } from "#core/iCalendar.ts";

test("a text of a calendar begins no line of its own", () => {
  expect(calendarText("A;b,c\\d\r\nURL:x")).toBe("A\\;b\\,c\\\\d\\nURL:x");
});

test("a line has at most 75 bytes, and no character is cut", () => {
  const name = "Wānaka ".repeat(40).trim();
  const lines = writeCalendar({ product: "Porchlight", part: "Test" }, [`SUMMARY:${name}`]).split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(`SUMMARY:${name}\n`);
});
