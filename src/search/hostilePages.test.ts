import { describe, expect, test } from "vitest";
import type { Language } from "#languages/languages.ts";
import { findPassages } from "#search/find.ts";
import { MAX_FOUND, MAX_PASSAGES_OF_SECTION, MAX_WORDS_OF_SECTION } from "#search/limits.ts";
import type { Passage } from "#search/passage.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";
import { growthOf, LINEAR } from "#testing/growth.ts";

const passage = (text: string, more: Partial<Passage> = {}, language: Language = "en"): Passage => ({
  section: "howto",
  title: { text: "How-to", language },
  heading: null,
  text: { text, language },
  isFirst: false,
  ...more,
});

describe("a page that is made to take long", () => {
  test.each([
    ["one word, repeated", (size: number) => [passage("a ".repeat(size))]],
    ["a pair of words, repeated", (size: number) => [passage("hair dryer ".repeat(size / 2))]],
    ["a need, repeated", (size: number) => [passage("wifi ".repeat(size))]],
    ["signs of one kind", (size: number) => [passage("水".repeat(size), {}, "ja")]],
    ["one long word", (size: number) => [passage("ab".repeat(size), {}, "de")]],
    [
      "passages under one long heading",
      (size: number) => {
        const heading = { text: "a ".repeat(size), language: "en" as const };
        return Array.from({ length: size / 10 }, (_, at) => passage(`${at}`, { heading }));
      },
    ],
  ])("is searched in linear time: %s", async (_, passagesOf) => {
    const vocabularies = await vocabulariesOf(["en", "de", "ja"]);
    const search = (passages: Passage[]) => {
      const index = newPassageIndex(passages, vocabularies);
      return ["wifi", "hair dryer", "水 水 wifi wifi"].map((query) => findPassages(index, query));
    };
    expect(growthOf(passagesOf, search, MAX_WORDS_OF_SECTION / 4)).toBeLessThan(LINEAR);
  });

  test("has so many words and passages of each section searched, and all of the other sections", async () => {
    const passages = [
      passage("word ".repeat(MAX_WORDS_OF_SECTION + 50)),
      passage("The sauna is behind this."),
      ...Array.from({ length: MAX_PASSAGES_OF_SECTION + 50 }, () => passage("shelf", { section: "rules" })),
      passage("The kayak stands by the lake.", { section: "amenities" }),
    ];
    const index = newPassageIndex(passages, await vocabulariesOf(["en"]));
    const wordsOf = (section: string) =>
      index.passages
        .filter((one) => one.passage.section === section)
        .reduce((sum, { text }) => sum + text.words.length, 0);
    expect(wordsOf("howto")).toBe(MAX_WORDS_OF_SECTION);
    expect(wordsOf("rules")).toBe(MAX_PASSAGES_OF_SECTION);
    expect(findPassages(index, "sauna")).toEqual([]);
    expect(findPassages(index, "kayak")[0]?.passage.section).toBe("amenities");
    expect(findPassages(index, "shelf")).toHaveLength(MAX_FOUND);
  });

  test("answers a query of one word, repeated", async () => {
    const index = newPassageIndex(
      [passage("zq ".repeat(MAX_WORDS_OF_SECTION))],
      await vocabulariesOf(["en"]),
    );
    expect(findPassages(index, "zq ".repeat(66))).toHaveLength(1);
  });
});
