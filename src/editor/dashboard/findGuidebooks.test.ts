import { expect, test } from "vitest";
import { findGuidebooks, type Order } from "#editor/dashboard/findGuidebooks.ts";

const home = (name: string, postalAddress: string | null, updatedAt: number, readySections: number) => {
  return { name, postalAddress, updatedAt, readySections, totalSections: 16 };
};
const homes = [
  home("Flat 10", "12 Beacon Point Road, Wānaka 9302", 1, 16),
  home("Flat 2", null, 3, 4),
  home("Lake House", "Hobart", 2, 9),
];
const namesOf = (words: string, order: Order = "changed") =>
  findGuidebooks(homes, { words, order }).map(({ name }) => name);

test("every word is looked for in name and address, without case and accents", () => {
  expect(namesOf("")).toHaveLength(3);
  expect(namesOf("WANAKA flat")).toEqual(["Flat 10"]);
  expect(namesOf("flat hobart")).toEqual([]);
  expect(namesOf("flat 2")).toEqual(["Flat 2"]);
});

test("the order is by last change, by name with its numbers, or by what is least written", () => {
  expect(namesOf("", "changed")).toEqual(["Flat 2", "Lake House", "Flat 10"]);
  expect(namesOf("", "name")).toEqual(["Flat 2", "Flat 10", "Lake House"]);
  expect(namesOf("", "unfinished")).toEqual(["Flat 2", "Lake House", "Flat 10"]);
});
