import { expect, test } from "vitest";
import { findGuidebooks, orderGuidebooks, type Order } from "#editor/dashboard/findGuidebooks.ts";

const property = (name: string, postalAddress: string | null, updatedAt: number, readySections: number) => {
  return { id: name, name, postalAddress, updatedAt, readySections, totalSections: 16 };
};
const properties = [
  property("Flat 10", "12 Beacon Point Road, Wānaka 9302", 1, 16),
  property("Flat 2", null, 3, 4),
  property("Lake House", "Hobart", 2, 9),
];
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name);
const found = (words: string) => namesOf(findGuidebooks(properties, words));
const arrivals = new Map([
  ["Lake House", "2026-11-27"],
  ["Flat 10", "2026-12-01"],
]);
const ordered = (order: Order) => namesOf(orderGuidebooks(properties, order, arrivals));

test("every word is looked for in name and address, without case and accents", () => {
  expect(found("")).toHaveLength(3);
  expect(found("WANAKA flat")).toEqual(["Flat 10"]);
  expect(found("flat hobart")).toEqual([]);
  expect(found("flat 2")).toEqual(["Flat 2"]);
});

test("the order is by last change, by name with its numbers, by next arrival, or by what is missing", () => {
  expect(ordered("changed")).toEqual(["Flat 2", "Lake House", "Flat 10"]);
  expect(ordered("name")).toEqual(["Flat 2", "Flat 10", "Lake House"]);
  expect(ordered("arrival")).toEqual(["Lake House", "Flat 10", "Flat 2"]);
  expect(ordered("missing")).toEqual(["Flat 2", "Lake House", "Flat 10"]);
});
