import { expect, test } from "vitest";
import { namedFirst } from "#search/namedFirst.ts";
import type { Passage } from "#search/passage.ts";

const found = ["", "That Wānaka Tree", "Lake Hāwea", "Lakefront", "Diamond Lake"].map((name) => {
  const phrase = { text: name, language: "en" } as const;
  const passage: Passage = {
    section: "places",
    title: phrase,
    heading: null,
    name,
    text: phrase,
    isFirst: false,
  };
  return { passage };
});
const namesFor = (query: string) => namedFirst(found, query).map(({ passage }) => passage.name);

test.each([
  ["lake", ["Lake Hāwea", "Diamond Lake", "", "That Wānaka Tree", "Lakefront"]],
  [" LAKE  hawea ", ["Lake Hāwea", "", "That Wānaka Tree", "Lakefront", "Diamond Lake"]],
  ["where is the lake", ["", "That Wānaka Tree", "Lake Hāwea", "Lakefront", "Diamond Lake"]],
  ["?", ["", "That Wānaka Tree", "Lake Hāwea", "Lakefront", "Diamond Lake"]],
])("%j puts what is named so first, and leaves the rest in its order", (query, names) => {
  expect(namesFor(query)).toEqual(names);
});
