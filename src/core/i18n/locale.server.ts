import { formatsOf } from "#core/i18n/formats.ts";
import type { Language } from "#core/i18n/languages.ts";
import { englishLocale, type Locale } from "#core/i18n/locale.ts";
import type { Texts } from "#core/i18n/texts/english.ts";

/** Loaded from disk when a page needs the language (docs/decisions/022). */
const loadTexts: Record<Exclude<Language, "en">, () => Promise<Texts>> = {
  "zh-Hans": async () => (await import("#core/i18n/texts/chineseSimplified.ts")).chineseSimplified,
  "zh-Hant": async () => (await import("#core/i18n/texts/chineseTraditional.ts")).chineseTraditional,
  ja: async () => (await import("#core/i18n/texts/japanese.ts")).japanese,
  ko: async () => (await import("#core/i18n/texts/korean.ts")).korean,
  de: async () => (await import("#core/i18n/texts/german.ts")).german,
  fr: async () => (await import("#core/i18n/texts/french.ts")).french,
  es: async () => (await import("#core/i18n/texts/spanish.ts")).spanish,
  it: async () => (await import("#core/i18n/texts/italian.ts")).italian,
  pt: async () => (await import("#core/i18n/texts/portuguese.ts")).portuguese,
  nl: async () => (await import("#core/i18n/texts/dutch.ts")).dutch,
  id: async () => (await import("#core/i18n/texts/indonesian.ts")).indonesian,
  ar: async () => (await import("#core/i18n/texts/arabic.ts")).arabic,
};

const english = Promise.resolve(englishLocale);
const loaded = new Map<Language, Promise<Locale>>();

export function loadLocale(language: Language): Promise<Locale> {
  if (language === "en") return english;
  let spoken = loaded.get(language);
  if (!spoken) loaded.set(language, (spoken = loadSpoken(language)));
  return spoken;
}

async function loadSpoken(language: keyof typeof loadTexts): Promise<Locale> {
  return { language, texts: await loadTexts[language](), formats: formatsOf(language) };
}
