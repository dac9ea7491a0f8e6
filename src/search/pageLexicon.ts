import type { Language } from "#core/i18n/languages.ts";
import type { FullLexicon, Lexicon } from "#search/lexicon.ts";
import { mentionsIn } from "#search/mentions.ts";
import { needs, type Need } from "#search/needs.ts";
import type { Passage } from "#search/passage.ts";
import { splitWords } from "#search/textWords.ts";
import { vocabularyOf } from "#search/vocabularies.ts";
import { newVocabulary, readTerms, writeTerms, type Vocabulary } from "#search/vocabulary.ts";

/** The vocabularies of a page: its language first, then the subset of another. */
type PageVocabularies = readonly [Vocabulary<FullLexicon>, ...Vocabulary[]];

const PART = "|";
const NEED = ";";
/** A meaningless word that a page has this often is common in questions. */
const MIN_TIMES = 3;

const all = Object.keys(needs) as Need[]; // Object.keys forgets the key type

/** Writes the part of a lexicon that a page's passages need, for guests in another language (Search 3). */
export function writePageLexicon(passages: readonly Passage[], vocabulary: Vocabulary): string {
  const phrases = passages.flatMap(({ title, heading, text }) => [
    title,
    text,
    ...(heading ? [heading] : []),
  ]);
  const mentioned = new Map<Need, Set<string>>();
  const silent = new Map<string, number>();
  const between = new Set<string>();
  for (const { text, language } of phrases) {
    if (language !== vocabulary.language) continue;
    const words = splitWords(text, vocabulary);
    for (const { need, term, places } of mentionsIn(words, vocabulary)) {
      mentioned.set(need, (mentioned.get(need) ?? new Set()).add(term));
      for (const { form } of words.slice(places[0], places.at(-1))) between.add(form);
    }
    for (const { form } of words)
      if (vocabulary.stopWords.has(form)) silent.set(form, (silent.get(form) ?? 0) + 1);
  }
  const lists = all.map((need) => {
    const here = mentioned.get(need);
    const terms = here ? readTerms(vocabulary.lexicon.needs[need] ?? "", vocabulary) : [];
    return writeTerms(terms.filter(({ term, isQueryOnly }) => !isQueryOnly && here?.has(term)));
  });
  const stopWords = [...silent].filter(([form, times]) => times >= MIN_TIMES || between.has(form));
  return [vocabulary.lexicon.endings, stopWords.map(([form]) => form).join(" "), lists.join(NEED)].join(PART);
}

function readPageLexicon(text: string): Lexicon {
  const [endings = "", stopWords = "", lists = ""] = text.split(PART);
  const read = lists.split(NEED).map((terms, at) => [all[at], terms]);
  return { endings, stopWords, needs: Object.fromEntries(read) as Lexicon["needs"] }; // written by index of the need
}

export async function vocabulariesOfPage(
  language: Language,
  other: { language: Language; text: string } | null,
): Promise<PageVocabularies> {
  const own = await vocabularyOf(language);
  return other ? [own, newVocabulary(other.language, readPageLexicon(other.text))] : [own];
}

/** Returns the host's language for a query in it, for which the subset is not enough; else null. */
export function otherLanguageOf(query: string, [own, other]: PageVocabularies): Language | null {
  const known = ({ stopWords, forms, ...speech }: Vocabulary) =>
    splitWords(query, speech).filter(({ form }) => stopWords.has(form) || forms.has(form)).length;
  return other && known(other) > known(own) ? other.language : null;
}
