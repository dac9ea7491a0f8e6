import type { Language } from "#core/i18n/languages.ts";
import { readGuestNeeds, type NeedSource } from "#search/questions/guestNeed.ts";
import { newQuestionLexicon, type QuestionLexicon } from "#search/questions/questionIndex.ts";
import { vocabularyOf } from "#search/vocabularies.ts";

/** The languages with such a lexicon. It stays on the server: it is too large for a guest's phone. */
const load: Partial<Record<Language, () => Promise<NeedSource>>> = {
  en: async () => (await import("#search/questions/english.ts")).english,
  de: async () => (await import("#search/questions/german.ts")).german,
  fr: async () => (await import("#search/questions/french.ts")).french,
};

/** The languages whose questions it answers better than `findPassages` alone (docs/reference/measurements/answers.md). */
export const ANSWERED: readonly Language[] = ["en", "de", "fr"];

const loaded = new Map<Language, Promise<QuestionLexicon>>();

/** Returns the lexicon of a language, read once in a process; null where the language has none. */
export async function questionLexiconOf(language: Language): Promise<QuestionLexicon | null> {
  const source = load[language];
  if (!source) return null;
  const known = loaded.get(language);
  if (known) return known;
  const lexicon = readLexicon(language, source);
  loaded.set(language, lexicon);
  lexicon.catch(() => loaded.delete(language));
  return lexicon;
}

async function readLexicon(language: Language, source: () => Promise<NeedSource>): Promise<QuestionLexicon> {
  const { texts } = await source();
  return newQuestionLexicon(await vocabularyOf(language), texts.flatMap(readGuestNeeds));
}
