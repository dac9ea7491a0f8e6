import type { Language } from "#core/i18n/languages.ts";
import { pluralOf } from "#core/i18n/plural.ts";
import type { SearchTexts } from "#core/i18n/searchTexts/english.ts";
import type { Found } from "#search/find.ts";

/** A longer query is cut. */
export const MAX_QUERY_LENGTH = 200;

export const countText = (found: number, say: SearchTexts, language: Language) =>
  found === 0 ? say.nothingFound : pluralOf(say.found, found, language);

/** Formats where a passage is: its section, and its heading. */
export function placeOf({ passage: { title, heading } }: Found): string {
  return heading ? `${title.text} · ${heading.text}` : title.text;
}
