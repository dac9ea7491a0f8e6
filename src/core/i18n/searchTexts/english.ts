import type { PluralForms } from "#core/i18n/plural.ts";

/** Texts of the guidebook search in English; separate, since they load when a guest searches. `#` is a number. */
export const englishSearch = {
  clear: "Clear the search",
  results: "Search results",
  nothingFound: "Nothing found. Try another word.",
  found: { one: "# result", other: "# results" } as PluralForms,
  hostSees: "Your host sees what was not found, but not who looked for it.",
};

export type SearchTexts = typeof englishSearch;
