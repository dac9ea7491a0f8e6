import { englishFormats, type Formats } from "#core/i18n/formats.ts";
import { DEFAULT_LANGUAGE, directionOf, type Language } from "#core/i18n/languages.ts";
import { pluralOf, type PluralForms } from "#core/i18n/plural.ts";
import { english, type Texts } from "#core/i18n/texts/english.ts";

/** A language with all that a page needs of it. */
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
  /** What the host's own words are in. */
  host: Locale;
  /** What of them was translated into the page's language. */
  translated: ReadonlySet<string>;
}

const inEnglish: Page = { spoken: spokenEnglish, host: spokenEnglish, translated: new Set() };

/** A page is drawn in one go, without a wait: what is drawn meanwhile is of that page (docs/decisions/022). */
let page = inEnglish;

/**
 * Calls `draw` with a language for all that is drawn in it. `translated` are the host's words that are there in the page's
 * language. `draw` must not wait for anything.
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

/** Returns our words in the language of the page that is being drawn: English, unless it says otherwise. */
export const texts = (): Texts => page.spoken.texts;

export const formats = (): Formats => page.spoken.formats;

export const pageLanguage = (): Language => page.spoken.language;

/** Returns our words in the guidebook's language, null where that is the page's own (Languages 4). */
export const localTexts = (): Texts | null =>
  page.host.language === page.spoken.language ? null : page.host.texts;

interface WordsOfHost {
  lang?: Language;
  dir?: "ltr" | "rtl";
}

/**
 * Returns the attributes of an element that holds the host's words: none where they are in the page's language, because the
 * host wrote `text` in it or somebody translated it.
 */
export function hostWords(text?: string): WordsOfHost {
  const { spoken, host, translated } = page;
  if (spoken.language === host.language) return {};
  if (text !== undefined && translated.has(text)) return {};
  const dir = directionOf(host.language);
  return { lang: host.language, ...(dir !== directionOf(spoken.language) && { dir }) };
}

/**
 * Returns the attributes of a list of the host's words: once for the list where all of it is in one language, else for each
 * of its entries.
 */
export function hostList(values: readonly string[]): {
  list: WordsOfHost;
  entry: (text: string) => WordsOfHost;
} {
  const { translated } = page;
  const isTranslated = values.some((text) => translated.has(text));
  return isTranslated ? { list: {}, entry: hostWords } : { list: hostWords(), entry: () => ({}) };
}

/** Returns how many of what, in the language of the page that is being drawn. */
export const counted = (forms: PluralForms, number: number): string =>
  pluralOf(forms, number, page.spoken.language);
