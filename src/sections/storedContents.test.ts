import { describe, expect, test } from "vitest";
import { sectionTypes } from "#sections/catalog.ts";
import { parseContent } from "#sections/section.ts";
import { storedContents } from "#test/storedContents.ts";

describe.each(sectionTypes)("stored content of %s", (type) => {
  test.each(storedContents[type].map((content, form) => [form, content] as const))(
    "is read in form %i without losing a word",
    (_form, content) => {
      const read = parseContent(type, content);
      expect(read.error).toBeUndefined();
      expect(textsIn(read.data)).toEqual(textsIn(content));
      expect(parseContent(type, JSON.parse(JSON.stringify(read.data))).data).toEqual(read.data);
    },
  );
});

/** All text in any order: a list item that was a string is an object now. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn).toSorted();
}
