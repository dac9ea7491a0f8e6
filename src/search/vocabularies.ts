import type { Language } from "#core/i18n/languages.ts";
import type { FullLexicon } from "#search/lexicon.ts";
import { newVocabulary, type Vocabulary } from "#search/vocabulary.ts";

/** The lexicon of each language, loaded on the first search in it. */
const loadLexicon: Record<Language, () => Promise<FullLexicon>> = {
  en: async () => (await import("#search/languages/english.ts")).english,
  "zh-Hans": async () => (await import("#search/languages/chineseSimplified.ts")).chineseSimplified,
  "zh-Hant": async () => (await import("#search/languages/chineseTraditional.ts")).chineseTraditional,
  ja: async () => (await import("#search/languages/japanese.ts")).japanese,
  ko: async () => (await import("#search/languages/korean.ts")).korean,
  de: async () => (await import("#search/languages/german.ts")).german,
  fr: async () => (await import("#search/languages/french.ts")).french,
  es: async () => (await import("#search/languages/spanish.ts")).spanish,
  it: async () => (await import("#search/languages/italian.ts")).italian,
  pt: async () => (await import("#search/languages/portuguese.ts")).portuguese,
  nl: async () => (await import("#search/languages/dutch.ts")).dutch,
  id: async () => (await import("#search/languages/indonesian.ts")).indonesian,
  ar: async () => (await import("#search/languages/arabic.ts")).arabic,
};

/** Returns the language of a tag on our page; English for an unknown one. */
export const languageOfTag = (tag: string): Language =>
  Object.hasOwn(loadLexicon, tag) ? (tag as Language) : "en"; // its keys are the languages

const loaded = new Map<Language, Promise<Vocabulary<FullLexicon>>>();

/** Returns the vocabulary of a language. A failed load is retried the next time. */
export function vocabularyOf(language: Language): Promise<Vocabulary<FullLexicon>> {
  const known = loaded.get(language);
  if (known) return known;
  const vocabulary = loadLexicon[language]().then((lexicon) => newVocabulary(language, lexicon));
  loaded.set(language, vocabulary);
  vocabulary.catch(() => loaded.delete(language));
  return vocabulary;
}

/** Returns the vocabularies of several languages, each once. */
export const vocabulariesOf = (languages: readonly Language[]): Promise<Vocabulary<FullLexicon>[]> =>
  Promise.all([...new Set(languages)].map(vocabularyOf));
