import type { Language } from "#core/i18n/languages.ts";
import { isKind } from "#search/questions/guestNeed.ts";
import type { QuestionLexicon, Answered } from "#search/questions/questionIndex.ts";
import { evidenceIn, type Evidence } from "#search/questions/evidence.ts";
import type { LikelyNeeds } from "#search/questions/needModel.ts";
import { findPassages, marksAt, type Found } from "#search/find.ts";
import type { Passage } from "#search/passage.ts";
import type { IndexedPassage, PassageIndex } from "#search/passageIndex.ts";
import { splitWords } from "#search/textWords.ts";

/** What a question finds, and whether the need that it names is known. */
export interface Answer<P extends Passage = Passage> {
  found: Found<P>[];
  isNeedKnown: boolean;
}

/** How an answer is chosen; tried over the questions that were read (docs/reference/measurements/answers.md). */
export const CHOICE = {
  /** Weights of a passage's score: that it answers the need, has the question's words, and is found by `findPassages`. */
  need: 1,
  words: 0.2,
  found: 0.6,
  maxFound: 1.3,
  /** Evidence up to this says nothing: a single word that other passages have too. */
  weak: 0.2,
  /** Minimum score of an answer; further results have at least this share of the best score. */
  enough: 0.3,
  ofBest: 0.2,
  /** Below this score the sentences of a question are also answered one by one. */
  good: 0.5,
  /** A need that is this probable is what the guest means. */
  sure: 0.95,
  /** Evidence below this is none. */
  minEvidence: 0.45,
  /** What a passage keeps of its score where none answers the need: of a strict need, and of others. */
  unsaidStrict: 0.6,
  /** Of a need that the page's lexicon has only as a part of a wider one: a blender among pots and pans. */
  unsaidOwn: 0.35,
  unsaid: 0.85,
  /** The same where none answers what the question names, however it is intended. */
  unnamed: 0.8,
  /** Share of a section's name for its first passage. */
  title: 0.5,
};

/** Ends of a guest's sentences. */
const SENTENCE_END = /[.?!;\n]+/;

/** Answers a question with the passages that answer the need it names, best first. */
export function answerQuestion<P extends Passage>(
  index: PassageIndex<P>,
  answered: Answered,
  lexicon: QuestionLexicon,
  question: string,
): Answer<P> {
  const whole = answerSentence(index, answered, lexicon, question);
  const sentences = question.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  if (bestOf(whole) >= CHOICE.good || sentences.length < 2) return whole;
  const each = sentences.map((sentence) => answerSentence(index, answered, lexicon, sentence));
  return each.reduce((best, one) => (bestOf(one) > bestOf(best) ? one : best), whole);
}

const bestOf = ({ found }: Answer) => found[0]?.score ?? 0;

function answerSentence<P extends Passage>(
  index: PassageIndex<P>,
  answered: Answered,
  lexicon: QuestionLexicon,
  question: string,
): Answer<P> {
  const likely = lexicon.model.likelyNeeds(question);
  const [[surest, probability] = ["", 0]] = likely;
  const byWords = new Map(findPassages(index, question).map((found) => [found.passage, found]));
  const shares = sharesOfWords(index, question);
  const evidence = answered.map((needs) =>
    likely.reduce((sum, [name, times]) => sum + times * strengthOf(needs.get(name)), 0),
  );
  const isSure = probability > CHOICE.sure;
  const named = [...evidenceIn(lexicon.read(question), lexicon.names).keys()];
  const intended = isSure ? [surest, ...named] : named;
  const strict = intended.filter((name) => lexicon.needs.get(name)?.isStrict);
  const maxShareOf = (name: string) => Math.max(0, ...answered.map((needs) => needs.get(name)?.share ?? 0));
  const isNamedNowhere = named.length > 0 && named.every((name) => maxShareOf(name) < CHOICE.minEvidence);
  const isUnsaid = isSure && Math.max(0, ...evidence) < CHOICE.minEvidence;
  const factor = (isUnsaid ? CHOICE.unsaid : 1) * (isNamedNowhere ? CHOICE.unnamed : 1);
  const factorOf = (language: Language, needs: Answered[number] | undefined) => {
    // Kinds are named by their words: in another language they cannot be recognised.
    const applicable = language === lexicon.language ? strict : strict.filter((name) => !isKind(name));
    const isUnsaidHere =
      applicable.length > 0 &&
      applicable.every((name) => (needs?.get(name)?.share ?? 0) < CHOICE.minEvidence);
    if (!isUnsaidHere) return factor;
    const isOwn = applicable.every((name) => lexicon.needs.get(name)?.wider === null);
    return isOwn ? CHOICE.unsaidOwn : CHOICE.unsaidStrict;
  };
  const all = index.passages.map((indexed, at): Found<P> => {
    const found = byWords.get(indexed.passage);
    const byWord =
      CHOICE.words * (shares[at] ?? 0) + CHOICE.found * Math.min(CHOICE.maxFound, found?.score ?? 0);
    return {
      passage: indexed.passage,
      score: CHOICE.need * (evidence[at] ?? 0) + factorOf(indexed.text.language, answered[at]) * byWord,
      marks: found?.marks ?? marksAt(indexed.text, placesOf(likely, answered[at] ?? new Map())),
    };
  });
  const best = Math.max(...all.map(({ score }) => score));
  const found = all
    .filter(({ score }) => score >= Math.max(CHOICE.enough, CHOICE.ofBest * best))
    .toSorted((one, other) => other.score - one.score);
  return { found, isNeedKnown: isSure || named.length > 0 };
}

const strengthOf = (evidence: Evidence | undefined) =>
  Math.max(0, (evidence?.share ?? 0) - CHOICE.weak) / (1 - CHOICE.weak);

/** Returns where a passage answers the likeliest need that it answers. */
function placesOf(likely: LikelyNeeds, answered: Answered[number]): readonly number[] {
  const first = likely.find(([name]) => answered.has(name));
  return (first && answered.get(first[0])?.places) ?? [];
}

/** Returns which share of a question's words each passage has, rare ones counting more. */
function sharesOfWords({ passages, vocabularies }: PassageIndex, question: string): number[] {
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

const hasWord = ({ passage, text, heading, title }: IndexedPassage, stem: string): number =>
  text.stems.has(stem) || heading?.stems.has(stem)
    ? 1
    : passage.isFirst && title.stems.has(stem)
      ? CHOICE.title
      : 0;
