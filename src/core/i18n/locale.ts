import { englishFormats, type Formats } from "#core/i18n/formats.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import { english, type Texts } from "#core/i18n/texts/english.ts";

/** The texts and formats of a language. */
export interface Locale {
  language: Language;
  texts: Texts;
  formats: Formats;
}

export const englishLocale: Locale = { language: DEFAULT_LANGUAGE, texts: english, formats: englishFormats };
