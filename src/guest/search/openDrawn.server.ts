import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { otherLanguageOf, vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex, type PassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** Returns the index of a drawn page for a query, built once for each language of queries. */
export type DrawnIndex = (query: string) => Promise<PassageIndex>;

/** Reads a drawn page, to be searched as its script would. */
export async function openDrawn(html: string): Promise<DrawnIndex> {
  const { language, passages: drawn, lexicon } = readDrawnPage(html);
  const passages = boundPassages(drawn);
  const vocabularies = await vocabulariesOfPage(language, lexicon);
  const indexes = new Map<Language | null, Promise<PassageIndex>>();
  return (query) => {
    const other = otherLanguageOf(query, vocabularies);
    const known = indexes.get(other);
    if (known) return known;
    const all = other ? vocabulariesOf([language, other]) : Promise.resolve(vocabularies);
    const index = all.then((some) => newPassageIndex(passages, some));
    indexes.set(other, index);
    return index;
  };
}
