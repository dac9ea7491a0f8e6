import { expect, test } from "vitest";
import { recommendations } from "#sections/recommendations/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("both lists take names alone or with a description, and drop what has no name", () => {
  const content = {
    restaurants: ["Kika", " "],
    activities: [{ name: " Roys Peak ", description: "Six hours" }, {}],
  };
  expect(recommendations.schema.parse(content)).toEqual({
    restaurants: [{ name: "Kika", description: "", category: "" }],
    activities: [{ name: "Roys Peak", description: "Six hours", category: "" }],
  });
});

test("either list may be missing", () => {
  const one = recommendations.schema.parse({ activities: ["Roys Peak"] });
  expect(one.restaurants).toEqual([]);
  expect(recommendations.isEmpty(one)).toBe(false);
  expect(recommendations.isEmpty(recommendations.schema.parse({}))).toBe(true);
});

test("a wrong entry is named by its list and place", () => {
  expect(refusalsOf(recommendations, { restaurants: {}, activities: ["a", { name: 1 }] })).toEqual({
    restaurants: "This must be a list.",
    "activities.1.name": "This must be text.",
  });
});
