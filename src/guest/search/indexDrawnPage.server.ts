import { rareForm, type CachedPage } from "#guest/cachedPage.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import type { Language } from "#languages/languages.ts";
import { otherLanguageOf, vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex, type PassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** Returns the passages of a drawn page, ready to be searched for a query: the same as its script would find. */
export async function indexDrawnPage(page: CachedPage, query: string): Promise<PassageIndex> {
  const indexFor = await openDrawn((await rareForm(page, "plain")).toString());
  return indexFor(query);
}

/** Reads a page as it was drawn, and returns what makes its passages ready for a query: once for those of a language. */
export async function openDrawn(html: string): Promise<(query: string) => Promise<PassageIndex>> {
  const { language, passages, lexicon } = readDrawnPage(html);
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
