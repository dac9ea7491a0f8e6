import type { Language } from "#core/i18n/languages.ts";
import { pluralOf } from "#core/i18n/plural.ts";
import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";

/** A longer query is cut. */
export const MAX_QUERY_LENGTH = 200;

export const countText = (found: number, say: SearchTexts, language: Language) =>
  found === 0 ? say.nothingFound : pluralOf(say.found, found, language);
