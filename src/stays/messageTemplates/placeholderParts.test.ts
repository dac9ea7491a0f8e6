import { expect, test } from "vitest";
import { placeholderAt, placeholderParts, placeholdersIn } from "#stays/messageTemplates/placeholderParts.ts";

const template = "Hello {name}, see {link} or {link}. {guest} {}";

test("the parts of a template are the template", () => {
  const parts = placeholderParts(template);
  expect(parts.map(({ text }) => text).join("")).toBe(template);
  expect(parts.map(({ name }) => name).filter((name) => name !== null)).toEqual([
    "name",
    "link",
    "link",
    "guest",
    "",
  ]);
  for (const { at, text } of parts) expect(template.slice(at, at + text.length)).toBe(text);
  expect(placeholderParts("")).toEqual([]);
});

test("each placeholder is named once, and only those that exist", () => {
  expect(placeholdersIn(template)).toEqual(["name", "link"]);
});

test("a placeholder is found before and after the cursor, an unknown one is plain words", () => {
  expect(placeholderAt(template, 12, "back")?.text).toBe("{name}");
  expect(placeholderAt(template, 6, "forward")?.text).toBe("{name}");
  expect(placeholderAt(template, 11, "back")).toBeNull();
  expect(placeholderAt(template, template.length, "back")).toBeNull();
});
