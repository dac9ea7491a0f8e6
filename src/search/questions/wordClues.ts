import type { NeedModel } from "#search/questions/needModel.ts";
import type { IndexedPassage, IndexedPhrase, PassageIndex } from "#search/passageIndex.ts";
import { splitWords } from "#search/textWords.ts";

/** How far a passage has the words of a question. */
interface WordClues {
  /** The share of them that it has, telling ones counting more. */
  share: number;
  /** The weight of the most telling one that it lacks. */
  missing: number;
}

/** Share of a word that is a part of another. */
const OF_PART = 0.8;
const MIN_PART = 5;
const OF_STOP_WORD = 0.5;
const MIN_RARITY = 0.1;

/** Returns which words of a question each passage has, the share unknown to page and phrases, and their number. */
export function wordCluesOf({ passages, vocabularies }: PassageIndex, question: string, model: NeedModel) {
  const ofPassages = passages.map((): WordClues => ({ share: 0, missing: 0 }));
  let unknown = 1;
  let questionLength = 0;
  for (const { stopWords, ...vocabulary } of vocabularies) {
    const stems = new Map(splitWords(question, vocabulary).map(({ stem, form }) => [stem, form]));
    const all = passages.length + 1;
    const words = Array.from(stems, ([stem, form]) => {
      const had = passages.map((passage) => hasWord(passage, stem));
      const times = had.filter((share) => share === 1).length;
      const rarity = Math.log(all / (times + 0.5)) / Math.log(2 * all);
      const specificity = model.specificityOf(stem);
      const weight =
        (stopWords.has(form) ? OF_STOP_WORD : 1) *
        (specificity ?? 1) ** 2 *
        (times > 0 ? Math.max(MIN_RARITY, rarity) : 1);
      return { had, weight, isUnknown: specificity === undefined && times === 0 };
    });
    questionLength = Math.max(questionLength, words.length);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) continue;
    const weightOfUnknown = words.reduce((sum, { weight, isUnknown }) => sum + (isUnknown ? weight : 0), 0);
    unknown = Math.min(unknown, weightOfUnknown / total);
    for (const [at, passage] of passages.entries()) {
      if (passage.text.language !== vocabulary.language && vocabularies.length > 1) continue;
      const lacks = words.map(({ had, weight }) => weight * (1 - (had[at] ?? 0)));
      const lacking = lacks.reduce((sum, one) => sum + one, 0);
      ofPassages[at] = { share: 1 - lacking / total, missing: Math.max(...lacks) };
    }
  }
  return { ofPassages, unknown, questionLength };
}

function hasWord({ text, heading }: IndexedPassage, stem: string): number {
  if (text.stems.has(stem) || heading?.stems.has(stem)) return 1;
  return hasPart(text, stem) || (heading && hasPart(heading, stem)) ? OF_PART : 0;
}

/** Returns whether a word begins or ends another: the Zecke of a Zeckenzange. */
function hasPart({ words }: IndexedPhrase, stem: string): boolean {
  if (stem.length < MIN_PART) return false;
  return words.some(({ stem: other }) => {
    const [part, whole] = stem.length < other.length ? [stem, other] : [other, stem];
    return part.length >= MIN_PART && part !== whole && (whole.startsWith(part) || whole.endsWith(part));
  });
}
