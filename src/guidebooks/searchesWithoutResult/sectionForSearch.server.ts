import { languages, type Language } from "#core/i18n/languages.ts";
import { rowOfNeed, type Need } from "#search/needs.ts";
import { readQuery } from "#search/query.ts";
import { vocabularyOf } from "#search/vocabularies.ts";
import type { SectionType } from "#sections/catalog.ts";

const OTHERWISE: SectionType = "howto";

/** Returns the section to answer a search in, by the guidebook's language, English, then the others. */
export async function sectionForSearch(text: string, own: Language): Promise<SectionType> {
  for (const language of new Set<Language>([own, "en", ...languages])) {
    const wishes = readQuery(text, [await vocabularyOf(language)]);
    const named = wishes.flatMap(({ needs }): Need[] => [...needs.keys()]);
    const need = named.find((one) => !rowOfNeed(one).isDetail);
    if (need) return rowOfNeed(need).sections[0];
  }
  return OTHERWISE;
}
