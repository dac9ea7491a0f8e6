import { boundPassages } from "#guest/search/boundPassages.server.ts";
import { readDrawnPage } from "#guest/search/drawnPassages.server.ts";
import { LEXICON } from "#guest/search/pagePassages.ts";
import type { Language } from "#core/i18n/languages.ts";
import { writePageLexicon } from "#search/pageLexicon.ts";
import { vocabularyOf } from "#search/vocabularies.ts";

/** Longer pages get no vocabulary: reading one delays all others. A filled page has a quarter of it. */
const MAX_CHARACTERS = 300_000;

/** Adds the vocabulary of the host's language to a page in another language that has texts in it (Search 3). */
export async function addLexicon(html: string, hostLanguage: Language): Promise<string> {
  if (html.length > MAX_CHARACTERS) return html;
  const { language, passages } = readDrawnPage(html);
  const isHosts = passages.some(({ title, text }) =>
    [title, text].some((one) => one.language === hostLanguage),
  );
  if (language === hostLanguage || !isHosts) return html;
  // Letters, digits and separators: nothing that an attribute has to escape.
  const text = writePageLexicon(boundPassages(passages), await vocabularyOf(hostLanguage));
  const end = html.lastIndexOf("</body>");
  const holder = `<div hidden="" lang="${hostLanguage}" ${LEXICON}="${text}"></div>`;
  return html.slice(0, end) + holder + html.slice(end);
}
