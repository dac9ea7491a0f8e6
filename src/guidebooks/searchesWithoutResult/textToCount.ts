import { toUnicodeForm } from "#core/unicodeForm.ts";
import type { PassageIndex } from "#search/passageIndex.ts";
import { readQuery, type Wish } from "#search/query.ts";
import { splitWords } from "#search/textWords.ts";
import type { Vocabulary } from "#search/vocabulary.ts";

/** The maximum number of characters of a counted search. */
const MAX_LENGTH = 60;

/** Returns the counted part of a search, 60 letters at most: no emails, URLs, words with a digit. */
export function textToCount(query: string): string {
  const plain = toUnicodeForm(query, "NFKC")
    .toLowerCase()
    .replaceAll(/\S*@\S*/g, " ")
    .replaceAll(/\S*(?:\/\/|www\.|\.[a-z]{2,}\b)\S*/g, " ")
    .replaceAll(/\S*\p{N}\S*/gu, " ")
    .replaceAll(/[^\p{L}\p{M}'’-]+/gu, " ");
  let text = "";
  for (const word of plain.split(" ").filter((one) => /\p{L}/u.test(one))) {
    const longer = text === "" ? word : `${text} ${word}`;
    if (longer.length > MAX_LENGTH) break;
    text = longer;
  }
  return text || plain.trim().slice(0, MAX_LENGTH);
}

/**
 * Returns whether all words of a text are in our vocabulary or in the guidebook, in the same form: then it contains
 * no guest's name. A stem is not enough, or the name Müller would match the German "Müll" (waste).
 */
export function isKnownText(text: string, { passages, vocabularies }: PassageIndex): boolean {
  const phrases = passages.flatMap((passage) => [passage.text, passage.title, passage.heading ?? []].flat());
  const own = new Set(phrases.flatMap(({ words }) => words.map(({ form }) => form)));
  const isKnownWord = (at: number) =>
    vocabularies.some((vocabulary) => {
      const form = splitWords(text, vocabulary)[at]?.form ?? "";
      return own.has(form) || formsOf(vocabulary).has(form);
    });
  const words = vocabularies[0] ? splitWords(text, vocabularies[0]) : [];
  const isKnownRun = ({ needs, isSigns, text: run }: Wish) =>
    !isSigns || needs.size > 0 || (run.length > 1 && phrases.some((phrase) => phrase.text.includes(run)));
  return (
    words.every(({ isSign }, at) => isSign || isKnownWord(at)) &&
    readQuery(text, vocabularies).every(isKnownRun)
  );
}

const formsRead = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Returns the words of our vocabulary in a language, as they are written. */
function formsOf(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = formsRead.get(vocabulary);
  if (known) return known;
  const listed = Object.values(vocabulary.lexicon.needs).flatMap((words) => splitWords(words, vocabulary));
  const forms = new Set([...listed.map(({ form }) => form), ...vocabulary.stopWords]);
  formsRead.set(vocabulary, forms);
  return forms;
}
