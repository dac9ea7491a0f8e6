import { expect, test } from "vitest";
import { list } from "#sections/list/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("older content held plain strings; readers get one form", () => {
  const items = [
    "Rippon",
    { name: "Kika", category: "Restaurant" },
    { name: "Pool", description: "25 m", extra: 1 },
  ];
  expect(list.schema.parse({ items })).toEqual({
    items: [
      { name: "Rippon", description: "", category: "" },
      { name: "Kika", description: "", category: "Restaurant" },
      { name: "Pool", description: "25 m", category: "" },
    ],
  });
});

test("words are trimmed, and what has no name is dropped", () => {
  const items = [
    "  Rippon ",
    "",
    "   ",
    { name: " ", description: "lost" },
    {},
    { name: " a ", category: " b " },
  ];
  expect(list.schema.parse({ items }).items).toEqual([
    { name: "Rippon", description: "", category: "" },
    { name: "a", description: "", category: "b" },
  ]);
});

test("content without items is an empty list", () => {
  expect(list.schema.parse({})).toEqual({ items: [] });
  expect(list.isEmpty({ items: [] })).toBe(true);
});

test.each([
  [{ items: "Rippon" }, { items: "This must be a list." }],
  [{ items: { 0: "Rippon" } }, { items: "This must be a list." }],
  [{ items: [7] }, { "items.0": "This must be text, or an object with a name." }],
  [{ items: ["a", null] }, { "items.1": "This must be text, or an object with a name." }],
  [
    { items: [{ name: 7, category: [] }] },
    { "items.0.name": "This must be text.", "items.0.category": "This must be text." },
  ],
  [{ items: ["a".repeat(201)] }, { "items.0.name": "Use at most 200 characters." }],
  [{ items: Array.from({ length: 201 }, () => "a") }, { items: "Use at most 200 entries." }],
  [undefined, { "": "This must be an object." }],
])("%.60j is refused with a sentence", (content, sentences) => {
  expect(refusalsOf(list, content)).toEqual(sentences);
});
