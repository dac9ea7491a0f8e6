import { expect, test } from "vitest";
import { toUnicodeForm } from "#core/unicodeForm.ts";
import { growthOf, LINEAR } from "#test/growth.ts";

const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;

test("a text has one form, however it was typed", () => {
  expect(toUnicodeForm("Wa\u0304naka", "NFC")).toBe("Wānaka");
  expect(toUnicodeForm("ﬁｎ Ŵ", "NFKD")).toBe("fin W\u0302");
});

test("of many marks on one letter 30 stay", () => {
  expect(toUnicodeForm(`a${"\u0301\u0327".repeat(50)}b`, "NFD")).toHaveLength(32);
});

test.each(forms)("marks without end are read in linear time: %s", (form) => {
  for (const marks of ["\u0301\u0327", "\u0301\uff9e"]) {
    const growth = growthOf(
      (size) => `a${marks.repeat(size)}`,
      (text) => toUnicodeForm(text, form),
      1000,
    );
    expect(growth).toBeLessThan(LINEAR);
  }
});
