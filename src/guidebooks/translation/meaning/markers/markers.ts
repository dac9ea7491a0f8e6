import type { Language } from "#core/i18n/languages.ts";

/** Languages with markers: both Chinese scripts share a list. */
export type MarkerLanguage = Exclude<Language, "zh-Hans" | "zh-Hant"> | "zh";

/**
 * The expressions of a concept by language, separated by "|". `*` is the rest of a word, `_` the space or sign between
 * two words, `#` a number, `…` up to 40 characters within a sentence, `$` the end of a sentence.
 */
export type Expressions = Readonly<Record<MarkerLanguage, string>>;
