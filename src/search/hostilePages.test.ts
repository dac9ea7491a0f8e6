import { describe, expect, test } from "vitest";
import type { Language } from "#core/i18n/languages.ts";
import { findPassages } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";
import { growthOf, LINEAR } from "#test/growth.ts";
import { sampleOf } from "#test/quick.ts";

const SIZE = 2500;

const passage = (text: string, more: Partial<Passage> = {}, language: Language = "en"): Passage => ({
  section: "howto",
  title: { text: "How-to", language },
  heading: null,
  name: "",
  text: { text, language },
  isFirst: false,
  ...more,
});

describe("a page that is made to take long", () => {
  const pages: [string, (size: number) => Passage[]][] = [
    ["one word, repeated", (size: number) => [passage("a ".repeat(size))]],
    ["a pair of words, repeated", (size: number) => [passage("hair dryer ".repeat(size / 2))]],
    ["a need, repeated", (size: number) => [passage("wifi ".repeat(size))]],
    ["signs of one kind", (size: number) => [passage("水".repeat(size), {}, "ja")]],
    ["one long word", (size: number) => [passage("ab".repeat(size), {}, "de")]],
  ];
  test.each(sampleOf(pages, 2))("is searched in linear time: %s", async (_, passagesOf) => {
    const vocabularies = await vocabulariesOf(["en", "de", "ja"]);
    const search = (passages: Passage[]) => {
      const index = newPassageIndex(passages, vocabularies);
      return ["wifi", "hair dryer", "水 水 wifi wifi"].map((query) => findPassages(index, query));
    };
    expect(growthOf(passagesOf, search, SIZE)).toBeLessThan(LINEAR);
  });

  test("answers a query of one word, repeated", async () => {
    const index = newPassageIndex([passage("zq ".repeat(4 * SIZE))], await vocabulariesOf(["en"]));
    expect(findPassages(index, "zq ".repeat(66))).toHaveLength(1);
  });
});
