import { expect, test } from "vitest";
import { oneLine, removeInvisible } from "#core/visibleText.ts";

test.each([
  ["a zero-width space", "Lake\u200bHouse", "LakeHouse"],
  ["a turn of the direction", "Lake \u202eesuoH", "Lake esuoH"],
  ["isolated directions", "\u2066Lake\u2069 House", "Lake House"],
  ["a byte order mark", "\ufeffLake House", "Lake House"],
  ["a soft hyphen", "Lake\u00adHouse", "LakeHouse"],
  ["tags", "Lake\u{e0041}\u{e007f}", "Lake"],
  ["a filler", "\u3164", ""],
  ["a joiner between Latin letters", "La\u200dke", "Lake"],
])("%s leaves", (_, text, seen) => {
  expect(removeInvisible(text)).toBe(seen);
});

test.each(["Wānaka 🏡", "👨‍👩‍👧 Family", "🏳️‍🌈", "👩🏽‍🍳", "می‌خواهم", "क्‍ष", "Ōtautahi"])("%s stays", (text) => {
  expect(removeInvisible(text)).toBe(text);
});

test("one line is left of several, without what nobody sees", () => {
  expect(oneLine(" Lake\u200b\r\n\tHouse\0 ")).toBe("Lake House");
});
