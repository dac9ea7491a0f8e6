import { englishFormats, type Formats } from "#core/i18n/formats.ts";
import { DEFAULT_LANGUAGE, directionOf, type Language } from "#core/i18n/languages.ts";
import { pluralOf, type PluralForms } from "#core/i18n/plural.ts";
import { english, type Texts } from "#core/i18n/texts/english.ts";

/** The texts and formats of a language. */
export interface Locale {
  language: Language;
  texts: Texts;
  formats: Formats;
}

export const spokenEnglish: Locale = {
  language: DEFAULT_LANGUAGE,
  texts: english,
  formats: englishFormats,
};

interface Page {
  spoken: Locale;
  /** The language of the host's texts. */
  host: Locale;
  /** The host's texts that are translated into the page's language. */
  translated: ReadonlySet<string>;
}

const inEnglish: Page = { spoken: spokenEnglish, host: spokenEnglish, translated: new Set() };

/** Rendering is synchronous, so one module variable holds the page's language (docs/decisions/022). */
let page = inEnglish;

/**
 * Calls `draw` with a language for everything it renders. `translated` are the host's texts that exist in it. `draw`
 * must be synchronous.
 */
export function inLanguage<Drawn>(
  spoken: Locale,
  host: Locale,
  draw: () => Drawn,
  translated: ReadonlySet<string> = inEnglish.translated,
): Drawn {
  const before = page;
  page = { spoken, host, translated };
  try {
    return draw();
  } finally {
    page = before;
  }
}

/** Returns the product's texts in the language of the page being rendered; English by default. */
export const texts = (): Texts => page.spoken.texts;

export const formats = (): Formats => page.spoken.formats;

export const pageLanguage = (): Language => page.spoken.language;

/** Returns the product's texts in the guidebook's language, null when that is the page's (Languages 4). */
export const localTexts = (): Texts | null =>
  page.host.language === page.spoken.language ? null : page.host.texts;

interface WordsOfHost {
  lang?: Language;
  dir?: "ltr" | "rtl";
}

/**
 * Returns the language attributes of an element with a host's text: none when it is in the page's language, written or
 * translated.
 */
export function hostWords(text?: string): WordsOfHost {
  const { spoken, host, translated } = page;
  if (spoken.language === host.language) return {};
  if (text !== undefined && translated.has(text)) return {};
  const dir = directionOf(host.language);
  return { lang: host.language, ...(dir !== directionOf(spoken.language) && { dir }) };
}

/**
 * Returns the language attributes of a list of host's texts: on the list when all are in one language, else on each
 * entry.
 */
export function hostList(values: readonly string[]): {
  list: WordsOfHost;
  entry: (text: string) => WordsOfHost;
} {
  const { translated } = page;
  const isTranslated = values.some((text) => translated.has(text));
  return isTranslated ? { list: {}, entry: hostWords } : { list: hostWords(), entry: () => ({}) };
}

/** Formats a count, in the language of the page being rendered. */
export const counted = (forms: PluralForms, number: number): string =>
  pluralOf(forms, number, page.spoken.language);
