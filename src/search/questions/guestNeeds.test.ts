import { describe, expect, test } from "vitest";
import { english } from "#search/questions/english.ts";
import { french } from "#search/questions/french.ts";
import { german } from "#search/questions/german.ts";
import { readGuestNeeds, type GuestNeed } from "#search/questions/guestNeed.ts";
import { questionLexiconOf } from "#search/questions/lexicons.server.ts";
import { standardTypes } from "#sections/catalog.ts";

const sources = { en: english, de: german, fr: french };
const needsIn = (language: keyof typeof sources) => sources[language].texts.flatMap(readGuestNeeds);
const languages = ["en", "de", "fr"] as const;

/** The texts that several needs have, with their needs. */
function sharedBy(needs: readonly GuestNeed[], textsOf: (need: GuestNeed) => readonly string[], max: number) {
  const byText = new Map<string, string[]>();
  for (const need of needs)
    for (const text of new Set(textsOf(need))) byText.set(text, [...(byText.get(text) ?? []), need.name]);
  return Array.from(byText).filter(([, names]) => names.length > max);
}

describe.each(languages)("what guests ask for in %s", (language) => {
  const needs = needsIn(language);

  test("asks for one need with each phrase, and names three at most with each name", () => {
    expect(sharedBy(needs, ({ asks }) => asks, 1)).toEqual([]);
    expect(sharedBy(needs, ({ things }) => things, 3)).toEqual([]);
    expect(sharedBy(needs, ({ name }) => [name], 1)).toEqual([]);
  });

  test("is answered in sections that there are", () => {
    const types: readonly string[] = standardTypes;
    expect(needs.flatMap(({ sections }) => sections).filter((section) => !types.includes(section))).toEqual(
      [],
    );
  });

  test("has the same needs as in English", () => {
    const ofEnglish = needsIn("en").map(({ name }) => name);
    const isOne = (name: string) => !name.includes("/");
    expect(
      needs
        .map(({ name }) => name)
        .filter(isOne)
        .toSorted(),
    ).toEqual(ofEnglish.filter(isOne).toSorted());
  });

  test("is told apart by the words of one phrase in four", async () => {
    const lexicon = await questionLexiconOf(language);
    const phrases = needs
      .flatMap(({ name, asks }) => asks.map((phrase) => ({ name, phrase })))
      .filter((_, at) => at % 4 === 0);
    const right = phrases.filter(({ name, phrase }) =>
      lexicon?.model
        .likelyNeeds(lexicon.features(phrase))
        .slice(0, 3)
        .some(([likely]) => likely === name),
    );
    expect(right.length / phrases.length).toBeGreaterThan(0.94);
  });
});

test.each([
  ["any way we could drop in a bit before three?", "earlyCheckin"],
  ["our terrier has hurt his paw", "vet"],
  ["all the sockets are dead since breakfast", "power"],
  ["does the price include breakfast?", "foodProvided"],
  ["do you happen to have a blender", "blender"],
])("%s", async (question, need) => {
  const lexicon = await questionLexiconOf("en");
  expect(lexicon?.model.likelyNeeds(lexicon.features(question))[0]?.[0]).toBe(need);
});
