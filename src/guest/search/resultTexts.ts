import type { Language } from "#languages/languages.ts";
import { pluralOf } from "#languages/plural.ts";
import type { SearchTexts } from "#languages/searchTexts/english.ts";
import type { Found } from "#search/find.ts";

/** A longer question is cut. */
export const MAX_QUERY_LENGTH = 200;
/** So many passages are shown. */
export const MAX_RESULTS = 12;

/** Says how many passages were found. */
export function countText(
  found: number,
  { nothingFound, firstOf, found: forms }: SearchTexts,
  language: Language,
) {
  if (found === 0) return nothingFound;
  return found > MAX_RESULTS ? firstOf.replace("#", String(found)) : pluralOf(forms, found, language);
}

/** Names where a passage stands: its section, and the heading that it is under. */
export function placeOf({ passage: { title, heading } }: Found): string {
  return heading ? `${title.text} · ${heading.text}` : title.text;
}
