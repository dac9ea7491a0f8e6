import type { IndexedPassage, IndexedPhrase, PassageIndex } from "#search/passageIndex.ts";
import { splitWords } from "#search/textWords.ts";

/** Share of a section's name for its first passage, and of a word that is a part of another. */
const OF_TITLE = 0.5;
const OF_PART = 0.8;
const MIN_PART = 5;

/** Returns which share of a question's words each passage has, rare ones counting more. */
export function sharesOfWords({ passages, vocabularies }: PassageIndex, question: string): number[] {
  const shares = passages.map(() => 0);
  for (const vocabulary of vocabularies) {
    const words = splitWords(question, vocabulary).filter(({ form }) => !vocabulary.stopWords.has(form));
    const own = words.map(({ stem }) => {
      const times = passages.filter(
        ({ text, heading }) => text.stems.has(stem) || heading?.stems.has(stem),
      ).length;
      return { stem, weight: times > 0 ? Math.log((passages.length + 1) / times) : 1 };
    });
    const total = own.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) continue;
    for (const [at, passage] of passages.entries()) {
      if (passage.text.language !== vocabulary.language && vocabularies.length > 1) continue;
      const has = own.reduce((sum, { stem, weight }) => sum + weight * hasWord(passage, stem), 0);
      shares[at] = has / total;
    }
  }
  return shares;
}

function hasWord({ passage, text, heading, title }: IndexedPassage, stem: string): number {
  if (text.stems.has(stem) || heading?.stems.has(stem)) return 1;
  if (hasPart(text, stem) || (heading && hasPart(heading, stem))) return OF_PART;
  return passage.isFirst && title.stems.has(stem) ? OF_TITLE : 0;
}

/** Returns whether a word begins or ends another: the Zecke of a Zeckenzange. */
function hasPart({ words }: IndexedPhrase, stem: string): boolean {
  return words.some(({ stem: other }) => {
    const [part, whole] = stem.length < other.length ? [stem, other] : [other, stem];
    return part.length >= MIN_PART && part !== whole && (whole.startsWith(part) || whole.endsWith(part));
  });
}
