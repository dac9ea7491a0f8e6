import { expect, test } from "vitest";
import { findPassages } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { otherLanguageOf, vocabulariesOfPage, writePageLexicon } from "#search/pageLexicon.ts";
import { vocabulariesOf, vocabularyOf } from "#search/vocabularies.ts";

const passages = [
  ["howto", "The heat pump", "Press the sun on the remote and choose 21 degrees."],
  ["amenities", "Hair dryer", "It is in the second drawer, with the iron."],
  ["emergency", "Water", "Turn the water off at the valve under the sink."],
  ["departure", "Bins", "Put the rubbish at the end of the drive on Wednesday, and the recycling with it."],
].map(([section = "", heading = "", text = ""]): Passage => {
  const phrase = (words: string) => ({ text: words, language: "en" as const });
  const title = phrase(section);
  return { section, title, heading: phrase(heading), name: "", text: phrase(text), isFirst: true };
});

async function ofPage() {
  const text = writePageLexicon(passages, await vocabularyOf("en"));
  return { text, vocabularies: await vocabulariesOfPage("de", { language: "en", text }) };
}

test.each([
  "Heizung",
  "Wo kommt der Müll hin?",
  "Föhn",
  "Bügeleisen",
  "Wasser abstellen",
  "Sauna",
  "Waschmaschine",
])(
  "a guest who asks in another language than the host wrote finds with the page's own words the same: %s",
  async (query) => {
    const { vocabularies } = await ofPage();
    const whole = newPassageIndex(passages, await vocabulariesOf(["de", "en"]));
    expect(findPassages(newPassageIndex(passages, vocabularies), query)).toEqual(findPassages(whole, query));
  },
);

test("a page has the words that it uses, and no others", async () => {
  const { text } = await ofPage();
  for (const word of ["heat pump", "hair dryer", "rubbish", "recycling", "iron"])
    expect(text).toContain(word);
  for (const word of ["sauna", "trash", "heater"]) expect(text).not.toContain(word);
  expect(text).toMatch(/^[\p{L}\p{N} :;,|]+$/u);
});

test.each([
  ["Where does the rubbish go?", "en"],
  ["How do I turn on the heat pump?", "en"],
  ["Wie geht die Heizung an?", null],
  ["Föhn", null],
])("who writes in the host's language is understood with all of it: %s", async (query, language) => {
  expect(otherLanguageOf(query, (await ofPage()).vocabularies)).toBe(language);
});
