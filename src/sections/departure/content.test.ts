import { expect, test } from "vitest";
import { departure } from "#sections/departure/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("content from before there was a time is whole; blank steps are dropped", () => {
  expect(departure.schema.parse({ intro: "<p>Safe travels</p>", items: [" Dishes ", ""] })).toEqual({
    checkOutTime: undefined,
    intro: "<p>Safe travels</p>",
    items: ["Dishes"],
  });
});

test.each([
  [{ checkOutTime: "10am" }, { checkOutTime: "Write the time as HH:MM, for example 15:00." }],
  [
    { intro: 1, items: "Dishes" },
    { intro: "This must be text.", items: "This must be a list." },
  ],
  [{ items: [null] }, { "items.0": "This must be text." }],
])("%j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(departure, content)).toEqual(sentences);
});

test.each([
  [{}, true],
  [{ intro: "<p></p>", items: [" "] }, true],
  [{ checkOutTime: "10:00" }, false],
  [{ items: ["Dishes"] }, false],
])("%j is empty: %s", (content, empty) => {
  expect(departure.isEmpty(departure.schema.parse(content))).toBe(empty);
});
