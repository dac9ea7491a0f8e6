import { rareForm, type CachedPage } from "#guest/cachedPage.server.ts";
import { passagesOfPage } from "#guest/search/drawnPassages.server.ts";
import { newPassageIndex, type PassageIndex } from "#search/passageIndex.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";

/** Returns the passages of a drawn page, ready to be searched: the same as its script would find. */
export async function indexDrawnPage(page: CachedPage): Promise<PassageIndex> {
  const html = await rareForm(page, "plain");
  const passages = passagesOfPage(html.toString());
  const languages = passages.flatMap(({ title, text }) => [title.language, text.language]);
  return newPassageIndex(passages, await vocabulariesOf(languages));
}
