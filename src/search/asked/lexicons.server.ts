import type { Language } from "#core/i18n/languages.ts";
import { readAskedNeeds, type AskedSource } from "#search/asked/askedNeed.ts";
import { newAskedLexicon, type AskedLexicon } from "#search/asked/askedIndex.ts";
import { vocabularyOf } from "#search/vocabularies.ts";

/** The languages with such a lexicon. It stays on the server: it is too large for a guest's phone. */
const load: Partial<Record<Language, () => Promise<AskedSource>>> = {
  en: async () => (await import("#search/asked/english.ts")).english,
  de: async () => (await import("#search/asked/german.ts")).german,
};

const loaded = new Map<Language, Promise<AskedLexicon>>();

/** Returns the lexicon of a language, read once in a process; null where the language has none. */
export async function askedLexiconOf(language: Language): Promise<AskedLexicon | null> {
  const source = load[language];
  if (!source) return null;
  const known = loaded.get(language);
  if (known) return known;
  const lexicon = readLexicon(language, source);
  loaded.set(language, lexicon);
  lexicon.catch(() => loaded.delete(language));
  return lexicon;
}

async function readLexicon(language: Language, source: () => Promise<AskedSource>): Promise<AskedLexicon> {
  const { texts, frames } = await source();
  return newAskedLexicon(await vocabularyOf(language), texts.flatMap(readAskedNeeds), frames);
}
