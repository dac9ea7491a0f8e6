import { createContext, use } from "react";
import { directionOf, type Language } from "#core/i18n/languages.ts";
import { englishLocale, type Locale } from "#core/i18n/locale.ts";
import type { Texts } from "#core/i18n/texts/english.ts";
import type { CountryCode } from "#sections/countryNames.ts";

interface LanguageAttributes {
  lang?: Language;
  dir?: "ltr" | "rtl";
}

export interface Page extends Locale {
  /** The country for telephone numbers; null when unknown. */
  country: CountryCode | null;
  /** The product's texts in the guidebook's language, null when that is the page's (Languages 4). */
  localTexts: Texts | null;
  /** The language attributes of a host's text: none when it is in the page's language. */
  hostWords: (text?: string) => LanguageAttributes;
  /** The language attributes of a list: on it when all texts are in one language, else on each. */
  hostList: (values: readonly string[]) => {
    list: LanguageAttributes;
    entry: (text: string) => LanguageAttributes;
  };
}

interface PageParts {
  locale: Locale;
  host?: Locale;
  /** The host's texts that are translated into the page's language. */
  translated?: ReadonlySet<string> | undefined;
  country?: CountryCode | null;
}

export function newPage({ locale, host = locale, translated = new Set(), country = null }: PageParts): Page {
  const isLocal = host.language === locale.language;
  const direction = directionOf(host.language);
  const ofHost: LanguageAttributes = isLocal
    ? {}
    : { lang: host.language, ...(direction !== directionOf(locale.language) && { dir: direction }) };
  const hostWords = (text?: string) => (text !== undefined && translated.has(text) ? {} : ofHost);
  return {
    ...locale,
    country,
    localTexts: isLocal ? null : host.texts,
    hostWords,
    hostList: (values) =>
      values.some((text) => translated.has(text))
        ? { list: {}, entry: hostWords }
        : { list: ofHost, entry: () => ({}) },
  };
}

/** The page of hosts' screens: in English, without a country. */
export const englishPage = newPage({ locale: englishLocale });

/** Provided to the components of a guest page (docs/decisions/022); hosts' screens have its default. */
export const PageContext = createContext(englishPage);

export const usePage = (): Page => use(PageContext);
