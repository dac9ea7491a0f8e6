import { expect, test } from "vitest";
import { property } from "#sections/property/content.ts";
import { refusalsOf } from "#test/shape.ts";

test("every part is trimmed and may be missing", () => {
  expect(property.schema.parse({ address: " 48 Lakeside Road ", city: "Wānaka\n" })).toEqual({
    propertyName: "",
    address: "48 Lakeside Road",
    city: "Wānaka",
    state: "",
    country: "",
  });
});

test("blank parts alone are empty", () => {
  expect(property.isEmpty(property.schema.parse({ city: " " }))).toBe(true);
  expect(property.isEmpty(property.schema.parse({ country: "Australia" }))).toBe(false);
});

test("each wrong part has its sentence", () => {
  expect(refusalsOf(property, { address: 48, city: ["Wānaka"], country: "a".repeat(81) })).toEqual({
    address: "This must be text.",
    city: "This must be text.",
    country: "Use at most 80 characters.",
  });
});
