import { rareForm, type CachedPage } from "#guest/cachedPage.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { otherLanguageOf, vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex, type PassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** Returns the passages of a drawn page, ready to be searched for a query: the same as its script would find. */
export async function indexDrawnPage(page: CachedPage, query: string): Promise<PassageIndex> {
  return indexDrawn((await rareForm(page, "plain")).toString(), query);
}

/** Returns the passages of a page as it was drawn, ready to be searched for a query. */
export async function indexDrawn(html: string, query: string): Promise<PassageIndex> {
  const { language, passages, lexicon } = readDrawnPage(html);
  const vocabularies = await vocabulariesOfPage(language, lexicon);
  const other = otherLanguageOf(query, vocabularies);
  return newPassageIndex(passages, other ? await vocabulariesOf([language, other]) : vocabularies);
}
