import { expect, test } from "vitest";
import { fold, foundIn } from "#guest/script/finding.ts";

const places = [
  { title: "WiFi", text: "" },
  { title: "WiFi", text: "The router is in the hall cupboard." },
  { title: "Places To Eat", text: "" },
  {
    title: "Places To Eat",
    text: "Coffee down a lane off Helwick Street in Wānaka, open from early morning to late afternoon.",
  },
];
const search = (words: string) => foundIn(places, fold(words).split(" "));

test("accents and case do not matter", () => {
  expect(search("wanaka")).toHaveLength(1);
  expect(search("WĀNAKA")[0]?.match).toBe("Wānaka");
});

test("a section whose title matches comes first, and what it holds follows where its text matches too", () => {
  expect(search("wifi").map(({ place }) => place.text)).toEqual([""]);
  expect(search("router")[0]).toMatchObject({
    before: "The ",
    match: "router",
    after: " is in the hall cupboard.",
  });
});

test("what begins with the word comes before what mentions it", () => {
  const two = [
    { title: "Check Out", text: "Leave the ashes in the wood burner." },
    { title: "How-To Guides", text: "Wood burner" },
  ];
  expect(foundIn(two, ["wood"]).map(({ place }) => place.title)).toEqual(["How-To Guides", "Check Out"]);
});

test("every word has to be there, in text or title", () => {
  expect(search("eat coffee")).toHaveLength(1);
  expect(search("eat surfboard")).toHaveLength(0);
});

test("a long text is shown around the match, cut between words", () => {
  const [found] = search("helwick");
  expect(found?.after.endsWith("…")).toBe(true);
  expect(found?.before).toBe("Coffee down a lane off ");
});
