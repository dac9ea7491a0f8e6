/** The languages of guidebooks by BCP 47 tag, each with its native name (Languages 1). */
export const languageNames = {
  en: "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  ko: "한국어",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  id: "Bahasa Indonesia",
  ar: "العربية",
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as [Language, ...Language[]]; // Object.keys loses the key type

export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languageNames, tag);
}

/** Returns the language of a stored tag; the default for one that this version does not know. */
export const languageOr = (tag: string, otherwise: Language = DEFAULT_LANGUAGE): Language =>
  isLanguage(tag) ? tag : otherwise;

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
