import { expect, test } from "vitest";
import { exampleTextsFor } from "#sections/exampleTexts.ts";

test("the examples in empty fields are of the server's country", () => {
  expect(exampleTextsFor("AU")).toEqual({
    name: "Wānaka Lake House",
    propertyAddress: "7 Shore Street, Byron Bay, NSW, Australia",
    contact: "Mere, 021 555 010",
  });
  expect(exampleTextsFor("NZ").propertyAddress).toBe("Number and street, town, New Zealand");
  const texts = Object.values(exampleTextsFor("GB"));
  expect(texts.join()).not.toMatch(/Wānaka|Australia|021/);
  expect(texts).toContain("Number and street, town, United Kingdom");
});
