import { expect, test } from "vitest";
import { textLinks } from "#sections/textLinks.ts";

const hrefs = (text: string) =>
  textLinks(text).flatMap((part) => (typeof part === "string" ? [] : [part.href]));

test.each([
  ["Open daily. Phone +64 3 443 1234.", ["tel:+6434431234"]],
  ["Ring (03) 9123 4567 or 0412-345-678 after hours", ["tel:0391234567", "tel:0412345678"]],
  ["Free: 1800 123 456", ["tel:1800123456"]],
  ["Phone 13 11 26.", ["tel:131126"]],
  ["Phone (02) 9298 3110.", ["tel:0292983110"]],
  ["Book at https://kika.example/table?for=2.", ["https://kika.example/table?for=2"]],
  ["Write to mere.h+lake@kika.example, or ring.", ["mailto:mere.h+lake@kika.example"]],
  ["The menu (www.kika.example)", ["https://www.kika.example"]],
])("%s leads to %s", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test.each([
  "Open 09:00 to 17:30",
  "08 00 - 17 00",
  "Closed from 01-06-2026",
  "About $10,000,000 of boats",
  "Postcode 0632",
  "Bus 0123",
  "Ask for flat 12 34 56.",
  "Open 7.30 am to 3 pm, since 1998.",
  "javascript:alert(1)",
])("%s leads nowhere", (text) => {
  expect(textLinks(text)).toEqual([text]);
});

test("every word of the text is kept, in order", () => {
  const text = "Ring 03 443 1234, or look at www.kika.example!";
  expect(
    textLinks(text)
      .map((part) => (typeof part === "string" ? part : part.text))
      .join(""),
  ).toBe(text);
});
