import { expect, test } from "vitest";
import { rules } from "#sections/rules/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("rules are trimmed and blank ones dropped, their order stays", () => {
  expect(rules.schema.parse({ rules: [" No shoes ", "", "  ", "No parties"] })).toEqual({
    rules: ["No shoes", "No parties"],
  });
});

test("blank rules alone are no rules", () => {
  expect(rules.isEmpty(rules.schema.parse({ rules: [" "] }))).toBe(true);
  expect(rules.isEmpty(rules.schema.parse({}))).toBe(true);
});

test.each([
  [{ rules: "No shoes" }, { rules: "This must be a list." }],
  [{ rules: ["a", 7] }, { "rules.1": "This must be text." }],
  [{ rules: [{ name: "a" }] }, { "rules.0": "This must be text." }],
  [{ rules: ["a".repeat(501)] }, { "rules.0": "Use at most 500 characters." }],
  [{ rules: Array.from({ length: 101 }, () => "a") }, { rules: "Use at most 100 entries." }],
])("%.60j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(rules, content)).toEqual(sentences);
});
